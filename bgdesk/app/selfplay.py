"""Two computer players at one table, without a window: the same flow, record and engine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bgdesk.engine.requests import BotAnswer, BotRequest, request_for
from bgdesk.match.events import Entry, GameStarted, OpeningRolled, Rolled
from bgdesk.match.fair_dice import SEEDED, dice_source
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat, SeatKind, next_dice, next_roll
from bgdesk.match.state import Pair, Phase

Decide = Callable[[BotRequest], BotAnswer]


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """A match between the levels ``levels``; the same values give the same match every time.

    No deadline bounds the thinking, because how far a clock lets a computer look is not repeatable.
    """

    options: MatchOptions
    levels: Pair[str]
    seed: int
    created: str

    def header(self) -> MatchHeader:
        """What stands before the first event."""
        white, black = self.levels.white, self.levels.black
        names = (white, black) if white != black else (f"{white} 1", f"{black} 2")
        seats = Pair(Seat(names[0], SeatKind.BOT, white), Seat(names[1], SeatKind.BOT, black))
        dice = DiceRecord(SEEDED, seed=self.seed)
        return MatchHeader(f"selfplay-{self.seed}", self.created, self.options, seats, dice)

    def play(self, decide: Decide, watch: Callable[[MatchRecord, BotAnswer | None], None]) -> MatchRecord:
        """The whole match; ``watch`` sees the record after every entry, and the answer that led to it."""
        record = MatchRecord(self.header())
        dice = dice_source(record.header)
        while record.state.phase is not Phase.OVER:
            entry, answer = self._from_table(record), None
            if entry is None:
                answer = decide(self._request(record))
                entry = answer.action
            if entry is None:
                throw = next_dice(record, dice)
                assert throw, "seeded dice never run out"
                assert record.state.turn, "somebody is on roll"
                entry = Rolled(record.state.turn, throw, next_roll(record))
            record = record.append(entry)
            watch(record, answer)
        return record

    def _from_table(self, record: MatchRecord) -> Entry | None:
        """What happens without anybody deciding."""
        state = record.state
        if state.phase is Phase.BEFORE_GAME:
            return GameStarted(state.game_number + 1)
        if state.phase is Phase.OPENING:
            throw = next_dice(record, dice_source(record.header))
            assert throw, "seeded dice never run out"
            return OpeningRolled(throw.first, throw.second, next_roll(record))
        return None

    def _request(self, record: MatchRecord) -> BotRequest:
        assert record.state.to_act, "somebody has to decide"
        return request_for(record, self.levels.of(record.state.to_act), 0, self.seed)
