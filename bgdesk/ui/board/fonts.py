"""The font of everything written on the board."""

from __future__ import annotations

from PySide6.QtGui import QFont

from bgdesk.app.fonts import dressed


def board_font(pixels: float) -> QFont:
    """The board's font, ``pixels`` scene units high, unhinted so that it scales freely."""
    font = dressed(QFont())
    font.setWeight(QFont.Weight.DemiBold)
    font.setPixelSize(max(1, round(pixels)))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
