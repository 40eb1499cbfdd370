"""The events of one game as SGF nodes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from bgdesk.formats.move_matching import Hop, literal_result
from bgdesk.formats.sgf.analysis_writer import AnalysisText
from bgdesk.formats.sgf.moments import Moment
from bgdesk.formats.sgf.points import MOST_HOPS, letters_of, placed_letters
from bgdesk.formats.sgf.tokens import escaped
from bgdesk.match.events import (
    Doubled,
    Event,
    OpeningRolled,
    Passed,
    Played,
    PlayedIllegally,
    PositionSet,
    Raised,
    Rolled,
    Taken,
)
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, Position

LETTERS = {Player.WHITE: "W", Player.BLACK: "B"}

_BETWEEN_COMMENTS = "\n\n"
_PLACES = {"bar": BAR}
_WAY = re.compile(r"((?:bar|\d{1,2})(?:/(?:bar|off|\d{1,2}))+)(?:\(([1-4])\))?", re.ASCII)
_OWNERS = {None: "c", Player.WHITE: "w", Player.BLACK: "b"}


@dataclass(slots=True)
class TextNode:
    """The properties of one node without its comment, and the first and last event that it tells."""

    text: str
    first: int
    last: int


@dataclass(slots=True)
class NodeWriter:
    """Turns moments into nodes; a roll waits for its play."""

    analysis: AnalysisText | None
    nodes: list[TextNode] = field(default_factory=list)
    rolled: Moment | None = None

    def write(self, moments: Iterable[Moment]) -> list[TextNode]:
        """The nodes of one game, whose ``moments`` come after its start."""
        last = None
        for moment in moments:
            self._write(moment)
            last = moment
        if self.rolled and last:
            self._write_open_roll(self.rolled, last.index)
        return self.nodes

    def _write(self, moment: Moment) -> None:
        match moment.event:
            case OpeningRolled(white, black) if white != black:
                self.rolled = moment
            case Rolled():
                self.rolled = moment
            case Played(player, steps):
                hops = [(step.source, step.target) for step in steps]
                self._write_turn(moment, player, letters_of(hops, player))
            case PlayedIllegally():
                self._write_illegal(moment, moment.event)
            case Doubled() | Raised() | Taken() | Passed():
                self._write_cube(moment, moment.event)
            case PositionSet(is_correction=is_correction):
                self.rolled = self.rolled if is_correction else None
                for text in _table_texts(moment.event):
                    self._add(text, moment)
            case _:
                pass

    def _write_turn(self, moment: Moment, player: Player, letters: str) -> None:
        """The roll that waits and the play ``letters``, with what is said about both."""
        if not self.rolled:
            return
        said = self._judged(self.rolled, moment)
        self._add(f"{LETTERS[player]}[{_dice_text(self.rolled)}{letters}]{said}", moment, self.rolled.index)
        self.rolled = None

    def _write_illegal(self, moment: Moment, event: PlayedIllegally) -> None:
        """An illegal play by its hops where these lead to the board after it, else as a turn without any.

        Then the board is set, if it has changed.
        """
        state, player = moment.state, event.player
        hops = _hops_in(event.written)
        after = literal_result(state.position, player, hops, state.options.ruleset().relation)
        is_sayable = self.rolled is not None and after == event.position and len(hops) <= MOST_HOPS
        self._write_turn(moment, player, letters_of(hops, player) if is_sayable else "")
        if event.position != state.position and not is_sayable:
            for text in _table_texts(PositionSet(event.position, player.opponent, state.cube)):
                self._add(text, moment)

    def _write_cube(self, moment: Moment, event: Doubled | Raised | Taken | Passed) -> None:
        words = {Doubled: "double", Raised: "double", Taken: "take", Passed: "drop"}
        said = self.analysis.cube(moment.index, moment.state, event) if self.analysis else ""
        self._add(f"{LETTERS[event.player]}[{words[type(event)]}]{said}", moment)

    def _write_open_roll(self, rolled: Moment, last: int) -> None:
        """The roll that nobody played."""
        text = f"PL[{LETTERS[_roller(rolled.event)]}]DI[{_dice_text(rolled)}]{self._judged(rolled, None)}"
        self.nodes.append(TextNode(text, rolled.index, last))

    def _judged(self, rolled: Moment, played: Moment | None) -> str:
        """What is said about a roll and its play."""
        if not self.analysis:
            return ""
        double = self.analysis.cube(rolled.index, rolled.state, rolled.event)
        play = self.analysis.play(played.index, played.state, played.after) if played else ""
        return f"{double}{play}{self.analysis.luck(rolled.index, rolled.state, _roller(rolled.event))}"

    def _add(self, text: str, moment: Moment, first: int | None = None) -> None:
        self.nodes.append(TextNode(text, moment.index if first is None else first, moment.index))


def with_comments(nodes: Sequence[TextNode], comments: dict[int, list[str]], last: int) -> list[str]:
    """The nodes as text, each with the comments on the events up to it, the last with all up to ``last``."""
    texts = []
    for number, node in enumerate(nodes):
        until = last if number == len(nodes) - 1 else node.last
        mine = [text for event in sorted(comments) if event <= until for text in comments.pop(event)]
        texts.append(f";{node.text}{comment_text(mine)}")
    return texts


def comment_text(comments: Sequence[str], name: str = "C") -> str:
    """The property ``name`` for ``comments``, nothing if there are none."""
    return f"{name}[{escaped(_BETWEEN_COMMENTS.join(comments))}]" if comments else ""


def _roller(event: Event) -> Player:
    match event:
        case Rolled(player):
            return player
        case OpeningRolled(white, black):
            return Player.WHITE if white > black else Player.BLACK
        case _:
            raise AssertionError(f"{event} is no roll")


def _dice_text(rolled: Moment) -> str:
    match rolled.event:
        case Rolled(_, dice):
            return f"{dice.first}{dice.second}"
        case OpeningRolled(white, black):
            dice = Dice(white, black)
            return f"{dice.high}{dice.low}"
        case _:
            raise AssertionError(f"{rolled.event} is no roll")


def _hops_in(written: str) -> list[Hop]:
    """The hops that the text of an illegal play names, backwards ones too; none if it is no play at all."""
    hops: list[Hop] = []
    for token in written.lower().replace("*", "").split():
        found = _WAY.fullmatch(token)
        if found is None:
            return []
        places = [_PLACES.get(name) or int(name) for name in found[1].replace("off", "0").split("/")]
        hops += [*pairwise(places)] * int(found[2] or 1)
    return hops


def _table_texts(event: PositionSet) -> list[str]:
    """The nodes that set a table, in the order in which GNU Backgammon writes them."""
    turn = f"PL[{LETTERS[event.turn]}]" if event.turn else ""
    placed = "".join(_placed_text(event.position, player) for player in Player)
    return [f"{turn}AE[a:y]{placed}", f"CV[{event.cube.value}]", f"CP[{_OWNERS[event.cube.owner]}]"]


def _placed_text(position: Position, player: Player) -> str:
    letters = placed_letters(position, player)
    return f"A{LETTERS[player]}" + "".join(f"[{letter}]" for letter in letters) if letters else ""
