"""Round trips of whole studies, the published schema, and that hostile data meets one clear complaint."""

from __future__ import annotations

import copy
import json
from contextlib import nullcontext, suppress
from dataclasses import fields, replace
from typing import Any

import jsonschema  # type: ignore[import-untyped]  # it has no types of its own
import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.match.codec.json_shapes import Struct
from bgdesk.match.codec.record_codec import (
    CodecError,
    header_from_json,
    record_to_json,
    record_to_text,
)
from bgdesk.match.codec.study_codec import (
    ANALYSIS,
    BRANCH,
    COMMENT,
    EXTRAS,
    MAX_COMMENT,
    STUDY_VERSION,
    analysis_from_json,
    analysis_to_json,
    study_from_json,
    study_from_text,
    study_to_json,
    study_to_text,
)
from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.events import TakenBack
from bgdesk.match.options import ClockOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Branch, Comment, JudgedRoll, Study
from bgdesk.rules.player import Player
from tests.folders import RESOURCES
from tests.match import study_strategies
from tests.match.autoplay import whole_match
from tests.match.codec.test_record_codec import SECRET_HEX, changed, plain_values, structs
from tests.match.shape_schema import published_text

SCHEMA = RESOURCES / "schemas" / "bgdesk-match.schema.json"
RECORD = whole_match(replace(match_options(3), clock=ClockOptions(900_000)), seed=3)
LUCK = Equity(0.25, Player.WHITE, Unit.MONEY)


def said(**extras: Any) -> Study:
    """A finished match about which this is said."""
    return Study(RECORD, **extras)


def same(one: Study, other: Study) -> bool:
    """Whether two studies hold the same; records have no equality of their own."""
    same_record = (one.record.header, one.record.entries) == (other.record.header, other.record.entries)
    return same_record and all(getattr(one, name) == getattr(other, name) for name in EXTRAS)


@given(study_strategies.studies(RECORD))
@settings(max_examples=60)
def test_study_round_trip(study: Study) -> None:
    text = study_to_text(study)
    assert same(study_from_text(text), study)
    assert json.loads(text) == study_to_json(study)


def test_every_field_is_written() -> None:
    inner = [one for shape in (ANALYSIS, COMMENT) for one in structs_in(shape)]
    for struct, made in [*((one, one.make) for one in inner), (BRANCH, Branch)]:
        told = [field.name for field in fields(made)]
        if struct in (BRANCH, COMMENT):
            told.remove("is_own")  # who reads the file did not make it
        assert list(struct.fields) == told
    assert {"record", *EXTRAS} == {field.name for field in fields(Study)}


def structs_in(shape: object) -> list[Struct]:
    """`structs`, through lists as well."""
    found = structs(shape)
    return [*found, *(deep for one in found for inner in one.fields.values() for deep in structs(inner))]


def test_published_schema_is_that_of_the_code() -> None:
    is_new = SCHEMA.read_text(encoding="utf-8") == published_text()
    assert is_new, f"renew it: python -m tests.match.shape_schema > {SCHEMA}"


@given(study_strategies.studies(RECORD))
@settings(max_examples=15)
def test_what_is_written_fits_the_schema(study: Study) -> None:
    VALIDATOR.validate(json.loads(study_to_text(study)))


VALIDATOR = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))


def test_schema_is_one_and_knows_both_versions() -> None:
    jsonschema.Draft202012Validator.check_schema(VALIDATOR.schema)
    VALIDATOR.validate(json.loads(record_to_text(RECORD)))
    assert not VALIDATOR.is_valid({**study_to_json(said()), "surprise": 1})
    assert not VALIDATOR.is_valid(changed(study_to_json(said()), "entries", 0, "number", to=0))


def test_record_of_version_1_is_read() -> None:
    study = study_from_text(record_to_text(RECORD))
    assert study.record.entries == RECORD.entries
    assert same(study, said())


def test_secret_is_written_only_when_the_match_is_over() -> None:
    running = MatchRecord(RECORD.header, RECORD.entries[:20])
    assert SECRET_HEX not in study_to_text(Study(running))
    assert SECRET_HEX in study_to_text(said())


