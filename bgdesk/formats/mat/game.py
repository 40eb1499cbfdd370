"""One game of a .mat file played through an assembly."""

from __future__ import annotations

from itertools import takewhile

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.effort import Effort
from bgdesk.formats.import_result import RemarkKind, Weight
from bgdesk.formats.mat.board import LEFT, board_from_letters, cube_from_number
from bgdesk.formats.mat.cells import Cell, CellAct, Said, hops_of
from bgdesk.formats.mat.game_end import GameEnd, StatedResult
from bgdesk.formats.mat.illegal import NOTE, board_in_dump
from bgdesk.formats.mat.lines import TAB, GameText, Note, Row, ScoreLine, SetBoard, Unread
from bgdesk.formats.move_matching import find_full_play
from bgdesk.match.flow import legal
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Refused

_GAME_EFFORT = 10
_FAULT_EFFORT = 6
_SOON = 200
"""So many lines are looked ahead from a board set by hand."""

_ROW_START = 6
"""Where the left column begins."""
_MARGIN = 1
_RESULTS = {CellAct.WINS, CellAct.LOSES, CellAct.RESIGNED}
_WIDEST_LEFT = 40
"""A left column is not wider, however long the left name is."""
_NO_DICE = "00"


def middle_by_rows(game: GameText) -> float | None:
    """Where the right column begins at the earliest, by the rows with two turns; ``None`` without such."""
    pairs = [row.cells for row in game.rows() if row.is_numbered and len(row.cells) > 1]
    pairs = [cells for cells in pairs if not {cells[0].act, cells[1].act} & _RESULTS]
    if not pairs:
        return None
    first, second = min(cells[0].column for cells in pairs), min(cells[1].column for cells in pairs)
    return (first + second) / 2


def middle_by_names(game: GameText) -> float:
    """The same by the score line."""
    right = game.head.right_column if game.head else _WIDEST_LEFT
    return (_ROW_START + min(right, _WIDEST_LEFT)) / 2


def _says_whose(cell: Cell) -> bool:
    """Whether a result on a line of its own stands in a column: neither at the margin nor after a tab."""
    return cell.column > _MARGIN and cell.column % TAB != 0


