"""Matches as OGXM, the format of OpenGammon and HedgeHog, with their analyses and comments."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import pairwise
from typing import Any

from bgdesk.formats import lossy_fields as unsaid
from bgdesk.formats.dice_tags import all_dice_tags, dice_note
from bgdesk.formats.export_result import CannotHold, ExportError, Written
from bgdesk.formats.gv.analysis_writer import tell_analyses
from bgdesk.formats.gv.gvformat_calls import ogxm_bytes
from bgdesk.formats.gv.plies import SEAT, WrittenGame, write_game
from bgdesk.formats.import_result import UNKNOWN_TIME
from bgdesk.formats.other_games import OGXM_VARIANTS
from bgdesk.match import events
from bgdesk.match.options import UNLIMITED, MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import GameResult
from bgdesk.match.study import Study, Tag
from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences

_LONGEST_NAME = 100
_LONGEST_TEXT = 60
_LONGEST_COMMENT = 10_000


class OgxmLossyField(Sentences):
    """What the format cannot hold; a sentence each."""

    SOME_ANALYSIS = QT_TRANSLATE_NOOP(
        "Export", "A part of the analysis or of the comments could not be written to an .ogxm file."
    )
    AUTOMATIC_DOUBLES = QT_TRANSLATE_NOOP(
        "Export", "An .ogxm file cannot limit automatic doubles: there they have no limit."
    )
    BEAVERS = QT_TRANSLATE_NOOP(
        "Export",
        "An .ogxm file knows beavers and raccoons, but no raise after them: its cube is too low.",
    )
    BOTS = QT_TRANSLATE_NOOP("Export", "An .ogxm file does not say which player is a program.")
    BRANCHES = QT_TRANSLATE_NOOP("Export", "Other lines are not in an .ogxm file.")
    DICE = QT_TRANSLATE_NOOP("Export", "How the dice were made is not in an .ogxm file.")
    EQUAL_ROLLS = QT_TRANSLATE_NOOP(
        "Export", "Tied opening rolls are not in an .ogxm file, only the cube that they turned."
    )
    GAMES = QT_TRANSLATE_NOOP("Export", "The number of games agreed on is not in an .ogxm file.")
    HINTS = QT_TRANSLATE_NOOP("Export", "Which hints were taken is not in an .ogxm file.")
    HOUSE_RULES = QT_TRANSLATE_NOOP("Export", "An .ogxm file cannot name the house rules of this match.")
    OPEN_DECISION = QT_TRANSLATE_NOOP(
        "Export", "The roll that waits to be played, or the answer to a raise, is not in an .ogxm file."
    )
    REFUSED_RESIGNATION = QT_TRANSLATE_NOOP(
        "Export", "Resignations that were refused or not answered are not in an .ogxm file."
    )
    SCORES = QT_TRANSLATE_NOOP(
        "Export", "Scores that were set after the first game are not in an .ogxm file."
    )
    CORRECTIONS = QT_TRANSLATE_NOOP(
        "Export", "A set-up that was corrected is in an .ogxm file as a position set up by hand."
    )
    TABLES_SET = QT_TRANSLATE_NOOP(
        "Export", "A position set up by hand in mid-turn is only partly in an .ogxm file."
    )
    TAKEN_BACK = QT_TRANSLATE_NOOP("Export", "What was taken back is not in an .ogxm file.")
    TIMES = QT_TRANSLATE_NOOP("Export", "Clock and thinking times are not in an .ogxm file.")
    UNDECIDED_GAME = QT_TRANSLATE_NOOP(
        "Export", "Losses on time and early resignations are in an .ogxm file as agreed points."
    )
    VARIANT = QT_TRANSLATE_NOOP(
        "Export", "An .ogxm file does not know this game; it is called backgammon there."
    )


def write(study: Study) -> Written:
    """``study`` as an OGXM container, and what of it got lost. Raises CannotHold for a match too long."""
    document, lost = _document(study)
    try:
        content = ogxm_bytes(document)
    except ValueError:
        lost.append(OgxmLossyField.SOME_ANALYSIS)
        content = _bare_bytes(document)
    return Written(content, tuple(dict.fromkeys(lost)))


def _document(study: Study) -> tuple[dict[str, Any], list[OgxmLossyField]]:
    record = study.record
    lost = list(_losses(study))
    games = list(_games(record, lost))
    places = {event: game.plies[at] for game, _ in games for event, at in game.places.items()}
    infos, is_whole = tell_analyses(study, places)
    if not is_whole:
        lost.append(OgxmLossyField.SOME_ANALYSIS)
    notes = [
        {"value": comment.text[:_LONGEST_COMMENT]} for comment in study.comments if comment.event is None
    ]
    notes += [{"value": dice_note(tag)} for tag in all_dice_tags(study)]
    for comment in study.comments:
        if comment.event is not None:
            holder = places.get(comment.event)
            note = {"value": comment.text[:_LONGEST_COMMENT]}
            (holder.setdefault("annotations", []) if holder is not None else notes).append(note)
    document = {
        **_head(study),
        **({"annotations": notes} if notes else {}),
        **({"analyses_info": infos, "analysis_info": infos[0]} if infos else {}),
        "games": [game.finished(result) for game, result in games],
    }
    return document, lost


def _head(study: Study) -> dict[str, Any]:
    header, options, score = study.record.header, study.record.header.options, study.record.state.score
    winner = study.record.state.winner if not options.is_money else None
    return {
        "match_length": options.length,
        "player_white": header.seats.white.name[:_LONGEST_NAME],
        "player_black": header.seats.black.name[:_LONGEST_NAME],
        "white_score": _capped(score.white, options),
        "black_score": _capped(score.black, options),
        "result": 0 if winner is None else 1 + SEAT[winner],
        "source": 0,
        "timestamp": _timestamp(header.created),
        "crawford": options.crawford,
        "jacoby": options.jacoby,
        "beaver": options.max_chain != 0,
        "raccoon": options.max_chain not in (0, 1),
        "auto_doubles": options.automatic_doubles != 0,
        "cube_limit": 0 if options.cube else 1,
        "variant": _number_of(options.variant),
        "event": study.tag(Tag.EVENT)[:_LONGEST_TEXT] or None,
        "site": study.tag(Tag.SITE)[:_LONGEST_TEXT] or None,
        "stage": study.tag(Tag.ROUND)[:_LONGEST_TEXT] or None,
        "city": study.tag(Tag.PLACE)[:_LONGEST_TEXT] or None,
        "score_start": _start_score(study.record),
    }


def _number_of(variant: str) -> int:
    """The number of the game; one that has none is called backgammon, whose set-up it has."""
    return OGXM_VARIANTS.index(variant) if variant in OGXM_VARIANTS else OGXM_VARIANTS.index("backgammon")


def _capped(points: int, options: MatchOptions) -> int:
    return points if options.is_money else min(points, options.length)


def _timestamp(created: str) -> int:
    return 0 if created == UNKNOWN_TIME else max(0, int(datetime.fromisoformat(created).timestamp()))


def _start_score(record: MatchRecord) -> list[int]:
    first = next(iter(record.events), None)
    return [first.white, first.black] if isinstance(first, events.ScoreSet) else [0, 0]


def _games(
    record: MatchRecord, lost: list[OgxmLossyField]
) -> Iterator[tuple[WrittenGame, GameResult | None]]:
    """Every game with its result; what is lost of them is added to ``lost``."""
    starts = [i for i, event in enumerate(record.events) if isinstance(event, events.GameStarted)]
    for number, (start, end) in enumerate(pairwise([*starts, len(record.events)])):
        game = WrittenGame({"game_index": number, "is_crawford": record.states[start + 1].is_crawford})
        moments = [(i, record.states[i], record.events[i]) for i in range(start + 1, end)]
        lost.extend(_loss(event) for event in write_game(game, moments))
        if game.drop_open_roll():
            lost.append(OgxmLossyField.OPEN_DECISION)
        yield game, _result(record, start, end)


def _result(record: MatchRecord, start: int, end: int) -> GameResult | None:
    """The result of the game of these events."""
    before, after = record.states[start].results, record.states[end].results
    return after[-1] if len(after) > len(before) else None


def _loss(event: events.Event) -> OgxmLossyField:
    match event:
        case events.OpeningRolled():
            return OgxmLossyField.EQUAL_ROLLS
        case events.ResignationRejected():
            return OgxmLossyField.REFUSED_RESIGNATION
        case events.FlagFell() | events.Abandoned():
            return OgxmLossyField.UNDECIDED_GAME
        case events.ScoreSet():
            return OgxmLossyField.SCORES
        case events.Raised():
            return OgxmLossyField.BEAVERS
        case _:
            return OgxmLossyField.OPEN_DECISION


def _losses(study: Study) -> Iterator[OgxmLossyField]:
    record = study.record
    options = record.header.options.locked()
    max_chain = options.max_chain if options.max_chain in (0, 1) else 2
    checks = (
        (OgxmLossyField.BOTS, unsaid.has_bots(record)),
        (OgxmLossyField.DICE, unsaid.has_known_dice(record)),
        (OgxmLossyField.TAKEN_BACK, unsaid.has_take_backs(record)),
        (OgxmLossyField.HINTS, unsaid.has_hints(record)),
        (OgxmLossyField.TIMES, unsaid.has_times(record)),
        (OgxmLossyField.CORRECTIONS, unsaid.has_corrections(record)),
        (OgxmLossyField.TABLES_SET, unsaid.has_broken_tables(record)),
        (OgxmLossyField.VARIANT, options.variant not in OGXM_VARIANTS),
        (OgxmLossyField.AUTOMATIC_DOUBLES, options.automatic_doubles not in (0, UNLIMITED)),
        (OgxmLossyField.GAMES, options.games is not None),
        (OgxmLossyField.HOUSE_RULES, unsaid.has_house_rules(options, max_chain)),
        (OgxmLossyField.BRANCHES, bool(study.branches)),
        (OgxmLossyField.REFUSED_RESIGNATION, record.state.resignation is not None),
    )
    return (loss for loss, is_lost in checks if is_lost)


def _bare_bytes(document: dict[str, Any]) -> bytes:
    """``document`` without analyses and comments as an OGXM container. Raises CannotHold."""
    try:
        return ogxm_bytes(_bare(document))
    except ValueError as fault:
        raise CannotHold(Message.of(ExportError.OGXM_REFUSED, detail=fault)) from fault


def _bare(document: dict[str, Any]) -> dict[str, Any]:
    """``document`` without analyses and comments."""
    extras = ("annotations", "analyses_info", "analysis_info", "analyses", "analysis")

    def kept(value: dict[str, Any]) -> dict[str, Any]:
        return {key: one for key, one in value.items() if key not in extras}

    games = [{**kept(game), "plies": [kept(ply) for ply in game["plies"]]} for game in document["games"]]
    return {**kept(document), "games": games}
