"""The keys of the board itself, which are no actions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bgdesk.ui.dialogs.shortcuts_dialog import KeyGroup, KeyLine, key_groups


def board_keys() -> KeyGroup:
    """What the keys do while the keyboard is on the board."""
    translate = QCoreApplication.translate
    return KeyGroup(
        translate("BoardKeys", "On the board"),
        (
            KeyLine(translate("BoardKeys", "From the board to the usual next thing, and on"), "Tab"),
            KeyLine(
                translate("BoardKeys", "Walk from point to point, to the bar, trays, reserve, dice and cube"),
                "← → ↑ ↓",
            ),
            KeyLine(
                translate("BoardKeys", "What a click does there"), translate("BoardKeys", "Space, Enter")
            ),
            KeyLine(
                translate("BoardKeys", "What a right-click does there: play the other die"),
                translate("BoardKeys", "Shift+Space, Shift+Enter"),
            ),
            KeyLine(
                translate("BoardKeys", "Name a double, in the games that let you"),
                translate("BoardKeys", "1 to 6"),
            ),
        ),
    )


def all_keys() -> Sequence[KeyGroup]:
    """The board's keys and those of all actions."""
    return (board_keys(), *key_groups())
