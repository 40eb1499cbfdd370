"""Round trips of headers, entries and records, and that hostile data meets one clear complaint."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields, replace
from time import perf_counter
from typing import Any, cast, get_args

import pytest
from hypothesis import given, strategies as st

from bgdesk.match.codec.json_shapes import Json, Struct
from bgdesk.match.codec.record_codec import (
    ENTRIES,
    HEADER,
    MAX_TEXT,
    CodecError,
    entry_from_json,
    entry_to_json,
    header_from_json,
    header_to_json,
    record_from_json,
    record_from_text,
    record_to_json,
    record_to_text,
)
from bgdesk.match.events import Entry, GameStarted, OpeningRolled, Played, PositionSet, TakenBack
from bgdesk.match.match_types import ROTATIONS
from bgdesk.match.options import ClockOptions, MatchOptions, match_options
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS, NextStarter
from tests.match import strategies
from tests.match.autoplay import whole_match
from tests.match.driving import SECRET, header
from tests.rules.boards import game_board

SECRET_HEX = SECRET.hex()


def through_text(value: Json) -> Any:
    return json.loads(json.dumps(value, allow_nan=False))


@given(strategies.headers)
def test_header_round_trip(header: MatchHeader) -> None:
    assert header_from_json(through_text(header_to_json(header))) == header


@given(strategies.entries)
def test_entry_round_trip(entry: Entry) -> None:
    assert entry_from_json(through_text(entry_to_json(entry))) == entry


def structs(shape: object) -> list[Struct]:
    """``shape`` and everything in it that is a dataclass."""
    if isinstance(shape, Struct):
        return [shape, *(found for inner in shape.fields.values() for found in structs(inner))]
    inner = getattr(shape, "shape", None)
    return structs(inner) if inner else []


def test_every_field_of_every_entry_is_written() -> None:
    assert {struct.make for struct in ENTRIES.structs.values()} == set(get_args(Entry))
    for struct in [*structs(HEADER), *(found for one in ENTRIES.structs.values() for found in structs(one))]:
        assert [struct.name(key) for key in struct.fields] == [field.name for field in fields(struct.make)]


@pytest.fixture(scope="module")
def finished() -> MatchRecord:
    record = whole_match(replace(match_options(2), clock=ClockOptions(900_000)), seed=3)
    assert record.state.winner
    return record


def test_record_round_trip(finished: MatchRecord) -> None:
    for again in (
        record_from_json(through_text(record_to_json(finished))),
        record_from_text(record_to_text(finished)),
    ):
        assert again.header == finished.header
        assert again.entries == finished.entries
        assert again.states == finished.states


def test_text_is_plain_json(finished: MatchRecord) -> None:
    text = record_to_text(finished)
    assert json.loads(text) == record_to_json(finished)
    assert text.isascii()


def test_record_without_entries_round_trips() -> None:
    record = MatchRecord(header(match_options(7)))
    assert record_from_text(record_to_text(record)).entries == ()


def test_secret_is_written_only_when_the_match_is_over(finished: MatchRecord) -> None:
    running = MatchRecord(finished.header, finished.entries[:20])
    assert SECRET_HEX not in record_to_text(running)
    assert SECRET_HEX in record_to_text(finished)
    assert SECRET_HEX in json.dumps(header_to_json(running.header))


def test_taken_back_entries_round_trip(finished: MatchRecord) -> None:
    record = MatchRecord(finished.header, finished.entries[:20]).append(TakenBack(5, same_dice=True))
    again = record_from_text(record_to_text(record))
    assert again.entries == record.entries
    assert again.state == record.state


def changed(value: Any, *path: str | int, to: object) -> Any:
    """A copy of plain ``value`` with the thing at ``path`` replaced."""
    copied = copy.deepcopy(value)
    inner = copied
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = to
    return copied


GOOD_HEADER = header_to_json(header(replace(match_options(7), clock=ClockOptions(1_000))))
GOOD_ENTRY = entry_to_json(Played(Player.WHITE, ()))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("version",), 3),
        (("version",), "1"),
        (("id",), ""),
        (("id",), "a\nb"),
        (("id",), "x" * 101),
        (("id",), None),
        (("created",), "yesterday"),
        (("created",), "2024-05-17T18:30:00"),
        (("created",), "2024-05-17T18:30:00+02:00"),
        (("options",), None),
        (("options",), []),
        (("options", "variant"), "chess"),
        (("options", "variant"), ["backgammon"]),
        (("options", "rotation"), ["portes"]),
        (("options", "rotation"), ["portes", "chess"]),
        (("options", "rotation"), ["portes", "tapa"] * 7),
        (("options", "rotation"), "tavli"),
        (("options", "rule_options"), ["always_win"]),
        (("options", "starter"), "loser"),
        (("options", "starter"), None),
        (("options", "rule_options"), [5]),
        (("options", "length"), 100),
        (("options", "length"), -1),
        (("options", "length"), 7.0),
        (("options", "length"), True),
        (("options", "length"), 10**400),
        (("options", "cube"), 1),
        (("options", "cube"), None),
        (("options", "games"), 0),
        (("options", "max_chain"), -2),
        (("options", "triple_region"), "everywhere"),
        (("options", "clock", "reserve_ms"), 0),
        (("options", "clock", "flag_fall"), {}),
        (("options", "quad_for_bar"), "yes"),
        (("seats",), {"white": {}}),
        (("seats", "white", "name"), 5),
        (("seats", "white", "name"), "line\u2028break"),
        (("seats", "white", "name"), "\ud800"),
        (("seats", "black", "kind"), "dog"),
        (("dice", "kind"), "loaded"),
        (("dice", "commitment"), "00"),
        (("dice", "commitment"), "G" * 64),
        (("dice", "secret"), 5),
        (("dice", "seed"), 2**63),
        (("dice", "words"), "two\nlines"),
    ],
)
def test_bad_header(path: tuple[str, ...], value: object) -> None:
    with pytest.raises(CodecError) as complaint:
        header_from_json(changed(GOOD_HEADER, *path, to=value))
    assert path[0] in str(complaint.value)
    assert "\n" not in str(complaint.value)


def test_contradicting_options_are_bad() -> None:
    plain = changed(GOOD_HEADER, "options", "quad_for_bar", to=True)
    plain = changed(plain, "options", "triple_region", to="bar_only")
    with pytest.raises(CodecError, match=r"header\.options: "):
        header_from_json(plain)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("type",), "cheated"),
        (("type",), None),
        (("type",), ["played"]),
        (("player",), "red"),
        (("player",), 0),
        (("steps",), None),
        (("steps",), [{"source": 24, "target": 21, "die": 3}] * 5),
        (("steps",), [{"source": 27, "target": 21, "die": 3}]),
        (("steps",), [{"source": 24, "target": -1, "die": 3}]),
        (("steps",), [{"source": 24, "target": 21, "die": 7}]),
        (("steps",), [{"source": 24, "target": 21}]),
        (("steps",), [[24, 21, 3]]),
        (("used_ms",), -1),
        (("used_ms",), 10**13),
        (("used_ms",), float("nan")),
        (("surprise",), 1),
    ],
)
def test_bad_entry(path: tuple[str, ...], value: object) -> None:
    with pytest.raises(CodecError) as complaint:
        entry_from_json(changed(GOOD_ENTRY, *path, to=value), "entries[3]")
    assert str(complaint.value).startswith("entries[3]")


GOOD_SET_UP = entry_to_json(
    PositionSet(game_board(RULESETS["plakoto"], "24p:1 6:14", "24:14 5:1"), Player.WHITE)
)


@pytest.mark.parametrize(
    ("extra", "complaint"),
    [
        ({"reserve": 31}, "reserve"),
        ({"pinned": [0]}, "pinned"),
        ({"pinned": [5, 3]}, "rising order"),
        ({"pinned": [5, 5]}, "rising order"),
        ({"lock_open": 1}, "lock_open"),
        ({"owner": 1}, "owner"),
        ([], "object"),
    ],
)
def test_bad_extra(extra: object, complaint: str) -> None:
    with pytest.raises(CodecError, match=complaint):
        entry_from_json(changed(GOOD_SET_UP, "position", "white_extra", to=extra))


def test_only_what_a_game_needs_is_written() -> None:
    position = cast("dict[str, Any]", GOOD_SET_UP["position"])
    assert position["white_extra"] == {"pinned": [24]}
    assert "black_extra" not in position


def test_headers_of_version_1_are_read() -> None:
    options = match_options(5)
    written = header_to_json(header(options))
    assert written["version"] == 2
    assert "rotation" not in cast("dict[str, Any]", written["options"])
    assert header_from_json({**written, "version": 1}).options == options


def test_who_starts_is_written_only_where_it_is_not_as_usual() -> None:
    usual = MatchOptions("tapa", 3, rotation=("tapa", "dutch"), crawford=False)
    agreed = replace(usual, starter=NextStarter.NEW_OPENING)
    plain, special = (header_to_json(header(options)) for options in (usual, agreed))
    assert "starter" not in cast("dict[str, Any]", plain["options"])
    assert special == changed(plain, "options", "starter", to="new_opening")
    assert header_from_json(plain).options == usual
    assert header_from_json(special).options == agreed


@pytest.mark.parametrize(
    "options",
    [
        MatchOptions("tapa", 3, rotation=("tapa", "portes"), starter=NextStarter.NEW_OPENING),
        MatchOptions("portes", length=3, rotation=ROTATIONS["balkan"].games, rule_options=("rest_is_lost",)),
        MatchOptions("acey_deucey", 9),
        MatchOptions("russian", 3),
        MatchOptions("gul_bara", 3),
        MatchOptions("dutch", 2),
    ],
    ids=lambda options: options.game_id,
)
def test_whole_matches_of_other_games_round_trip(options: MatchOptions) -> None:
    record = whole_match(options, seed=5)
    again = record_from_text(record_to_text(record))
    assert (again.header.options, again.entries, again.states) == (
        record.header.options,
        record.entries,
        record.states,
    )


@pytest.mark.parametrize("value", [None, [], "played", 5, {}, {1: 2}, {"type": "played"}])
def test_no_entry_at_all(value: object) -> None:
    with pytest.raises(CodecError, match="entry"):
        entry_from_json(value)


@pytest.mark.parametrize("dice", [[3], [3, 1, 1], [0, 1], [7, 1], "31", None, [True, 1]])
def test_bad_dice(dice: object) -> None:
    with pytest.raises(CodecError, match=r"entry\.dice"):
        entry_from_json({"type": "rolled", "player": "white", "dice": dice, "roll": 0})


def test_forbidden_entry_is_named(finished: MatchRecord) -> None:
    plain = record_to_json(finished)
    plain["entries"] = [entry_to_json(GameStarted(1)), entry_to_json(GameStarted(1))]
    with pytest.raises(CodecError, match=r"entries\[1\]: the rules forbid this \(not_now\)"):
        record_from_json(plain)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "{" * 100_000,
        "[" * 100_000,
        '{"format": "bgdesk-match", "header": {}, "entries": []}',
        '{"format": "bgdesk-match", "header": 5, "entries": []}',
        '{"format": "other", "header": {}, "entries": []}',
        "1" * 5_000,
        '{"a": NaN}',
        "\ud800",
    ],
)
def test_bad_text(text: str) -> None:
    with pytest.raises(CodecError):
        record_from_text(text)


def test_too_long_a_text() -> None:
    with pytest.raises(CodecError, match="more than"):
        record_from_text(" " * (MAX_TEXT + 1))


@pytest.mark.parametrize("entries", [None, {}, "", [None], [[]], [{}]])
def test_bad_entries(entries: object) -> None:
    plain = record_to_json(MatchRecord(header(match_options(3))))
    with pytest.raises(CodecError, match="entries"):
        record_from_json({**plain, "entries": entries})


@pytest.mark.parametrize(
    "write",
    [
        lambda: header_to_json(replace(header(match_options(3)), id="a\nb")),
        lambda: entry_to_json(Played(Player.WHITE, (), -1)),
        lambda: entry_to_json(TakenBack(-1, same_dice=False)),
    ],
)
def test_nothing_is_written_that_cannot_be_read(write: Callable[[], Json]) -> None:
    with pytest.raises(CodecError):
        write()


plain_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)


@given(plain_values)
def test_any_value_is_read_or_complained_about(value: object) -> None:
    for read in (header_from_json, entry_from_json, record_from_json):
        with pytest.raises(CodecError):
            read(value)


@given(st.data())
def test_a_damaged_record_is_read_or_complained_about(data: st.DataObject) -> None:
    plain = record_to_json(MatchRecord(header(match_options(3)), (GameStarted(1),)))
    path: list[str | int] = []
    inner: Any = plain
    while isinstance(inner, dict | list) and inner and (not path or data.draw(st.booleans())):
        key = data.draw(st.sampled_from(list(inner if isinstance(inner, dict) else range(len(inner)))))
        path.append(key)
        inner = inner[key]
    damaged = changed(plain, *path, to=data.draw(plain_values))
    with suppress(CodecError):
        record_from_json(damaged)


def test_more_entries_than_can_be_read_are_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    record = whole_match(match_options(1), seed=1)
    monkeypatch.setattr("bgdesk.match.codec.record_codec.MAX_ENTRIES", len(record.entries) - 1)
    with pytest.raises(CodecError, match="entries: a list of at most"):
        record_to_text(record)


def test_a_long_record_takes_time_in_proportion_to_its_length() -> None:
    """Many entries by hand: ties at the opening, taken back over and over or all at once."""
    ties = [OpeningRolled(2, 2, number) for number in range(15_000)]
    over_and_over: list[Entry] = [TakenBack(15_000, same_dice=True), ties[-1]] * 7_500
    entries: list[Entry] = [GameStarted(1), *ties, *over_and_over, TakenBack(1, same_dice=True), *ties]
    text = f'{{"format": "bgdesk-match", "header": {json.dumps(header_to_json(header(match_options(1))))}, '
    text += f'"entries": {json.dumps([entry_to_json(entry) for entry in entries])}}}'
    began = perf_counter()
    assert record_from_text(text).ledger.fresh == 15_000
    assert perf_counter() - began < 20
