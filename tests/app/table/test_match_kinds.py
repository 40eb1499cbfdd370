"""What is chosen for one match stays with its kind; defaults belong to the settings."""

from __future__ import annotations

from pathlib import Path

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import AnySetting, Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_kinds import (
    RulesByKind,
    default_values,
    differences,
    kind_of,
    remember,
    values_to_begin_with,
)
from bgdesk.app.table.new_match import AGAINST_BOT, AGAINST_FRIEND
from bgdesk.app.table.quick_match import against_computer, against_friend
from bgdesk.engine.levels import DEFAULT_LEVEL
from bgdesk.match.dice.fair_dice import FAIR, MANUAL, SEEDED
from bgdesk.match.match_types import rotation_id
from bgdesk.match.options import MONEY

FOR_MONEY: dict[str, Value] = {table.LAST_LENGTH.key: MONEY}
HYPERGAMMON: dict[str, Value] = {table.LAST_VARIANT.key: "hypergammon"}
WITH_FRIEND: dict[str, Value] = {table.LAST_OPPONENT.key: AGAINST_FRIEND}
MURPHY: dict[str, Value] = {table.AUTOMATIC_DOUBLES.key: 1}


def play(settings: Settings, *changes: dict[str, Value]) -> None:
    """Begin a match with what the dialog shows for its kind, changed."""
    wanted = {key: value for each in changes for key, value in each.items()}
    last = {key: value for key, value in wanted.items() if key.startswith("last_match.")}
    settings.set_all((table.TABLE[key], value) for key, value in last.items())
    values = values_to_begin_with(settings)
    remember(settings, values | wanted)


def begun(settings: Settings, setting: AnySetting, **changes: Value) -> Value:
    settings.set_all((table.TABLE[f"last_match.{name}"], value) for name, value in changes.items())
    return values_to_begin_with(settings)[setting.key]


