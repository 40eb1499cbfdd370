"""What the program fills into the pages about playing well."""

from __future__ import annotations

import pytest

from bgdesk.shipped import resource_path
from bgdesk.ui.reading.figures import HelpFigures, read_figures
from bgdesk.ui.reading.filling import Filling, positions_in
from bgdesk.ui.reading.positions import caption, in_words, read_positions, record_of, state_of
from bgdesk.ui.reading.tables import TABLES

HELP = resource_path("help")
FIGURES, SETUPS = read_figures(HELP), read_positions(HELP)
FILLING = Filling(FIGURES, SETUPS)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("{percent:counted/take_dead}", "25\N{NO-BREAK SPACE}%"),
        ("{percent1:counted/trailer/0}", "50.0\N{NO-BREAK SPACE}%"),
        ("{whole:counted/hits/5}", "17"),
        ("{decimal2:counted/pips_a_roll}", "8.17"),
        ("{level:races}", "3-ply"),
        ("{pips:quarter} to {opponent_pips:quarter}", "6 to 1"),
        ("{cost:opening_31:8/5 6/5}", "0.000"),
    ],
)
def test_a_figure_is_written_as_the_page_wants(written: str, read: str) -> None:
    assert FILLING.filled(written) == read


def test_what_is_not_known_is_an_error() -> None:
    for wrong in (
        "{percent:counted/nothing}",
        "{table:nothing}",
        "{verdict:nothing}",
        "{odd:counted/take_dead}",
    ):
        with pytest.raises(KeyError):
            FILLING.filled(wrong)


def test_a_cost_is_what_is_lost_against_the_best_play() -> None:
    plays = FIGURES.positions["anchor"]["plays"]
    other = plays[1]
    lost = plays[0]["equity"] - other["equity"]
    assert FILLING.filled(f"{{cost:anchor:{other['play']}}}") == f"{lost:.3f}"


def test_below_a_picture_is_what_can_be_done_with_it() -> None:
    text = FILLING.filled("Before\n\n![Seen](position:quarter)\n\nAfter")
    assert text.index("![Seen](position:quarter)") < text.index("Pips 6 to 1") < text.index("After")
    for link in ("(lab:quarter)", "(play:quarter)", "(words:quarter)"):
        assert link in text
    assert "[In words]" in text
    assert "White: 1 on 6" not in text
    told = FILLING.filled("![Seen](position:quarter)", lambda name: name == "quarter")
    assert "White: 1 on 6, 14 off" in told
    assert "[Without words]" in told
    only_read = Filling(FIGURES, SETUPS, may_try=False).filled("![Seen](position:quarter)")
    assert "lab:" not in only_read
    assert "play:" not in only_read
    assert "(words:quarter)" in only_read
    assert positions_in("![Seen](position:quarter)") == ["quarter"]


def test_captions_say_what_to_decide_and_the_score() -> None:
    assert caption(SETUPS["opening_31"]) == "White to play 3-1 · Pips 167 to 167"
    assert caption(SETUPS["trailer"]) == "White to roll: double? · Score 3-4 of 5 · Pips 167 to 163"
    assert caption(SETUPS["duplication"]).startswith("Black to roll")


def test_words_tell_every_checker() -> None:
    white, black, cube = in_words(SETUPS["prime"])
    assert white == "White: 1 on 24, 3 on 13, 1 on 10, 3 on 8, 2 on 7, 3 on 6, 2 on 5"
    assert black.endswith("2 on 24, 5 on 13, 3 on 8, 5 on 6")
    assert cube == "Black owns the cube at 2."
    assert "1 on the bar" in in_words(SETUPS["anchor"])[0]


def test_a_verdict_names_the_best_and_who_judged() -> None:
    plays = FILLING.filled("{verdict:blitz}")
    assert "|**8/3(2) 6/1*(2)**|" in plays
    assert "bgsage" in plays
    assert "3-ply" in plays
    assert "by a gammon" in plays
    assert "gammon" not in FILLING.filled("{verdict:race}")
    cube = FILLING.filled("{verdict:too_good}")
    assert "Too good to double, pass" in cube
    assert "Double, take" in FILLING.filled("{verdict:market}").split("\n")[0]


@pytest.mark.parametrize("name", sorted(TABLES))
def test_tables_have_no_empty_cells(name: str) -> None:
    """Markdown would join them with the next ones."""
    heads, rule, *rows = TABLES[name](FIGURES).split("\n")
    assert rows
    for line in (heads, rule, *rows):
        cells = line.strip("|").split("|")
        assert len(cells) == heads.count("|") - 1
        assert all(cells)


def test_only_rolls_played_differently_stand_in_the_table_of_scores() -> None:
    text = TABLES["opening_scores"](FIGURES)
    rolls = FIGURES.openings["rolls"]
    for roll, scores in rolls.items():
        differs = len({scores[score][0]["play"] for score in scores}) > 1
        assert (f"|{roll}|" in text) is differs


@pytest.mark.parametrize("name", sorted(SETUPS))
def test_every_position_can_be_tried_and_played(name: str) -> None:
    setup = SETUPS[name]
    assert state_of(setup).position == setup.position
    assert record_of(setup).state.position == setup.position


def test_figures_are_read_once() -> None:
    assert isinstance(read_figures(HELP), HelpFigures)
    assert read_figures(HELP) is FIGURES
