"""The page of figures as plain values: cards with sentences, charts and tables."""

from __future__ import annotations

from dataclasses import dataclass, field

from bgdesk.practice.figures.sheet import Pick
from bgdesk.practice.figures.slices import Dimension


@dataclass(frozen=True, slots=True)
class StatRow:
    """A row of a table; ``share`` is the length of its bar, from 0 to 1. ``is_faint``: it says little."""

    cells: tuple[str, ...]
    share: float | None = None
    pick: Pick | None = None
    is_faint: bool = False


@dataclass(frozen=True, slots=True)
class StatTableView:
    """A table; the first column names the rows. Instead of no rows there is ``empty``, a sentence.

    ``act`` is the text of a button at the end of each row, ``act_note`` says what it does.
    """

    headers: tuple[str, ...] = ()
    rows: tuple[StatRow, ...] = ()
    empty: str = ""
    act: str = ""
    act_note: str = ""


@dataclass(frozen=True, slots=True)
class ChartLine:
    """A line through its ``values`` at even distances; ``is_strong`` is the one that counts."""

    name: str
    values: tuple[float, ...]
    is_strong: bool = False


@dataclass(frozen=True, slots=True)
class ChartView:
    """Lines over the same places, from ``begin`` to ``end``; ``decimals`` are shown at the scale."""

    lines: tuple[ChartLine, ...] = ()
    begin: str = ""
    end: str = ""
    places: int = 0


@dataclass(frozen=True, slots=True)
class StatCardView:
    """One card: a sentence that says what is seen, a chart where there is one, and a table."""

    note: str = ""
    table: StatTableView = StatTableView()
    chart: ChartView | None = None


@dataclass(frozen=True, slots=True)
class StatsView:
    """The page; ``empty`` says what to do where there is nothing to show."""

    headline: str = ""
    headline_note: str = ""
    is_faint: bool = False
    judged: str = ""
    parts: dict[Dimension, StatCardView] = field(default_factory=dict)
    trend: StatCardView = StatCardView()
    cube: StatCardView = StatCardView()
    topics: StatCardView = StatCardView()
    results: StatCardView = StatCardView()
    pace: StatCardView = StatCardView()
    milestones: StatCardView = StatCardView()
    empty: str = ""
