"""What is kept of the decisions of a match: a row for each player and game that somebody has judged."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from typing import NamedTuple

from bgdesk.analysis.first_attempts import rated
from bgdesk.analysis.game_plans import plan_of
from bgdesk.analysis.layers import layered
from bgdesk.analysis.luck import actual_result, luck_adjusted, luck_totals, roll_luck
from bgdesk.analysis.play_themes import PlayTheme, theme_of
from bgdesk.analysis.questions import RESIGNATIONS, Kind
from bgdesk.analysis.verdicts import Verdict
from bgdesk.analysis.weighed_choices import ChoicesWeighed, difficulty
from bgdesk.library.decisions.decided import (
    DIRECTIONS,
    KINDS,
    PHASES,
    PLANS,
    THEMES,
    Decided,
    DecidedFlag,
    packed,
    tenths,
)
from bgdesk.library.find.folding import folded
from bgdesk.library.listing import UNIT
from bgdesk.match.events import Played
from bgdesk.match.record import MatchRecord, SeatKind
from bgdesk.match.study import Analysis, JudgedPlay, Study
from bgdesk.match.warned import warnings_of
from bgdesk.rules.player import Player

Times = Sequence[float | None]
"""For each event of a match how long it took, in milliseconds, if that is known."""


class DecidedMatch(NamedTuple):
    """The decisions of one player in one game of a match; ``name`` is folded.

    ``judge`` as `judge_name` says. ``result``, ``adjusted`` and ``luck`` are match winning chance above
    one half, or points of money; ``None`` where that is not known.
    """

    player: str
    game: str
    name: str
    judge: str
    length: int
    result: float | None
    adjusted: float | None
    luck: float | None
    decisions: int
    data: bytes


def decided(study: Study, times: Times = ()) -> tuple[DecidedMatch, ...]:
    """The decisions of people in ``study`` by the one analysis that is in charge, if that is complete.

    Other looks at single decisions are left out: figures are of one depth.
    """
    layers = layered(study.analyses)
    if layers is None or not layers.base.is_complete:
        return ()
    deciding = _Deciding(study, layers.base, times)
    return tuple(row for player in Player for row in deciding.of(player))


def judge_name(analysis: Analysis) -> str:
    """Who judged, and how deeply, with `UNIT` between."""
    return UNIT.join((analysis.engine, analysis.level))


class _Deciding:
    def __init__(self, study: Study, analysis: Analysis, times: Times) -> None:
        self._record = study.record
        self._analysis = analysis
        self._times = times
        self._weighed = ChoicesWeighed(analysis)
        self._plays: Mapping[int, JudgedPlay] = {one.event: one for one in analysis.plays}
        self._warned = warnings_of(study.record)
        self._verdicts = [
            one for one in rated(study.record, analysis) if one.decision.kind not in RESIGNATIONS
        ]
        self._luck = roll_luck(study.record, analysis)

    def of(self, player: Player) -> Iterator[DecidedMatch]:
        record = self._record
        seat = record.header.seats.of(player)
        if seat.kind is SeatKind.BOT:
            return
        own = [one for one in self._verdicts if one.decision.player is player and isfinite(one.error)]
        for game in dict.fromkeys(one.decision.state.ruleset.id for one in own):
            rows = [self._row(one) for one in own if one.decision.state.ruleset.id == game]
            yield DecidedMatch(
                player.value,
                game,
                folded(seat.name),
                judge_name(self._analysis),
                record.header.options.length,
                actual_result(record.state, player),
                luck_adjusted(record, player, self._luck),
                luck_totals(self._luck).of(player).net_result if self._luck else None,
                len(rows),
                packed(rows),
            )

    def _row(self, verdict: Verdict) -> Decided:
        decision, weighed = verdict.decision, self._weighed
        state, player = decision.state, decision.player
        length, score = state.options.length, state.score
        return Decided(
            event=decision.event,
            error=verdict.error,
            cost=verdict.cost,
            difficulty=weighed.in_result(decision, difficulty(weighed.losses(decision))),
            time=tenths(self._time(decision.event)),
            game=decision.game,
            kind=KINDS.index(decision.kind),
            phase=PHASES.index(verdict.phase),
            plan=PLANS.index(plan_of(state, player)),
            theme=THEMES.index(self._theme(verdict)),
            direction=DIRECTIONS.index(weighed.cube_error(decision, verdict.error)),
            away=length - score.of(player) if length else 0,
            other_away=length - score.of(player.opponent) if length else 0,
            flags=_flags(verdict, is_warned=decision.event in self._warned),
            choices=weighed.choices(decision),
        )

    def _theme(self, verdict: Verdict) -> PlayTheme:
        decision = verdict.decision
        judged = self._plays.get(decision.event)
        if decision.kind is not Kind.PLAY or judged is None or not judged.candidates:
            return PlayTheme.NONE
        best = judged.candidates[0].position
        return theme_of(decision.state.position, best, decision.player)

    def _time(self, event: int) -> float | None:
        """By the clock of the match, else by the clock on the wall."""
        done = self._record.events[event]
        if isinstance(done, Played) and done.used_ms:
            return float(done.used_ms)
        return self._times[event] if event < len(self._times) else None


def _flags(verdict: Verdict, *, is_warned: bool) -> DecidedFlag:
    found = DecidedFlag(0)
    for is_so, flag in (
        (verdict.counts, DecidedFlag.COUNTS),
        (verdict.decision.state.is_crawford, DecidedFlag.CRAWFORD),
        (verdict.is_forced, DecidedFlag.FORCED),
        (verdict.is_mixed, DecidedFlag.MIXED),
        (is_warned, DecidedFlag.WARNED),
    ):
        found |= flag if is_so else DecidedFlag(0)
    return found


def times_of(record: MatchRecord, moments: Sequence[float], longest: float) -> Times:
    """How long each event took, in milliseconds: ``moments`` (seconds) are when entries were written.

    Nothing is known of a match in which something was taken back, and of pauses over ``longest`` seconds.
    """
    if len(moments) != len(record.events) or len(record.entries) != len(record.events):
        return ()
    before = (None, *moments[:-1])
    return tuple(
        1000 * (after - began) if began is not None and 0 <= after - began <= longest else None
        for began, after in zip(before, moments, strict=True)
    )
