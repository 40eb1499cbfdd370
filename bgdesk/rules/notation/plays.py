"""Plays as text, both ways: ``8/5 6/5``, ``24/18(2)``, ``bar/22*``, ``13/10*/9``, ``3/off(2)``.

In other games also ``in/19`` from the reserve and ``7/1^`` for a checker that stays on one it pins.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Protocol

from bgdesk.rules.legal.plays import Play
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.position import BAR, IN, OFF
from bgdesk.rules.refusal import Reason, Refusal

MOST_CHARACTERS = 200
"""Longer texts are not plays."""

NO_PLAY = "cannot move"
"""What stands in place of a play without steps, whose text is empty."""

_PASS_WORDS = frozenset({"", "-", "pass", "no move", NO_PLAY})
_PLACE_WORDS = {"bar": BAR, "b": BAR, "off": OFF, "o": OFF, "in": IN, "i": IN}
_PLACE_NAMES = {BAR: "bar", OFF: "off", IN: "in"}
_WAY = re.compile(r"(?P<places>\w+[*^]?(?:/\w+[*^]?)+)(?:\((?P<count>[1-4])\))?")
_MARKS = str.maketrans("", "", "*^")
_SLASHES = re.compile(r"\s*[/\-\u2010-\u2015\u2212>]+\s*")

Way = tuple[int, ...]
"""Every place that the text names for one checker, from its source to its target."""

_TypedMove = tuple[tuple[str, ...], bool]
"""The places typed for one checker, and whether the last of them may still be going on."""

_Hop = tuple[int, str]
"""Where a checker landed and ``*`` if it hit there, ``^`` if it stays on one that it pins."""

_Path = tuple[int, tuple[_Hop, ...]]
"""One checker's way: its source and every landing, the last one its target."""


def format_play(play: Play | Sequence[Step]) -> str:
    """``play`` as text, highest start first, joined hops shown only where they hit; a pass is empty.

    The bar comes even before the reserve. The text does not depend on the order of the steps.

    >>> format_play([Step(6, 5, 1), Step(8, 5, 3)])
    '8/5 6/5'
    >>> format_play([Step(13, 10, 3, is_hit=True), Step(10, 9, 1)])
    '13/10*/9'
    """
    steps = play.steps if isinstance(play, Play) else play
    paths = Counter((source, _shown(hops)) for source, hops in _join(steps))
    groups = _grouped(paths)
    return " ".join(_path_text(path, count) for path, count in sorted(groups.items(), key=_order))


def format_steps(steps: Iterable[Step]) -> str:
    """Each step by itself, in the order made: ``13/10 10/9``.

    >>> format_steps([Step(13, 10, 3), Step(10, 9, 1)])
    '13/10 10/9'
    """
    return " ".join(_path_text((step.source, ((step.target, _mark(step)),)), 1) for step in steps)


def _mark(step: Step) -> str:
    return "*" if step.is_hit else "^" if step.is_pin else ""


def _join(steps: Sequence[Step]) -> list[_Path]:
    """Steps that one checker can have made one after the other, as one way.

    The first that lands on a blot is taken to hit it, whichever step did; a pin is told where it ends.
    """
    to_hit = {step.target for step in steps if step.is_hit}
    pinned = {step.target for step in steps if step.is_pin}
    paths: list[tuple[int, list[_Hop]]] = []
    for step in sorted(steps, key=lambda step: (_turn_of(step.source), step.target)):
        hops = next((hops for _, hops in paths if hops[-1][0] == step.source), None)
        if hops is None:
            hops = []
            paths.append((step.source, hops))
        hops.append((step.target, "*" if step.target in to_hit else ""))
        to_hit.discard(step.target)
    return [(source, _with_pin(hops, pinned)) for source, hops in paths]


def _with_pin(hops: list[_Hop], pinned: set[int]) -> tuple[_Hop, ...]:
    *before, (target, mark) = hops
    return (*before, (target, "^" if target in pinned else mark))


def _shown(hops: tuple[_Hop, ...]) -> tuple[_Hop, ...]:
    return (*(hop for hop in hops[:-1] if hop[1]), hops[-1])


def _grouped(paths: Counter[_Path]) -> Counter[_Path]:
    """Equal ways counted together; a checker that follows one that hit is counted with it: ``8/5*(2)``."""
    groups: Counter[_Path] = Counter()
    for (source, hops), count in paths.items():
        hitting = (source, (*hops[:-1], (hops[-1][0], "*")))
        groups[hitting if hitting in paths else (source, hops)] += count
    return groups


def _order(group: tuple[_Path, int]) -> tuple[int, int, int]:
    (source, hops), _ = group
    return _turn_of(source), hops[-1][0], -len(hops)


def _turn_of(source: int) -> int:
    """Lower for what is written earlier: the bar, from which a player has to enter first, then downwards."""
    return -source if source != BAR else -IN - 1


