"""Whether the opponents with a style have the leak that it is named after.

``python -m tests.bench.style_leaks [LEVEL ...] [--games N] [--seed N]`` plays matches of the level without a
style and with each, judged deeper than they play, and writes ``tests/golden/style_leaks.json``: of all that
is lost, the share of each leak, and how many times that of the level without a style this is, with its 90 %
interval. The measured strength of the styles that have theirs goes to ``resources/opponents/strengths.json``,
by which they are offered; the others leave it. A style is tuned on other games than it is measured on: with
``--seed TUNING --dry`` nothing is written.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp, sqrt
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
SEED, TUNING = 118, 36
"""Games that the styles are measured on, and those that they were tuned on."""
EVERY = 1
"""One in so many decisions is judged."""
_NORMAL_90 = 1.645
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


def leaks(matches: Sequence[JudgedMatch]) -> tuple[dict[str, float], dict[str, float]]:
    """The share of each leak in all that was lost, and its standard error; a decision may be in several."""
    lost = [_lost(match) for match in matches]
    shares, errors = {}, {}
    whole, number = sum(one["all"] for one in lost), len(lost)
    for name in (*_PLAY_LEAKS, *_CUBE_LEAKS):
        share = sum(one[name] for one in lost) / whole
        spread = sum((one[name] - share * one["all"]) ** 2 for one in lost) * number / max(1, number - 1)
        shares[name], errors[name] = round(share, 4), round(sqrt(spread) / whole, 4)
    return shares, errors


def _lost(match: JudgedMatch) -> Counter[str]:
    lost: Counter[str] = Counter()
    for names, error in _errors(match):
        for name in ("all", *names):
            lost[name] += error  # type: ignore[assignment]  # counts of equity
    return lost


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


def row(level: str, style: str, given: argparse.Namespace) -> tuple[dict[str, Any], Strength]:
    """One opponent."""
    name = styled(level, style)
    judge = JUDGE[level_of(name).plies]
    matches = list(matches_of(level_of(name), given.games, judge, given.seed, EVERY))
    rate = rate_of(matches, EVERY)
    shares, errors = leaks(matches)
    found: dict[str, Any] = {
        "pr": round(rate.pr, 2),
        "interval": round(rate.interval, 2),
        "games": rate.games,
        "seed": given.seed,
        "shares": shares,
        "errors": errors,
    }
    print(f"{name:22} {rate.told()}", flush=True)
    return found, strength(rate, judge)


def times(golden: Mapping[str, Any], style: str) -> dict[str, float]:
    """How many times the share of the leak is that without the style, and the 90 % interval of that."""
    neutral, found = golden[NEUTRAL], golden[style]
    ratio = found["shares"][style] / neutral["shares"][style]
    spread = sum((one["errors"][style] / one["shares"][style]) ** 2 for one in (neutral, found))
    factor = exp(_NORMAL_90 * sqrt(spread))
    return {
        "times": round(ratio, 2),
        "times_low": round(ratio / factor, 2),
        "times_high": round(ratio * factor, 2),
    }


def is_offered(level: str, style: str, golden: Mapping[str, Any]) -> bool:
    """Whether it has the leak, and plays about as well as the level without it."""
    found, usual = golden[level][style], strength_of(level)
    return bool(found["times"] >= TIMES and usual and abs(found["pr"] - usual.pr) <= APART)


def main() -> int:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", default=["advanced"])
    parser.add_argument("--styles", nargs="+", default=[NEUTRAL, *STYLES])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=SEED, help=f"{TUNING} are the games to tune on")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    given = parser.parse_args()
    golden = json.loads(GOLDEN_FILE.read_text()) if GOLDEN_FILE.exists() else {}
    for level in given.levels:
        known = golden.setdefault(level, {})
        for style in given.styles:
            known[style], measured = row(level, style, given)
            if style == NEUTRAL:
                print(known[style]["shares"], flush=True)
            else:
                known[style] |= times(known, style)
                _tell(level, style, measured, golden, is_dry=given.dry)
            if not given.dry:
                GOLDEN_FILE.write_text(json.dumps(golden, indent=1) + "\n")
    return 0


def _tell(level: str, style: str, measured: Strength, golden: Mapping[str, Any], *, is_dry: bool) -> None:
    found, offered = golden[level][style], is_offered(level, style, golden)
    range_told = f"{found['times_low']} to {found['times_high']}"
    shares = f"{found['shares'][style]:.3f} of the loss, {found['times']} times ({range_told})"
    print(f"{'':22} {shares}, {'offered' if offered else 'NOT offered'}", flush=True)
    if not is_dry:
        put(resource_path("opponents", FILE), styled(level, style), measured if offered else None)


if __name__ == "__main__":
    raise SystemExit(main())
