"""Puts turns told in words and numbers into a match, as all the small text formats tell them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.effort import FAULTS, TURNS
from bgdesk.formats.import_result import Remark, RemarkKind, Weight
from bgdesk.formats.plain_file import dice_of, hops_of
from bgdesk.match.cube_rules import stake
from bgdesk.match.options import MAX_LENGTH, UNLIMITED, MatchOptions
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player

LARGEST_CUBE = 1 << 20
LONGEST_COMMENT = 2_000


class CubeAct(Enum):
    """What can be done with the cube."""

    DOUBLE = auto()
    TAKE = auto()
    DROP = auto()


_WORDS: Mapping[str, CubeAct] = MappingProxyType(
    {
        **dict.fromkeys(("double", "doubles", "redouble", "redoubles"), CubeAct.DOUBLE),
        **dict.fromkeys(("beaver", "beavers", "raccoon", "raccoons"), CubeAct.DOUBLE),
        **dict.fromkeys(("take", "takes", "accept", "accepts"), CubeAct.TAKE),
        **dict.fromkeys(("drop", "drops", "pass", "passes", "reject", "rejects"), CubeAct.DROP),
    }
)


def plain_options(
    length: int,
    *,
    jacoby: bool = False,
    crawford: bool = True,
    raises: int = UNLIMITED,
    line: int | None = None,
) -> tuple[MatchOptions, list[Remark]]:
    """The options of a match to ``length`` points, 0 for money, and a remark if it is too long to be one."""
    remarks = []
    if length > MAX_LENGTH:
        remarks.append(Remark(RemarkKind.OPTION_UNKNOWN, Weight.ODD, f"length {length}", line))
    options = MatchOptions(length=min(length, MAX_LENGTH), jacoby=jacoby, crawford=crawford, max_chain=raises)
    return options.locked(), remarks


class PlainTurns:
    """Turns told to ``assembly``.

    The file has ``size`` bytes. ``left`` counts down what may still come; ``is_full`` says that no more of
    the file should be read.
    """

    def __init__(self, assembly: MatchAssembly, size: int, left: int | None = None) -> None:
        self.assembly = assembly
        self.left = TURNS.of(size) if left is None else left
        self._most_remarks = FAULTS.of(size)

    @property
    def is_full(self) -> bool:
        """Whether the file has more turns or faults than anybody can have meant."""
        is_odd = self.left <= 0 or len(self.assembly.remarks) >= self._most_remarks
        return is_odd or self.assembly.is_full

    @property
    def is_between_games(self) -> bool:
        """Whether no game is under way."""
        return self.assembly.state.phase in (Phase.BEFORE_GAME, Phase.OVER)

    def begin(
        self, number: int | None = None, score: Pair[int] | None = None, *, crawford: bool | None = None
    ) -> None:
        """The next game, as `MatchAssembly.game`."""
        self.left -= 1
        self.assembly.game(number, score, crawford=crawford)

    def comment(self, text: str) -> None:
        """What somebody wrote at this point."""
        if text.strip():
            self.left -= 1
            self.assembly.comment(text[:LONGEST_COMMENT])

    def roll(self, player: Player, dice_text: str) -> bool:
        """``player`` rolled; False, with a remark, when the dice are none or nobody can roll now.

        The same roll told twice is one.
        """
        dice = dice_of(dice_text)
        if dice is None:
            self.assembly.remark(RemarkKind.BAD_DICE, Weight.LOST, dice_text.strip())
            return False
        if self.is_between_games:
            self.leave_out(dice_text)
            return False
        if not self._is_told(player, dice):
            self.left -= 1
            self.assembly.roll(player, dice)
        return True

    def _is_told(self, player: Player, dice: Dice) -> bool:
        state = self.assembly.state
        return state.phase is Phase.TO_PLAY and state.turn is player and str(state.dice) == str(dice)

    def play(self, text: str, *, is_upward: bool = False) -> None:
        """Who rolled moved as ``text`` says, which is empty for a dance."""
        hops = hops_of(text, is_upward=is_upward)
        if hops is None:
            self.assembly.play_illegally(text, None)
        else:
            self.assembly.play(hops, text)

    def turn(self, player: Player, dice_text: str, play: str, *, is_upward: bool = False) -> None:
        """``player`` rolled and moved."""
        if self.roll(player, dice_text):
            self.play(play, is_upward=is_upward)

    def cube(self, player: Player, word: str) -> bool:
        """``player`` said one of the words of doubling and answering; False when ``word`` is none of them."""
        act = _WORDS.get(word.lower())
        if act is None:
            return False
        if self.is_between_games or (act is CubeAct.DOUBLE and stake(self.assembly.state) >= LARGEST_CUBE):
            self.leave_out(word)
        elif act is CubeAct.DOUBLE:
            self.assembly.double(player)
        elif act is CubeAct.TAKE:
            self.assembly.take(player)
        else:
            self.assembly.drop(player)
        return True

    def won(self, winner: Player, points: int, written: str) -> None:
        """``winner`` got ``points`` for the game; whatever the board does not say was agreed upon."""
        loser, state = winner.opponent, self.assembly.state
        if self.is_between_games:
            self._compare(winner, points, written)
        elif state.cube_offer and state.to_act is loser and stake(state) == points:
            self.assembly.drop(loser)
        elif state.cube_offer:
            self.assembly.settle(winner, points)
        else:
            self.assembly.resign(loser, points)

    def _compare(self, winner: Player, points: int, written: str) -> None:
        results = self.assembly.state.results
        last = results[-1] if results else None
        if (
            last is None
            or last.winner is not winner
            or not (self._is_capped(points) or last.points == points)
        ):
            self.assembly.remark(RemarkKind.RESULT_DIFFERS, Weight.ODD, written.strip())

    def _is_capped(self, points: int) -> bool:
        """Whether ``points`` are what the winner needed, where the game brought more."""
        state = self.assembly.state
        length, last = state.options.length, state.results[-1]
        return bool(length) and state.score.of(
            last.won_by
        ) - last.points + points == length <= state.score.of(last.won_by)

    def leave_out(self, text: str) -> None:
        """Note that ``text`` has no place here."""
        self.assembly.remark(RemarkKind.LINE_UNREAD, Weight.LOST, text.strip())

    def close(self, games: int) -> None:
        """Nothing more is read, ``games`` have not been begun: note what is open or left out."""
        if self.is_full:
            self.assembly.leave_out_games(max(1, games + (not self.is_between_games)))
        if not self.is_between_games:
            self.assembly.remark(RemarkKind.GAME_UNFINISHED, Weight.ODD)
