"""A report as one HTML page that needs nothing else; all text in it is escaped by the template engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from bgdesk.analysis.board_svg import board_parts
from bgdesk.shipped import resource_path


@dataclass(frozen=True, slots=True)
class SummaryLine:
    """One figure for both players; ``tip`` explains it."""

    label: str
    values: tuple[str, str]
    tip: str = ""


@dataclass(frozen=True, slots=True)
class ChoiceLine:
    """One play or cube action of a decision."""

    rank: str
    name: str
    equity: str
    loss: str
    chances: str
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class DecisionItem:
    """One decision: ``who`` is 0 (White) or 1, ``cost`` what it lost, ``grade`` a key of the style sheet."""

    number: int
    who: int
    cost: float
    title: str
    place: str
    done: str
    position_id: str
    board: Markup
    mark: str = ""
    grade: str = ""
    cost_text: str = ""
    choices: tuple[ChoiceLine, ...] = ()
    notes: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GradeChoice:
    """One entry of the filter: decisions that lost at least ``least``."""

    label: str
    least: float
    is_usual: bool = False


@dataclass(frozen=True, slots=True)
class ReportView:
    """Everything on the page, worded; ``chart`` is an ``svg`` element or empty."""

    title: str
    subtitle: str
    engine: str
    names: tuple[str, str]
    summary: tuple[SummaryLine, ...]
    decisions: tuple[DecisionItem, ...]
    grades: tuple[GradeChoice, ...] = ()
    chart: Markup = Markup()  # noqa: RUF009  # an empty text
    chart_title: str = ""
    comments: tuple[str, ...] = ()
    footer: str = ""


def report_html(report: ReportView) -> str:
    """``report`` as a page."""
    source = resource_path("report", "report.html").read_text(encoding="utf-8")
    template = Environment(autoescape=True, undefined=StrictUndefined).from_string(source)
    return template.render(report=report, parts=Markup(board_parts()))  # our own drawing


@dataclass(frozen=True, slots=True)
class ChartPoint:
    """``chance`` (0 to 1) that White wins after so many decisions; ``goto`` names a `DecisionItem`."""

    chance: float
    goto: int | None = None
    grade: str = ""
    begins_game: bool = False


_CHART_WIDTH, _CHART_HEIGHT, _CHART_MARGIN = 1000, 220, 8


def chart_svg(points: Sequence[ChartPoint], description: str) -> Markup:
    """The chances of White as a line; decisions with a grade are dots that lead to them."""
    if len(points) < 2:
        return Markup()
    step = (_CHART_WIDTH - 2 * _CHART_MARGIN) / (len(points) - 1)
    spots = [(_CHART_MARGIN + index * step, _height(point.chance)) for index, point in enumerate(points)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    half = _height(0.5)
    parts = [
        Markup('<svg class="chart" viewBox="0 0 {} {}" role="img" aria-label="{}">').format(
            _CHART_WIDTH, _CHART_HEIGHT, description
        ),
        _rule(_CHART_MARGIN, half, _CHART_WIDTH - _CHART_MARGIN, half),
        *(_rule(x, _CHART_MARGIN, x, _CHART_HEIGHT - _CHART_MARGIN) for (x, _), p in _games(spots, points)),
        Markup('<polyline points="{}" fill="none" stroke="currentColor" stroke-width="1.6"/>').format(line),
        *(_dot(x, y, point) for (x, y), point in zip(spots, points, strict=True) if point.grade),
        Markup("</svg>"),
    ]
    return Markup().join(parts)


def _games(
    spots: Sequence[tuple[float, float]], points: Sequence[ChartPoint]
) -> list[tuple[tuple[float, float], ChartPoint]]:
    return [(spot, point) for spot, point in zip(spots, points, strict=True) if point.begins_game]


def _height(chance: float) -> float:
    return _CHART_MARGIN + (1 - chance) * (_CHART_HEIGHT - 2 * _CHART_MARGIN)


def _rule(x1: float, y1: float, x2: float, y2: float) -> Markup:
    return Markup('<path d="M{:.1f} {:.1f}L{:.1f} {:.1f}" stroke="var(--line)" fill="none"/>').format(
        x1, y1, x2, y2
    )


def _dot(x: float, y: float, point: ChartPoint) -> Markup:
    return Markup('<circle cx="{:.1f}" cy="{:.1f}" r="4.5" fill="var(--{})" data-goto="d{}"/>').format(
        x, y, point.grade, point.goto
    )
