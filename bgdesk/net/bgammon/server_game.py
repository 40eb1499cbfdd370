"""A match at a server, checked by the own rules: what the server tells becomes entries, or is refused.

The own player is White. The server rolls; whoever plays moves checker by checker there, so a play is taken
from where the checkers lie when the turn is over, and it has to be a legal one. Dice are taken as told.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace

from bgdesk.match.dice.fair_dice import SERVED
from bgdesk.match.events import (
    Doubled,
    Entry,
    Event,
    OpeningRolled,
    Passed,
    Played,
    ResignationAccepted,
    ResignationOffered,
    Rolled,
    Settled,
    Taken,
)
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.plays_made import legal, steps_played
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, RecordBuilder, Seat
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.net.bgammon.server_lines import ME, THEM, RollTold, ServerBoard, WonTold, player_of
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF
from bgdesk.rules.refusal import Refused

MINE, THEIRS = Player.WHITE, Player.BLACK
_DECISIONS = (Played, Doubled, Taken, Passed, ResignationOffered)
_SPACES = {BAR: "bar", OFF: "off"}


def server_options(points: int) -> MatchOptions:
    """The rules of a match to ``points`` at the server, where there is no Crawford game."""
    return replace(match_options(points), cube=points > 1, crawford=False).locked()


def server_header(
    match_id: str, created: str, points: int, names: tuple[str, str], server: str
) -> MatchHeader:
    """The header of a match at ``server``; ``names`` are the own one and the other's."""
    return MatchHeader(
        match_id,
        created,
        server_options(points),
        Pair(Seat(names[0]), Seat(names[1])),
        DiceRecord(SERVED, source=server),
    )


def commands_for(entry: Entry) -> tuple[str, ...]:
    """What the own player's ``entry`` is at the server; () for what happens there by itself."""
    match entry:
        case Played(_, steps):
            moves = (f"{_space(step.source)}/{_space(step.target)}" for step in steps)
            return (f"move {' '.join(moves)}", "ok") if steps else ("ok",)
        case Doubled():
            return ("double",)
        case Taken():
            return ("ok",)
        case Passed() | ResignationOffered():
            return ("resign",)
        case _:
            return ()


def _space(point: int) -> str:
    return _SPACES.get(point, str(point))


