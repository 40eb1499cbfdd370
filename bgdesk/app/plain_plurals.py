"""English plural forms where translations have not been compiled."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QTranslator

Forms = tuple[str, ...]


class PlainPlurals(QTranslator):
    """Knows the two forms of each counted text in the English ``.ts`` file ``path``, and nothing else."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path

    @cached_property
    def _forms(self) -> Mapping[tuple[str, str], Forms]:
        return _read(self._path)

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        forms = self._forms.get((context, source)) if n >= 0 else None
        return forms[0 if n == 1 else -1] if forms else None


def _read(path: Path) -> Mapping[tuple[str, str], Forms]:
    from xml.etree import ElementTree as ET

    if not path.exists():
        return {}
    return {
        (context.findtext("name", ""), message.findtext("source", "")): forms
        for context in ET.parse(path).getroot().iter("context")
        for message in context.iter("message")
        if (forms := tuple(form.text for form in message.iter("numerusform") if form.text))
    }
