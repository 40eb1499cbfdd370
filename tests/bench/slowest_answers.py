"""Prints the slowest answers of the engine by level, from which the time limits come.

``python -m tests.bench.slowest_answers [bots] [analysis] [rollouts]`` takes all three without arguments. The
positions come from random matches of every game, so that they are messier than in play. CPU seconds are of
all threads; the first answer, which loads what it needs, counts as well. The limits in
`bgdesk/app/workers/time_limits.py` are 20 times what this prints, at least.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from time import perf_counter, process_time

from bgdesk.analysis.assembling import turns
from bgdesk.analysis.levels import LEVELS as ANALYSES
from bgdesk.analysis.questions import PlayQuestion, questions
from bgdesk.analysis.rollout.run import Batch, Task
from bgdesk.analysis.rollout.worker import played
from bgdesk.analysis.worker import answers
from bgdesk.engine.advice import advise, chances_now
from bgdesk.engine.levels import DEFAULT_LEVEL, LEVELS
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.requests import BotRequest
from bgdesk.engine.rollout_protocol import Manner
from bgdesk.engine.sage.availability import probe
from bgdesk.engine.selection import decide, decide_plainly
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState
from bgdesk.rules.dice import Dice
from bgdesk.rules.variants import RULESETS
from tests.match.autoplay import whole_match

STATES = 60
"""Of each game, spread over a match."""
DEEP, DEEP_STATES = 3, 12
"""From so many plies on fewer states are asked."""
GROUPS = {"1-ply": 200, "2-ply": 60, "two-pass": 60, "3-ply": 25, "4-ply": 3, "truncated-1": 12}
"""Turns of a match that are judged at each level; of the others `FEW_GROUPS`."""
FEW_GROUPS = 3
MANNERS = tuple(Manner(truncated_at, plies) for plies in (1, 2, 3) for truncated_at in (5, 11, 0))
TOO_LONG_S = 120
"""No slower way of rolling out is tried after one that took so long."""


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    if not probe().is_available:
        print("skipped: the strong engine does not run here")
        return 0
    parts = {"bots": _bots, "analysis": _analysis, "rollouts": _rollouts}
    for name in arguments or parts:
        parts[name]()
    return 0


def _record(game: str) -> MatchRecord:
    return whole_match(replace(match_options(2), variant=game), seed=5)


def _states(game: str, most: int) -> list[MatchState]:
    asked = [state for state in _record(game).states if state.to_act]
    return asked[:: max(1, len(asked) // most)][:most]


def _bots() -> None:
    for game in RULESETS:
        for level in LEVELS.values():
            states = _states(game, STATES if level.plies < DEEP else DEEP_STATES)
            requests = [BotRequest(one, level.id, thinking_ms=0) for one in states]
            _tell(f"{game} decide {level.id}", [partial(decide, one) for one in requests])
        states = _states(game, STATES)
        for ask in (advise, chances_now):
            _tell(f"{game} {ask.__name__}", [partial(ask, one) for one in states])
        plain = [BotRequest(one, DEFAULT_LEVEL) for one in states]
        _tell(f"{game} plain", [partial(decide_plainly, one, Obstacle.DIED) for one in plain])


def _analysis() -> None:
    groups = turns(questions(_record("backgammon")))
    for level in ANALYSES:
        count = GROUPS.get(level, FEW_GROUPS)
        chosen = groups[:: max(1, len(groups) // count)][:count]
        _tell(f"analysis {level}", [partial(answers, level, one) for one in chosen])


def _rollouts() -> None:
    asked = [one for one in questions(_record("backgammon")) if isinstance(one, PlayQuestion)]
    task = next(_task(one) for one in asked[8:])
    for manner in MANNERS:
        worst = _tell(f"rollout {manner}", [partial(played, (task, manner, 1, Batch(0, 0)))])
        if worst > TOO_LONG_S:
            return


def _task(question: PlayQuestion) -> Task:
    situation, dice = question.situation, question.dice
    return Task(situation, Dice(dice.high, dice.low), situation.legal_plays(dice).plays[:1])


def _tell(name: str, calls: Sequence[Callable[[], object]]) -> float:
    """Print the slowest of ``calls``; the seconds that it took."""
    times = []
    for call in calls:
        began, cpu = perf_counter(), process_time()
        call()
        times.append((perf_counter() - began, process_time() - cpu))
    wall, cpu = max(one for one, _ in times), max(one for _, one in times)
    print(f"{name:60} {len(calls):4} answers, slowest {wall:8.2f} s wall, {cpu:8.2f} s CPU", flush=True)
    return wall


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
