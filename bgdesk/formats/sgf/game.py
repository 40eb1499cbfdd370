"""One game in SGF put into a match, node by node."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.effort import FAULTS, TURNS
from bgdesk.formats.import_result import RemarkKind, Weight
from bgdesk.formats.move_matching import Hop
from bgdesk.formats.sgf.analysis_reader import SgfAnalysis
from bgdesk.formats.sgf.points import MOST_HOPS, hops_of
from bgdesk.formats.sgf.root_reader import GameRoot, Result
from bgdesk.formats.sgf.setup import LARGEST_CUBE, PLAYERS, Setup, dice_of
from bgdesk.formats.sgf.tokens import SgfNode, line_of, text_of
from bgdesk.match.codec.study_codec import MAX_COMMENT
from bgdesk.match.cube_rules import stake
from bgdesk.match.flow import legal
from bgdesk.match.state import Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.plays import place_text
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Refused

_RESIGNATION = ("resign", "accept", "reject")
_BETWEEN_GAMES = (Phase.BEFORE_GAME, Phase.OVER)


@dataclass(slots=True)
class Budget:
    """What is left of the turns and faults that one file may have."""

    turns: int
    faults: int

    @classmethod
    def of(cls, size: int) -> Budget:
        """What a file of so many characters may have."""
        return cls(TURNS.of(size), FAULTS.of(size))

    @property
    def is_spent(self) -> bool:
        """Whether reading has to end."""
        return self.turns <= 0 or self.faults <= 0


@dataclass(slots=True)
class Budgets:
    """What one file may have in its main lines, and in the other ones."""

    main: Budget
    branches: Budget

    @classmethod
    def of(cls, size: int) -> Budgets:
        """What a file of so many characters may have."""
        return cls(Budget.of(size), Budget.of(0))


@dataclass(slots=True)
class SgfGameReader:
    """Puts the nodes of one game into ``assembly`` and what is said about them into ``analysis``."""

    assembly: MatchAssembly
    analysis: SgfAnalysis
    budget: Budget
    root: GameRoot
    setup: Setup = field(default_factory=Setup)
    waiting: list[str] = field(default_factory=list)
    has_left_over: bool = False
    is_whole: bool = True
    """Whether it has been read to its end."""

    def read(self, nodes: Iterable[SgfNode], *, is_crawford: bool | None) -> None:
        """Begin the game and follow ``nodes``, the root first."""
        root, *rest = nodes
        self.assembly.line = root.line
        number = None if self.root.number is None else self.root.number + 1
        self.assembly.game(number, self.root.score, crawford=is_crawford)
        self._comment(root)
        self._begin(root)
        for at, node in enumerate(rest):
            if self.budget.is_spent or self.assembly.is_full:
                self.is_whole = False
                break
            self._node(node, is_last=at == len(rest) - 1)
        self._apply_setup()
        if self.root.result and self.is_whole:
            self._end(self.root.result)

    def _begin(self, root: SgfNode) -> None:
        """The automatic doubles, and what else of the table a root can say."""
        self.setup.add(root)
        move = _move_of(root)
        if move:
            self._apply_setup()
            self._move(*move, root, is_last=False)

    def _node(self, node: SgfNode, *, is_last: bool) -> None:
        self.assembly.line = node.line
        faults = len(self.assembly.remarks)
        is_setup = self.setup.add(node)
        move = _move_of(node)
        if move:
            self._apply_setup()
            self._move(*move, node, is_last=is_last)
        self._comment(node, is_waiting=is_setup and not move)
        self.budget.faults -= len(self.assembly.remarks) - faults

    def _move(self, player: Player, value: str, node: SgfNode, *, is_last: bool) -> None:
        if self.assembly.state.phase in _BETWEEN_GAMES:
            self._leave_over(value)
        elif value in ("double", "take", "drop"):
            self._cube(player, value, node)
        elif value.startswith(_RESIGNATION):
            self._resignation(value)
        else:
            self._turn(player, value, node, is_last=is_last)

    def _resignation(self, value: str) -> None:
        """A word about a resignation, as some write it before the result; only the accepted one counts."""
        if value.startswith("reject") or not (self.root.result and self.root.result.is_resigned):
            self.assembly.remark(RemarkKind.LINE_UNREAD, Weight.LOST, value)

    def _leave_over(self, value: str) -> None:
        if not self.has_left_over:
            self.assembly.remark(RemarkKind.LINE_UNREAD, Weight.LOST, value)
        self.has_left_over = True

    def _cube(self, player: Player, value: str, node: SgfNode) -> None:
        before, last = self.assembly.state, self.assembly.last_event
        if value == "double" and stake(before) >= LARGEST_CUBE:
            self.assembly.remark(RemarkKind.ILLEGAL_OFFER, Weight.LOST, value)
            return
        act = {"double": self.assembly.double, "take": self.assembly.take, "drop": self.assembly.drop}
        act[value](player)
        event, after = self.assembly.last_event, self.assembly.state
        is_decision = after.cube_offer if value == "double" else before.cube_offer
        raw = node.first("DA")
        if raw and is_decision and event is not None and event != last:
            self.analysis.add_cube(event, before, raw)

    def _turn(self, player: Player, value: str, node: SgfNode, *, is_last: bool) -> None:
        dice = dice_of(value)
        if dice is None:
            self.assembly.remark(RemarkKind.BAD_DICE, Weight.LOST, value)
            return
        self.budget.turns -= 1
        letters = value[2 : 2 + 2 * MOST_HOPS].strip()
        self._roll(player, dice, node.first("LU"), node.first("DA"))
        is_resigned = is_last and self.root.result is not None and self.root.result.is_resigned
        if letters or not is_resigned or self._is_dance():
            self._play(player, letters, node)

    def _is_dance(self) -> bool:
        """Whether the roll on the board leaves no play, so that nothing was left out."""
        state = self.assembly.state
        return state.phase is Phase.TO_PLAY and not legal(state).plays[0].steps

    def _roll(self, player: Player, dice: Dice, luck: str, double: str) -> None:
        state = self.assembly.state
        is_rolled = state.phase is Phase.TO_PLAY and state.turn is player and state.dice
        if not is_rolled or sorted(is_rolled.faces) != sorted(dice.faces):
            self.assembly.roll(player, dice)
        event, state = self.assembly.last_event, self.assembly.state
        if event is None or state.phase is not Phase.TO_PLAY:
            return
        if double:
            self.analysis.add_cube(event, state, double)
        if luck:
            self.analysis.add_luck(event, state, player, luck)

    def _play(self, player: Player, letters: str, node: SgfNode) -> None:
        before, last = self.assembly.state, self.assembly.last_event
        hops = hops_of(letters, player)
        self.assembly.play(hops or (), letters if hops is None else _written(hops))
        event = self.assembly.last_event
        candidates = node.properties.get("A")
        if candidates and event is not None and event != last:
            self.analysis.add_play(event, before, self.assembly.state.position, candidates)

    def _apply_setup(self) -> None:
        setup, self.setup = self.setup, Setup()
        if setup.is_empty:
            return
        at, self.assembly.line = self.assembly.line, setup.line
        try:
            table = setup.table(self.assembly.state)
            if table:
                self.assembly.set_position(table.position, table.turn, table.cube)
        except (Refused, ValueError):
            self.assembly.remark(RemarkKind.LINE_UNREAD, Weight.LOST, "AE AW AB CV CP")
        self._roll_on_board(setup)
        self.assembly.line = at
        for text in self.waiting:
            self.assembly.comment(text)
        self.waiting = []

    def _roll_on_board(self, setup: Setup) -> None:
        player = setup.turn or self.assembly.state.turn
        if setup.dice and player and self.assembly.state.phase not in _BETWEEN_GAMES:
            self._roll(player, setup.dice, setup.luck, setup.double)

    def _comment(self, node: SgfNode, *, is_waiting: bool = False) -> None:
        for raw in node.properties.get("C", []):
            if len(raw) > MAX_COMMENT:
                self.assembly.remark(RemarkKind.COMMENT_LEFT_OUT, Weight.LOST, line_of(raw))
            elif is_waiting:
                self.waiting.append(text_of(raw))
            else:
                self.assembly.comment(text_of(raw))

    def _end(self, result: Result) -> None:
        """Compare the end of the game with ``result``, or bring it about."""
        state = self.assembly.state
        if state.phase in _BETWEEN_GAMES:
            last = state.results[-1] if state.results else None
            if last and (last.winner, last.points) != (result.winner, result.points):
                self.assembly.remark(RemarkKind.RESULT_DIFFERS, Weight.ODD, str(result))
        elif result.is_resigned:
            self.assembly.resign(result.winner.opponent, result.points)
        else:
            self.assembly.remark(RemarkKind.RESULT_KEPT, Weight.ODD, str(result))
            self.assembly.settle(result.winner, result.points)


def _move_of(node: SgfNode) -> tuple[Player, str] | None:
    """Who moves in ``node`` and how, in lower case."""
    for name, player in PLAYERS.items():
        values = node.properties.get(name)
        if values:
            return player, line_of(values[0]).lower()
    return None


def _written(hops: tuple[Hop, ...]) -> str:
    return " ".join(f"{place_text(source)}/{place_text(target)}" for source, target in hops)
