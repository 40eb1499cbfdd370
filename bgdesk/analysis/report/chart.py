"""The chances of White through a match as a line, drawn as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from markupsafe import Markup

from bgdesk.analysis.report.board_svg import FONT_FAMILY


@dataclass(frozen=True, slots=True)
class ChartPoint:
    """``chance`` (0 to 1) that White wins after so many decisions; ``goto`` names a decision of the report.

    ``tip`` is shown with a decision that has a ``grade``; ``game`` is its number where a game begins.
    """

    chance: float
    goto: int | None = None
    grade: str = ""
    tip: str = ""
    game: int | None = None


ON_SCREEN: Mapping[str, str] = MappingProxyType(
    {
        name: f"var(--{name})"
        for name in ("ink", "muted", "line", "card", "area", "doubtful", "bad", "very_bad")
    }
)
"""The colours of the page's style sheet, which knows light and dark."""
ON_PAPER: Mapping[str, str] = MappingProxyType(
    {
        "ink": "#23262b",
        "muted": "#62676f",
        "line": "#dcdad4",
        "card": "#ffffff",
        "area": "#f1e9dc",
        "doubtful": "#8a6d00",
        "bad": "#b1560f",
        "very_bad": "#b3261e",
    }
)

WIDTH, HEIGHT = 1000, 260
"""Size of the chart in its own units."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 46, WIDTH - 12, 26, HEIGHT - 12


def chart_svg(
    points: Sequence[ChartPoint],
    description: str,
    names: tuple[str, str],
    colours: Mapping[str, str] = ON_SCREEN,
) -> Markup:
    """The line with its scale; decisions with a grade are dots that lead to them. Empty for one point."""
    if len(points) < 2:
        return Markup()
    head = Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {} {}" role="img" '
        'aria-label="{}" {} font-size="13">'
    ).format(WIDTH, HEIGHT, description, Markup(FONT_FAMILY))
    drawing = _Drawing(points, names, colours)
    return Markup().join([head, *drawing.parts(), Markup("</svg>")])


class _Drawing:
    def __init__(
        self, points: Sequence[ChartPoint], names: tuple[str, str], colours: Mapping[str, str]
    ) -> None:
        self._points = points
        self._names = names
        self._colours = colours
        step = (_RIGHT - _LEFT) / (len(points) - 1)
        self._spots = [(_LEFT + index * step, _height(point.chance)) for index, point in enumerate(points)]

    def parts(self) -> Iterator[Markup]:
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in self._spots)
        half = _height(0.5)
        yield Markup('<polygon points="{},{:.1f} {} {},{:.1f}" fill="{}"/>').format(
            _LEFT, half, line, _RIGHT, half, self._colours["area"]
        )
        yield from self._scale()
        yield from self._games()
        yield Markup('<polyline points="{}" fill="none" stroke="{}" stroke-width="1.8"/>').format(
            line, self._colours["ink"]
        )
        yield from self._dots()

    def _scale(self) -> Iterator[Markup]:
        for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = _height(chance)
            yield self._rule(_LEFT, y, _RIGHT, y, width=1.6 if chance == 0.5 else 0.8)
            yield self._text(_LEFT - 6, y + 4.5, f"{chance:.0%}", "end")
        for name, y in zip(self._names, (_TOP + 15, _BOTTOM - 6), strict=True):
            yield self._text(_LEFT + 6, y, name, "start")

    def _games(self) -> Iterator[Markup]:
        """A line where a game begins, its number where there is room for it."""
        last = 0.0
        for (x, _), point in zip(self._spots, self._points, strict=True):
            if point.game is not None:
                yield self._rule(x, _TOP - 6, x, _BOTTOM)
                if x - last > 60:
                    yield self._text(x + 4, _TOP - 10, f"Game {point.game}", "start")
                    last = x

    def _dots(self) -> Iterator[Markup]:
        """The gravest last, on top."""
        grades = ("doubtful", "bad", "very_bad")
        both = [both for both in zip(self._spots, self._points, strict=True) if both[1].grade]
        for (x, y), point in sorted(both, key=lambda one: grades.index(one[1].grade)):
            yield Markup(
                '<circle cx="{:.1f}" cy="{:.1f}" r="5" fill="{}" stroke="{}" data-goto="d{}">'
                "<title>{}</title></circle>"
            ).format(x, y, self._colours[point.grade], self._colours["card"], point.goto, point.tip)

    def _rule(self, x1: float, y1: float, x2: float, y2: float, width: float = 0.8) -> Markup:
        return Markup(
            '<path d="M{:.1f} {:.1f}L{:.1f} {:.1f}" stroke="{}" stroke-width="{}" fill="none"/>'
        ).format(x1, y1, x2, y2, self._colours["line"], width)

    def _text(self, x: float, y: float, words: str, anchor: str) -> Markup:
        return Markup('<text x="{:.1f}" y="{:.1f}" text-anchor="{}" fill="{}">{}</text>').format(
            x, y, anchor, self._colours["muted"], words
        )


def _height(chance: float) -> float:
    return _TOP + (1 - chance) * (_BOTTOM - _TOP)
