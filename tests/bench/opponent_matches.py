"""Matches of a computer player against itself, judged deeper than it plays, for the other benches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random

from bgdesk.analysis.assembling import empty_analysis, with_answers
from bgdesk.analysis.judge import Judge
from bgdesk.analysis.levels import LEVELS as DEPTHS
from bgdesk.analysis.questions import CubeQuestion, Kind, PlayQuestion, questions
from bgdesk.analysis.verdicts import Verdict, verdicts
from bgdesk.engine.bot import Bot
from bgdesk.engine.levels import Level
from bgdesk.engine.requests import BotRequest
from bgdesk.engine.sage.judge import SageJudge
from bgdesk.engine.sage.player import SageEngine
from bgdesk.match.dice.fair_dice import SEEDED
from bgdesk.match.events import GameStarted, OpeningRolled, Rolled
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, RecordBuilder, Seat, SeatKind
from bgdesk.match.state import Pair, Phase
from bgdesk.match.study import Analysis
from bgdesk.rules.dice import Dice

POINTS = 7
PR = 500
_NORMAL_90 = 1.645


@dataclass(frozen=True, slots=True)
class JudgedMatch:
    """A match and what each of its decisions cost."""

    record: MatchRecord
    analysis: Analysis
    verdicts: tuple[Verdict, ...]

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.record.state.results)

    @property
    def counted(self) -> list[Verdict]:
        """The decisions that count by the definition of performance rating."""
        return [one for one in self.verdicts if one.counts]


@dataclass(frozen=True, slots=True)
class MeasuredRate:
    """Performance rating with its 90 % interval, of which the matches are the units."""

    pr: float
    interval: float
    decisions: int
    games: int
    matches: int
    lost: float
    """Match winning chance that one player gives away in a match."""

    def told(self) -> str:
        """In one line."""
        return (
            f"PR {self.pr:5.2f} ± {self.interval:4.2f} of {self.decisions} decisions in {self.games} games"
            f" ({self.matches} matches), {self.lost:.3f} of a match lost"
        )


def played_match(levels: Pair[Level], seed: int, points: int = POINTS) -> MatchRecord:
    """One match between ``levels``; the same values give the same match."""
    seats = Pair(Seat("White", SeatKind.BOT, levels.white.id), Seat("Black", SeatKind.BOT, levels.black.id))
    header = MatchHeader(
        f"strength-{seed}",
        "2026-01-01T00:00:00+00:00",
        _options(points),
        seats,
        DiceRecord(SEEDED, seed=seed),
    )
    builder, random = RecordBuilder(header), Random(seed)
    while builder.state.phase is not Phase.OVER:
        state = builder.state
        dice = Dice(random.randint(1, 6), random.randint(1, 6))
        if state.phase is Phase.BEFORE_GAME:
            builder.add(GameStarted(len(state.results) + 1))
        elif state.phase is Phase.OPENING:
            builder.add(OpeningRolled(dice.first, dice.second))
        else:
            assert state.to_act
            level = levels.of(state.to_act)
            request = BotRequest(state, level.id, random.getrandbits(63), thinking_ms=0, may_resign=False)
            action = Bot(engine_of(level), request, level).decide()
            builder.add(action or Rolled(state.to_act, dice))
    return builder.record()


def _options(points: int) -> MatchOptions:
    """A match, or one game of money."""
    return replace(match_options(points), games=None if points else 1)


_ENGINES: dict[tuple[int, bool], SageEngine] = {}


def engine_of(level: Level) -> SageEngine:
    """The engine that a level plays by, made once."""
    key = (level.plies, level.thinks_deeper)
    return _ENGINES.setdefault(key, SageEngine(level.plies, deeper=level.thinks_deeper))


def judged_match(record: MatchRecord, depth: str, every: int = 1, first: int = 0) -> JudgedMatch:
    """One in ``every`` plays and cubes of ``record`` judged at an analysis level, from the ``first`` on."""
    judge = Judge(SageJudge(), DEPTHS[depth])
    asked = [one for one in questions(record) if isinstance(one, PlayQuestion | CubeQuestion)][first::every]
    analysis = with_answers(empty_analysis("bench", depth, ""), [judge.answer(one) for one in asked])
    return JudgedMatch(record, analysis, verdicts(record, analysis))


def matches_of(level: Level, games: int, depth: str, seed: int, every: int = 1) -> Iterator[JudgedMatch]:
    """Matches of ``level`` against itself until ``games`` were played, one in ``every`` decisions judged."""
    number = 0
    while games > 0:
        played = played_match(Pair(level, level), seed * 100_000 + number)
        one = judged_match(played, depth, every, number % every)
        games -= one.games
        number += 1
        yield one


def rate_of(matches: Sequence[JudgedMatch], every: int = 1) -> MeasuredRate:
    """What ``matches`` say; the variance is that of a ratio, with matches as units."""
    sums = [(sum(one.error for one in match.counted), len(match.counted)) for match in matches]
    errors, decisions = (sum(column) for column in zip(*sums, strict=True))
    mean, number = errors / decisions, len(sums)
    spread = sum((lost - mean * count) ** 2 for lost, count in sums) * number / max(1, number - 1)
    cost = sum(one.cost for match in matches for one in match.verdicts if one.decision.kind in _DECIDED)
    return MeasuredRate(
        PR * mean,
        _NORMAL_90 * PR * sqrt(spread) / decisions,
        decisions,
        sum(match.games for match in matches),
        number,
        every * cost / (2 * number),
    )


_DECIDED = frozenset((Kind.PLAY, Kind.NO_DOUBLE, Kind.DOUBLE, Kind.TAKE, Kind.PASS, Kind.RAISE))
