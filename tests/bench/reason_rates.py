"""How often a reason holds: measured on the errors of people, beside rules that mean nothing.

``python -m tests.bench.reason_rates ARCHIVE... [--matches 700] [--sample FILE]`` judges matches at 2-ply,
takes what cost at least 0.04, and writes ``tests/golden/reasons.json``:

- ``fires``: the fact is there, and the loss lies in the chances that it acts on;
- ``carries``: of these, those in which the loss goes with the fact when only that is taken away. Only these
  are told. ``null_carries``: the same of the best of five ways to take something away that means nothing;
- ``mostly_cube``: the same where most of the loss is the cube, all rules of one kind together;
- ``spoken``: errors that get a reason, ``only_cube``: those of which only is said that most of it is the
  cube, ``reversed``: those that would get one if the better play were taken for the worse;
- ``deeper``: of those told, how many a look one ply deeper confirms, with at least half of the amount.
"""

from __future__ import annotations

import argparse
import json
import math
import pickle
import tarfile
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bgdesk.analysis.judge import Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.questions import PlayQuestion, questions
from bgdesk.analysis.reasons.explain import SPEAKS_FROM, explain_play
from bgdesk.analysis.reasons.explanation import Silence
from bgdesk.analysis.reasons.play_case import PlayCase
from bgdesk.analysis.reasons.play_rules import LEAST_SHARE, RULES, Finding, Rule, carries, largest_share
from bgdesk.analysis.reasons.split import Split, prices_of, split_of
from bgdesk.analysis.scores import score_of
from bgdesk.engine.protocol import Situation, situation_of
from bgdesk.engine.sage.judge import ROLLS, SageJudge
from bgdesk.formats.registry import read_bytes
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedPlay
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from tests.bench.reason_nulls import Null, null_causes

GOLDEN = Path(__file__).parents[1] / "golden" / "reasons.json"
BANDS = ((SPEAKS_FROM, 0.08), (0.08, math.inf))
DEEPER_EVERY, DEEPER_MOST = 4, 20
"""The deeper look is slow: it checks one of so many that are told, and so many of each rule in each band."""
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


def fires(rule: Rule, case: PlayCase) -> Finding | None:
    """The finding where fact and chance are there."""
    if largest_share(rule, case)[0] < LEAST_SHARE * case.split.loss:
        return None
    return rule.find(case)


class Rates:
    """Counts of one rule in one band."""

    def __init__(self) -> None:
        self._count: Counter[str] = Counter()

    def fires(self, *, is_told: bool) -> None:
        self._count["fires"] += 1
        self._count["told"] += is_told

    def nulls(self, told: Mapping[Null, bool]) -> None:
        for null, is_told in told.items():
            self._count[f"of {null}"] += 1
            self._count[null] += is_told

    def is_checked(self) -> bool:
        """Whether the one just told is to be looked at deeper."""
        return self._count["told"] % DEEPER_EVERY == 0 and self._count["deeper_of"] < DEEPER_MOST

    def check(self, is_confirmed: bool) -> None:
        self._count["deeper_of"] += 1
        self._count["deeper"] += is_confirmed

    def plain(self) -> dict[str, object]:
        count = self._count
        nulls = {null.value: share(count[null], count[f"of {null}"]) for null in Null}
        return {
            "fires": count["fires"],
            "carries": share(count["told"], count["fires"]),
            "null_carries": max(nulls.values(), key=lambda one: one["rate"] or 0.0),
            "nulls": {name: one["rate"] for name, one in nulls.items()},
            "deeper": share(count["deeper"], count["deeper_of"]),
        }


def share(part: int, whole: int) -> dict[str, Any]:
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


def measured(matches: int, plays: int, errors: list[Error], deeper: Collection[str]) -> dict[str, Any]:
    """The golden file; the rules named ``deeper`` are looked at so."""
    tally = Tally(deeper)
    for number, error in enumerate(errors):
        tally.add(error, str(number))
        if number % 200 == 0:
            print(number, "of", len(errors), flush=True)
    return {
        "matches": matches,
        "plays": plays,
        "errors": len(errors),
        "bands": [[low, high if math.isfinite(high) else None] for low, high in BANDS],
        **tally.plain(),
    }


