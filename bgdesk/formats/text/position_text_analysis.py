"""The analysis in a printed position, by its numbers: the words may be of any language.

A decision that nobody has made yet is named by the latest event: the roll, or the position.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise, takewhile

from bgdesk.formats.move_matching import find_play
from bgdesk.formats.plain_file import hops_of
from bgdesk.formats.text.printed_rollouts import LEVEL, level_of, rollout_of_play, rollouts_of_cube
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.flow import legal
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.player import Player

MOST_CANDIDATES = 500
_BELOW = 5

_REAL = r"[-+]?\d{1,3}[.,]\d{1,5}"
_XG_PLAY = re.compile(
    rf"\s*\d{{1,3}}\.\s+(?P<level>\S.{{0,40}}?)\s{{2,}}(?P<play>\S.{{0,60}}?)\s+eq:\s*(?P<equity>{_REAL})"
)
_BLITZ_PLAY = re.compile(
    rf"\s*\d{{1,3}}\.\s+(?:{_REAL}\s+mwp\s*/\s*)?(?P<equity>{_REAL})\s+(?:\(\s*{_REAL}\s*\)\s+)?"
    r"(?P<play>(?:bar|\d{1,2})\*?[/-].{1,60}?)\s*$",
    re.IGNORECASE,
)
_XG_CHANCES = re.compile(rf":\s*({_REAL})%\s*\(G:\s*({_REAL})%\s*B:\s*({_REAL})%\)")
_BLITZ_CHANCES = re.compile(
    rf"\s*({_REAL})\s+({_REAL})\s+({_REAL})\s+-\s+({_REAL})\s+({_REAL})\s+({_REAL})\s*$"
)
_BLITZ_SIDE = re.compile(rf"\s*\S.{{0,60}}?\s+({_REAL})\s+({_REAL})\s+({_REAL})\s*$")
_XG_CUBE = re.compile(rf"\s+\S[^:=]{{0,40}}:\s*({_REAL})\s*(?:\({_REAL}\)\s*)?$")
_BLITZ_CUBE = re.compile(
    rf"\s*(?P<words>\S[^:]{{0,40}}?)\s*:\s*{_REAL}\s+\(\s*{_REAL}\)\s+(?P<equity>{_REAL})\s+\(\s*{_REAL}\)\s*$"
)
_XG_LEVEL = re.compile(r"(XG Roller\+{0,2}|\d-ply(?: red)?|Rollout)", re.IGNORECASE)
_XG_VERSION = re.compile(
    r"eXtreme Gammon Version:\s*([\d.]{1,12}),\s*[^:\n]{1,20}:\s*(\S.{0,60}?)\s*$", re.MULTILINE
)
_CASHED = 0.0005
"""How near to 1 the equity of double and pass is printed."""
_TOLERANCE = 0.01
"""Printed chances may be so far below 0 or above 1."""


@dataclass(frozen=True, slots=True)
class PrintedAnalysis:
    """What ``program`` says; ``left_out`` quotes what could not be read."""

    program: str
    analysis: Analysis | None
    left_out: str


def analysis_of(text: str, record: MatchRecord) -> PrintedAnalysis:
    """What ``text`` says about the last state of ``record``."""
    version = _XG_VERSION.search(text)
    program = "eXtreme Gammon" if version or _XG_CHANCES.search(text) else "BGBlitz"
    state, event = record.state, len(record.events) - 1
    lines = text.split("\n")
    candidates: tuple[Candidate, ...] = ()
    left_out: list[str] = []
    if state.phase is Phase.TO_PLAY:
        candidates = tuple(_candidates(lines, state, left_out))
    cube = _cube(lines, state) if state.phase is Phase.TO_ROLL else None
    if not candidates and not cube:
        return PrintedAnalysis(program, None, ", ".join(left_out)[:60])
    analysis = Analysis(
        program if not version else f"{program} {version[1]}",
        candidates[0].level if candidates else _level(text),
        table=version[2] if version else "",
        plays=(JudgedPlay(event, candidates, None, len(legal(state).plays)),) if candidates else (),
        cubes=(_judged_cube(event, cube, text, lines),) if cube else (),
    )
    return PrintedAnalysis(program, analysis, ", ".join(left_out)[:60])


def _judged_cube(event: int, cube: CubeDecision, text: str, lines: list[str]) -> JudgedCube:
    level = _level(text)
    return JudgedCube(event, cube, level, rollouts_of_cube(lines) if level == LEVEL else ())


def _level(text: str) -> str:
    found = _XG_LEVEL.search(text)
    return level_of(found[1]) if found else ""


def _unit(state: MatchState) -> Unit:
    return Unit.MONEY if state.options.is_money else Unit.NORMALISED


def _real(text: str) -> float:
    return float(text.replace(",", "."))


def _candidates(lines: list[str], state: MatchState, left_out: list[str]) -> Iterator[Candidate]:
    assert state.turn, "somebody has rolled"
    plays = legal(state)
    count = 0
    for index, line in enumerate(lines):
        said = _XG_PLAY.match(line) or _BLITZ_PLAY.match(line)
        if said is None or count == MOST_CANDIDATES:
            continue
        count += 1
        hops = hops_of(said["play"])
        play = find_play(hops, plays) if hops is not None else None
        if play is None:
            left_out.append(said["play"])
            continue
        level = said.groupdict().get("level") or ""
        yield Candidate(
            format_play(play),
            play.result,
            Equity(_real(said["equity"]), state.turn, _unit(state)),
            _chances_after(lines[index + 1 : index + 3], state.turn),
            level_of(level),
            rollout_of_play(level, _until_next(lines[index + 1 :]), lines),
        )


def _until_next(lines: list[str]) -> list[str]:
    """What stands below a candidate."""
    return list(takewhile(lambda line: not _XG_PLAY.match(line), lines[:_BELOW]))


def _chances_after(lines: list[str], pov: Player) -> Probabilities | None:
    """The chances in the lines below a candidate."""
    blitz = _BLITZ_CHANCES.match(lines[0]) if lines else None
    if blitz:
        win, win_gammon, win_backgammon, _, lose_gammon, lose_backgammon = map(_real, blitz.groups())
        return _possible(Probabilities(pov, win, win_gammon, win_backgammon, lose_gammon, lose_backgammon))
    return _xg_chances(lines, pov)


def _xg_chances(lines: Iterable[str], pov: Player) -> Probabilities | None:
    """The chances in two lines that follow each other, first those of ``pov``."""
    for own, other in pairwise(map(_XG_CHANCES.search, lines)):
        if own and other:
            return _probabilities([_real(own[i]) for i in (1, 2, 3)], [_real(other[i]) for i in (2, 3)], pov)
    return None


def _probabilities(own: list[float], lost: list[float], pov: Player) -> Probabilities | None:
    win, win_gammon, win_backgammon, lose_gammon, lose_backgammon = (part / 100 for part in (*own, *lost))
    return _possible(Probabilities(pov, win, win_gammon, win_backgammon, lose_gammon, lose_backgammon))


def _possible(said: Probabilities) -> Probabilities | None:
    """``said`` unless one of them cannot be a chance."""
    chances = (said.win, said.win_gammon, said.win_backgammon, said.lose_gammon, said.lose_backgammon)
    return said if all(-_TOLERANCE <= chance <= 1 + _TOLERANCE for chance in chances) else None


def _cube(lines: list[str], state: MatchState) -> CubeDecision | None:
    """The cube decision of the player on roll, if all three equities are there."""
    assert state.turn, "somebody is on roll"
    chances = _xg_chances(lines, state.turn) or _blitz_sides(lines, state.turn)
    for index in range(len(lines) - 2):
        found = _xg_equities(lines[index : index + 3]) or _blitz_equities(lines[index : index + 3])
        if found:
            no_double, take, drop = found
            return CubeDecision(
                no_double=Equity(no_double, state.turn, _unit(state)),
                double_take=Equity(take, state.turn, _unit(state)),
                double_pass=Equity(drop, state.turn, _unit(state)),
                probabilities=chances,
                should_double=min(take, drop) > no_double,
                should_take=take <= drop,
            )
    return None


def _xg_equities(lines: list[str]) -> tuple[float, float, float] | None:
    """No double, double and take, double and pass: in this order."""
    found = [_XG_CUBE.match(line) for line in lines]
    values = [_real(match[1]) for match in found if match]
    if len(values) != 3 or abs(values[2] - 1) > _CASHED:
        return None
    return values[0], values[1], values[2]


def _blitz_equities(lines: list[str]) -> tuple[float, float, float] | None:
    """In any order: two of the lines name an answer after a slash, and passing is worth 1."""
    found = [match for match in map(_BLITZ_CUBE.match, lines) if match]
    single = [_real(match["equity"]) for match in found if "/" not in match["words"]]
    answered = sorted(
        (_real(m["equity"]) for m in found if "/" in m["words"]), key=lambda value: abs(value - 1)
    )
    if len(single) != 1 or len(answered) != 2 or abs(answered[0] - 1) > _CASHED:
        return None
    return single[0], answered[1], answered[0]


def _blitz_sides(lines: list[str], pov: Player) -> Probabilities | None:
    """A line for each player, the one at the top, Black, first."""
    for top, bottom in pairwise(map(_BLITZ_SIDE.match, lines)):
        if top and bottom:
            black, white = ([_real(value) for value in match.groups()] for match in (top, bottom))
            own, other = (white, black) if pov is Player.WHITE else (black, white)
            if abs(own[0] + other[0] - 100) < 0.2:
                return _probabilities(own, other[1:], pov)
    return None
