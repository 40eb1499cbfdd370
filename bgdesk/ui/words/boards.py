"""What the boards are called."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.source_text import QT_TRANSLATE_NOOP

_NAMES: Mapping[str, str] = MappingProxyType(
    {
        #: Name of a board: how it looks, as the next ones. Stands below a small picture of it
        "classic": QT_TRANSLATE_NOOP("Boards", "Classic felt"),
        "walnut": QT_TRANSLATE_NOOP("Boards", "Walnut and leather"),
        "maple": QT_TRANSLATE_NOOP("Boards", "Maple"),
        "slate": QT_TRANSLATE_NOOP("Boards", "Slate"),
        "burgundy": QT_TRANSLATE_NOOP("Boards", "Burgundy tournament"),
        "clear": QT_TRANSLATE_NOOP("Boards", "Blue and orange (colour-blind safe)"),
        "midnight": QT_TRANSLATE_NOOP("Boards", "Yellow and violet (colour-blind safe)"),
        "contrast": QT_TRANSLATE_NOOP("Boards", "High contrast"),
    }
)


def board_name(board: str, written: str) -> str:
    """The name of ``board``; that which is ``written`` in its file where no other is known."""
    return QCoreApplication.translate("Boards", _NAMES[board]) if board in _NAMES else written
