"""Every theme file is complete, checkers are told apart by everyone, nonsense is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.ui.board.theme import (
    BoardTheme,
    Colour,
    Mark,
    ThemeError,
    load_theme,
    load_themes,
)

FOLDER = resource_path("boards")
THEMES = load_themes(FOLDER)
ENOUGH = 3.0


def luminance(colour: Colour) -> float:
    """Relative luminance after WCAG 2, 0 to 1."""
    channels = (int(colour[-6:][i : i + 2], 16) / 255 for i in (0, 2, 4))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio after WCAG 2, 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def grounds(theme: BoardTheme) -> dict[str, Colour]:
    """Everything that a checker may lie on."""
    return {
        "field": theme.field.light,
        "field edge": theme.field.dark,
        "odd point": theme.point_odd.light,
        "odd point tip": theme.point_odd.dark,
        "even point": theme.point_even.light,
        "even point tip": theme.point_even.dark,
        "bar": theme.frame.bar_light,
        "tray": theme.frame.tray,
    }


def test_there_are_the_promised_themes() -> None:
    assert {"classic", "slate", "maple", "clear", "contrast"} <= THEMES.keys()
    assert {theme.suits for theme in THEMES.values()} == {"dark", "light"}
    names = [theme.name for theme in THEMES.values()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("player", Player)
def test_checkers_stand_out_from_everything_they_lie_on(theme: BoardTheme, player: Player) -> None:
    checker = theme.checker(player)
    assert checker.rim_width >= 2
    for name, ground in grounds(theme).items():
        best = max(contrast(checker.face, ground), contrast(checker.rim, ground))
        assert best >= ENOUGH, (name, round(best, 2))


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_the_two_sides_differ_in_lightness(theme: BoardTheme) -> None:
    assert contrast(theme.checker_white.face, theme.checker_black.face) >= ENOUGH
    assert contrast(theme.die_white.light, theme.die_black.dark) >= ENOUGH


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_what_is_written_can_be_read(theme: BoardTheme) -> None:
    frame, marks = theme.frame, theme.marks
    pairs = [
        (frame.number, frame.light),
        (frame.number, frame.dark),
        (frame.tray_number, frame.tray),
        (marks.pill_text, marks.pill),
        (marks.message_text, marks.message),
        (theme.cube.pip, theme.cube.dark),
    ]
    for player in Player:
        pairs += [(theme.checker(player).text, theme.checker(player).face)]
        pairs += [(theme.die(player).pip, side) for side in (theme.die(player).light, theme.die(player).dark)]
    for ink, ground in pairs:
        assert contrast(ink, ground) >= 4.5, (ink, ground)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_the_keyboards_ring_shows_on_any_ground(theme: BoardTheme) -> None:
    assert contrast(theme.marks.focus, theme.marks.focus_edge) >= 7


@pytest.mark.parametrize("name", ["clear", "contrast"])
def test_the_sides_differ_in_more_than_colour(name: str) -> None:
    theme = THEMES[name]
    assert theme.checker_white.mark is not theme.checker_black.mark


def test_high_contrast_is_high() -> None:
    theme = THEMES["contrast"]
    assert contrast(theme.checker_white.face, theme.checker_black.face) == pytest.approx(21)
    assert min(theme.checker_white.rim_width, theme.checker_black.rim_width) >= 4


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """The classic theme with one thing replaced."""
    text = (FOLDER / "classic.toml").read_text(encoding="utf-8")
    assert text.count(old)
    path = tmp_path / "odd.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("texture = 0.5", "", r"odd\.field\.texture: missing"),
        ("[field]", "[field]\nglitter = 1", r"odd\.field\.glitter: unknown"),
        ('suits = "dark"', "", r"odd\.suits: missing"),
        ("grain = 0.7", "grain = 70", r"odd\.frame\.grain: 70"),
        ("grain = 0.7", 'grain = "much"', r"odd\.frame\.grain: 'much'"),
        ('edge = "#1c110a"', 'edge = "brown"', r"odd\.frame\.edge: 'brown'"),
        ('mark = "ring"', 'mark = "flower"', r"odd\.checker_white\.mark: 'flower'"),
        ('name = "Classic felt"', "name = 3", r"odd\.name: 3"),
        ('name = "Classic felt"', "name = [", r"odd\.toml: "),
    ],
)
def test_a_bad_theme_is_refused_by_the_name_of_the_key(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(ThemeError, match=said):
        load_theme(changed(tmp_path, old, new))


def test_a_section_that_is_no_section_is_refused(tmp_path: Path) -> None:
    text = (FOLDER / "classic.toml").read_text(encoding="utf-8")
    head, _, tail = text.partition("[cube]")
    path = tmp_path / "odd.toml"
    path.write_text("cube = 5\n" + head + tail[tail.index("[marks]") :], encoding="utf-8")
    with pytest.raises(ThemeError, match=r"odd\.cube: 5"):
        load_theme(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ThemeError, match=r"none\.toml"):
        load_theme(tmp_path / "none.toml")


def test_each_side_wears_its_own_colours(classic: BoardTheme) -> None:
    assert classic.checker(Player.WHITE) is classic.checker_white
    assert classic.checker(Player.BLACK) is classic.checker_black
    assert classic.die(Player.BLACK) is classic.die_black
    assert classic.checker_white.mark is Mark.RING
