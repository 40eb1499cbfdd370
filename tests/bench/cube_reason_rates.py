"""How often figures of a cube decision point the right way, among all decisions and not only the wrong ones.

``python -m tests.bench.cube_reason_rates ARCHIVE [--matches 60]`` judges cube decisions at 2-ply, leaves out
what is close (0.02), and adds ``cube`` to ``tests/golden/reasons.json``: how often a figure speaks for an
action when that is right, and when it is wrong.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from bgdesk.analysis.judge import Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.questions import CubeQuestion, Kind, questions
from bgdesk.analysis.reasons.cube_case import PAIRS, CubeCase, Values
from bgdesk.analysis.reasons.cube_rules import FEW_LOSERS, LIVE, MANY_LOSERS
from bgdesk.analysis.scores import score_of
from bgdesk.engine.protocol import Situation
from bgdesk.engine.sage.judge import SageJudge
from bgdesk.formats.registry import read_bytes
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedCube
from tests.bench.reason_rates import GOLDEN, files, share

CLOSE = 0.02
HOPELESS = -0.3
"""Nobody thinks of doubling below it."""


class DecisionTally:
    """What the figures say, and what is right."""

    def __init__(self) -> None:
        self._engine = SageJudge()
        self._judge = Judge(self._engine, LEVELS["2-ply"])
        self.count: Counter[tuple[str, bool]] = Counter()
        self.said: Counter[tuple[str, bool]] = Counter()

    def add(self, state: MatchState, question: CubeQuestion) -> None:
        """One decision."""
        answer = self._judge.answer(question)
        values = self._values(state, question.situation, answer) if isinstance(answer, JudgedCube) else None
        if values is None or not isinstance(answer, JudgedCube):
            return
        self._take(state, question.situation, answer, values)
        gain = min(values.take, values.refusal) - values.no_double
        if values.should_take and values.no_double > HOPELESS and abs(gain) >= CLOSE:
            self._double(question.situation, is_right=gain > 0)

    def _values(self, state: MatchState, situation: Situation, answer: JudgedCube) -> Values | None:
        score = score_of(state, situation.player, default_table())
        decision = answer.decision
        found = [score.emg(one) for one in (decision.no_double, decision.double_take, decision.double_pass)]
        known = [one for one in found if one is not None]
        return Values(*known) if len(known) == len(found) else None

    def _double(self, situation: Situation, *, is_right: bool) -> None:
        losers = self._engine.market_losers(situation)
        if losers is not None:
            self._count("market_lost", is_right=is_right, is_said=losers >= MANY_LOSERS * PAIRS)
            self._count("market_safe", is_right=not is_right, is_said=losers <= FEW_LOSERS * PAIRS)

    def _take(self, state: MatchState, situation: Situation, answer: JudgedCube, values: Values) -> None:
        chances = answer.decision.probabilities
        if chances is None or abs(values.take - values.refusal) < CLOSE or values.no_double < HOPELESS:
            return
        player = situation.player
        case = CubeCase(
            state, player, Kind.TAKE, 0.1, values, chances, default_table(), lambda: values, lambda: None
        )
        win = chances.seen_by(player.opponent).win
        needed = case.take_point * (1.0 if case.is_dead_for_taker else LIVE)
        self._count("too_few_wins", is_right=not values.should_take, is_said=win < needed)
        self._count("enough_wins", is_right=values.should_take, is_said=win >= case.take_point)

    def _count(self, name: str, *, is_right: bool, is_said: bool) -> None:
        self.count[name, is_right] += 1
        self.said[name, is_right] += is_said

    def plain(self) -> dict[str, object]:
        names = sorted({name for name, _ in self.count})
        return {
            name: {
                "when_right": share(self.said[name, True], self.count[name, True]),
                "when_wrong": share(self.said[name, False], self.count[name, False]),
            }
            for name in names
        }


def main() -> None:
    """Judge and add."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("archive", type=Path)
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--out", type=Path, default=GOLDEN)
    given = parser.parse_args()
    tally = DecisionTally()
    for _, data in list(files([given.archive]))[: given.matches]:
        record = read_bytes(data).studies[0].record
        for question in questions(record):
            if isinstance(question, CubeQuestion):
                tally.add(record.states[question.event], question)
    golden = json.loads(given.out.read_text(encoding="utf-8"))
    golden["cube"] = tally.plain()
    given.out.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