class Tally:
    """What the rules say of errors."""

    def __init__(self, deeper: Collection[str]) -> None:
        self._engine = SageJudge()
        self._deeper = deeper
        self._rates: dict[tuple[str, int], Rates] = defaultdict(Rates)
        self._cube: dict[str, Rates] = defaultdict(Rates)
        self._total: Counter[int] = Counter()
        self._spoken: Counter[tuple[str, int]] = Counter()

    def add(self, error: Error, seed: str) -> None:
        """One of them."""
        band = next(at for at, (low, high) in enumerate(BANDS) if low <= error.loss < high)
        situation = situation_of(error.state, error.player.opponent)
        looks = Looks(self._engine, situation)
        case = case_of(error, looks)
        if case is None or error.state.options.variant != "backgammon":
            return
        self._total[band] += 1
        found = explain_play(error.state, error.player, error.judged, looks)
        self._spoken["spoken", band] += bool(found.reasons)
        self._spoken["only_cube", band] += found.silent_because is Silence.MOSTLY_CUBE
        back = reversed_case(case)
        self._spoken["reversed", band] += any(_is_told(rule, back, error.loss) for rule in RULES)
        deep = case_of(error, Looks(self._engine, situation, "2ply"))
        assert deep is not None
        for rule in RULES:
            if not BANDS[band][0] < rule.least or error.loss >= rule.least:
                self._add(rule, case, deep, self._counts(rule, band, case), seed)

    def _counts(self, rule: Rule, band: int, case: PlayCase) -> list[Rates]:
        own = self._rates[rule.id.value, band]
        if not case.split.is_mostly_cube:
            return [own]
        return [own, self._cube["rolls"]] if rule.is_by_rolls else [self._cube["points"]]

    def _add(self, rule: Rule, case: PlayCase, deep: PlayCase, counts: list[Rates], seed: str) -> None:
        found = fires(rule, case)
        if found is None or found.cause is None:
            return
        loss = case.split.loss
        nulls = null_causes(rule, case, found, seed)
        is_told = carries(rule, found.cause, loss)
        for one in counts:
            one.fires(is_told=is_told)
            one.nulls({null: carries(rule, one, loss) for null, one in nulls.items() if one is not None})
        if is_told and rule.id.value in self._deeper and counts[0].is_checked():
            again = rule.find(deep)
            counts[0].check(bool(again and again.cause is not None and again.cause >= found.cause / 2))

    def plain(self) -> dict[str, object]:
        bands = range(len(BANDS))
        shares = {
            name: [share(self._spoken[name, band], self._total[band]) for band in bands]
            for name in ("spoken", "only_cube", "reversed")
        }
        rules = {rule.id.value: [self._rates[rule.id.value, at].plain() for at in bands] for rule in RULES}
        mostly_cube = {name: one.plain() for name, one in self._cube.items()}
        return {**shares, "mostly_cube": mostly_cube, "rules": rules}


def _is_told(rule: Rule, case: PlayCase, loss: float) -> bool:
    found = fires(rule, case) if loss >= rule.least else None
    return found is not None and found.cause is not None and carries(rule, found.cause, loss)


def _keep(golden: dict[str, Any], found: dict[str, Any], deeper: Collection[str]) -> None:
    """What ``golden`` knows and nobody has asked for again."""
    found["cube"] = golden["cube"]
    for name in {*golden["rules"], *found["rules"]} - {*deeper}:
        for old, new in zip(golden["rules"].get(name, ()), found["rules"].get(name, ()), strict=False):
            new["deeper"] = old["deeper"]


def main() -> None:
    """Judge or take the sample, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("archives", nargs="*", type=Path)
    parser.add_argument("--matches", type=int, default=700)
    parser.add_argument("--sample", type=Path, help="keep what was judged here, and take it from here")
    parser.add_argument("--out", type=Path, default=GOLDEN)
    parser.add_argument("--deeper", nargs="*", default=[rule.id.value for rule in RULES], metavar="RULE")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument("--part", type=int, default=1, help="only one of so many errors")
    given = parser.parse_args()
    if given.sample and given.sample.exists():
        sample = pickle.loads(given.sample.read_bytes())
    else:
        sample = collected(given.archives, given.matches)
        if given.sample:
            given.sample.write_bytes(pickle.dumps(sample))
    matches, plays, errors = sample
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    found = measured(matches, plays, errors[given.first :: given.part], given.deeper)
    _keep(golden, found, given.deeper)
    given.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
