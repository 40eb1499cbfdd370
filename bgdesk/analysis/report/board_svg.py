"""A drawing of one moment of a game as SVG text, for paper and web pages, with no parts from outside."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bgdesk.rules.cube import Cube
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position
from bgdesk.rules.relation import rel
from bgdesk.rules.variants import Relation

WIDTH, HEIGHT = 640, 440
"""Size of the drawing in its own units."""

FONT_FAMILY = 'font-family="sans-serif"'
"""Of all texts in drawings: what a browser takes for it."""

_CHECKER = 40
_FRAME = 10
_TRAY = 50
_BAR_WIDTH = 46
_POINT_LENGTH = 170
_MOST_DRAWN = 5
_TOP, _BOTTOM = 26, HEIGHT - 26
_LEFT = _FRAME + _TRAY
_BAR_LEFT = _LEFT + 6 * _CHECKER
_RIGHT_HALF = _BAR_LEFT + _BAR_WIDTH
_RIGHT = _RIGHT_HALF + 6 * _CHECKER
_MIDDLE = HEIGHT / 2

_FILL = {Player.WHITE: "#fdfaf3", Player.BLACK: "#3a3431"}
_INK = {Player.WHITE: "#3a3431", Player.BLACK: "#fdfaf3"}


@dataclass(frozen=True, slots=True)
class Diagram:
    """What is drawn: ``bottom`` sits below with home on the right, ``numbers_for`` counts the points."""

    position: Position
    bottom: Player = Player.WHITE
    numbers_for: Player = Player.WHITE
    on_roll: Player | None = None
    dice: tuple[int, ...] = ()
    cube: Cube | None = None
    is_offered: bool = False
    """The cube is shown turned to its next value, between the players."""
    relation: Relation = Relation.CONTRARY
    """How the paths of the players lie to each other."""

    @property
    def numbers_id(self) -> str:
        """What the numbers of the points are called in the drawing."""
        return _OWN_NUMBERS if self.numbers_for is self.bottom else _OTHERS_NUMBERS[self.relation]


_BOARD_ID = "bg-board"
_OWN_NUMBERS = "bg-own"
_OTHERS_NUMBERS = {relation: f"bg-other-{relation.value}" for relation in Relation}
_CHECKER_IDS = {Player.WHITE: "bg-white", Player.BLACK: "bg-black"}


def board_parts() -> str:
    """What every drawing shares, to stand once in a page before drawings that were made ``shared``."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">{_definitions()}</svg>'


def _definitions() -> str:
    checkers = (f'<g id="{_CHECKER_IDS[player]}">{_disc(player)}</g>' for player in Player)
    named = [(_OWN_NUMBERS, None), *((id_, relation) for relation, id_ in _OTHERS_NUMBERS.items())]
    numbers = (f'<g id="{id_}">{"".join(_numbers(relation))}</g>' for id_, relation in named)
    return "".join(("<defs>", f'<g id="{_BOARD_ID}">', *_board(), "</g>", *numbers, *checkers, "</defs>"))


def board_svg(diagram: Diagram, description: str = "", *, shared: bool = False) -> str:
    """``diagram`` as one ``svg`` element; ``description`` is what a screen reader says (escaped here).

    ``shared``: it is small, because it uses `board_parts` of the same page.
    """
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    words = f'role="img" aria-label="{_escaped(description)}" {FONT_FAMILY}'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {words}>',
        "" if shared else _definitions(),
        f'<use href="#{_BOARD_ID}"/>',
        f'<use href="#{diagram.numbers_id}"/>',
        *_checkers(diagram),
        *_dice(diagram),
        *_cube(diagram),
        "</svg>",
    ]
    return "".join(parts)


def _board() -> Iterator[str]:
    yield _rect(0, 0, WIDTH, HEIGHT, "#6f5a45", radius=8)
    for left in (_LEFT, _RIGHT_HALF):
        yield _rect(left, _TOP, 6 * _CHECKER, _BOTTOM - _TOP, "#efe6d5")
    for left in (_FRAME, _RIGHT + 6):
        yield _rect(left, _TOP, _TRAY - 6, _BOTTOM - _TOP, "#5c4a39", radius=4)
    for number in range(1, 25):
        x, is_top = _column(number)
        base = _TOP if is_top else _BOTTOM
        tip = base + (_POINT_LENGTH if is_top else -_POINT_LENGTH)
        colour = "#b98d5f" if number % 2 else "#d9c5a3"
        yield f'<path d="M{x} {base}h{_CHECKER}L{x + _CHECKER / 2} {tip}z" fill="{colour}"/>'


def _column(number: int) -> tuple[float, bool]:
    """Left edge of the point that the bottom player calls ``number``, and whether it is at the top."""
    is_top = number > 12
    place = number - 13 if is_top else 12 - number
    half = _LEFT if place < 6 else _RIGHT_HALF
    return half + (place % 6) * _CHECKER, is_top


def _numbers(relation: Relation | None) -> Iterator[str]:
    """The numbers of the points for the player below, or for the one above, whose path lies so."""
    for number in range(1, 25):
        x, is_top = _column(number)
        shown = rel(relation, number) if relation else number
        yield _text(x + _CHECKER / 2, 18 if is_top else HEIGHT - 9, str(shown), "#f3ead9", 13)