def test_a_choice_for_money_is_there_for_money_and_nowhere_else(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.toml")
    play(settings, FOR_MONEY, MURPHY)
    again = Settings(tmp_path / "settings.toml")
    assert begun(again, table.AUTOMATIC_DOUBLES, length=MONEY) == 1
    assert begun(again, table.AUTOMATIC_DOUBLES, length=7) == 0
    assert begun(again, table.AUTOMATIC_DOUBLES, length=7, variant="hypergammon") == 0
    assert begun(again, table.AUTOMATIC_DOUBLES, length=MONEY, variant="hypergammon") == 0


def test_the_settings_stay_as_they_are() -> None:
    settings = Settings(None)
    play(settings, {table.HOLLAND.key: True, table.CLOCK.key: True, table.DICE_KIND.key: MANUAL})
    assert default_values(settings) == default_values(Settings(None))
    assert begun(settings, table.HOLLAND) is True
    assert begun(settings, table.DICE_KIND, variant="hypergammon") == table.DICE_KIND.default


def test_a_new_default_counts_where_nothing_else_was_chosen() -> None:
    settings = Settings(None)
    play(settings, {table.CLOCK.key: True})
    settings.set(table.HOLLAND, True)
    assert begun(settings, table.HOLLAND) is True
    assert begun(settings, table.CLOCK) is True


def test_automatic_doubles_by_default_are_for_money_only() -> None:
    settings = Settings(None)
    settings.set(table.AUTOMATIC_DOUBLES, 2)
    assert begun(settings, table.AUTOMATIC_DOUBLES, length=MONEY) == 2
    assert begun(settings, table.AUTOMATIC_DOUBLES, length=5) == 0


def test_what_was_chosen_is_forgotten_when_it_is_the_default_again() -> None:
    settings = Settings(None)
    play(settings, FOR_MONEY, MURPHY)
    play(settings, FOR_MONEY, {table.AUTOMATIC_DOUBLES.key: 0})
    settings.set(table.AUTOMATIC_DOUBLES, 3)
    assert begun(settings, table.AUTOMATIC_DOUBLES, length=MONEY) == 3


def test_bad_values_in_the_file_fall_back(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(
        'kinds = {backgammon = {"rules.holland" = "yes", "rules.crawford" = false, "no.such" = 1,'
        ' "last_match.length" = 99}, "x" = 3}\n'
    )
    settings = Settings(path)
    values = values_to_begin_with(settings)
    assert values[table.HOLLAND.key] is False
    assert values[table.CRAWFORD.key] is False
    assert values[table.LAST_LENGTH.key] == table.LAST_LENGTH.default


def test_an_older_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("version = 1\n[rules]\nholland = true\n[last_match]\nlength = 3\n")
    values = values_to_begin_with(Settings(path))
    assert (values[table.HOLLAND.key], values[table.LAST_LENGTH.key]) == (True, 3)


def test_games_in_turn_of_ones_own_are_one_kind() -> None:
    first, second = (rotation_id(games) for games in (("tapa", "dutch"), ("dutch", "tapa", "tapa")))
    assert kind_of({table.LAST_VARIANT.key: first}) == kind_of({table.LAST_VARIANT.key: second})
    assert kind_of(HYPERGAMMON) != kind_of({}) != kind_of(FOR_MONEY)


def test_only_what_means_something_is_different() -> None:
    values = {**HYPERGAMMON, table.JACOBY.key: False, table.CRAWFORD.key: False}
    assert differences(values, {}) == (table.CRAWFORD,)
    assert differences({**values, **FOR_MONEY}, {}) == (table.JACOBY,)


def test_rules_come_back_with_their_kind_while_one_chooses() -> None:
    match: dict[str, Value] = {**values_to_begin_with(Settings(None)), table.HOLLAND.key: True}
    by_kind = RulesByKind(match, {}, {kind_of(FOR_MONEY): {table.JACOBY.key: False}})
    assert by_kind.follow(match) is None
    for_money = by_kind.follow({**match, **FOR_MONEY})
    assert for_money
    assert (for_money[table.HOLLAND.key], for_money[table.JACOBY.key]) == (False, False)
    back = by_kind.follow(match)
    assert back
    assert back[table.HOLLAND.key] is True


def test_the_dice_of_two_people_are_not_those_of_a_match_against_the_computer(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.toml")
    play(settings, WITH_FRIEND, {table.DICE_KIND.key: MANUAL, table.HOLLAND.key: True})
    again = Settings(tmp_path / "settings.toml")
    bot = against_computer(again, 3, DEFAULT_LEVEL)
    assert (bot[table.DICE_KIND.key], bot[table.HOLLAND.key]) == (FAIR, True)
    assert against_friend(again)[table.DICE_KIND.key] == MANUAL


def test_the_dice_against_the_computer_stay_when_two_people_choose_theirs() -> None:
    settings = Settings(None)
    play(settings, {table.DICE_KIND.key: SEEDED})
    assert against_friend(settings)[table.DICE_KIND.key] == FAIR
    play(settings, WITH_FRIEND, {table.DICE_KIND.key: MANUAL})
    assert against_computer(settings, 3, DEFAULT_LEVEL)[table.DICE_KIND.key] == SEEDED
    assert begun(settings, table.DICE_KIND, opponent=AGAINST_FRIEND) == MANUAL


def test_another_opponent_changes_the_dice_while_one_chooses_and_no_rule() -> None:
    friend: dict[str, Value] = {**values_to_begin_with(Settings(None)), **WITH_FRIEND}
    by_kind = RulesByKind(friend, {}, {})
    friend |= {table.DICE_KIND.key: MANUAL, table.HOLLAND.key: True}
    assert by_kind.follow(friend) is None
    bot = by_kind.follow({**friend, table.LAST_OPPONENT.key: AGAINST_BOT})
    assert bot
    assert (bot[table.DICE_KIND.key], bot[table.HOLLAND.key]) == (FAIR, True)
    back = by_kind.follow({**friend, **bot})
    assert back
    assert (back[table.DICE_KIND.key], back[table.HOLLAND.key]) == (MANUAL, True)
