"""Parts of a text in as much room as there is."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.ui.common.fitting_label import FittingLabel

WHOLE = "Acey-deucey (American) · 5-point match · game 1"
BRIEFER = ("Acey-deucey (American) · 5-point match", "5-point match · game 1", "5-point match")


@pytest.fixture
def label(qtbot: QtBot) -> FittingLabel:
    label = FittingLabel()
    qtbot.addWidget(label)
    label.set_texts(WHOLE, *BRIEFER)
    return label


@pytest.mark.parametrize(
    ("widest", "lines"),
    [
        (WHOLE, (WHOLE,)),
        ("5-point match · game 1 and a bit", ("Acey-deucey (American)", "5-point match · game 1")),
        ("5-point match", ("5-point match", "game 1")),
        ("5-poi", ("5-point match",)),
    ],
)
def test_the_text_takes_the_lines_that_it_needs(
    label: FittingLabel, widest: str, lines: tuple[str, ...]
) -> None:
    label.resize(label.fontMetrics().horizontalAdvance(widest) + 1, 40)
    assert label.shown_lines() == lines
    assert label.toolTip() == WHOLE


def test_the_brief_text_comes_before_a_cut_one(label: FittingLabel) -> None:
    label.set_texts("Tavla, Tapa, Moultezim · 5-point match · Tavla · game 1", "Tavla · game 1")
    label.resize(label.fontMetrics().horizontalAdvance("Tavla · game 1") + 1, 40)
    assert label.shown_lines() == ("Tavla · game 1",)


def test_one_briefer_text_after_the_other_is_tried(label: FittingLabel) -> None:
    label.set_texts("Tapa · 15-point match · game 12", "Tapa · 15-point match", "15-point match")
    label.resize(label.fontMetrics().horizontalAdvance("15-point match") + 1, 40)
    assert label.shown_lines() == ("Tapa", "15-point match")


def test_a_text_without_parts_stands_alone(label: FittingLabel) -> None:
    label.set_texts("Portes")
    assert label.shown_lines() == ("Portes",)


def test_of_a_text_without_room_nothing_is_shown(label: FittingLabel) -> None:
    label.set_texts("Decision 1 of 203", "1 of 203")
    label.resize(label.fontMetrics().horizontalAdvance("D…"), 40)
    assert label.shown_lines() == ()
    assert label.toolTip() == "Decision 1 of 203"