def _checkers(diagram: Diagram) -> Iterator[str]:
    position, bottom = diagram.position, diagram.bottom
    for number in range(1, 25):
        yield from _on_point(diagram, number)
    for player in Player:
        counts, is_below = position.of(player), player is bottom
        is_left = not is_below and diagram.relation is Relation.PARALLEL_DIAGONAL
        yield from _on_bar(player, counts[BAR], is_top=is_below)
        yield from _in_reserve(player, position.extra(player).reserve, is_top=not is_below)
        yield from _borne_off(player, counts[OFF], _FRAME if is_left else _RIGHT + 6, is_top=not is_below)


def _on_point(diagram: Diagram, number: int) -> Iterator[str]:
    """The checkers on what the player below calls ``number``; a pinned one lies under the others."""
    x, is_top = _column(number)
    position, bottom = diagram.position, diagram.bottom
    places = {bottom: number, bottom.opponent: rel(diagram.relation, number)}
    pinned = [player for player, own in places.items() if own in position.extra(player).pinned]
    below = 0
    for player in sorted(Player, key=lambda player: player not in pinned):
        count = position.of(player)[places[player]]
        yield from _stack(x + _CHECKER / 2, player, count, below, is_top=is_top)
        below += count


def _stack(x: float, player: Player, count: int, below: int, *, is_top: bool) -> Iterator[str]:
    """``count`` checkers, on ``below`` of the other player."""
    most = _MOST_DRAWN - below
    for level in range(min(count, most)):
        distance = _CHECKER / 2 + (below + level) * (_CHECKER - 6)
        y = _TOP + distance if is_top else _BOTTOM - distance
        yield _checker(x, y, player)
        if level == most - 1 and count > most:
            yield _text(x, y + 5, str(count), _INK[player], 15)


def _on_bar(player: Player, count: int, *, is_top: bool) -> Iterator[str]:
    """A player's checkers on the bar enter in the opponent's home, so they stand on that side."""
    if count:
        y = _MIDDLE - 60 if is_top else _MIDDLE + 60
        x = _BAR_LEFT + _BAR_WIDTH / 2
        yield _checker(x, y, player)
        if count > 1:
            yield _text(x, y + 5, str(count), _INK[player], 15)


def _in_reserve(player: Player, count: int, *, is_top: bool) -> Iterator[str]:
    """Checkers that have not come into play wait at the end of the bar."""
    if count:
        x, y = _BAR_LEFT + _BAR_WIDTH / 2, _TOP + 26 if is_top else _BOTTOM - 26
        yield _checker(x, y, player)
        yield _text(x, y + 5, str(count), _INK[player], 15)


def _borne_off(player: Player, count: int, tray: float, *, is_top: bool) -> Iterator[str]:
    for level in range(count):
        y = _TOP + 4 + level * 11 if is_top else _BOTTOM - 13 - level * 11
        yield _rect(tray + 4, y, _TRAY - 14, 9, _FILL[player], radius=2, stroke="#2b2622")


def _dice(diagram: Diagram) -> Iterator[str]:
    if diagram.on_roll is None:
        return
    centre = (_RIGHT_HALF if diagram.on_roll is diagram.bottom else _LEFT) + 3 * _CHECKER
    for x, face in zip(_places_of_dice(centre, len(diagram.dice)), diagram.dice, strict=True):
        yield _rect(x, _MIDDLE - 17, 34, 34, _FILL[diagram.on_roll], radius=6, stroke="#2b2622")
        for dx, dy in _PIPS[face]:
            centre_of_pip = f'cx="{x + 17 + dx * 9}" cy="{_MIDDLE + dy * 9}"'
            yield f'<circle {centre_of_pip} r="3.4" fill="{_INK[diagram.on_roll]}"/>'


def _places_of_dice(centre: float, count: int) -> list[float]:
    """Their left edges."""
    return [centre - 40 + 46 * (number - (count - 2) / 2) for number in range(count)]


_CORNERS = ((-1, -1), (1, 1), (-1, 1), (1, -1))
_PIPS = {
    1: ((0, 0),),
    2: _CORNERS[:2],
    3: (*_CORNERS[:2], (0, 0)),
    4: _CORNERS,
    5: (*_CORNERS, (0, 0)),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}


def _cube(diagram: Diagram) -> Iterator[str]:
    cube = diagram.cube
    if cube is None:
        return
    value = cube.value * 2 if diagram.is_offered else cube.value
    if value == 1 and cube.is_centred:
        value = 64  # which is how a cube lies before the first double
    x, y = _FRAME + 5.0, _MIDDLE - 17
    if diagram.is_offered:
        x = _BAR_LEFT + 6.0
    elif cube.owner is not None:
        y = _BOTTOM - 40 if cube.owner is diagram.bottom else _TOP + 6
    yield _rect(x, y, 34, 34, "#ffffff", radius=5, stroke="#2b2622")
    size = 17 if value < 100 else 12
    yield _text(x + 17, y + 17 + size * 0.36, str(value), "#1d1a17", size)


def _checker(x: float, y: float, player: Player) -> str:
    return f'<use href="#{_CHECKER_IDS[player]}" x="{x:g}" y="{y:g}"/>'


def _disc(player: Player) -> str:
    radius = _CHECKER / 2 - 2
    return f'<circle r="{radius}" fill="{_FILL[player]}" stroke="#2b2622" stroke-width="1.4"/>'


def _rect(
    x: float, y: float, width: float, height: float, fill: str, *, radius: float = 0, stroke: str = ""
) -> str:
    line = f' stroke="{stroke}"' if stroke else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius}" fill="{fill}"{line}/>'
    )


def _text(x: float, y: float, words: str, fill: str, size: float) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="middle" fill="{fill}">{words}</text>'


def _escaped(text: str) -> str:
    for plain, safe in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(plain, safe)
    return text
