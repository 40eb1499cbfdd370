"""How often a reason holds: measured on the errors of people, beside rules that mean nothing.

``python -m tests.bench.reason_rates ARCHIVE... [--matches 300] [--sample FILE]`` judges matches at 2-ply,
takes what cost at least 0.04, and writes ``tests/golden/reasons.json``:

- ``fires``: the fact is there, and the loss lies in the chances that it acts on;
- ``carries``: of these, those in which the loss goes with the fact when only that is taken away. Only these
  are told. ``null_carries``: as many when something of the same size is taken away that means nothing;
- ``right``: how often fact, chance and ablation speak against the worse of both plays, when they speak;
- ``deeper``: of those told, how many a look one ply deeper confirms, with at least half of the amount.
"""

from __future__ import annotations

import argparse
import json
import math
import pickle
import tarfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from bgdesk.analysis.judge import Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.questions import PlayQuestion, questions
from bgdesk.analysis.reasons.ablation import without_points
from bgdesk.analysis.reasons.explain import SPEAKS_FROM, explain_play
from bgdesk.analysis.reasons.explanation import ReasonId
from bgdesk.analysis.reasons.play_case import PlayCase
from bgdesk.analysis.reasons.play_rules import LEAST_SHARE, RULES, Rule, carries, largest_share
from bgdesk.analysis.reasons.split import Split, prices_of, split_of
from bgdesk.analysis.scores import score_of
from bgdesk.engine.protocol import Situation, situation_of
from bgdesk.engine.sage.judge import ROLLS, SageJudge
from bgdesk.formats.registry import read_bytes
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedPlay
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position

GOLDEN = Path(__file__).parents[1] / "golden" / "reasons.json"
BANDS = ((SPEAKS_FROM, 0.08), (0.08, math.inf))
DEEPER_EVERY = 3
"""The deeper look is slow: it checks one of so many that are told."""
_BY_ROLLS = {ReasonId.HIT_MORE, ReasonId.ESCAPES, ReasonId.DANCES}
_Z = 1.96


@dataclass(frozen=True)
class Error:
    """A play of a match that cost ``loss``."""

    match: str
    state: MatchState
    player: Player
    judged: JudgedPlay
    loss: float


def collected(archives: list[Path], most: int) -> tuple[int, int, list[Error]]:
    """Matches read, plays judged, and the errors among them."""
    judge, found, plays, matches = Judge(SageJudge(), LEVELS["2-ply"]), [], 0, 0
    for name, data in files(archives):
        if matches == most:
            break
        matches += 1
        record = read_bytes(data).studies[0].record
        for question in questions(record):
            if not isinstance(question, PlayQuestion) or question.played is None:
                continue
            answer = judge.answer(question)
            if isinstance(answer, JudgedPlay) and answer.played is not None and answer.legal_count != 1:
                plays += 1
                found += _error(name, record.states[question.event], answer)
    return matches, plays, found


def files(archives: list[Path]) -> Iterator[tuple[str, bytes]]:
    """Names and contents of what is in ``archives``."""
    for path in archives:
        with tarfile.open(path) as archive:
            for member in archive:
                file = archive.extractfile(member)
                if file:
                    yield member.name, file.read()


def _error(name: str, state: MatchState, judged: JudgedPlay) -> list[Error]:
    player = state.to_act
    assert player is not None
    assert judged.played is not None
    score = score_of(state, player, default_table())
    best, played = judged.candidates[0], judged.candidates[judged.played]
    values = score.emg(best.equity), score.emg(played.equity)
    assert values[0] is not None
    assert values[1] is not None
    loss = values[0] - values[1]
    return (
        [Error(name, state, player, judged, loss)]
        if loss >= SPEAKS_FROM and best.level == played.level
        else []
    )


class Looks:
    """What the opponent's rolls are worth, at one ply after each, or deeper."""

    def __init__(self, engine: SageJudge, situation: Situation, level: str = "") -> None:
        self._engine, self._situation, self._level = engine, situation, level
        self._known: dict[Position, Mapping[tuple[int, int], float]] = {}

    def __call__(self, position: Position) -> Mapping[tuple[int, int], float]:
        if position not in self._known:
            situation = replace(self._situation, position=position)
            look = self._deeper if self._level else self._engine.values_of_rolls
            self._known[position] = look(situation)
        return self._known[position]

    def _deeper(self, situation: Situation) -> Mapping[tuple[int, int], float]:
        return {roll: self._best(situation, Dice(*roll)) for roll in ROLLS}

    def _best(self, situation: Situation, dice: Dice) -> float:
        plays = legal_plays(situation.position, situation.player, dice, situation.ruleset).plays
        best = self._engine.rank_plays(situation, dice, plays)[0]
        return self._engine.judge_play(situation, dice, best.play, self._level).equity.value


def case_of(error: Error, looks: Looks) -> PlayCase | None:
    """The error as the rules see it."""
    judged, player = error.judged, error.player
    assert judged.played is not None
    best, played = judged.candidates[0], judged.candidates[judged.played]
    if best.probabilities is None or played.probabilities is None:
        return None
    chances = played.probabilities.seen_by(player), best.probabilities.seen_by(player)
    split = split_of(error.loss, *chances, prices_of(error.state, player, default_table()))
    ruleset = error.state.options.ruleset()
    return PlayCase(
        player, ruleset, error.state.position, played.position, best.position, *chances, split, looks
    )


