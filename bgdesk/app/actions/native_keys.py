"""Keys as they are called on macOS, in texts that call them as all other systems do."""

from __future__ import annotations

import re
import sys

from bgdesk.app.actions.table import MAC_KEYS

_MODIFIERS = {"Meta": "⌃", "Alt": "⌥", "Shift": "⇧", "Ctrl": "⌘"}
"""In the order in which they stand there."""
_SIGNS = {
    "Left": "←",
    "Right": "→",
    "Up": "↑",
    "Down": "↓",
    "Home": "↖",
    "End": "↘",
    "Backspace": "⌫",
    "Del": "⌦",
    "Enter": "↩",
}
_NAME = rf"F\d{{1,2}}|{'|'.join(_SIGNS)}|Space|Tab|[A-Z0-9,]"
_KEYS = re.compile(
    rf"(?<![\w+])(?:(?:Ctrl|Alt|Shift)\+)+(?:{_NAME})(?!\w)"
    r"|(?<=[*(])(?:Del|F11)(?=[*)])"
    r"|(?<=\*\*)(?:Ctrl|Alt|Shift)(?=\*\*)"
)
"""Keys with modifiers; those without that macOS lacks, and modifiers alone, where they are marked as keys."""


def in_native_keys(text: str, platform: str = sys.platform) -> str:
    """``text`` with the keys in it as ``platform`` has and writes them."""
    return _KEYS.sub(lambda found: mac_key(found[0]), text) if platform == "darwin" else text


def mac_key(key: str) -> str:
    """How ``key`` of all other systems is written on macOS."""
    *modifiers, name = MAC_KEYS.get(key, key).split("+")
    if name in _MODIFIERS:
        modifiers, name = [name], ""
    signs = (sign for modifier, sign in _MODIFIERS.items() if modifier in modifiers)
    return "".join(signs) + _SIGNS.get(name, name)