class ServerGame:
    """The match as this program knows it. What is heard and cannot be raises TableRefused."""

    def __init__(self, header: MatchHeader, entries: Iterable[Entry] = ()) -> None:
        self.header, self._builder = header, RecordBuilder(header)
        for entry in entries:
            self._builder.add(entry)
        self._rolls: deque[tuple[Player, Dice]] = deque()
        self._openings: deque[tuple[int, int]] = deque()
        self._board: ServerBoard | None = None
        self._made: list[Entry] = []

    @property
    def state(self) -> MatchState:
        """The present state."""
        return self._builder.state

    @property
    def seq(self) -> int:
        """The number of the next entry."""
        return len(self.record().entries)

    def record(self) -> MatchRecord:
        """Everything so far."""
        return self._builder.record()

    def write(self, entry: Entry) -> None:
        """The own player decided so. Raises TableRefused."""
        self._add(entry)
        self._made.clear()

    def take(self) -> list[Entry]:
        """What has followed from what was heard, in order; it is told once."""
        self._follow()
        made, self._made = self._made, []
        return made

    def forget(self) -> None:
        """The connection is new: what was told before is told again."""
        self._rolls.clear()
        self._openings.clear()
        self._board = None

    def rolled(self, told: RollTold) -> None:
        """Somebody rolled, or one die of the opening."""
        player = MINE if told.name == self.header.seats.of(MINE).name else THEIRS
        self._follow()
        if self._is_between_or_opening():
            if told.first and told.second:
                self._openings.append((told.first, told.second))
        elif told.first and told.second:
            self._turn_ended()  # else the next board says how
            self._rolls.append((player, Dice(told.first, told.second)))
        self._follow()

    def won(self, told: WonTold) -> None:
        """A game is over at the server."""
        winner = MINE if told.name == self.header.seats.of(MINE).name else THEIRS
        self._follow()
        state = self.state
        if state.phase in (Phase.BEFORE_GAME, Phase.OVER):
            if state.results.last is None or state.results.last.winner is not winner:
                raise TableRefused(TableFault.DISAGREE)
            return
        if state.phase is Phase.TO_PLAY and state.to_act is winner:
            if not self._turn_ended():
                raise TableRefused(TableFault.ILLEGAL)
        elif state.phase is Phase.CUBE_OFFERED and state.turn is winner:
            self._add(Passed(winner.opponent))
        elif state.phase is Phase.RESIGNATION_OFFERED:
            self._add(ResignationAccepted(winner))
        else:  # resigned there, where nobody is asked: one entry, so that nobody is asked here either
            self._add(Settled(winner, state.cube.value))
        if self.state.phase not in (Phase.BEFORE_GAME, Phase.OVER):
            raise TableRefused(TableFault.DISAGREE)
        self._board = None

    def shown(self, board: ServerBoard) -> None:
        """The server says how the game stands."""
        self._follow()
        state, turn = self.state, player_of(board.turn)
        if state.phase is Phase.OPENING and turn and all(board.roll) and not self._openings:
            high, low = max(board.roll), min(board.roll)
            self._openings.append((high, low) if turn is MINE else (low, high))
            self._follow()
        state = self.state
        if state.phase is Phase.CUBE_OFFERED and state.turn is MINE and not board.is_offered:
            self._answered(board)
        elif self._is_doubled_by_them(board):
            self._add(Doubled(THEIRS))
        elif turn and turn is not state.to_act and not board.winner and not self._turn_ended(board):
            raise TableRefused(TableFault.ILLEGAL)
        state = self.state
        is_due = state.phase is Phase.TO_ROLL and not self._rolls
        if is_due and turn and turn is state.to_act and all(board.roll):
            self._rolls.append((turn, Dice(*board.roll)))
        self._follow()
        self._compare(board)
        self._board = board

    def _is_doubled_by_them(self, board: ServerBoard) -> bool:
        """Whether the other offers a double that was not known: the cube still shows what it did."""
        state = self.state
        is_theirs = state.phase is Phase.TO_ROLL and state.to_act is THEIRS and board.turn == THEM
        return is_theirs and board.is_offered and board.cube == state.cube.value

    def _answered(self, board: ServerBoard) -> None:
        """The own double is not offered any more; that it was passed is told as a game won."""
        offer = self.state.cube_offer
        if offer and board.cube == offer.proposed and board.owner == THEM:
            self._add(Taken(THEIRS))

    def _is_between_or_opening(self) -> bool:
        return self.state.phase in (Phase.BEFORE_GAME, Phase.OPENING)

    def _follow(self) -> None:
        """What was told before its turn."""
        while True:
            state, number = self.state, self._builder.next_roll
            if state.phase is Phase.OPENING and self._openings:
                self._add(OpeningRolled(*self._openings.popleft(), number))
            elif state.phase is Phase.TO_ROLL and self._rolls:
                player, dice = self._rolls.popleft()
                if player is not state.to_act:
                    raise TableRefused(TableFault.DISAGREE)
                self._add(Rolled(player, dice, number))
            else:
                return

    def _turn_ended(self, now: ServerBoard | None = None) -> bool:
        """Whoever plays has done so: the play is the one that leads to the board before, or the one ``now``.

        Whether there is one, or nobody plays.
        """
        if self.state.phase is not Phase.TO_PLAY:
            return True
        plays = {play.result: play for play in legal(self.state).plays}
        for board in (self._board, now):
            if board and (play := plays.get(board.position)):
                assert self.state.to_act
                self._add(Played(self.state.to_act, steps_played(play.steps)))
                return True
        return False

    def _compare(self, board: ServerBoard) -> None:
        """Raises TableRefused where the server's game is another one."""
        state, turn = self.state, player_of(board.turn)
        shown = Phase.TO_PLAY if all(board.roll) else Phase.TO_ROLL
        if board.is_moving or board.winner or board.is_offered or state.turn is not turn:
            return
        if state.phase is shown and _facts(state) != _facts_there(board):
            raise TableRefused(TableFault.DISAGREE)

    def missed(self, board: ServerBoard) -> tuple[str, ...] | None:
        """What of the own player has to be said again after a break, when the server shows ``board``.

        ``None`` when more happened there than can be known.
        """
        state, record = self.state, self.record()
        last = record.events[-1] if record.events else None
        if isinstance(last, _DECISIONS) and last.player is MINE and self._is_before(last, record, board):
            again = commands_for(last)
            return ("reset", *again) if board.is_moving else again
        if self._is_between_or_opening() or state.phase is Phase.OVER:
            return ()
        turn = player_of(board.turn)
        if turn is None or board.winner or (state.phase is Phase.TO_ROLL and turn is not state.to_act):
            return None
        return ()

    @staticmethod
    def _is_before(last: Entry, record: MatchRecord, board: ServerBoard) -> bool:
        """Whether the server, which shows ``board``, has not heard of the own ``last`` decision."""
        if board.winner:
            return False
        match last:
            case Played():
                is_there = board.position == record.states[-2].position
                return board.turn == ME and all(board.roll) and (board.is_moving or is_there)
            case Doubled():
                return board.turn == ME and not board.is_offered and board.owner != THEM
            case ResignationOffered():
                return board.turn == ME
            case _:
                return board.is_offered

    def _add(self, entry: Entry | Event) -> None:
        try:
            self._builder.add(entry)
        except Refused as refused:
            raise TableRefused(TableFault.ILLEGAL, str(refused)) from None
        self._made.append(entry)


def _facts(state: MatchState) -> tuple[object, ...]:
    return state.position, state.cube.value, state.cube.owner, (state.score.white, state.score.black)


def _facts_there(board: ServerBoard) -> tuple[object, ...]:
    return board.position, board.cube, player_of(board.owner), board.score
