"""The lines of a .mat file above its first game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from bgdesk.formats.dice_tags import dice_tags
from bgdesk.formats.import_result import UNKNOWN_TIME
from bgdesk.formats.mat.names import mat_value
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchHeader
from bgdesk.match.state import Pair
from bgdesk.match.study import Study, Tag

OWN_SITE = "bgdesk"
"""The site of a match that says none."""

VARIATIONS: Mapping[str, str] = MappingProxyType(
    {
        "backgammon": "Backgammon",
        "nackgammon": "NackGammon",
        "hypergammon": "HyperGammon (3)",
        "hypergammon2": "HyperGammon (2)",
        "hypergammon1": "HyperGammon (1)",
        "longgammon": "LongGammon",
    }
)

DEFAULT_CUBE_LIMIT = "1024"
CUBE_LIMIT_KEY = "CubeLimit"
_MATCH_ID = "Match ID"

_HEADERS: Mapping[str, str] = MappingProxyType(
    {
        Tag.EVENT: "Event",
        Tag.ROUND: "Round",
        Tag.SITE: "Site",
        Tag.PLACE: "Place",
        Tag.DATE: "EventDate",
        Tag.TIME: "EventTime",
        Tag.ANNOTATOR: "Annotator",
        Tag.TRANSCRIBER: "Transcriber",
        Tag.SOURCE: "Source",
        Tag.WHITE_RATING: "Player 1 Elo",
        Tag.BLACK_RATING: "Player 2 Elo",
    }
)
_SEPARATORS: Mapping[str, str] = MappingProxyType({Tag.DATE: "-", Tag.TIME: ":"})
"""What the tags have where .mat has points."""
_ELSEWHERE = frozenset(
    {
        Tag.WHITE_NAME,
        Tag.BLACK_NAME,
        "variation",
        "crawford",
        "jacoby",
        "beaver",
        "beavers",
        "player 1",
        "player 2",
        CUBE_LIMIT_KEY.lower(),
    }
)
"""Tags that are no header of their own, in lower case."""
_KEY = re.compile(r'[^"\[\]\s](?:[^"\[\]\n\r\t]{0,58}[^"\[\]\s])?')
_STANDARD = re.compile(r"\d{4}-\d\d-\d\d|\d\d:\d\d", re.ASCII)


def header_lines(study: Study, names: Pair[str]) -> Iterator[str]:
    """The headers of ``study``; ``names`` stand in the columns."""
    tags = [*_missing_tags(study), *study.tags]
    yield from (_tag_line(key, value) for key, value in tags if can_hold(key))
    yield header_line("Player 1", study.tag(Tag.WHITE_NAME) or names.white)
    yield header_line("Player 2", study.tag(Tag.BLACK_NAME) or names.black)
    yield from _rule_lines(study.record.header, study.tag(CUBE_LIMIT_KEY))


def can_hold(key: str) -> bool:
    """Whether a tag gets a header of its own."""
    return key.lower() not in _ELSEWHERE and _KEY.fullmatch(_HEADERS.get(key, key)) is not None


def _tag_line(key: str, value: str) -> str:
    separator = _SEPARATORS.get(key)
    if separator and _STANDARD.fullmatch(value):
        value = value.replace(separator, ".")
    return header_line(_HEADERS.get(key, key), value)


def _missing_tags(study: Study) -> Iterator[tuple[str, str]]:
    """What the record itself says where the tags do not."""
    header = study.record.header
    if not study.tag(Tag.SITE) and not study.tag(_MATCH_ID):
        yield Tag.SITE, OWN_SITE
        yield _MATCH_ID, header.id
    yield from dice_tags(study)
    if header.created != UNKNOWN_TIME and not study.tag(Tag.DATE):
        day, _, time = header.created.partition("T")
        yield Tag.DATE, day
        if not study.tag(Tag.TIME):
            yield Tag.TIME, time[:5]


def _rule_lines(header: MatchHeader, cube_limit: str) -> Iterator[str]:
    options = header.options
    yield header_line("Variation", VARIATIONS.get(options.variant, options.variant))
    if options.is_money:
        yield header_line("Jacoby", _switch(is_on=options.jacoby))
        yield header_line("Beaver", _switch(is_on=options.max_chain != 0))
    else:
        yield header_line("Crawford", _switch(is_on=options.crawford))
    yield header_line(CUBE_LIMIT_KEY, _limit(options, cube_limit))


def _limit(options: MatchOptions, said: str) -> str:
    return (said or DEFAULT_CUBE_LIMIT) if options.cube else "1"


def header_line(key: str, value: str) -> str:
    """One header."""
    return f'; [{key} "{mat_value(value)}"]'


def _switch(*, is_on: bool) -> str:
    return "On" if is_on else "Off"