def _path_text(path: _Path, count: int) -> str:
    source, hops = path
    text = "/".join((place_text(source), *(place_text(place) + mark for place, mark in hops)))
    return f"{text}({count})" if count > 1 else text


def place_text(place: int) -> str:
    """``bar``, ``off``, ``in`` or the number of a point."""
    return _PLACE_NAMES.get(place, str(place))


class Playable(Protocol):
    """What may be played: a whole roll, or what is left of it once a play is begun."""

    @property
    def plays(self) -> tuple[Play, ...]:
        """All plays that lead to different positions."""

    @property
    def open_points(self) -> frozenset[int]:
        """The points on which the mover may land."""

    @property
    def blots(self) -> frozenset[int]:
        """The points on which the mover would hit."""

    def next_steps(self, played: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps that may follow ``played``."""

    def unused(self, played: tuple[Step, ...]) -> tuple[int, ...]:
        """The faces not used by ``played``, higher first."""

    def refusal(self, played: tuple[Step, ...], source: int, target: int) -> Refusal:
        """Which rule forbids moving from ``source`` to ``target`` after ``played``."""


class NotationError(ValueError):
    """A text that is no legal play.

    ``token`` is the part that is not understood, ``refusal`` the rule in the way, ``choices`` the plays
    that the text could mean; one of them is filled in.
    """

    def __init__(
        self,
        message: str,
        *,
        token: str | None = None,
        refusal: Refusal | None = None,
        choices: tuple[Play, ...] = (),
    ) -> None:
        super().__init__(message)
        self.token = token
        self.refusal = refusal
        self.choices = choices


def parse_play(text: str, legal: Playable) -> Play:
    """The one of ``legal.plays`` that ``text`` names.

    Takes 25 and 0, any case, commas, dashes, hops one by one or joined, any order, with or without
    ``*`` and ``^``. Where a joined way could hit or not, an unnamed blot is left alone. Raises NotationError.

    >>> from bgdesk.rules.dice import Dice
    >>> from bgdesk.rules.legal.plays import legal_plays
    >>> from bgdesk.rules.player import Player
    >>> from bgdesk.rules.variants import RULESETS
    >>> game = RULESETS["backgammon"]
    >>> legal = legal_plays(game.start_position(), Player.WHITE, Dice(3, 1), game)
    >>> format_play(parse_play("6-5, 8-5", legal))
    '8/5 6/5'
    >>> parse_play("8/5 7/6", legal)
    Traceback (most recent call last):
    bgdesk.rules.notation.plays.NotationError: '8/5 7/6' is not allowed: no_checker
    """
    ways = parse_ways(text)
    found = _matching(ways, legal)
    if not found:
        refusal = _refusal(ways, legal)
        raise NotationError(f"{text.strip()!r} is not allowed: {refusal.reason}", refusal=refusal)
    fewest = min(len(_points_hit(play)) for play in found)
    meant = tuple(play for play in found if len(_points_hit(play)) == fewest)
    if len(meant) > 1:
        texts = " or ".join(format_play(play) for play in meant)
        raise NotationError(f"{text.strip()!r} can mean {texts}", choices=meant)
    return meant[0]


def parse_ways(text: str) -> tuple[Way, ...]:
    """The checkers that ``text`` moves, each as often as it says; none for a pass. Raises NotationError.

    >>> parse_ways("24/18(2) bar/22*/20")
    ((24, 18), (24, 18), (25, 22, 20))
    """
    if len(text) > MOST_CHARACTERS:
        raise NotationError("the text is too long for a play", token=text[:20])
    if " ".join(text.lower().split()) in _PASS_WORDS:
        return ()
    return tuple(way for token in _tokens(text) for way in _ways(token))


def completions(text: str, legal: Playable) -> tuple[str, ...]:
    """The legal plays, as text, that go on from what has been typed; the typed moves may be in any order."""
    return going_on(text, legal.plays) or _whole_play(text, legal)


def going_on(text: str, plays: Iterable[Play]) -> tuple[str, ...]:
    """Those of ``plays``, as text, that contain what has been typed."""
    if len(text) > MOST_CHARACTERS:
        return ()
    *finished, last = _tokens(text) or [""]
    is_open = not text.endswith((" ", ",", ";"))
    typed = [move for token in finished for move in _typed_moves(token, is_open=False)]
    typed += _typed_moves(last, is_open=is_open) if last else []
    return tuple(format_play(play) for play in plays if _goes_on(typed, play))


def _whole_play(text: str, legal: Playable) -> tuple[str, ...]:
    """The play that ``text`` names by another way to the same position."""
    try:
        return (format_play(parse_play(text, legal)),)
    except NotationError:
        return ()


def _tokens(text: str) -> list[str]:
    """The moves in ``text``, lower case, with slashes."""
    joined = re.sub(r"\s+\(", "(", _SLASHES.sub("/", text.lower()))
    return joined.replace(",", " ").replace(";", " ").split()


def _ways(token: str) -> list[Way]:
    match = _WAY.fullmatch(token)
    if match is None:
        raise NotationError(f"{token!r} is not a move such as 8/5", token=token)
    way = tuple(_place(name, token) for name in match["places"].translate(_MARKS).split("/"))
    if any(after >= before for before, after in pairwise(way)):
        refusal = Refusal(Reason.WRONG_DIRECTION, way[-1])
        raise NotationError(f"{token!r} does not move forward", refusal=refusal)
    return [way] * int(match["count"] or 1)


def _place(name: str, token: str) -> int:
    if name in _PLACE_WORDS:
        return _PLACE_WORDS[name]
    if not (name.isascii() and name.isdigit() and len(name) <= 2 and int(name) <= BAR):
        raise NotationError(f"{name!r} in {token!r} is not a point", token=token)
    return int(name)


def _matching(ways: tuple[Way, ...], legal: Playable) -> list[Play]:
    """The plays that move the checkers as ``ways`` do and hit wherever ``ways`` land on a blot."""
    hops = [hop for way in ways for hop in pairwise(way)]
    if not all(_is_possible(hop, legal) for hop in hops):
        return []
    gained = _gained(hops)
    named = legal.blots & {target for _, target in hops}
    return [
        play
        for play in legal.plays
        if named <= _points_hit(play) and gained == _gained((step.source, step.target) for step in play.steps)
    ]


def _gained(hops: Iterable[tuple[int, int]]) -> dict[int, int]:
    """How many checkers each place gains."""
    gained: defaultdict[int, int] = defaultdict(int)
    for source, target in hops:
        gained[source] -= 1
        gained[target] += 1
    return {place: count for place, count in gained.items() if count}


def _is_possible(hop: tuple[int, int], legal: Playable) -> bool:
    """Whether some of the dice make the distance and the landing place is open."""
    source, target = hop
    if target == OFF:
        return True
    faces = legal.unused(())
    return target in legal.open_points and min(source, BAR) - target in {*faces, *accumulate(faces)}


def _points_hit(play: Play) -> frozenset[int]:
    return frozenset(step.target for step in play.steps if step.is_hit)


def _refusal(ways: tuple[Way, ...], legal: Playable) -> Refusal:
    """Why ``ways`` cannot be played: what stops the first checker that cannot go, highest start first."""
    played: tuple[Step, ...] = ()
    for way in sorted(ways, reverse=True):
        for source, target in pairwise(way):
            route = next(_routes(legal, played, source, target), None)
            if route is None:
                return legal.refusal(played, source, target)
            played = route
    return Refusal(Reason.INCOMPLETE, die=next(iter(legal.unused(played)), None))


def _routes(
    legal: Playable, played: tuple[Step, ...], source: int, target: int
) -> Iterator[tuple[Step, ...]]:
    """``played`` and the steps that bring a checker from ``source`` to ``target``."""
    for step in legal.next_steps(played):
        if step.source == source and step.target == target:
            yield (*played, step)
        elif step.source == source and step.target > target:
            yield from _routes(legal, (*played, step), step.target, target)


def _typed_moves(token: str, *, is_open: bool) -> list[_TypedMove]:
    path, _, count = token.translate(_MARKS).partition("(")
    names = [_full_name(name) for name in path.split("/")]
    times = int(count[0]) if count[:1] in {"1", "2", "3", "4"} else 1
    return [(tuple(names), is_open and not count)] * times


def _full_name(name: str) -> str:
    if name.isascii() and name.isdigit():
        return place_text(int(name))
    return place_text(_PLACE_WORDS[name]) if name in _PLACE_WORDS else name


def _goes_on(typed: list[_TypedMove], play: Play) -> bool:
    """Whether all of ``typed`` is part of ``play``, be it written short or step by step."""
    texts = {format_play(play), format_steps(play.steps)}
    return any(_are_begun(typed, _expanded(text)) for text in texts)


def _expanded(text: str) -> list[tuple[str, ...]]:
    """The moves of a play, each as often as it is made, as places."""
    moves: list[tuple[str, ...]] = []
    for token in text.translate(_MARKS).split():
        path, _, count = token.rstrip(")").partition("(")
        moves += [tuple(path.split("/"))] * int(count or 1)
    return moves


def _are_begun(typed: list[_TypedMove], moves: list[tuple[str, ...]]) -> bool:
    """Whether every one of ``typed`` begins a different one of ``moves``."""
    if not typed:
        return True
    for index, move in enumerate(moves):
        if _begins(typed[0], move) and _are_begun(typed[1:], moves[:index] + moves[index + 1 :]):
            return True
    return False


def _begins(typed: _TypedMove, move: tuple[str, ...]) -> bool:
    names, is_open = typed
    if not is_open:
        return names == move[: len(names)]
    *whole, last = names
    return tuple(whole) == move[: len(whole)] and any(
        name.startswith(last) for name in move[len(whole) : len(names)]
    )
