"""OGXM matches, from the JSON values that the library makes of them. Their White is White here."""

from __future__ import annotations

from datetime import UTC, datetime

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.dice_tags import tag_of_note
from bgdesk.formats.effort import FAULTS, Allowance
from bgdesk.formats.gv.game import OgxmGameReader
from bgdesk.formats.gv.ogxm_analysis import OgxmAnalysis
from bgdesk.formats.gv.values import JsonObject, shown
from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import UNKNOWN_TIME, Remark, RemarkKind, Unreadable, Weight
from bgdesk.formats.other_games import OGXM_VARIANTS
from bgdesk.match.evaluation import Unit
from bgdesk.match.options import MAX_LENGTH, MONEY, UNLIMITED, MatchOptions
from bgdesk.match.state import Pair
from bgdesk.match.study import Study, Tag

PLIES = Allowance(10_000, 2)
MOST_ANALYSES = 10

_LONGEST_NAME = 100
_LAST_TIME_S = 4_000_000_000
_MOST_POINTS = 10**6
_TAGS = (
    (Tag.EVENT, "event"),
    (Tag.ROUND, "stage"),
    (Tag.SITE, "site"),
    (Tag.PLACE, "city"),
)
_KNOWN_RAISES = (("raccoon", 2), ("beaver", 1))


def ogxm_study(document: object, digest: str, size: int) -> tuple[Study, list[Remark]]:
    """The match in ``document``, a file of ``size`` bytes, and the remarks about it. Raises Unreadable."""
    match = JsonObject.of(document)
    games = match.nodes("games")
    if not games:
        raise Unreadable(ImportErrorKind.OGXM_EMPTY)
    options, odd = _options(match)
    names = Pair(match.text("player_white")[:_LONGEST_NAME], match.text("player_black")[:_LONGEST_NAME])
    shown = Pair(names.white or "White", names.black or "Black")
    assembly = MatchAssembly(
        options, shown, f"ogxm-{digest}", _time(match.whole("timestamp", 1, _LAST_TIME_S))
    )
    for kind, quote in odd:
        assembly.remark(kind, Weight.ODD, quote)
    if not names.white or not names.black:
        assembly.remark(RemarkKind.NAME_MISSING, Weight.REPAIRED)
    return _read(match, games, assembly, size)


def _read(
    match: JsonObject, games: list[JsonObject], assembly: MatchAssembly, size: int
) -> tuple[Study, list[Remark]]:
    unit = Unit.MONEY if assembly.state.options.is_money else Unit.NORMALISED
    may_raise = assembly.state.options.max_chain != 0
    infos = enumerate(_infos(match))
    analyses = [OgxmAnalysis(info, unit, index, may_raise=may_raise) for index, info in infos]
    _annotate(assembly, match)
    start = _start_score(match)
    plies, most_plies, most_faults = 0, PLIES.of(size), FAULTS.of(size)
    for number, game in enumerate(games):
        plies += len(game.values("plies"))
        if plies > most_plies or len(assembly.remarks) > most_faults or assembly.is_full:
            assembly.leave_out_games(len(games) - number, number + 1)
            break
        OgxmGameReader(assembly, analyses).read(game, start)
        start = None
    left_out = sum(analysis.collected.left_out for analysis in analyses)
    if left_out:
        assembly.remark(RemarkKind.ANALYSIS_LEFT_OUT, Weight.LOST, str(left_out))
    found = tuple(one for one in (analysis.analysis() for analysis in analyses) if one)
    return assembly.study(_tags(match), found), assembly.remarks


def _infos(match: JsonObject) -> list[JsonObject]:
    """What is said about each analysis."""
    return match.nodes("analyses_info")[:MOST_ANALYSES] or [match.node("analysis_info")]


def _annotate(assembly: MatchAssembly, match: JsonObject) -> None:
    for note in match.nodes("annotations"):
        if tag_of_note(note.text("value")) is None:
            assembly.comment(note.lines("value"))


def _start_score(match: JsonObject) -> Pair[int] | None:
    start = match.values("score_start")
    scores = JsonObject({"white": start[0], "black": start[1]}) if len(start) > 1 else JsonObject()
    white, black = (scores.whole(key, 0, _MOST_POINTS) for key in ("white", "black"))
    return None if white is None or black is None else Pair(white, black)


def _options(match: JsonObject) -> tuple[MatchOptions, list[tuple[RemarkKind, str]]]:
    odd: list[tuple[RemarkKind, str]] = []
    variant = match.whole("variant", 0, len(OGXM_VARIANTS) - 1) if match.has("variant") else 0
    if variant is None:
        odd.append((RemarkKind.VARIATION_UNKNOWN, shown(match.fields["variant"])))
    length = match.whole("match_length", MONEY, MAX_LENGTH)
    if length is None:
        odd.append((RemarkKind.OPTION_UNKNOWN, f"match length {shown(match.fields.get('match_length'))}"))
    options = MatchOptions(
        variant=OGXM_VARIANTS[variant or 0],
        length=length or MONEY,
        cube=match.whole("cube_limit", 1, 1) is None,
        crawford=match.flag("crawford"),
        jacoby=match.flag("jacoby"),
        max_chain=next((raises for key, raises in _KNOWN_RAISES if match.flag(key)), 0),
        automatic_doubles=UNLIMITED if match.flag("auto_doubles") else 0,
    )
    return options.locked(), odd


def _time(seconds: int | None) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat() if seconds else UNKNOWN_TIME


def _tags(match: JsonObject) -> tuple[tuple[str, str], ...]:
    tags = [(str(tag), match.text(key)) for tag, key in _TAGS]
    time = _time(match.whole("timestamp", 1, _LAST_TIME_S))
    if time != UNKNOWN_TIME:
        tags += [(str(Tag.DATE), time[:10]), (str(Tag.TIME), time[11:16])]
    of_dice = (tag_of_note(note.text("value")) for note in match.nodes("annotations"))
    return tuple((tag, value) for tag, value in (*tags, *filter(None, of_dice)) if value)
