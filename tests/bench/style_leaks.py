"""Whether the opponents with a style have the leak that it is named after.

``python -m tests.bench.style_leaks [LEVEL ...] [--games N]`` plays matches of the level without a style and
with each, judged deeper than they play, and writes ``tests/golden/style_leaks.json``: of all that is lost,
the share of each leak. The measured strength of the styles that have theirs goes to
``resources/opponents/strengths.json``, by which they are offered; the others leave it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bgdesk.analysis.questions import Kind
from bgdesk.engine.habits import HABITS, habits
from bgdesk.engine.levels import level_of, styled
from bgdesk.engine.manners import NEUTRAL, STYLES
from bgdesk.engine.sage.encoding import Board, board_of
from bgdesk.engine.strengths import FILE, Strength, strength_of
from bgdesk.match.study import JudgedPlay
from bgdesk.shipped import resource_path
from tests.bench.level_strength import JUDGE, put, strength
from tests.bench.opponent_matches import JudgedMatch, matches_of, rate_of
from tests.folders import GOLDEN

GOLDEN_FILE = GOLDEN / "style_leaks.json"
TIMES, APART = 2.0, 1.0
"""What a style is offered for: so many times the share of the leak, so near in performance rating."""
SEED = 36
EVERY = 2
"""One in so many decisions is judged."""
_NUMBER = {habit: number for number, habit in enumerate(HABITS)}

Difference = Callable[[str], float]
"""How much more of a habit there is in the play than in the best one."""

_PLAY_LEAKS: Mapping[str, Callable[[Difference], bool]] = {
    "cautious": lambda more: more("shots") < 0 or (more("shots") == 0 and more("blots") < 0),
    "brawler": lambda more: more("hits") > 0 or more("hits_loose") > 0,
    "runner": lambda more: more("runs") > 0 or more("breaks_anchor") > 0,
    "hoarder": lambda more: more("breaks_anchor") < 0 or more("runs") < 0,
}
_CUBE_LEAKS: Mapping[str, frozenset[Kind]] = {
    "timid": frozenset((Kind.NO_DOUBLE, Kind.PASS)),
    "steamer": frozenset((Kind.DOUBLE,)),
}


def leaks(matches: Sequence[JudgedMatch]) -> dict[str, float]:
    """The share of each leak in all that was lost; a decision may be in several."""
    lost: Counter[str] = Counter()
    for match in matches:
        for names, error in _errors(match):
            lost["all"] += error  # type: ignore[assignment]  # counts of equity
            for name in names:
                lost[name] += error  # type: ignore[assignment]
    return {name: round(lost[name] / lost["all"], 4) for name in (*_PLAY_LEAKS, *_CUBE_LEAKS)}


def _errors(match: JudgedMatch) -> Iterator[tuple[list[str], float]]:
    plays = {one.event: one for one in match.analysis.plays}
    for verdict in match.counted:
        decision = verdict.decision
        if decision.kind is Kind.PLAY:
            judged = plays[decision.event]
            before = board_of(decision.state.position, decision.player)
            more = _difference(before, judged, match, decision.event)
            yield [name for name, has in _PLAY_LEAKS.items() if has(more)], verdict.error
        else:
            yield [name for name, kinds in _CUBE_LEAKS.items() if decision.kind in kinds], verdict.error


def _difference(before: Board, judged: JudgedPlay, match: JudgedMatch, event: int) -> Difference:
    state = match.record.states[event]
    assert state.to_act
    assert judged.played is not None
    best, played = (
        habits(before, board_of(judged.candidates[index].position, state.to_act))
        for index in (0, judged.played)
    )
    return lambda habit: played[_NUMBER[habit]] - best[_NUMBER[habit]]


def row(level: str, style: str, games: int) -> tuple[dict[str, Any], Strength]:
    """One opponent."""
    name = styled(level, style)
    judge = JUDGE[level_of(name).plies]
    matches = list(matches_of(level_of(name), games, judge, SEED, EVERY))
    rate = rate_of(matches, EVERY)
    found = {"pr": round(rate.pr, 2), "interval": round(rate.interval, 2), "games": rate.games}
    shares = leaks(matches)
    told = f", {style} {shares[style]:.3f}" if style in shares else f", {shares}"
    print(f"{name:22} {rate.told()}{told}", flush=True)
    return found | {"shares": shares}, strength(rate, judge)


def is_offered(level: str, style: str, golden: Mapping[str, Any]) -> bool:
    """Whether it has the leak, and plays about as well as the level without it."""
    neutral, found, usual = golden[level][NEUTRAL], golden[level][style], strength_of(level)
    has_leak = found["shares"][style] >= TIMES * neutral["shares"][style]
    return bool(has_leak and usual and abs(found["pr"] - usual.pr) <= APART)


def main() -> int:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", default=["advanced"])
    parser.add_argument("--styles", nargs="+", default=[NEUTRAL, *STYLES])
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    for level in given.levels:
        for style in given.styles:
            golden = json.loads(GOLDEN_FILE.read_text()) if GOLDEN_FILE.exists() else {}
            golden.setdefault(level, {})[style], measured = row(level, style, given.games)
            GOLDEN_FILE.write_text(json.dumps(golden, indent=1) + "\n")
            if style != NEUTRAL:
                offered = is_offered(level, style, golden)
                put(resource_path("opponents", FILE), styled(level, style), measured if offered else None)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
