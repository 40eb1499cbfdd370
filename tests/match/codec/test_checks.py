"""What records must not contradict, and that everything the program ever wrote is read."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.match.codec.checks import MOST_LEFT_OUT, games_with_option
from bgdesk.match.codec.record_codec import (
    CodecError,
    header_from_json,
    header_to_json,
    record_from_json,
    record_from_text,
    record_of,
    record_to_json,
    record_to_text,
)
from bgdesk.match.dice.check import DiceFault, verify
from bgdesk.match.dice.fair_dice import (
    DICE_KINDS,
    FAIR,
    MANUAL,
    RECORDED,
    REPLAYED,
    SEEDED,
    SERVED,
    SHARED,
    SeededDice,
    fair_dice_record,
)
from bgdesk.match.dice_source import DiceSource
from bgdesk.match.events import Entry, GameStarted, OpeningRolled, Rolled, TakenBack
from bgdesk.match.match_types import ROTATIONS
from bgdesk.match.options import RULE_OPTIONS, MatchOptions, match_options
from bgdesk.match.record import DiceRecord, MatchRecord
from bgdesk.match.state import Phase
from bgdesk.rules.variants import RULESETS
from tests.match.autoplay import played_on, whole_match
from tests.match.codec.test_record_codec import changed
from tests.match.driving import SECRET, header, seeded

DICE = {
    FAIR: fair_dice_record(SECRET),
    SEEDED: seeded(3),
    MANUAL: DiceRecord(MANUAL),
    REPLAYED: DiceRecord(REPLAYED, seed=3, source="before"),
    RECORDED: DiceRecord(RECORDED),
    SHARED: DiceRecord(SHARED, anchors=("12" * 32, "34" * 32)),
    SERVED: DiceRecord(SERVED, source="bgammon.org"),
}
CHECKED_LATER = {FAIR, SEEDED, REPLAYED, SHARED}
SOURCE: DiceSource = SeededDice(3)


def test_every_kind_of_dice_is_tried() -> None:
    assert set(DICE) == set(DICE_KINDS)


@pytest.mark.parametrize(("kind", "field"), [(FAIR, "commitment"), (SEEDED, "seed")])
def test_dice_that_could_not_have_been_rolled(kind: str, field: str) -> None:
    plain: Any = header_to_json(header(match_options(3), DICE[kind]))
    with pytest.raises(CodecError, match=rf"^header\.dice\.{field}: {kind} dice need it$"):
        header_from_json(changed(plain, "dice", field, to=None))


@pytest.mark.parametrize("game", RULESETS)
def test_rule_options_belong_to_a_game_that_is_played(game: str) -> None:
    plain: Any = header_to_json(header(MatchOptions(game)))
    for option in RULE_OPTIONS:
        agreed = changed(plain, "options", "rule_options", to=[option])
        if game in games_with_option(option):
            assert header_from_json(agreed).options.rule_options == (option,)
            continue
        with pytest.raises(
            CodecError, match=rf"^header\.options\.rule_options: '{option}' belongs to another"
        ):
            header_from_json(agreed)


def test_rule_options_of_any_game_in_turn_and_each_once() -> None:
    options = MatchOptions(rotation=ROTATIONS["tavli"].games, rule_options=("both_starts",)).locked()
    assert header_from_json(header_to_json(header(options))).options == options
    with pytest.raises(CodecError, match="more than once"):
        header_to_json(header(replace(options, rule_options=("both_starts",) * 2)))
    with pytest.raises(CodecError, match="'free_entry' belongs to another game than portes, plakoto, fevga"):
        header_to_json(header(replace(options, rule_options=("free_entry",))))


def test_the_variant_is_the_first_of_the_games_that_take_turns() -> None:
    options = MatchOptions(rotation=ROTATIONS["balkan"].games).locked()
    plain: Any = header_to_json(header(options))
    for game in RULESETS:
        said = changed(plain, "options", "variant", to=game)
        if game == "portes":
            assert header_from_json(said).options == options
            continue
        with pytest.raises(
            CodecError, match=r"^header\.options\.variant: the games that take turns begin with portes$"
        ):
            header_from_json(said)


def test_whatever_players_agree_on_begins_with_the_first_of_their_games() -> None:
    """All headers are made of locked options."""
    for rotation in ROTATIONS.values():
        for game in RULESETS:
            agreed = MatchOptions(game, rotation=rotation.games).locked()
            assert header_from_json(header_to_json(header(agreed))).options == agreed


def with_take_backs(dice: DiceRecord, seed: int, most: int = 60) -> MatchRecord:
    """A match in which turns were taken back both ways."""
    record, choose = MatchRecord(header(match_options(5), dice)), Random(seed)
    for _ in range(6):
        record = played_on(record, SOURCE, choose, choose.randint(1, most // 6))
        if record.state.phase is not Phase.OVER and choose.random() < 0.7:
            keep = choose.randrange(max(0, len(record.events) - 12), len(record.events))
            record = record.append(TakenBack(keep, same_dice=choose.random() < 0.5))
    return played_on(record, SOURCE, choose, 5)


@given(st.sampled_from(DICE_KINDS), st.integers(0, 10**6))
@settings(max_examples=40)
def test_whatever_is_taken_back_the_record_is_read(kind: str, seed: int) -> None:
    record = with_take_backs(DICE[kind], seed)
    assert record_from_text(record_to_text(record)).entries == record.entries


def test_copies_of_the_first_versions_are_read() -> None:
    """They kept the numbers of their rolls, without those taken back with new dice before."""
    record, choose = MatchRecord(header(match_options(7), seeded(9))), Random(2)
    for _ in range(8):
        record = played_on(record, SOURCE, choose, 12)
        record = record.append(TakenBack(len(record.events) - 7, same_dice=False))
    events = record.events
    numbers = [event.roll for event in events if isinstance(event, OpeningRolled | Rolled)]
    assert numbers[-1] > len(numbers)
    for marks in ((TakenBack(len(events) - 1, same_dice=True), events[-1]), (TakenBack(9, same_dice=False),)):
        copy = played_on(MatchRecord(record.header, (*events, *marks)), SOURCE, choose, 20)
        assert record_from_text(record_to_text(copy)).entries == copy.entries
        assert {problem.fault for problem in verify(copy)} >= {DiceFault.WRONG_NUMBER}


def ties(*numbers: int) -> tuple[Entry, ...]:
    """The same tie again and again, as rolls with these numbers."""
    return (GameStarted(1), *(OpeningRolled(4, 4, number) for number in numbers))


def complaint(kind: str, entries: tuple[Entry, ...]) -> str:
    """What is said about a match with these entries; empty when it is read."""
    try:
        record_of(header(match_options(3), DICE[kind]), entries)
    except CodecError as fault:
        return str(fault)
    return ""


@pytest.mark.parametrize("kind", DICE_KINDS)
@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ((0, 1, 1), "entries[3].roll: roll 2 comes next, not roll 1"),
        ((0, 1, 0), "entries[3].roll: roll 2 comes next, not roll 0"),
        ((0, 1, 1_000_000), "entries[3].roll: roll 2 comes next, not roll 1000000"),
        ((MOST_LEFT_OUT + 1,), f"entries[1].roll: roll 0 comes next, not roll {MOST_LEFT_OUT + 1}"),
    ],
)
def test_numbers_that_were_never_due(kind: str, numbers: tuple[int, ...], words: str) -> None:
    assert complaint(kind, ties(*numbers)) == words


@pytest.mark.parametrize("kind", DICE_KINDS)
def test_a_roll_that_was_left_out_is_left_to_the_check_of_the_dice(kind: str) -> None:
    said = complaint(kind, ties(0, 1, 5, 6))
    assert said == ("" if kind in CHECKED_LATER else "entries[3].roll: roll 2 comes next, not roll 5")
    assert complaint(SEEDED, ties(0, 1, 5, 4)) == "entries[4].roll: roll 6 comes next, not roll 4"


@pytest.mark.parametrize("kind", DICE_KINDS)
def test_rolls_that_come_again_are_the_same(kind: str) -> None:
    before = ties(0, 1, 2)
    again = (*before, TakenBack(2, same_dice=True), OpeningRolled(4, 4, 1), OpeningRolled(4, 4, 2))
    assert complaint(kind, again) == ""
    for wrong, words in (
        (OpeningRolled(5, 5, 1), "entries[5]: roll 1 had other dice before it was taken back"),
        (OpeningRolled(4, 4, 2), "entries[5].roll: roll 1 comes next, not roll 2"),
        (OpeningRolled(4, 4, 3), "entries[5].roll: roll 1 comes next, not roll 3"),
    ):
        assert complaint(kind, (*again[:5], wrong)) == words


def test_what_is_refused_is_not_written() -> None:
    with pytest.raises(CodecError, match="roll 2 comes next, not roll 1"):
        record_to_text(MatchRecord(header(match_options(3)), ties(0, 1, 1)))


@given(st.sampled_from(DICE_KINDS), st.integers(0, 10**6), st.data())
@settings(max_examples=60)
def test_a_changed_number_is_refused_or_found(kind: str, seed: int, data: st.DataObject) -> None:
    plain: Any = record_to_json(with_take_backs(DICE[kind], seed))
    rolled = [entry for entry in plain["entries"] if "roll" in entry]
    entry = data.draw(st.sampled_from(rolled))
    number = entry["roll"]
    entry["roll"] = data.draw(st.integers(0, len(rolled) + 3).filter(lambda other: other != number))
    try:
        record = record_from_json(plain)
    except CodecError:
        return
    assert kind in CHECKED_LATER
    shown = replace(record.header, dice=DICE[kind])
    assert verify(MatchRecord(shown, record.entries))


FINISHED = whole_match(match_options(1), seed=3)
PLAIN = json.loads(record_to_text(FINISHED))


def objects(value: Any, where: str) -> list[tuple[str, Any]]:
    """Every object in ``value`` with its place."""
    if isinstance(value, list):
        return [found for index, item in enumerate(value) for found in objects(item, f"{where}[{index}]")]
    if not isinstance(value, dict):
        return []
    inner = [found for name, item in value.items() for found in objects(item, f"{where}.{name}")]
    return [(where.removeprefix("record."), value), *inner]


@given(st.sampled_from(range(len(objects(PLAIN, "record")))), st.data())
def test_a_field_that_is_there_twice_is_refused(place: int, data: st.DataObject) -> None:
    plain = json.loads(json.dumps(PLAIN))
    where, inner = objects(plain, "record")[place]
    name, other = (data.draw(st.sampled_from(list(inner))) for _ in range(2))
    inner["twice"] = inner[other]
    text = json.dumps(plain).replace('"twice"', json.dumps(name))
    assert json.loads(text)
    with pytest.raises(CodecError) as refused:
        record_from_text(text)
    assert str(refused.value) == f"{where}: the field {name!r} is there more than once"
