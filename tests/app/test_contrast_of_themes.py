"""Every text of the window can be read on every ground that it stands on."""

from __future__ import annotations

import pytest

from bgdesk.app.theme import WindowTheme, read_theme
from bgdesk.shipped import resource_path
from tests.contrast import READABLE, SEEN, contrast, laid_over

THEMES = [read_theme(path) for path in sorted(resource_path("themes").glob("*.toml"))]
GROUNDS = ("window", "panel", "raised", "field")
MUCH = 7.0
"""What WCAG calls enhanced (1.4.6)."""
PRESSED = ("hover", "line")
"""What a button looks like under the mouse."""

each_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def ratios(theme: WindowTheme, inks: tuple[str, ...], grounds: tuple[str, ...]) -> dict[str, float]:
    """The contrast of each pair, by what it is."""
    return {
        f"{ink} on {ground}": round(contrast(getattr(theme, ink), getattr(theme, ground)), 2)
        for ink in inks
        for ground in grounds
    }


def test_the_yardstick() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert laid_over("#80000000", "#ffffff") == "#7f7f7f"
    assert laid_over("#123456", "#ffffff") == "#123456"


@each_theme
def test_every_text_can_be_read(theme: WindowTheme) -> None:
    found = ratios(theme, ("text",), (*GROUNDS, *PRESSED))
    found |= ratios(theme, ("muted", "link", "warning", "bad", "good"), GROUNDS)
    found |= ratios(theme, ("muted",), ("hover",))
    found |= ratios(theme, ("accent_text",), ("accent", "accent_hover"))
    found |= ratios(theme, ("field",), ("focus",))
    assert {pair: ratio for pair, ratio in found.items() if ratio < READABLE} == {}


@each_theme
def test_what_is_disabled_and_the_ring_of_the_keyboard_can_be_seen(theme: WindowTheme) -> None:
    found = ratios(theme, ("disabled", "focus"), GROUNDS)
    assert {pair: ratio for pair, ratio in found.items() if ratio < SEEN} == {}


@pytest.mark.parametrize("name", ["light_contrast", "dark_contrast"])
def test_more_contrast_is_more(name: str) -> None:
    theme = next(theme for theme in THEMES if theme.name == name)
    found = ratios(theme, ("text", "muted", "link", "warning", "bad", "good"), GROUNDS)
    assert {pair: ratio for pair, ratio in found.items() if ratio < MUCH} == {}
