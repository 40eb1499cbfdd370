"""What is asked and told about openings, replies and safe plays: pure functions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.practice.trainer_desk import AnsweredQuestion
from bgdesk.app.side_by_side import listed, titled
from bgdesk.practice.trainers.opening_ideas import OpeningIdea, ideas_of
from bgdesk.practice.trainers.openings import ACCEPTED, KnownPlay, OpeningTruth
from bgdesk.practice.trainers.safest import SafestTruth
from bgdesk.practice.trainers.shape import PlayGiven, Scene
from bgdesk.ui.trainers.derive_plays import PlayRow, arrows_of, play_headline, plays_table
from bgdesk.ui.trainers.views import QuestionView, SolutionView
from bgdesk.ui.trainers.wording import score_text
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import cost, decimals, equity, whole

translate = QCoreApplication.translate


def idea_text(idea: OpeningIdea) -> str:
    """What players call it."""
    texts = {
        #: Name of an opening play: a back checker goes to the midpoint
        OpeningIdea.LOVERS_LEAP: translate("Trainers", "lover's leap"),
        #: Name of an opening play: it makes a new point
        OpeningIdea.POINT: translate("Trainers", "makes a point"),
        #: Name of an opening play, a noun: a back checker runs
        OpeningIdea.RUN: translate("Trainers", "run"),
        #: Name of an opening play, a noun: a lone checker where a point is to be made
        OpeningIdea.SLOT: translate("Trainers", "slot"),
        #: Name of an opening play, a noun: the back checkers apart
        OpeningIdea.SPLIT: translate("Trainers", "split"),
        #: Name of an opening play, a noun: a checker down from the midpoint
        OpeningIdea.BUILDER: translate("Trainers", "builder"),
    }
    return texts[idea]


def ask_opening(scene: Scene, truth: OpeningTruth) -> QuestionView:
    """The first play or the reply is asked for."""
    if truth.opening is None:
        return QuestionView(
            translate("Trainers", "The first roll of the game: how do you play it?"),
            (score_text(scene.score),),
        )
    dice, played = truth.opening
    #: {dice} is a roll, {move} what Black did with it
    text = translate("Trainers", "Black opened {dice} with {move}. What do you answer?")
    asked = text.format(dice=isolated(f"{dice.high}-{dice.low}"), move=isolated(played))
    return QuestionView(asked, (score_text(scene.score),))


def tell_opening(answered: AnsweredQuestion) -> SolutionView:
    """The plays of the table with what they are called, and who judged them."""
    question, given = answered.question, answered.given
    truth = question.truth
    assert isinstance(truth, OpeningTruth)
    assert isinstance(given, PlayGiven)
    rows = [
        PlayRow(
            play.written,
            (equity(play.equity), cost(play.cost)),
            play.cost <= ACCEPTED,
            play.position == given.position,
            _name(play, truth),
        )
        for play in truth.plays
    ]
    best, found = truth.plays[0].written, truth.found(given.position)
    headline = play_headline(
        best, given.written, cost(answered.verdict.error), is_right=answered.verdict.is_right
    )
    lines = []
    if found is None:
        lines.append(
            translate("Trainers", "Your move is not in the table: it costs more than all the moves shown.")
        )
    #: Heads of columns of a list of moves
    heads = translate("Trainers", "Equity"), translate("Trainers", "Cost")
    table = plays_table(translate("Trainers", "The best moves"), heads, rows)
    methods = ((translate("Trainers", "Who says so"), _source(truth)),)
    tone = "good" if answered.verdict.is_right else "bad"
    return SolutionView(headline, tone, tuple(lines), (table,), methods, arrows_of(question.scene, best))


def _name(play: KnownPlay, truth: OpeningTruth) -> str:
    ideas = ideas_of(play.position.white) if truth.opening is None else ()
    return listed(*map(idea_text, ideas))


def _source(truth: OpeningTruth) -> tuple[str, ...]:
    #: {engine} is the name of a program, {level} how deep it looked
    text = translate("Trainers", "Judged by {engine}: {level}.")
    accepted = translate("Trainers", "A move that costs no more than {cost} counts as right, too.")
    return (
        text.format(engine=truth.engine, level=isolated(truth.level)),
        accepted.format(cost=cost(ACCEPTED)),
    )


def ask_safest() -> QuestionView:
    """The safest play is asked for."""
    return QuestionView(
        translate("Trainers", "Which move leaves the fewest shots?"),
        (translate("Trainers", "Only safety counts here. The safest move need not be the best one."),),
    )


def tell_safest(answered: AnsweredQuestion) -> SolutionView:
    """All plays with their shots."""
    truth, given = answered.question.truth, answered.given
    assert isinstance(truth, SafestTruth)
    assert isinstance(given, PlayGiven)
    least = truth.plays[0].shots
    rows = [
        PlayRow(play.written, (whole(play.shots),), play.shots == least, play.position == given.position)
        for play in truth.plays
    ]
    yours = next(play for play in truth.plays if play.position == given.position)
    if answered.verdict.is_right:
        headline = titled(translate("Trainers", "Right"), isolated(yours.written))
    else:
        #: {best} and {yours} are moves; {least} and {more} are numbers of rolls of 36
        text = translate("Trainers", "After {best} {least} of 36 rolls hit; after {yours} {more} do.")
        headline = text.format(
            best=isolated(truth.plays[0].written),
            yours=isolated(yours.written),
            least=whole(least),
            more=whole(yours.shots),
        )
    #: Head of a column: how many of 36 rolls hit
    heads = (translate("Trainers", "Rolls that hit, of 36"),)
    table = plays_table(translate("Trainers", "All moves"), heads, rows)
    tone = "good" if answered.verdict.is_right else "bad"
    mean = sum(play.shots for play in truth.plays) / len(truth.plays)
    #: {number} is the mean of how many rolls of 36 hit
    line = translate("Trainers", "Rolls that hit, on average over all possible moves: {number}.").format(
        number=decimals(mean, 1)
    )
    arrows = arrows_of(answered.question.scene, truth.plays[0].written)
    return SolutionView(headline, tone, (line,), (table,), (), arrows)