class MatGameReader:
    """Plays the rows of ``game``, in which ``players`` have the left and the right column.

    ``middle`` divides the columns; ``after`` is the score before the next game if that follows directly.
    """

    def __init__(
        self,
        assembly: MatchAssembly,
        game: GameText,
        players: tuple[Player, Player],
        middle: float,
        after: Pair[int] | None,
        effort: Effort,
    ) -> None:
        self._assembly = assembly
        self._effort = effort
        self._game = game
        self._players = players
        self._middle = middle
        self._after = after
        self._verdict = StatedResult()
        self.is_whole = True
        """Whether it has been read to its end."""
        self.contradicts_jacoby = False
        """Whether the file counts a gammon that Jacoby would not."""
        self.contradicts_crawford = False
        """Whether somebody doubles in the Crawford game."""

    def read(self, head: ScoreLine | None) -> None:
        """Play the game, which starts as ``head`` says."""
        assembly = self._assembly
        assembly.line = self._game.line
        if self._is_enough():
            return
        assembly.game(self._game.number, head.score if head else None)
        before = assembly.state.score
        self._effort.spend(_GAME_EFFORT)
        for index, item in enumerate(self._game.items):
            if self._is_enough():
                return
            self._effort.spend()
            assembly.line = item.line
            match item:
                case Row():
                    self._row(item)
                case Note():
                    assembly.comment(item.text)
                case SetBoard():
                    self._set_board(item, index)
                case Unread():
                    assembly.remark(RemarkKind.LINE_UNREAD, Weight.LOST, item.text)
        end = GameEnd(assembly, self._verdict, before, self._after)
        end.finish()
        self.contradicts_jacoby = end.contradicts_jacoby

    def _is_enough(self) -> bool:
        """Whether no more of the game can be read; then it is not whole."""
        self.is_whole = not (self._effort.is_spent or self._assembly.is_full)
        return not self.is_whole

    def _row(self, row: Row) -> None:
        self._effort.spend(len(row.cells))
        for cell, player in zip(row.cells, self._owners(row), strict=True):
            self._cell(cell, player, row)

    def _owners(self, row: Row) -> list[Player | None]:
        """Whose each cell is; results beyond the second column are nobody's."""
        first = 0 if row.cells[0].column < self._middle else 1
        columns = range(first, first + len(row.cells))
        return [self._players[column] if column < 2 else None for column in columns]

    def _cell(self, cell: Cell, player: Player | None, row: Row) -> None:
        verdict = self._verdict
        match cell.act:
            case CellAct.WINS:
                verdict.is_won_by_somebody = True
                if row.is_numbered or _says_whose(cell):
                    verdict.winner = player or verdict.winner
                self._note_points(cell, row)
            case CellAct.LOSES:
                verdict.is_lost_by_somebody = True
                verdict.loser = player if row.is_numbered else verdict.loser
                self._note_points(cell, row)
            case CellAct.RESIGNED:
                return
            case _ if player is None:
                self._assembly.remark(
                    RemarkKind.LINE_UNREAD, Weight.LOST, f"{cell.number} {cell.text}".strip()
                )
            case CellAct.ROLL:
                self._roll(cell, player)
            case CellAct.DOUBLE | CellAct.RAISE:
                self.contradicts_crawford |= self._assembly.state.is_crawford
                self._assembly.double(player)
            case CellAct.TAKE:
                self._assembly.take(player)
            case CellAct.DROP:
                self._assembly.drop(player)

    def _note_points(self, cell: Cell, row: Row) -> None:
        verdict = self._verdict
        verdict.line = row.line
        verdict.quote = cell.text or verdict.quote
        if cell.number:
            verdict.points = int(cell.number)
        word = cell.text.lower()
        verdict.level = 3 if "backgammon" in word else 2 if "gammon" in word else verdict.level

    def _roll(self, cell: Cell, player: Player) -> None:
        assembly = self._assembly
        self._verdict.hidden = None
        if not all(face in "123456" for face in cell.number):
            if cell.number == _NO_DICE and cell.said in (Said.HIDDEN, Said.NOTHING):
                self._verdict.hidden = player
            else:
                assembly.remark(RemarkKind.BAD_DICE, Weight.LOST, f"{cell.number}: {cell.text}".strip())
            return
        assembly.roll(player, Dice(int(cell.number[0]), int(cell.number[1])))
        match cell.said:
            case Said.PLAY:
                self._play(cell.text)
            case Said.NOTHING:
                self._play_nothing(player)
            case Said.CANNOT_MOVE:
                assembly.play((), cell.text)
            case Said.ILLEGAL:
                self._play_as_dumped(player, cell)
            case Said.HIDDEN:
                self._verdict.hidden = player

    def _play(self, text: str) -> None:
        """Play what ``text`` says; words that cannot be read are left out if the others are a legal play."""
        hops, rest = hops_of(text)
        before = len(self._assembly.remarks)
        if not rest:
            self._assembly.play(hops, text)
        elif hops and self._assembly.allows(hops):
            self._assembly.remark(RemarkKind.LINE_UNREAD, Weight.LOST, rest)
            self._assembly.play(hops, text)
        else:
            self._assembly.play_illegally(text, None)
        if len(self._assembly.remarks) > before:
            self._effort.spend(_FAULT_EFFORT)

    def _play_nothing(self, player: Player) -> None:
        """Only a dance, or the only legal play, needs no words; otherwise the player gave up."""
        state = self._assembly.state
        if state.phase is not Phase.TO_PLAY:
            return
        if find_full_play((), state):
            self._assembly.play((), "")
            return
        plays = legal(state).plays
        if len(plays) > 1:
            self._verdict.hidden = player
            return
        steps = plays[0].steps
        if steps:
            self._assembly.remark(RemarkKind.FORCED_PLAY_FILLED, Weight.REPAIRED, str(state.dice))
        self._assembly.play(tuple((step.source, step.target) for step in steps), "")

    def _play_as_dumped(self, player: Player, cell: Cell) -> None:
        state = self._assembly.state
        self._effort.spend(_FAULT_EFFORT)
        after = board_in_dump(cell.text, state.position, player)
        self._assembly.play_illegally(cell.text.partition("(")[0].strip() or NOTE, after)

    def _set_board(self, board: SetBoard, index: int) -> None:
        self._effort.spend(_FAULT_EFFORT)
        position = self._position(board.letters)
        if position is None:
            self._assembly.remark(RemarkKind.LINE_UNREAD, Weight.LOST, board.letters)
            return
        cube = self._cube(board.cube, index)
        state = self._assembly.state
        if position == state.position and cube == state.cube:
            return
        try:
            self._assembly.set_position(position, self._next_player(index), cube)
        except Refused:
            self._assembly.remark(RemarkKind.LINE_UNREAD, Weight.LOST, board.letters)

    def _position(self, letters: str) -> Position | None:
        total = self._assembly.state.options.ruleset().checkers
        position = board_from_letters(letters, total)
        return position if position is None or self._players[0] is LEFT else position.swapped()

    def _cube(self, number: int, index: int) -> Cube:
        """The cube that ``number`` means, unless the next double contradicts it."""
        cube = cube_from_number(number if self._players[0] is LEFT else -number)
        soon = self._game.items[index + 1 : index + _SOON]
        until_next = takewhile(lambda item: not isinstance(item, SetBoard), soon)
        cells = (cell for item in until_next if isinstance(item, Row) for cell in item.cells)
        double = next((cell for cell in cells if cell.act is CellAct.DOUBLE), None)
        return Cube() if double and double.number == "2" else cube

    def _next_player(self, index: int) -> Player | None:
        """Whose the next cell is; the left player's when none follows."""
        soon = self._game.items[index : index + _SOON]
        row = next((item for item in soon if isinstance(item, Row)), None)
        return self._owners(row)[0] if row else self._players[0]
