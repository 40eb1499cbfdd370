"""A report as one HTML page that needs nothing else; all text in it is escaped by the template engine."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from bgdesk.analysis.report.board_svg import Diagram, board_parts, board_svg
from bgdesk.analysis.report.chart import ChartPoint, chart_svg
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
    depth: str = ""
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class DecisionItem:
    """One decision: ``who`` is 0 (White) or 1, ``grade`` a key of the style sheet.

    ``cost`` is what it counts for: where a tutor spoke what the first attempt lost.

    ``event`` is its index in the record. ``seen`` tells the position to who cannot see the ``diagram``;
    ``done`` and ``why`` are shown with the answer only.
    """

    number: int
    event: int
    who: int
    cost: float
    title: str
    place: str
    done: str
    position_id: str
    diagram: Diagram
    seen: str
    mark: str = ""
    grade: str = ""
    cost_text: str = ""
    choices: tuple[ChoiceLine, ...] = ()
    why: tuple[str, ...] = ()
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
    """Everything on the page, worded; ``details`` go on with the ``summary``, folded away at first."""

    title: str
    subtitle: str
    engine: str
    names: tuple[str, str]
    summary: tuple[SummaryLine, ...]
    details: tuple[SummaryLine, ...]
    decisions: tuple[DecisionItem, ...]
    grades: tuple[GradeChoice, ...] = ()
    chart: tuple[ChartPoint, ...] = ()
    chart_title: str = ""
    comments: tuple[str, ...] = ()
    footer: str = ""


def report_html(report: ReportView) -> str:
    """``report`` as a page."""
    from jinja2 import Environment, StrictUndefined  # large, and not needed before

    source = resource_path("report", "report.html").read_text(encoding="utf-8")
    template = Environment(autoescape=True, undefined=StrictUndefined).from_string(source)
    return template.render(
        report=report,
        parts=Markup(board_parts()),  # our own drawing
        chart=chart_svg(report.chart, report.chart_title, report.names),
        board=_board,
    )


def _board(item: DecisionItem) -> Markup:
    return Markup(board_svg(item.diagram, item.seen, shared=True))  # our own drawing, escaped there
