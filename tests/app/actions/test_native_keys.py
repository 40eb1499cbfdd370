"""Keys in texts as macOS writes them, tried on any system."""

from __future__ import annotations

import re

import pytest

from bgdesk.app.actions.native_keys import in_native_keys
from bgdesk.shipped import resource_path


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Open (Ctrl+O), drop", "Open (⌘O), drop"),
        ("**Ctrl+Shift+Left**.", "**⇧⌘←**."),
        ("start page (Alt+Home)", "start page (⇧⌘H)"),
        ("**Errors** (Alt+5)", "**Errors** (⌘5)"),
        ("**Del** removes it, Remove (Del)", "**⌘⌫** removes it, Remove (⌘⌫)"),
        ("full screen (F11), (Shift+F7)", "full screen (⌃⌘F), (⇧F7)"),
        ("**Alt** or **Ctrl** the same", "**⌥** or **⌘** the same"),
        ("Delete, Alternative, F1, **E**, C+", "Delete, Alternative, F1, **E**, C+"),
    ],
)
def test_keys_are_written_as_there(text: str, expected: str) -> None:
    assert in_native_keys(text, "darwin") == expected
    assert in_native_keys(text, "linux") == text


def test_no_page_of_the_help_keeps_a_key_that_macos_lacks() -> None:
    for page in resource_path("help").glob("*.md"):
        text = in_native_keys(page.read_text(encoding="utf-8"), "darwin")
        assert not re.findall(r"\b(?:Ctrl|Alt|Shift)\b", text), page.name