def test_taken_back_entries_round_trip() -> None:
    record = MatchRecord(RECORD.header, RECORD.entries[:20]).append(TakenBack(5, same_dice=True))
    again = study_from_text(study_to_text(Study(record)))
    assert again.record.entries == record.entries


def test_analysis_alone_round_trips() -> None:
    analysis = Analysis("engine", "3ply", rolls=(JudgedRoll(1, LUCK, "3ply"),))
    plain = json.loads(json.dumps(analysis_to_json(analysis)))
    assert analysis_from_json(plain, RECORD) == analysis
    with pytest.raises(CodecError, match=r"analysis\.rolls\[0\]\.event"):
        analysis_from_json(changed(plain, "rolls", 0, "event", to=len(RECORD.events)), RECORD)


BEYOND = len(RECORD.events)


@pytest.mark.parametrize(
    "study",
    [
        said(comments=(Comment(BEYOND, "x"),)),
        said(comments=(Comment(-1, "x"),)),
        said(comments=(Comment(0, "x" * (MAX_COMMENT + 1)),)),
        said(tags=(("", "x"),)),
        said(branches=(Branch(BEYOND + 1, ()),)),
        said(branches=(Branch(0, RECORD.events[1:2]),)),
        said(branches=(Branch(5, (TakenBack(0, same_dice=False),)),)),
        said(analyses=(Analysis("e", "l", rolls=(JudgedRoll(BEYOND, LUCK, "l"),)),)),
        said(analyses=(Analysis("e", "l", rolls=(JudgedRoll(0, replace(LUCK, value=float("nan")), "l"),)),)),
        said(analyses=(Analysis("e", "l", rolls=(JudgedRoll(0, replace(LUCK, value=1e300), "l"),)),)),
    ],
)
def test_nothing_is_written_that_cannot_be_read(study: Study) -> None:
    with pytest.raises(CodecError):
        study_to_text(study)


GOOD = study_to_json(
    said(
        tags=(("event", "Open"),),
        comments=(Comment(3, "two\nlines"),),
        branches=(Branch(4, RECORD.events[4:6], "why not"),),
        analyses=(Analysis("engine", "3ply", rolls=(JudgedRoll(1, LUCK, "3ply"),)),),
    )
)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("format",), "other"),
        (("version",), STUDY_VERSION + 1),
        (("version",), 1),
        (("version",), "2"),
        (("tags",), {}),
        (("tags", 0), ["event"]),
        (("tags", 0), ["event", 5]),
        (("tags", 0), "ab"),
        (("comments", 0, "event"), 10**9),
        (("comments", 0, "text"), "a\rb"),
        (("branches", 0, "entries"), [[]]),
        (("branches", 0, "keep"), 0),
        (("analyses", 0, "is_complete"), None),
        (("analyses", 0, "rolls", 0, "luck", "value"), "0.25"),
        (("analyses", 0, "rolls", 0, "luck", "value"), True),
        (("analyses", 0, "rolls", 0, "luck", "value"), float("inf")),
        (("analyses", 0, "rolls", 0, "luck", "value"), 10**400),
        (("analyses", 0, "rolls", 0, "luck", "unit"), "euro"),
    ],
)
def test_bad_study(path: tuple[str | int, ...], value: object) -> None:
    with pytest.raises(CodecError) as complaint:
        study_from_json(changed(GOOD, *path, to=value))
    assert "\n" not in str(complaint.value)


@pytest.mark.parametrize("name", ["header", "entries", *EXTRAS])
def test_missing_field(name: str) -> None:
    plain = {key: value for key, value in GOOD.items() if key != name}
    with pytest.raises(CodecError):
        study_from_json(plain)


def test_unknown_field() -> None:
    with pytest.raises(CodecError, match="surprise"):
        study_from_json({**GOOD, "surprise": 1})


