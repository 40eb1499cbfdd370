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


def lab_keys() -> KeyGroup:
    """What the keys do on a board on which a position is set up."""
    translate = QCoreApplication.translate
    return KeyGroup(
        translate("BoardKeys", "Setting up a position"),
        (
            KeyLine(translate("BoardKeys", "So many checkers there"), "0-9"),
            KeyLine(
                translate("BoardKeys", "So many of the other colour"), translate("BoardKeys", "Shift+0-9")
            ),
            KeyLine(translate("BoardKeys", "One checker more there"), translate("BoardKeys", "Space, Enter")),
            KeyLine(translate("BoardKeys", "None there"), translate("BoardKeys", "Backspace")),
            KeyLine(translate("BoardKeys", "The other colour for digits and clicks"), "X"),
            KeyLine(translate("BoardKeys", "To the bar, to the tray"), "B, O"),
            KeyLine(translate("BoardKeys", "The other player on roll; choose the dice"), "T, D"),
            KeyLine(translate("BoardKeys", "Turn the cube on, back"), translate("BoardKeys", "C, Shift+C")),
            KeyLine(
                translate("BoardKeys", "The same for the other side; only the checkers change sides"),
                translate("BoardKeys", "M, Shift+M"),
            ),
            KeyLine(
                translate("BoardKeys", "The start of the game, an empty board"),
                translate("BoardKeys", "Z, Del"),
            ),
            KeyLine(translate("BoardKeys", "Try a move, or set up again"), "P"),
            KeyLine(
                translate("BoardKeys", "In the list of candidates: make that move"),
                translate("BoardKeys", "Space, Enter"),
            ),
            KeyLine(translate("BoardKeys", "Undo, redo"), translate("BoardKeys", "Ctrl+Z, Ctrl+Y")),
        ),
    )


def all_keys() -> Sequence[KeyGroup]:
    """The board's keys and those of all actions."""
    return (board_keys(), *key_groups(), lab_keys())
