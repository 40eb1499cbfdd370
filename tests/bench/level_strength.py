"""Measures how many points the opponents give away, for their labels in ``bgdesk/engine/levels.py``.

Run it with ``python -m tests.bench.level_strength [LEVEL ...] [--moves N] [--plies N]``. Each level plays
money games against itself, with the cube and Jacoby; a deeper engine judges every unforced play and every
cube decision that was made or close. The rate is 500 times the mean loss (the performance rating). The
judge shares its networks with the players, so strong levels are somewhat weaker than this says.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from bgdesk.engine.levels import LEVELS
from bgdesk.engine.protocol import situation_of
from bgdesk.engine.requests import BotRequest
from bgdesk.engine.sage.availability import probe
from bgdesk.engine.sage.judge import SageJudge
from bgdesk.engine.sage.player import SageEngine
from bgdesk.engine.selection import decide
from bgdesk.match import flow
from bgdesk.match.events import Doubled, Event, GameStarted, OpeningRolled, Passed, Played, Rolled
from bgdesk.match.options import MONEY, match_options
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.dice import Dice

CLOSE = 0.2
"""A double not made counts when it would have been wrong by no more than this."""
LONGEST_GAME = 300


@dataclass
class DecisionTally:
    """Losses of one level, per decision, in points of the undoubled cube."""

    plays: list[float] = field(default_factory=list)
    cubes: list[float] = field(default_factory=list)
    times_ms: list[float] = field(default_factory=list)

    def line(self, level: str) -> str:
        """One row of the table."""
        every = [*self.plays, *self.cubes]
        spread = statistics.stdev(every) / len(every) ** 0.5
        times = sorted(self.times_ms)
        return (
            f"{level:13} {_rate(every):6.1f} ±{500 * spread:4.1f} {_rate(self.plays):6.1f}"
            f" {_rate(self.cubes):6.1f} {max(every):6.2f} {len(self.plays):5} {len(self.cubes):5}"
            f" {statistics.median(times):7.1f} {times[int(len(times) * 0.9)]:7.1f}"
        )


def _rate(losses: list[float]) -> float:
    return 500 * statistics.fmean(losses) if losses else 0.0


def measure(level: str, moves: int, judge: SageEngine, plies: int, seed: int) -> DecisionTally:
    """Play and judge until ``moves`` unforced plays have been seen."""
    tally, random = DecisionTally(), Random(seed)
    while len(tally.plays) < moves:
        for state, event, time_ms in game(level, random):
            _judge(tally, judge, plies, state, event)
            tally.times_ms.append(time_ms)
    return tally


def game(level: str, random: Random) -> Iterator[tuple[MatchState, Event | None, float]]:
    """One money game: every moment with a decision, the decision, and the milliseconds that it took."""
    state = flow.start(match_options(MONEY))
    state = flow.advance(state, GameStarted(1))
    for _ in range(LONGEST_GAME):
        dice = Dice(random.randint(1, 6), random.randint(1, 6))
        if state.phase is Phase.BEFORE_GAME:
            return
        if state.phase is Phase.OPENING:
            state = flow.advance(state, OpeningRolled(dice.first, dice.second))
            continue
        began = time.perf_counter()
        request = BotRequest(state, level, random.getrandbits(63), thinking_ms=0, may_resign=False)
        event = decide(request).action
        yield state, event, (time.perf_counter() - began) * 1000
        assert state.turn
        state = flow.advance(state, event or Rolled(state.turn, dice))


def _judge(
    tally: DecisionTally, judge: SageEngine, plies: int, state: MatchState, event: Event | None
) -> None:
    if isinstance(event, Played):
        if len(flow.legal(state).plays) > 1:
            tally.plays.append(_loss_of_play(judge, plies, state, event))
    elif state.phase is Phase.CUBE_OFFERED:
        tally.cubes.append(_loss_of_answer(judge, state, event))
    elif flow.may_double(state, state.to_act or state.turn) is None:  # type: ignore[arg-type]  # somebody acts
        loss = _loss_of_waiting_or_doubling(judge, state, event)
        if loss is not None:
            tally.cubes.append(loss)


def _loss_of_play(judge: SageEngine, plies: int, state: MatchState, event: Played) -> float:
    assert state.dice
    situation = situation_of(state)
    ranked = judge.rank_plays(situation, state.dice)
    after = flow.advance(state, event).position
    chosen = next((one for one in ranked if one.play.result == after), None)
    if chosen is None:
        return 0.0  # it ended the game
    value = chosen.equity.value
    if chosen.level != ranked[0].level:
        value = SageJudge().judge_play(situation, state.dice, chosen.play, f"{plies}ply").equity.value
    return max(0.0, ranked[0].equity.value - value)


def _loss_of_answer(judge: SageEngine, state: MatchState, event: Event | None) -> float:
    assert state.cube_offer
    decision = judge.judge_cube(situation_of(state, state.cube_offer.doubler))
    taken, passed = decision.double_take.value, decision.double_pass.value
    return max(0.0, passed - taken if isinstance(event, Passed) else taken - passed)


def _loss_of_waiting_or_doubling(judge: SageEngine, state: MatchState, event: Event | None) -> float | None:
    """``None`` when nobody would think of doubling."""
    decision = judge.judge_cube(situation_of(state))
    doubled = min(decision.double_take.value, decision.double_pass.value)
    waiting = decision.no_double.value
    if isinstance(event, Doubled):
        return max(0.0, waiting - doubled)
    return max(0.0, doubled - waiting) if waiting - doubled <= CLOSE else None


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", default=[])
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--plies", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if not probe().is_available:
        print(f"skipped: bgsage cannot run here ({probe().reason})")
        return 0
    print(f"judged at {arguments.plies} plies, PR = 500 x mean loss")
    print("level         PR all    ±SE  plays  cubes  worst     n     n   ms med    p90", flush=True)
    judge = SageEngine(arguments.plies)
    for level in arguments.levels or LEVELS:
        tally = measure(level, arguments.moves, judge, arguments.plies, arguments.seed)
        print(tally.line(level), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
