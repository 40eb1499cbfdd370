"""What the decisions of both players add up to, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.grades import Grade
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.statistics import PlayerStatistics, Review
from bgdesk.match.events import GameStarted, OpeningRolled, PlayedIllegally
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.review.derive_summary import SummaryRow, SummaryView, derive_summary
from bgdesk.ui.review.rating_bar import bar_text
from tests.match.autoplay import whole_match
from tests.ui.result.judged import judged_here

pytestmark = pytest.mark.usefixtures("english_plurals")


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    return whole_match(match_options(3), seed=4)


@pytest.fixture(scope="module")
def review(record: MatchRecord) -> Review:
    return judged_here(record)


def sides_of(review: Review) -> tuple[PlayerStatistics, PlayerStatistics]:
    return review.players.white, review.players.black


def row(view: SummaryView, title: str) -> SummaryRow:
    return next(row for group in view.groups for row in group.rows if row.title == title)


def test_the_bar_says_how_sure_the_rating_is(review: Review) -> None:
    found = review.players.white
    assert found.pr is not None
    enough = replace(found, pr=20.23, interval=(14.1, 26.3), decisions=41, is_enough=True)
    enough = replace(enough, luck=replace(found.luck, rolls=50, emg=-0.921))
    assert bar_text(enough) == "PR 20.2 ± 6.1 · 41 decisions counted · luck -0.92"
    few = replace(enough, decisions=1, is_enough=False, luck=replace(found.luck, rolls=0))
    assert bar_text(few) == "PR 20.2 (few decisions) · 1 decision counted"
    assert bar_text(replace(few, pr=None)) == ""


def test_figures_of_both_stand_side_by_side(record: MatchRecord, review: Review) -> None:
    view = derive_summary(record, review)
    white, black = review.players.white, review.players.black
    assert view.names == ("Person", "Bot")
    assert row(view, "PR").figures == (f"{white.pr:.2f}", f"{black.pr:.2f}")
    assert row(view, "Decisions").figures == (str(white.tally.unforced), str(black.tally.unforced))
    assert row(view, "Decisions").asides[0] == f"{white.decisions} counted"
    assert row(view, "Equity lost").figures == (f"{white.error:.3f}", f"{black.error:.3f}")
    lost = row(view, "Match chance lost").figures
    assert lost[0].replace("\N{NO-BREAK SPACE}", " ") == f"{-100 * white.cost:.1f} %"
    winner = 0 if record.state.winner is Player.WHITE else 1
    assert row(view, "Points").asides[winner] == "won"
    assert row(view, "Points").asides[1 - winner] == ""
    blunders = [sum(one.grades[Grade.VERY_BAD] for one in side.by_kind.values()) for side in (white, black)]
    assert row(view, "Blunders").figures == (str(blunders[0]), str(blunders[1]))


def test_kinds_and_phases_say_what_was_lost_and_how_often(record: MatchRecord, review: Review) -> None:
    view = derive_summary(record, review)
    plays = review.players.black.by_kind[Kind.PLAY]
    wrong = sum(count for grade, count in plays.grades.items() if grade is not Grade.NONE)
    shown = row(view, "Checker plays")
    assert shown.figures[1] == f"{plays.error:.3f}"
    lost, told = shown.asides[1].replace("\N{NO-BREAK SPACE}", " ").splitlines()
    assert lost == f"{-100 * plays.cost:.1f} %"
    assert told == f"{wrong} of {sum(plays.grades.values())} wrong"
    said = shown.spoken(1, "Bot").replace("\N{NO-BREAK SPACE}", " ")
    assert said == f"Checker plays · Bot: {plays.error:.3f}, {lost}, {told}"
    none = replace(plays, grades=dict.fromkeys(plays.grades, 0))
    sides = (
        replace(side, by_kind={**side.by_kind, Kind.TAKE: none, Kind.RAISE: none})
        for side in sides_of(review)
    )
    without = derive_summary(record, replace(review, players=Pair(*sides)))
    kinds = {one.title for group in view.groups for one in group.rows}
    assert kinds - {one.title for group in without.groups for one in group.rows} == {"Takes"}


def test_the_costliest_decisions_of_both_lead_there(record: MatchRecord, review: Review) -> None:
    view = derive_summary(record, review)
    costs = sorted((one.cost for one in review.verdicts), reverse=True)
    told = {one.decision.event: one.cost for one in review.verdicts}
    assert [told[one.event] for one in view.worst] == costs[: len(view.worst)]
    assert len(view.worst) == 6
    assert all(one.error for one in view.worst)
    assert {one.title.split(" · ")[0] for one in view.worst} <= {"Person", "Bot"}


@pytest.mark.parametrize(
    ("chance", "shares"), [(0.05249, ("55.2", "44.8")), (0.5, ("100.0", "0.0")), (0.61, ("111.0", "-11.0"))]
)
def test_chances_with_even_luck_are_a_hundred_per_cent_together(
    record: MatchRecord, review: Review, chance: float, shares: tuple[str, str]
) -> None:
    white, black = sides_of(review)
    known = replace(
        review, players=Pair(replace(white, luck_adjusted=chance), replace(black, luck_adjusted=-chance))
    )
    assert row(derive_summary(record, known), "With even luck").figures == tuple(f"{one} %" for one in shares)


def test_after_an_illegal_move_nobody_knows_what_even_luck_would_have_brought(review: Review) -> None:
    header = whole_match(match_options(3), seed=4).header
    begun = MatchRecord(header, (GameStarted(1), OpeningRolled(3, 1)))
    player = begun.state.to_act
    assert player
    wrong = begun.append(PlayedIllegally(player, "24/13", begun.state.position))
    told = row(derive_summary(wrong, review), "With even luck")
    assert told.figures == ("", "")
    assert told.asides == ("illegal moves", "illegal moves")


def test_money_is_told_in_points() -> None:
    record = whole_match(MatchOptions(length=0, crawford=False), seed=4, most=150)
    view = derive_summary(record, judged_here(record))
    assert "%" not in row(view, "Points lost").figures[0]
    assert "%" not in row(view, "Luck").asides[0]


def test_without_an_analysis_it_says_what_would_fill_it(record: MatchRecord) -> None:
    view = derive_summary(record, None)
    assert view.sentence == "Analyse (F7) shows here how well both played."
    assert not view.groups
