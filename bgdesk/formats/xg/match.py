"""The records of eXtreme Gammon's files put together to a match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.effort import FAULTS
from bgdesk.formats.import_result import RemarkKind, Weight
from bgdesk.formats.move_matching import Hop, literal_result
from bgdesk.formats.xg.judgements import CANDIDATES, XgJudgements, hops_of
from bgdesk.formats.xg.records import (
    NEGATED,
    NOT_ANALYSED,
    XgCube,
    XgGame,
    XgMatch,
    XgMove,
    XgRecord,
    XgResult,
    XgRollout,
    board_of,
)
from bgdesk.match.evaluation import Unit
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import Pair, Phase
from bgdesk.match.study import Comment, Study
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.plays import place_text
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, Side
from bgdesk.rules.refusal import Refused

_RAISE = 2
_NOT_POSSIBLE = -2
_RESIGNED, _SETTLED = 100, 1000
_LARGEST_CUBE_LOG2 = 12
_BETWEEN_GAMES = (Phase.BEFORE_GAME, Phase.OVER)
_MOST_SCORE = 10**6


class XgMatchReader:
    """Puts records of a file of ``size`` bytes into ``assembly``, and what they judge into an analysis."""

    def __init__(
        self,
        header: XgMatch,
        options: MatchOptions,
        match_id: str,
        created: str,
        rollouts: tuple[XgRollout, ...],
        comments: tuple[str, ...],
        size: int,
    ) -> None:
        names = Pair(header.white or "White", header.black or "Black")
        self.assembly = MatchAssembly(options, names, match_id, created)
        if not header.white or not header.black:
            self.assembly.remark(RemarkKind.NAME_MISSING, Weight.REPAIRED)
        unit = Unit.MONEY if options.is_money else Unit.NORMALISED
        self._checkers = options.ruleset().checkers
        self._judgements = XgJudgements(
            unit, options.max_chain != 0, self._checkers, rollouts, room=CANDIDATES.of(size)
        )
        self._most_faults = FAULTS.of(size)
        self.is_whole = True
        """Whether all records that were given have been read."""
        self._header = header
        self._comments = dict(enumerate(comments))
        self._score = Pair(0, 0)
        self._automatic_doubles = 0
        self._undecided: XgCube | None = None
        self._last_comments: list[int] = []

    def read(self, records: Iterable[XgRecord]) -> None:
        """Follow the records in their order."""
        self._comment(self._header.first_comment)
        is_position = True
        for record in records:
            if len(self.assembly.remarks) > self._most_faults or self.assembly.is_full:
                self.is_whole = False
                break
            self._record(record)
            is_position &= not isinstance(record, XgMove | XgResult)
        self._close_game()
        self._comment(self._header.last_comment)
        if is_position:
            self._forgive_score()

    def _forgive_score(self) -> None:
        """A position stands alone: nobody expects the games before it."""
        kept = [remark for remark in self.assembly.remarks if remark.kind is not RemarkKind.SCORE_DIFFERS]
        self.assembly.remarks[:] = kept

    def study(self, tags: tuple[tuple[str, str], ...]) -> Study:
        """The match with everything that was said about it; comments that belong nowhere are on the match."""
        unplaced = tuple(Comment(None, text) for text in self._comments.values() if text)
        if self._judgements.left_out:
            self.assembly.remark(RemarkKind.ANALYSIS_LEFT_OUT, Weight.LOST, str(self._judgements.left_out))
        analysis = self._judgements.analysis()
        study = self.assembly.study(tags, (analysis,) if analysis else ())
        return replace(study, comments=(*unplaced, *study.comments)) if unplaced else study

    def _record(self, record: XgRecord) -> None:
        match record:
            case XgGame():
                self._game(record)
            case XgCube() if self._is_in_game():
                self._cube(record)
            case XgMove() if self._is_in_game():
                self._move(record)
            case XgResult():
                self._result(record)
            case _:
                pass

    def _is_in_game(self) -> bool:
        return self.assembly.state.phase not in _BETWEEN_GAMES

    def _game(self, game: XgGame) -> None:
        self._close_game()
        options = self.assembly.state.options
        scores = (game.white_score, game.black_score)
        is_possible = all(0 <= score <= _MOST_SCORE for score in scores)
        self._score = Pair(*scores) if is_possible else self.assembly.state.score
        number = game.number if 0 < game.number <= _MOST_SCORE else None
        self.assembly.game(number, self._score, crawford=None if options.is_money else game.is_crawford)
        self._automatic_doubles = max(0, min(game.automatic_doubles, _LARGEST_CUBE_LOG2))
        if self._automatic_doubles and self._is_in_game():
            self._set_up(self.assembly.state.position, None, self._cube_of(0))
        self._comment(game.first_comment)
        self._last_comments = [game.last_comment]

    def _close_game(self) -> None:
        """Say of the last game what could not be said while it went on."""
        cube, self._undecided = self._undecided, None
        event = self.assembly.last_event
        if cube and event is not None:
            self._judgements.add_cube(event, cube)
        for index in self._last_comments:
            self._comment(index)
        self._last_comments = []

    def _cube(self, cube: XgCube) -> None:
        self._undecided = cube
        is_start = cube.doubled == _NOT_POSSIBLE and _is_symmetrical(cube.board)
        self._arrange(cube.board, None if is_start else cube.player, cube.player, cube.cube)
        if cube.doubled == 1:
            self._undecided = None
            self._double(cube)
            self._comment(cube.comment)

    def _double(self, cube: XgCube) -> None:
        player, other = cube.player, cube.player.opponent
        self._act(cube, _RAISE, player)
        answers = (cube.answer, cube.answer_to_raise, cube.answer_to_second_raise)
        for answer, who in zip(answers, (other, player, other), strict=True):
            self._act(cube, answer, who)
            if answer != _RAISE:
                break

    def _act(self, cube: XgCube, answer: int, player: Player) -> None:
        """A pass, a take, or a double or raise of ``player``, judged together with the double."""
        before = self.assembly.last_event
        match answer:
            case 0:
                self.assembly.drop(player)
            case 1:
                self.assembly.take(player)
            case 2:
                self.assembly.double(player)
            case _:
                return
        event = self.assembly.last_event
        if event is not None and event != before:
            self._judgements.add_cube(event, cube)

    def _move(self, move: XgMove) -> None:
        cube, self._undecided = self._undecided, None
        if not all(1 <= die <= 6 for die in move.dice):
            self.assembly.remark(RemarkKind.BAD_DICE, Weight.LOST, "-".join(map(str, move.dice)))
            return
        if cube is None or cube.board != move.before:
            self._arrange(move.before, move.player, move.player, move.cube)
        self.assembly.roll(move.player, Dice(*move.dice))
        event, state = self.assembly.last_event, self.assembly.state
        if event is None or state.phase is not Phase.TO_PLAY:
            return
        if cube:
            self._judgements.add_cube(event, cube)
            self._comment(cube.comment)
        self._judgements.add_luck(event, move)
        if move.is_played and any(move.moves):
            self._play(move)
            event = self.assembly.last_event
        self._judgements.add_play(event or 0, move)
        self._comment(move.comment)

    def _play(self, move: XgMove) -> None:
        hops = hops_of(move.moves)
        after = board_of(move.after, move.player, self._checkers) if move.is_illegal else None
        if after is None:
            self.assembly.play(hops, _written(hops))
            return
        state = self.assembly.state
        relation = state.options.ruleset().relation
        literal = literal_result(state.position, move.player, hops, relation)
        known, reached = (hops, literal) if literal else ((), state.position)
        hops = (*known, *_difference(reached.of(move.player), after.of(move.player)))
        if self.assembly.allows(hops):
            self.assembly.play(hops, _written(hops))
        else:
            self.assembly.play_illegally(_written(hops), after)

    def _arrange(self, board: bytes, turn: Player | None, player: Player, cube: int) -> None:
        """Set the table as a record says where it is another one."""
        state = self.assembly.state
        position = board_of(board, Player.WHITE, self._checkers)
        if position is None:
            self.assembly.remark(RemarkKind.NO_PLAYERS_ON_BOARD, Weight.LOST)
            return
        meant = self._cube_of(cube)
        is_opening = state.phase is Phase.OPENING
        is_same_turn = is_opening or state.turn is player
        if position == state.position and meant == state.cube and is_same_turn:
            return
        if not is_opening:
            self.assembly.remark(RemarkKind.TURN_MISSING_HERE, Weight.ODD)
        self._set_up(position, turn if is_opening else player, meant)

    def _set_up(self, position: Position, turn: Player | None, cube: Cube) -> None:
        try:
            self.assembly.set_position(position, turn, cube)
        except Refused:
            self.assembly.remark(RemarkKind.NO_PLAYERS_ON_BOARD, Weight.LOST)

    def _cube_of(self, code: int) -> Cube:
        """The cube by its code, turned further by automatic doubles."""
        value = 1 << min(abs(code) + self._automatic_doubles, _LARGEST_CUBE_LOG2)
        return Cube(value, None if code == 0 else Player.WHITE if code > 0 else Player.BLACK)

    def _result(self, result: XgResult) -> None:
        self._undecided = None
        if not 0 < result.points <= _MOST_SCORE:
            self._close_game()
            return
        if not self._is_in_game():
            self._compare(result)
        elif _RESIGNED <= result.termination < _SETTLED:
            self.assembly.resign(result.winner.opponent, result.points)
        else:
            if result.termination < _SETTLED:
                self.assembly.remark(RemarkKind.RESULT_KEPT, Weight.ODD, f"{result.winner} {result.points}")
            self.assembly.settle(result.winner, result.points)
        if any(error not in (0.0, NOT_ANALYSED) for error in result.errors):
            self.assembly.remark(RemarkKind.RESIGNATION_NOT_JUDGED, Weight.LOST)
        self._close_game()

    def _compare(self, result: XgResult) -> None:
        """Remark on a result that does not follow from the game."""
        results = self.assembly.state.results
        if not results or self._automatic_doubles:
            return
        last = results[-1]
        needed = self.assembly.state.options.length - self._score.of(last.won_by)
        points = min(last.points, needed) if needed > 0 else last.points
        if last.winner is not result.winner or result.points not in (points, last.points):
            quote = f"{result.points} points for {result.winner}"
            self.assembly.remark(RemarkKind.RESULT_DIFFERS, Weight.ODD, quote)

    def _comment(self, index: int) -> None:
        self.assembly.comment(self._comments.pop(index, ""))


def _is_symmetrical(board: bytes) -> bool:
    """Whether both players have the same, as at the beginning of every game."""
    return board == board[::-1].translate(NEGATED)


def _difference(before: Side, after: Side) -> tuple[Hop, ...]:
    """Hops that bring the mover's checkers from where they stood to where they stand, highest first."""
    changes = [new - old for old, new in zip(before, after, strict=True)]
    left = [place for place, change in enumerate(changes) for _ in range(-change)]
    gained = [place for place, change in enumerate(changes) for _ in range(change)]
    return tuple(zip(reversed(left), reversed(gained), strict=True))


def _written(hops: tuple[Hop, ...]) -> str:
    return " ".join(f"{place_text(source)}/{place_text(target)}" for source, target in hops)
