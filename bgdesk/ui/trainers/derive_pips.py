"""What is asked and told about pip counts: pure functions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.practice.trainer_desk import AnsweredQuestion
from bgdesk.app.side_by_side import labels, sentences, titled
from bgdesk.practice.trainers.pips import HalfCrossovers, PipsTruth, PointGroup
from bgdesk.practice.trainers.walks import LastTurn
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR
from bgdesk.ui.lenses.lens_table import LensCellView, LensTableView
from bgdesk.ui.trainers.counted_trainers import TrainerCounts
from bgdesk.ui.trainers.views import FieldView, QuestionView, SolutionView, TitledTable
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import signed, whole

translate = QCoreApplication.translate

_TIMES = "\N{MULTIPLICATION SIGN}"


def ask_pips() -> QuestionView:
    """Both counts are asked for."""
    return QuestionView(
        translate("Trainers", "How many pips does each side need?"),
        (translate("Trainers", "White is yours, at the bottom."),),
        fields=(
            #: Label of a field: the pip count of White
            FieldView(translate("Trainers", "White")),
            #: Label of a field: the pip count of Black
            FieldView(translate("Trainers", "Black")),
        ),
    )


def tell_pips(answered: AnsweredQuestion) -> SolutionView:
    """The counts, and three ways to find them."""
    truth = answered.question.truth
    assert isinstance(truth, PipsTruth)
    own, other = answered.verdict.errors
    if answered.verdict.is_right:
        headline, tone = translate("Trainers", "Both are right."), "good"
    else:
        #: What is wrong with two counts. {white} and {black} are differences such as +3 and 0
        text = translate("Trainers", "Your counts differ from the right ones: White {white}, Black {black}.")
        headline, tone = text.format(white=signed(own), black=signed(other)), "bad"
    difference = truth.other - truth.own
    lines = [_counts(truth)]
    if difference:
        #: {pips} is how many pips a player is ahead
        ahead = translate("Trainers", "White leads the race by {pips}.")
        behind = translate("Trainers", "White trails in the race by {pips}.")
        lines.append((ahead if difference > 0 else behind).format(pips=whole(abs(difference))))
    else:
        lines.append(translate("Trainers", "The race is even."))
    return SolutionView(headline, tone, tuple(lines), (_table(truth),), _methods(truth))


def _counts(truth: PipsTruth) -> str:
    white = titled(translate("Bars", "White"), whole(truth.own))
    return labels(white, titled(translate("Bars", "Black"), whole(truth.other)))


def _table(truth: PipsTruth) -> TitledTable:
    """Point by point, with what it adds up to."""
    heads = (
        #: Head of a column: checkers of White, and where they stand
        translate("Trainers", "White"),
        #: Head of a column: the sum so far
        translate("Trainers", "so far"),
        translate("Trainers", "Black"),
        translate("Trainers", "so far"),
    )
    rows = max(map(len, truth.groups))
    cells = tuple(
        tuple(cell for groups in truth.groups for cell in _cells(groups, number)) for number in range(rows)
    )
    #: Title of a table: how a pip count adds up
    return TitledTable(translate("Trainers", "Point by point"), LensTableView(heads, ("",) * rows, cells))


def _cells(groups: tuple[PointGroup, ...], number: int) -> tuple[LensCellView, LensCellView]:
    if number >= len(groups):
        return LensCellView(""), LensCellView("")
    group = groups[number]
    count = whole(group.count)
    if group.point == BAR:
        #: In a table: {count} checkers are on the bar. Short
        written = translate("Trainers", "{count} on the bar").format(count=count)
    else:
        #: In a table: {count} checkers on a {point}, both numbers. Short
        written = translate("Trainers", "{count} on {point}").format(count=count, point=whole(group.point))
    return LensCellView(written, is_quiet=True), LensCellView(whole(group.total))


def _methods(truth: PipsTruth) -> tuple[tuple[str, tuple[str, ...]], ...]:
    halves = (
        translate(
            "Trainers",
            "Divide the board into groups of three points: 1 to 3, 4 to 6, and so on. Count every checker "
            "as if it stood on the middle point of its group: 2 pips in the first group, 5 in the second, "
            "always 3 more. Then add 1 for each checker on the highest point of its group, and take off 1 "
            "for each on the lowest.",
        ),
        titled(translate("Bars", "White"), _sum(truth.halves[0])),
        titled(translate("Bars", "Black"), _sum(truth.halves[1])),
    )
    cluster = (
        translate(
            "Trainers",
            "Learn a few groups by heart, and shift checkers in your mind until you see them. A closed board "
            "is 42, five checkers on the mid-point are 65, two on the 24-point 48, and a five-point prime "
            "that begins on the 4-point is 60. As long as you shift one checker forward by as many pips as "
            "another one back, the count stays the same.",
        ),
        translate(
            "Trainers",
            "Where both sides have as many checkers on the same of their own points, leave them out: "
            "they do not change the difference.",
        ),
    )
    return (
        #: Title of a way to count pips: by thirds of a quarter of the board
        (translate("Trainers", "Half-crossovers"), halves),
        #: Title of a way to count pips: by groups of checkers known by heart
        (translate("Trainers", "Clusters"), cluster),
        #: Title of a way to count pips: keeping the count from roll to roll
        (translate("Trainers", "Running count"), _running(truth)),
    )


def _sum(halves: HalfCrossovers) -> str:
    checkers, crossings = f"2 {_TIMES} {halves.checkers}", f"3 {_TIMES} {halves.crossings}"
    return isolated(f"{checkers} + {crossings} + {halves.high} - {halves.low} = {halves.pips}")


def _running(truth: PipsTruth) -> tuple[str, ...]:
    intro = translate(
        "Trainers",
        "Count once, then take off each roll. When you are hit, add 25 minus the point that you were hit on.",
    )
    told = [_turn(turn, truth.own if turn.player is Player.WHITE else truth.other) for turn in truth.last]
    return (intro, *told[::-1])


def _turn(turn: LastTurn, now: int) -> str:
    name = translate("Bars", "White") if turn.player is Player.WHITE else translate("Bars", "Black")
    dice = isolated(f"{turn.dice.high}-{turn.dice.low}")
    told = TrainerCounts().before_roll(turn.pips).format(dice=dice, now=whole(now))
    was_hit = turn.pips - turn.dice.pips != now
    hit = translate(
        "Trainers",
        "The roll alone does not explain it: a checker was hit, or part of the roll could not be played.",
    )
    return titled(name, sentences(told, hit if was_hit else ""))
