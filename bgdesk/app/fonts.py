"""The typeface of window and board, shipped along so that every system shows the same."""

from __future__ import annotations

import logging
from functools import lru_cache

from PySide6.QtGui import QFont, QFontDatabase

from bgdesk.shipped import resource_path

WEIGHTS = ("Regular", "SemiBold", "Bold")
"""Those that are shipped; Qt itself slants what stands in italics."""

_log = logging.getLogger(__name__)


@lru_cache(maxsize=1)
def typeface() -> str | None:
    """The shipped family, loaded when first asked for; ``None`` where this system cannot read it."""
    families = [_loaded(f"Inter-{weight}.otf") for weight in WEIGHTS]
    if None in families:
        _log.warning("the shipped typeface cannot be read: %s", families)
    return families[0]


def dressed(font: QFont) -> QFont:
    """``font`` in the shipped typeface, with figures of equal width; its own one is for other scripts."""
    family = typeface()
    font = QFont(font)
    if family:
        font.setFamilies([family, *(name for name in font.families() if name != family)])
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def _loaded(name: str) -> str | None:
    number = QFontDatabase.addApplicationFont(str(resource_path("fonts", name)))
    return next(iter(QFontDatabase.applicationFontFamilies(number)), None)
