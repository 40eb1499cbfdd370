"""One game of an OGXM match, put into an assembly action by action.

Points are Black's own there; White's are counted from the other end. Black is 0 and White is 1 as the
colour of an action; as the winner of a game or the owner of the cube, White is 0 and Black 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.gv.collect import can_double
from bgdesk.formats.gv.ogxm_analysis import OgxmAnalysis, hops_of
from bgdesk.formats.gv.values import JsonObject, shown, whole
from bgdesk.formats.import_result import RemarkKind, Weight
from bgdesk.formats.move_matching import Hop
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.plays import place_text
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position, side
from bgdesk.rules.refusal import Refused

DOUBLE, TAKE, PASS = 21, 22, 23
RESIGN_GAME, RESIGN_MATCH, FORFEIT = 27, 28, 29
SET_POSITION, BEAVER, RACCOON, SETTLE, SET_CUBE = 31, 32, 33, 34, 36
LAST_ROLL = 20
COLOURS: Mapping[int, Player] = MappingProxyType({0: Player.BLACK, 1: Player.WHITE})
SEATS: Mapping[int, Player] = MappingProxyType({0: Player.WHITE, 1: Player.BLACK})

WRITTEN_KEY = "x-bgdesk-written"
"""The annotation that says how an illegal play was written."""

_MARKS_OF_THE_END = (24, 25, 26)
_ENDINGS = (RESIGN_GAME, RESIGN_MATCH, FORFEIT, SETTLE)
_CUBE_ACTIONS = (DOUBLE, TAKE, PASS, BEAVER, RACCOON)
_MOST_POINTS = 10**6
_LARGEST_CUBE = 2**12
_BETWEEN_GAMES = (Phase.BEFORE_GAME, Phase.OVER)


class OgxmGameReader:
    """Puts one game into ``assembly``, and what is said about it into ``analyses``."""

    def __init__(self, assembly: MatchAssembly, analyses: list[OgxmAnalysis]) -> None:
        self._assembly = assembly
        self._analyses = analyses
        self._checkers = assembly.state.options.ruleset().checkers

    def read(self, game: JsonObject, score: Pair[int] | None) -> None:
        """Begin ``game``, at ``score`` where that is not the one reached so far, and follow it to its end."""
        is_money = self._assembly.state.options.is_money
        self._assembly.game(None, score, crawford=None if is_money else game.flag("is_crawford"))
        if not self._is_in_game():
            return
        self._set_up(game)
        self._annotate(game)
        plies = game.nodes("plies")
        for ply, after in zip(plies, [*plies[1:], JsonObject()], strict=False):
            if self._is_in_game():
                self._ply(game, ply, after)
        self._end(game)

    def _is_in_game(self) -> bool:
        return self._assembly.state.phase not in _BETWEEN_GAMES

    def _set_up(self, game: JsonObject) -> None:
        """The board and the cube with which the game begins, where they are not the usual ones."""
        state = self._assembly.state
        plies = game.nodes("plies")
        is_set_later = bool(plies) and plies[0].whole("action_id", SET_POSITION, SET_POSITION) is not None
        board = None if is_set_later else board_of(game.values("initial_board"), self._checkers)
        value = game.whole("initial_cube_value", 1, _LARGEST_CUBE) or 1
        turned = game.whole("auto_doubles", 0, 12) or 0
        owner = game.player("initial_cube_owner", SEATS)
        if board or value != 1 or turned or owner:
            is_power = value & (value - 1) == 0
            self._set_table(board or state.position, None, Cube((value if is_power else 1) << turned, owner))

    def _set_table(self, position: Position, turn: Player | None, cube: Cube) -> None:
        try:
            self._assembly.set_position(position, turn, cube)
        except Refused:
            self._assembly.remark(RemarkKind.NO_PLAYERS_ON_BOARD, Weight.LOST)

    def _annotate(self, node: JsonObject) -> None:
        for note in node.nodes("annotations"):
            if not _is_play(note):
                self._assembly.comment(note.lines("value"))

    def _ply(self, game: JsonObject, ply: JsonObject, after: JsonObject) -> None:
        action = ply.whole("action_id", 0, 10**6)
        player = ply.player("color", COLOURS)
        if action is None or player is None:
            self._assembly.remark(RemarkKind.LINE_UNREAD, Weight.LOST, shown(ply.fields.get("action_id")))
        elif action <= LAST_ROLL:
            self._turn(player, ply, is_played=bool(ply.values("moves")) or not _gives_up(player, after))
        elif action in _CUBE_ACTIONS:
            self._cube_action(action, player, ply)
        elif action == SET_POSITION:
            self._board_set(player, ply)
        else:
            self._other(action, player, game, ply)
        self._annotate(ply)

    def _other(self, action: int, player: Player, game: JsonObject, ply: JsonObject) -> None:
        points = max(1, game.whole("points_won", 0, _MOST_POINTS) or 0)
        state = self._assembly.state
        if action in (RESIGN_GAME, RESIGN_MATCH):
            self._assembly.resign(player, points)
        elif action in (FORFEIT, SETTLE):
            winner = game.player("winner", SEATS)
            if winner:
                self._assembly.settle(winner, points)
        elif action == SET_CUBE:
            value = ply.whole("cube_value", 1, _LARGEST_CUBE) or 1
            owner = ply.player("cube_owner", SEATS)
            is_power = value & (value - 1) == 0
            self._set_table(state.position, state.turn, Cube(value if is_power else 1, owner))
        elif action not in _MARKS_OF_THE_END:
            self._assembly.remark(RemarkKind.LINE_UNREAD, Weight.LOST, f"action {action}")

    def _turn(self, player: Player, ply: JsonObject, *, is_played: bool) -> None:
        before = self._roll(player, ply)
        if before is None:
            return
        if is_played:
            hops = hops_of(ply.nodes("moves"), player)
            self._assembly.play(hops, _text(hops))
        self._judge_play(before, ply)

    def _roll(self, player: Player, ply: JsonObject) -> MatchState | None:
        """Roll the dice of ``ply``; gives the state in which they can be played."""
        first, second = ply.whole("d1", 1, 6), ply.whole("d2", 1, 6)
        if first is None or second is None:
            self._assembly.remark(RemarkKind.BAD_DICE, Weight.LOST, f"{first}-{second}")
            return None
        could_double = can_double(self._assembly.state) and self._assembly.state.turn is player
        self._assembly.roll(player, Dice(second, first))
        event, state = self._assembly.last_event, self._assembly.state
        if event is None or state.phase is not Phase.TO_PLAY:
            return None
        for analysis in self._analyses:
            analysis.add_roll(event, player, ply, could_double=could_double)
        return state

    def _judge_play(self, before: MatchState, ply: JsonObject) -> None:
        event, position = self._assembly.last_event, self._assembly.state.position
        for analysis in self._analyses:
            analysis.add_play(event or 0, before, position, ply)

    def _cube_action(self, action: int, player: Player, ply: JsonObject) -> None:
        before = self._assembly.last_event
        if action == TAKE:
            self._assembly.take(player)
        elif action == PASS:
            self._assembly.drop(player)
        else:
            self._assembly.double(player)
        event = self._assembly.last_event
        if event is None or event == before:
            return
        for analysis in self._analyses:
            analysis.add_double(event, player, ply, is_offer=action == DOUBLE)

    def _board_set(self, player: Player, ply: JsonObject) -> None:
        """A board set by hand, with ``player`` on roll; with dice it is what an illegal play led to."""
        position = board_of(ply.values("set_position"), self._checkers)
        if ply.has("d1") or ply.has("d2"):
            before = self._roll(player, ply)
            if before:
                written = (note.text("value") for note in ply.nodes("annotations") if _is_play(note))
                self._assembly.play_illegally(next(written, ""), position)
                self._judge_play(before, ply)
        elif position:
            self._set_table(position, player, self._assembly.state.cube)
        else:
            self._assembly.remark(RemarkKind.NO_PLAYERS_ON_BOARD, Weight.LOST)

    def _end(self, game: JsonObject) -> None:
        """The winner by the file, where no action has said it."""
        winner = game.player("winner", SEATS)
        if winner and self._is_in_game():
            self._assembly.resign(winner.opponent, max(1, game.whole("points_won", 0, _MOST_POINTS) or 0))


def _text(hops: tuple[Hop, ...]) -> str:
    return " ".join(f"{place_text(source)}/{place_text(target)}" for source, target in hops)


def board_of(counts: list[object], checkers: int) -> Position | None:
    """By Black's points: Black's checkers below zero, White's above, Black's bar last, White's first.

    ``None`` when it cannot be; what is missing of ``checkers`` is borne off.
    """
    known = [whole(count, -checkers, checkers) for count in counts]
    if len(known) != BAR + 1 or None in known:
        return None
    points = [count or 0 for count in known]
    white = {BAR - point: count for point, count in enumerate(points[1:BAR], 1) if count > 0}
    black = {point: -count for point, count in enumerate(points[1:BAR], 1) if count < 0}
    white[BAR], black[BAR] = abs(points[OFF]), abs(points[BAR])
    try:
        return Position(side(white, checkers), side(black, checkers))
    except ValueError:
        return None


def _gives_up(player: Player, ply: JsonObject) -> bool:
    """Whether ``player`` ends the game in ``ply`` without playing the roll."""
    is_end = ply.whole("action_id", RESIGN_GAME, SETTLE) in _ENDINGS
    return is_end and ply.player("color", COLOURS) is player


def _is_play(note: JsonObject) -> bool:
    return note.text("key") == WRITTEN_KEY
