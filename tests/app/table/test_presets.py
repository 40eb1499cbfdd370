"""Sets of rules by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.new_match import options_of
from bgdesk.app.table.presets import BUILT_IN, Preset, PresetShelf
from bgdesk.match.options import MONEY, MatchOptions, match_options

LENGTHS = {"match": 7, "money": MONEY, "any": 7}


def options(preset: Preset) -> MatchOptions:
    return options_of({**preset.values, table.LAST_LENGTH.key: LENGTHS[preset.play]}).locked()


def named(name: str) -> Preset:
    return next(preset for preset in BUILT_IN if preset.name == name)


def test_what_comes_with_the_program() -> None:
    assert options(named("Tournament")) == match_options(7)
    assert options(named("Serious money")) == match_options(MONEY)
    usual = options(named("Money with the usual rules"))
    assert (usual.jacoby, usual.max_chain, usual.automatic_doubles) == (True, 1, 1)
    club = options(named("Club with Holland"))
    assert (club.crawford, club.holland) == (True, True)
    assert not options(named("Casual without a cube")).has_cube


@pytest.mark.parametrize("preset", BUILT_IN, ids=lambda preset: preset.name)
def test_every_value_is_allowed(preset: Preset) -> None:
    assert all(table.TABLE[key].accepts(value) for key, value in preset.values.items())
    assert preset.is_in_force(preset.values)
    alike = [other.name for other in BUILT_IN if other.is_in_force(preset.values)]
    assert alike in ([preset.name], ["Tournament", "Serious money"])


def test_as_defaults_a_set_for_matches_says_nothing_about_money() -> None:
    assert table.JACOBY.key not in named("Tournament").defaults
    assert table.AUTOMATIC_DOUBLES.key not in named("Club with Holland").defaults
    assert table.CRAWFORD.key not in named("Serious money").defaults
    assert named("Casual without a cube").defaults == named("Casual without a cube").values


def test_ones_own_are_kept_renamed_and_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    shelf = PresetShelf(Settings(path))
    values: dict[str, Value] = {setting.key: setting.default for setting in table.RULES}
    shelf.save("Tuesday", values | {table.HOLLAND.key: True, table.PLAYER_NAME.key: "Ann"})
    shelf.save("club", values)
    [club, tuesday] = PresetShelf(Settings(path)).own()
    assert (club.name, tuesday.name) == ("club", "Tuesday")
    assert tuesday.values == values | {table.HOLLAND.key: True}
    shelf.rename(tuesday, "Abend · “Klub”")
    shelf.remove(club)
    [last] = PresetShelf(Settings(path)).own()
    assert (last.name, last.values, last.is_own) == ("Abend · “Klub”", tuesday.values, True)


def test_a_set_without_rules_is_never_in_force() -> None:
    assert not Preset("empty", {}, is_own=True).is_in_force({})
