"""The roots of games in SGF as text: what all have, and what only the first says of the match."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bgdesk import __version__
from bgdesk.formats.dice_tags import dice_tags
from bgdesk.formats.import_result import UNKNOWN_TIME
from bgdesk.formats.sgf.levels import level_codes, names_text
from bgdesk.formats.sgf.moments import GameMoments
from bgdesk.formats.sgf.node_writer import LETTERS
from bgdesk.formats.sgf.root_reader import (
    PRIVATE,
    SETUP,
    STRUCTURE,
    TAG_KEY,
    TAGS,
    VARIATIONS,
    rules_text,
)
from bgdesk.formats.sgf.tokens import escaped
from bgdesk.match.record import MatchHeader
from bgdesk.match.state import Ending
from bgdesk.match.study import Analysis, Study, Tag

_PROPERTY = re.compile(r"[A-Z][A-Z0-9]{0,3}")
_PROPERTIES = {tag: name for name, tag in TAGS.items()}


def root_text(header: MatchHeader, game: GameMoments | None) -> str:
    """The properties that the root of every game has; without a game, those of the first."""
    options = header.options.locked()
    seats = header.seats
    number, score = (game.begun.game_number - 1, game.begun.score) if game else (0, None)
    white, black = (score.white, score.black) if score else (0, 0)
    rules = rules_text(options, is_crawford_game=bool(game and game.begun.is_crawford))
    doubles = game.automatic_doubles if game else 0
    return "".join(
        (
            f"FF[4]GM[6]CA[UTF-8]AP[bgdesk:{__version__}]",
            f"MI[length:{options.length}][game:{number}][ws:{white}][bs:{black}]",
            f"PW[{_line(seats.white.name) or 'White'}]PB[{_line(seats.black.name) or 'Black'}]",
            f"RU[{rules}]" if rules else "",
            f"CV[{1 << doubles}]" if doubles else "",
            _result_text(game) if game else "",
        )
    )


def match_text(study: Study, analysis: Analysis | None) -> str:
    """The properties of the match, for the first root."""
    day = study.record.header.created[:10] if study.record.header.created != UNKNOWN_TIME else ""
    common = "".join(_tag_texts(study))
    date = "" if study.tag(Tag.DATE) or not day else f"DT[{day}]"
    private = "".join(
        f"[{escaped(key, in_pair=True)}:{_value(value)}]" for key, value in _private(study, analysis)
    )
    return f"{common}{date}{PRIVATE}{private}"


def _result_text(game: GameMoments) -> str:
    result = game.result
    if result is None:
        return ""
    return f"RE[{LETTERS[result.won_by]}+{result.points}{'R' * (result.ending is Ending.RESIGNED)}]"


def _tag_texts(study: Study) -> Iterator[str]:
    for key, value in study.tags:
        name = _property_of(key)
        if name:
            yield f"{name}[{escaped(value)}]"


def _property_of(key: str) -> str | None:
    """The property that says the tag ``key``, ``None`` when there is none."""
    if key in _PROPERTIES:
        return _PROPERTIES[Tag(key)]
    is_free = _PROPERTY.fullmatch(key) and key not in STRUCTURE | SETUP | TAGS.keys()
    return key if is_free or key == "CP" else None


def _private(study: Study, analysis: Analysis | None) -> Iterator[tuple[str, str]]:
    header = study.record.header
    options = header.options
    yield "id", header.id
    yield "created", header.created
    if not study.tag(Tag.DATE) and header.created != UNKNOWN_TIME:
        yield "date", "created"
    yield "max_chain", str(options.max_chain)
    yield "automatic_doubles", str(options.automatic_doubles)
    if options.games:
        yield "games", str(options.games)
    if options.variant != "backgammon" and options.variant not in VARIATIONS.values():
        yield "variant", options.variant
    for key, value in (*dice_tags(study), *study.tags):
        if _property_of(key) is None and key != Tag.SOURCE:
            yield TAG_KEY + key, value
    if analysis:
        yield from _about_analysis(analysis)


def _about_analysis(analysis: Analysis) -> Iterator[tuple[str, str]]:
    yield "engine", analysis.engine
    yield "level", analysis.level
    yield "complete", "yes" if analysis.is_complete else "no"
    names = names_text(level_codes(analysis), analysis)
    for key, value in (
        ("settings", analysis.settings),
        ("table", analysis.table),
        ("analysed", analysis.created),
        ("levels", names),
    ):
        if value:
            yield key, value


def _line(text: str) -> str:
    return escaped(" ".join(text.split()))


def _value(text: str) -> str:
    return escaped(" ".join(text.split()), in_pair=True)
