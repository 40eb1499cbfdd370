"""The font of everything written on the board, shipped along so that it looks the same everywhere."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QFont, QFontDatabase

from bgdesk.shipped import resource_path


@lru_cache(maxsize=1)
def _family() -> str:
    path = resource_path("fonts", "Inter-SemiBold.otf")
    families = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path)))
    return families[0] if families else QFont().family()


def board_font(pixels: float) -> QFont:
    """The board's font, ``pixels`` scene units high, unhinted so that it scales freely."""
    font = QFont(_family())
    font.setWeight(QFont.Weight.DemiBold)
    font.setPixelSize(max(1, round(pixels)))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
