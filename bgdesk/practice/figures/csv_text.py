"""The figures as comma-separated values, for spreadsheets: names in English, numbers with a point."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

from bgdesk.library.decisions.decision_columns import DecisionColumns
from bgdesk.practice.figures.sheet import FiguresSheet

_HEAD = (
    "table",
    "key",
    "decisions",
    "matches",
    "pr",
    "half_interval",
    "error",
    "cost",
    "share",
    "result",
    "luck",
    "luck_adjusted",
)
_WIDTH = len(_HEAD)
Cells = tuple[object, ...]


def csv_text(sheet: FiguresSheet, columns: DecisionColumns) -> str:
    """One table after the other in the same columns; what is not known is empty."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(_HEAD)
    for row in _rows(sheet, columns):
        writer.writerow(_cell(value) for value in (*row, *(None,) * (_WIDTH - len(row))))
    return text.getvalue()


def _rows(sheet: FiguresSheet, columns: DecisionColumns) -> Iterator[Cells]:
    rating = sheet.rating
    yield ("rating", "", rating.decisions, rating.matches, rating.pr, rating.half)
    for dimension, parts in sheet.slices.items():
        for one in parts:
            if one.key:
                told = one.rating
                numbers = (told.decisions, told.matches, told.pr, told.half, one.error, one.cost, one.share)
                yield (dimension.value, one.key, *numbers)
    for topic in sheet.topics:
        family = f"{topic.family.plan} {topic.family.sort} {topic.family.theme}"
        yield ("study", family, topic.decisions, None, None, topic.half, None, topic.recoverable)
    for point in sheet.trend:
        moment = columns.matches[point.match].moment
        yield ("trend", moment, point.decisions, None, point.rolling)
    for match in columns.matches:
        nothing = (None,) * (_WIDTH - 5)
        yield ("match", match.moment, *nothing, match.result, match.luck, match.adjusted)


def _cell(value: object) -> object:
    """No text is among them that a spreadsheet might take for a formula: names of players are left out."""
    if value is None:
        return ""
    return f"{value:.6g}" if isinstance(value, float) else value