@pytest.mark.parametrize(
    "position", ["", "0" * 26, "0" * 53, "0" * 26 + "/" + "0" * 25 + "z", "٣" * 26 + "/" + "0" * 26, 5, None]
)
def test_bad_position(position: object) -> None:
    with pytest.raises(CodecError):
        study_from_json(changed(GOOD, "analyses", 0, "plays", to=[a_play(position)]))


def a_play(position: object) -> object:
    """A judged play in plain form with this board."""
    equity = {"value": 0.0, "pov": "white", "unit": "money"}
    candidate = {"written": "8/5 6/5", "position": position, "equity": equity, "probabilities": None}
    whole = {**candidate, "level": "3ply", "rollout": None}
    return {"event": 2, "candidates": [whole], "played": None, "legal_count": None}


def test_good_position_and_missing_candidate() -> None:
    start = "00000050300005000000000020/00000050300005000000000020"
    good = changed(GOOD, "analyses", 0, "plays", to=[a_play(start)])
    position = study_from_json(good).analyses[0].plays[0].candidates[0].position
    assert (position.white[6], position.black[24]) == (5, 2)
    with pytest.raises(CodecError, match="no such candidate"):
        study_from_json(changed(good, "analyses", 0, "plays", 0, "played", to=1))


@given(st.data())
@settings(max_examples=50)
def test_a_damaged_study_is_read_or_complained_about(data: st.DataObject) -> None:
    path: list[str | int] = []
    inner: Any = GOOD
    while isinstance(inner, dict | list) and inner and (not path or data.draw(st.booleans())):
        key = data.draw(st.sampled_from(list(inner if isinstance(inner, dict) else range(len(inner)))))
        path.append(key)
        inner = inner[key]
    damaged = changed(copy.deepcopy(GOOD), *path, to=data.draw(plain_values))
    with suppress(CodecError):
        study_from_json(damaged)
        VALIDATOR.validate(damaged)


def agreed(variant: str, rotation: list[str], *rule_options: str) -> Any:
    """`GOOD` with these games and rule options."""
    plain = changed(GOOD, "header", "options", "rule_options", to=list(rule_options))
    plain = changed(plain, "header", "options", "rotation", to=rotation)
    return changed(plain, "header", "options", "variant", to=variant)["header"]


@pytest.mark.parametrize(
    ("header", "is_good"),
    [
        (agreed("fevga", [], "both_starts"), True),
        (agreed("portes", ["portes", "plakoto", "fevga"], "both_starts", "bear_off_while_pinned"), True),
        (agreed("plakoto", [], "both_starts"), False),
        (agreed("fevga", [], "both_starts", "both_starts"), False),
        (agreed("fevga", ["portes", "plakoto"], "both_starts"), False),
        (agreed("portes", ["portes", "plakoto"]), True),
        (agreed("plakoto", ["portes", "plakoto"]), False),
        (agreed("portes", ["portes"]), False),
        (agreed("fevga", [], "always_win"), False),
        (agreed("chess", []), False),
        (changed(GOOD["header"], "dice", "commitment", to=None), False),
        (changed(GOOD["header"], "dice", "commitment", to="00" * 31 + "0G"), False),
        (changed(GOOD["header"], "dice", "kind", to="seeded"), False),
        (changed(changed(GOOD["header"], "dice", "kind", to="seeded"), "dice", "seed", to=5), True),
        (changed(changed(GOOD["header"], "dice", "kind", to="manual"), "dice", "commitment", to=None), True),
    ],
)
def test_the_schema_says_of_headers_what_reading_says(header: Any, *, is_good: bool) -> None:
    assert VALIDATOR.is_valid({**GOOD, "header": header}) is is_good
    with nullcontext() if is_good else pytest.raises(CodecError):
        header_from_json(header)


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", "[" * 100_000, '{"version": 2}', '{"a": NaN}'])
def test_bad_text(text: str) -> None:
    with pytest.raises(CodecError):
        study_from_text(text)


def test_same_plain_value_as_the_record_codec() -> None:
    assert record_to_json(RECORD).items() <= GOOD.items()
