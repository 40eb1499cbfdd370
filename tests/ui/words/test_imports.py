"""Opened files and matches in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from bgdesk.app.languages import install_language, uninstall_language
from bgdesk.app.review.import_batch import ImportedMatch, UnreadFile
from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Remark, RemarkKind, Weight
from bgdesk.match.options import match_options
from bgdesk.match.study import Study
from bgdesk.shipped import resource_path
from bgdesk.ui.words.imports import (
    format_text,
    found_choice,
    import_summary,
    place_text,
    refusal_sentence,
    weight_text,
)
from tests.match.autoplay import whole_match

RECORD = whole_match(match_options(1), seed=3)
REMARK = Remark(RemarkKind.PLAY_MISSING, Weight.LOST, "31", 12, 2)


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """The plurals of English."""
    language = install_language(qapp, "en", resource_path("i18n"))
    yield
    uninstall_language(qapp, language)


@pytest.mark.parametrize(
    ("remark", "place"),
    [
        (REMARK, "game 2, line 12"),
        (Remark(RemarkKind.ENCODING, Weight.REPAIRED, "latin-1", 3), "line 3"),
        (Remark(RemarkKind.TRUNCATED, Weight.LOST), ""),
    ],
)
def test_the_place_is_told_as_far_as_known(remark: Remark, place: str) -> None:
    assert place_text(remark) == place


def test_every_weight_has_a_word() -> None:
    assert len({weight_text(weight) for weight in Weight}) == len(Weight)


def test_an_import_is_summed_up() -> None:
    assert import_summary(()) == "Read without a remark."
    assert import_summary((REMARK,)) == "Read with 1 remark."
    assert import_summary((REMARK, REMARK)) == "Read with 2 remarks."


def test_a_format_has_a_name() -> None:
    assert format_text("xg") == "eXtreme Gammon match"
    assert format_text("") == ""


def test_a_refusal_names_the_file_and_the_reason() -> None:
    assert (
        refusal_sentence(UnreadFile("a.mat", ImportErrorKind.EMPTY))
        == "a.mat was not opened. This file is empty."
    )
    too_long = refusal_sentence(UnreadFile("b.xg", ImportErrorKind.TOO_LONG, "50"))
    assert too_long == "b.xg was not opened. This file is longer than 50 MB."


def test_a_match_in_a_file_is_one_of_a_list() -> None:
    study = Study(RECORD, (("event", "Open"), ("date", "2026-11-21")))
    choice = found_choice(3, ImportedMatch(study, "final.mat", (REMARK,), "mat"))
    score, seats = RECORD.state.score, RECORD.header.seats
    assert choice.id == "3"
    assert choice.title == f"{seats.white.name} vs {seats.black.name}, {score.white} : {score.black}"
    assert choice.details.startswith("final.mat · Open · 2026-11-21 · 1 remark · Backgammon")