def reversed_case(case: PlayCase) -> PlayCase:
    """As if the better play had been made and the worse one were the best."""
    split = case.split
    parts = -split.win, -split.gammon_won, -split.gammon_lost, -split.backgammon
    return replace(
        case,
        played=case.best,
        best=case.played,
        played_chances=case.best_chances,
        best_chances=case.played_chances,
        split=Split(*parts, rest=split.loss - sum(parts)),
    )


def fires(rule: Rule, case: PlayCase) -> float | None:
    """The cause where fact and chance are there; ``None`` where they are not, or no ablation is known."""
    if largest_share(rule, case)[0] < LEAST_SHARE * case.split.loss:
        return None
    found = rule.find(case)
    return found.cause if found else None


def null_cause(rule: Rule, case: PlayCase, random: Random) -> float | None:
    """What goes with as much that means nothing: other rolls of the same weight, or a point both have."""
    if rule.id in _BY_ROLLS:
        found = rule.find(case)
        assert found
        weight = abs(found.shown[0].difference)
        return case.lost_over(_rolls(weight, random))
    shared = sorted(set(case.played_facts.made) & set(case.best_facts.made))
    if not shared:
        return None
    point = {random.choice(shared)}
    worths = []
    for position in (case.best, case.played):
        without = without_points(position, case.player, point)
        if without is None:
            return None
        worths.append(case.worth(position) - case.worth(without))
    return worths[0] - worths[1]


def _rolls(weight: float, random: Random) -> list[Dice]:
    chosen: list[Dice] = []
    for roll in random.sample(ALL_ROLLS, len(ALL_ROLLS)):
        if sum(one.ways for one in chosen) >= weight:
            break
        chosen.append(roll)
    return chosen


class Rates:
    """Counts of one rule in one band."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    def plain(self) -> dict[str, object]:
        count = self.count
        told = count["carries"]
        return {
            "fires": count["fires"],
            "carries": share(told, count["fires"]),
            "null_carries": share(count["null"], count["null_of"]),
            "right": share(told, told + count["reversed"]),
            "deeper": share(count["deeper"], count["deeper_of"]),
        }


def share(part: int, whole: int) -> dict[str, object]:
    """A share with its interval of 95 % after Wilson."""
    if not whole:
        return {"of": 0, "rate": None, "interval": None}
    rate = part / whole
    middle = (rate + _Z**2 / 2 / whole) / (1 + _Z**2 / whole)
    half = _Z * math.sqrt(rate * (1 - rate) / whole + _Z**2 / 4 / whole**2) / (1 + _Z**2 / whole)
    return {
        "of": whole,
        "rate": round(rate, 4),
        "interval": [round(middle - half, 4), round(middle + half, 4)],
    }


def measured(matches: int, plays: int, errors: list[Error]) -> dict[str, object]:
    """The golden file."""
    engine, random = SageJudge(), Random(1)
    rates: dict[tuple[str, int], Rates] = defaultdict(Rates)
    spoken: Counter[int] = Counter()
    total: Counter[int] = Counter()
    told = 0
    for number, error in enumerate(errors):
        band = next(at for at, (low, high) in enumerate(BANDS) if low <= error.loss < high)
        situation = situation_of(error.state, error.player.opponent)
        looks = Looks(engine, situation)
        case = case_of(error, looks)
        if case is None or error.state.options.variant != "backgammon":
            continue
        total[band] += 1
        spoken[band] += bool(explain_play(error.state, error.player, error.judged, looks).reasons)
        if case.split.is_mostly_cube:
            continue
        deep = case_of(error, Looks(engine, situation, "2ply"))
        assert deep is not None
        back = reversed_case(case)
        for rule in RULES:
            count = rates[rule.id.value, band].count
            backwards = fires(rule, back)
            count["reversed"] += backwards is not None and carries(backwards, case.split.loss)
            cause = fires(rule, case)
            if cause is None:
                continue
            count["fires"] += 1
            null = null_cause(rule, case, random)
            count["null_of"] += null is not None
            count["null"] += null is not None and carries(null, case.split.loss)
            if not carries(cause, case.split.loss):
                continue
            count["carries"] += 1
            told += 1
            if told % DEEPER_EVERY == 0:
                found = rule.find(deep)
                count["deeper_of"] += 1
                count["deeper"] += bool(found and found.cause is not None and found.cause >= cause / 2)
        if number % 200 == 0:
            print(number, "of", len(errors), flush=True)
    return {
        "matches": matches,
        "plays": plays,
        "errors": len(errors),
        "bands": [[low, high if math.isfinite(high) else None] for low, high in BANDS],
        "spoken": [share(spoken[at], total[at]) for at in range(len(BANDS))],
        "rules": {
            rule.id.value: [rates[rule.id.value, at].plain() for at in range(len(BANDS))] for rule in RULES
        },
    }


def main() -> None:
    """Judge or take the sample, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("archives", nargs="*", type=Path)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--sample", type=Path, help="keep what was judged here, and take it from here")
    parser.add_argument("--out", type=Path, default=GOLDEN)
    parser.add_argument("--part", type=int, default=1, help="only one of so many errors")
    given = parser.parse_args()
    if given.sample and given.sample.exists():
        sample = pickle.loads(given.sample.read_bytes())
    else:
        sample = collected(given.archives, given.matches)
        if given.sample:
            given.sample.write_bytes(pickle.dumps(sample))
    matches, plays, errors = sample
    found = measured(matches, plays, errors[:: given.part])
    given.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
