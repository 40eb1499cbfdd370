"""What the result of a match says about the decisions in it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bgdesk.analysis.grades import DEFAULT_THRESHOLDS, Grade
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.statistics import FEWEST, Review
from bgdesk.app.review.quiet_judge import JudgedSoFar
from bgdesk.app.workers.analysis_pool import Progress
from bgdesk.match.events import Abandoned, GameStarted
from bgdesk.match.options import MONEY, match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.moves.derive_move_rows import extend_rows
from bgdesk.ui.result.derive_figures import FigureView, derive_figures
from bgdesk.ui.result.derive_judged import JudgedStage, derive_judged
from bgdesk.ui.result.derive_result import BAD, GOOD
from bgdesk.ui.review.derive_decisions import DecisionView, derive_decisions, people_of
from tests.match.autoplay import whole_match
from tests.match.driving import header
from tests.ui.result.judged import judged_here

pytestmark = pytest.mark.usefixtures("english_plurals")

WHITE, BLACK = Player.WHITE, Player.BLACK
BOT = Seat("World class", SeatKind.BOT, "world_class")


def seated(record: MatchRecord, white: Seat, black: Seat) -> MatchRecord:
    """The same match played by others."""
    made = replace(record.header, seats=Pair(white, black))
    return MatchRecord(made, record.entries)


@cache
def match(length: int = 3, seed: int = 4) -> MatchRecord:
    options = match_options(length)
    return whole_match(replace(options, games=2) if length == MONEY else options, seed)


@cache
def judged_match(length: int = 3, seed: int = 4) -> Review:
    return judged_here(match(length, seed))


def known(record: MatchRecord, **changed: object) -> JudgedSoFar:
    return replace(JudgedSoFar("a", record), **changed)  # type: ignore[arg-type]


def figures(record: MatchRecord, review: Review) -> dict[str, FigureView]:
    return {one.caption: one for one in derive_figures(record, review)}


def test_both_have_a_figure_and_who_reads_it_comes_first() -> None:
    record = seated(match(), BOT, Seat("You"))
    review = judged_match()
    own, other, luck, even = derive_figures(record, review)
    counts = review.players.black.decisions, review.players.white.decisions
    assert own.caption == f"your PR · {counts[0]} decisions counted"
    assert other.caption == f"PR of World class · {counts[1]} decisions counted"
    assert luck.caption.startswith("your luck · World class: ")
    assert even.caption == "your chances with even luck"


def test_luck_is_that_of_the_own_rolls_in_the_result() -> None:
    review = judged_match()
    _, _, luck, even = derive_figures(match(), review)
    own = review.players.white.luck.result
    assert luck.figure == f"{100 * own:+.1f}\N{NO-BREAK SPACE}%"
    assert luck.tone == (GOOD if own > 0 else BAD)
    adjusted = review.players.white.luck_adjusted
    assert adjusted is not None
    assert even.figure == f"{100 * (0.5 + adjusted):.0f} %"


def test_money_is_counted_in_points() -> None:
    review = judged_match(MONEY)
    _, _, luck, even = derive_figures(match(MONEY), review)
    assert luck.figure == f"{review.players.white.luck.result:+.2f}"
    assert even.caption == "points of Person with even luck"


def test_a_chance_that_is_none_is_not_shown() -> None:
    review = judged_match()
    impossible = replace(review.players.white, luck_adjusted=0.51)
    review = replace(review, players=replace(review.players, white=impossible))
    assert len(derive_figures(match(), review)) == 3


def test_who_gives_up_has_no_result_by_luck() -> None:
    record = match(7)
    given_up = MatchRecord(record.header, (*record.entries[:60], Abandoned(BLACK)))
    review = judged_here(given_up)
    statistics = replace(review.players.white, luck_adjusted=0.1)
    review = replace(review, players=replace(review.players, white=statistics))
    assert not any("even luck" in one.caption for one in derive_figures(given_up, review))


def test_few_decisions_say_so() -> None:
    review = judged_match()
    few = replace(review.players.white, is_enough=False, decisions=12)
    many = replace(review.players.black, is_enough=True, pr=6.14, interval=(4.0, 8.2), decisions=88)
    own, other, *_ = derive_figures(match(), replace(review, players=Pair(few, many)))
    assert own.aside == "(few decisions)"
    assert own.spoken.endswith(", (few decisions)")
    assert (other.figure, other.aside) == ("6.1", "± 2.1")
    assert str(FEWEST) in own.tip


def test_nobody_is_judged_by_nothing() -> None:
    review = judged_match()
    none = replace(review.players.white, pr=None, interval=None, decisions=0)
    own, *_ = derive_figures(match(), replace(review, players=Pair(none, review.players.black)))
    assert (own.figure, own.aside) == ("-", "")


def costs(record: MatchRecord, review: Review, shown: tuple[DecisionView, ...]) -> list[float]:
    by_event = {one.decision.event: one.cost for one in review.verdicts}
    return [by_event[one.event] for one in shown]


def test_the_costliest_decisions_of_the_person_come_first() -> None:
    record, review = match(), judged_match()
    shown = derive_decisions(record, review, people_of(record))
    wrong = [
        one.cost
        for one in review.verdicts
        if one.decision.player is WHITE and DEFAULT_THRESHOLDS.grade(one.error) is not Grade.NONE
    ]
    assert len(wrong) > 3
    assert costs(record, review, shown) == sorted(wrong, reverse=True)[:3]
    assert all(one.cost.startswith("-") and one.cost.endswith(" %") for one in shown)


def test_each_says_what_was_done_where_and_what_was_better() -> None:
    record, review = match(), judged_match()
    for one in derive_decisions(record, review, people_of(record)):
        before = record.states[one.event]
        score = f"{before.score.white}-{before.score.black}"
        assert one.place == f"game {before.game_number}, at {score}"
        assert one.best.startswith("Best: ")
        assert one.title
        assert one.mark.symbol
        for part in (one.title, one.place, one.best, one.mark.words):
            assert part in one.spoken


def test_of_two_people_each_is_named() -> None:
    record = seated(match(), Seat("Ann"), Seat("Bob"))
    shown = derive_decisions(record, judged_match(), people_of(record))
    names = {one.title.split(" · ")[0] for one in shown}
    assert names <= {"Ann", "Bob"}
    for one in shown:
        player = record.states[one.event].to_act
        assert player
        assert one.title.startswith(record.header.seats.of(player).name)


def test_a_single_game_names_the_move_as_the_list_of_moves_does() -> None:
    record = match(1, 3)
    shown = derive_decisions(record, judged_here(record), people_of(record))
    assert shown
    assert all(one.place.startswith("move ") for one in shown)
    assert int(shown[0].place.removeprefix("move ")) > 0


def test_the_number_of_a_move_is_that_in_the_list_of_moves() -> None:
    record = whole_match(replace(match_options(MONEY), games=1), 4)
    review = judged_here(record)
    rows = extend_rows((), record, 0)
    own = [one for one in review.verdicts if one.decision.player is WHITE]
    assert {Kind.NO_DOUBLE, Kind.PLAY} <= {one.decision.kind for one in own}
    for one in own:
        (shown,) = derive_decisions(
            record, replace(review, rated=(replace(one, error=0.5),)), people_of(record)
        )
        cells = [(row.number, cell) for row in rows for cell in (row.cells.white, row.cells.black) if cell]
        listed = [number for number, cell in cells if one.decision.event in cell.events]
        if listed:
            assert shown.place == f"move {listed[0]}"


def test_games_that_cannot_be_judged_say_why() -> None:
    view = derive_judged(
        whole_match(replace(match_options(1), variant="hypergammon", free_die_use=True), 2), None
    )
    assert view.stage is JudgedStage.IMPOSSIBLE
    assert view.sentence.startswith("No engine here can analyse these games by these rules: Hypergammon")


def test_a_match_without_a_decision_says_so() -> None:
    record = MatchRecord(header(match_options(3)), (GameStarted(1), Abandoned(WHITE)))
    view = derive_judged(record, None)
    assert view.stage is JudgedStage.IMPOSSIBLE
    assert view.sentence.startswith("Nothing was decided")


def test_what_goes_on_is_told_in_per_cent() -> None:
    view = derive_judged(match(), known(match(), progress=Progress(40, 100, 3.0)))
    assert (view.stage, view.sentence) == (JudgedStage.UNDER_WAY, "Being analysed, 40 %")
    assert (view.done, view.total) == (40, 100)
    assert [one.figure for one in view.figures] == ["…"] * 3
    waiting = derive_judged(match(), known(match()))
    assert (waiting.stage, waiting.sentence) == (JudgedStage.UNDER_WAY, "Being analysed…")


def test_what_was_stopped_or_failed_can_be_asked_for() -> None:
    assert derive_judged(match(), None).stage is JudgedStage.NOT_JUDGED
    stopped = derive_judged(match(), known(match(), is_wanted=False))
    assert stopped.stage is JudgedStage.NOT_JUDGED
    assert stopped.sentence.startswith("Analyse shows")
    failed = derive_judged(match(), known(match(), is_wanted=False, trouble="The disk is full."))
    assert (failed.stage, failed.sentence) == (JudgedStage.NOT_JUDGED, "The disk is full.")


def test_the_figures_of_a_moment_later_are_waited_for() -> None:
    analysis = judged_match().analysis
    view = derive_judged(match(), known(match(), is_wanted=False, analysis=analysis))
    assert view.stage is JudgedStage.UNDER_WAY


def test_what_is_judged_is_shown() -> None:
    view = derive_judged(match(), known(match(), is_wanted=False, review=judged_match()))
    assert view.stage is JudgedStage.JUDGED
    assert view.heading == "Three decisions to look at"
    assert len(view.decisions) == 3
    assert view.source


def test_who_did_nothing_wrong_hears_so() -> None:
    review = judged_match()
    fine = replace(review, rated=tuple(replace(one, error=0.0, cost=0.0) for one in review.verdicts))
    for seats, words in (
        ((Seat("You"), BOT), "You gave nothing away worth a look. Well played!"),
        ((Seat("Ann"), BOT), "Ann gave nothing away worth a look. Well played!"),
        ((Seat("Ann"), Seat("Bob")), "Nobody gave anything away worth a look. Well played!"),
    ):
        record = seated(match(), *seats)
        view = derive_judged(record, known(record, is_wanted=False, review=fine))
        assert (view.sentence, view.heading, view.decisions) == (words, "", ())
    nothing = replace(review, verdicts=(), rated=())
    view = derive_judged(match(), known(match(), is_wanted=False, review=nothing))
    assert view.sentence == "No decision here."
