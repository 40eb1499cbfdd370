"""A language made of the widest translation of each text: it shows at once where any may be cut."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QFontMetrics, QGuiApplication

_UNTOUCHED = ("QShortcut", "QGuiApplication")


class LongestText(QTranslator):
    """``languages`` are translators that are not installed themselves."""

    def __init__(self, languages: Sequence[QTranslator]) -> None:
        super().__init__()
        self._languages = languages
        self._widest = lru_cache(maxsize=None)(self._measured)

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        if context in _UNTOUCHED or not source:
            return None
        return self._widest(context, source, disambiguation, n)

    def _measured(self, context: str, source: str, disambiguation: str | None, n: int) -> str | None:
        texts = [one.translate(context, source, disambiguation, n) for one in self._languages]
        metrics = QFontMetrics(QGuiApplication.font())
        return max(filter(None, texts), key=metrics.horizontalAdvance, default=None)
