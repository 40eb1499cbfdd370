"""What is asked and told about the figures of a score: pure functions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.practice.trainer_desk import AnsweredQuestion
from bgdesk.practice.trainers.shape import NumbersAsked, NumbersGiven
from bgdesk.practice.trainers.take_points import ScoreCard, TakePoint, truths
from bgdesk.ui.lenses.lens_table import LensCellView, LensTableView
from bgdesk.ui.trainers.views import FieldView, QuestionView, SolutionView, TitledTable
from bgdesk.ui.trainers.wording import score_text, unbroken
from bgdesk.ui.words.numbers import decimals, percent, whole

translate = QCoreApplication.translate

_RIGHT, _WRONG = 0, 4
_PER_CENT = "%"


def ask_take_points(card: ScoreCard) -> QuestionView:
    """All figures of the card are asked for."""
    fields = [FieldView(_take_label(one.cube), _PER_CENT) for one in card.takes]
    fields += [FieldView(_price_label(cube)) for cube, _ in card.prices]
    return QuestionView(
        score_text(card.score),
        (
            translate(
                "Trainers",
                "The take point is the chance to win that you need to take if there are no gammons and the "
                "cube is not turned again.",
            ),
            #: {price} is a number, one half
            translate(
                "Trainers",
                "The gammon price is what winning a gammon adds to a win, as a share of the difference "
                "between winning and losing. It is {price} in money play.",
            ).format(price=decimals(0.5, 1)),
        ),
        fields=tuple(fields),
        has_board=False,
    )


def _take_label(cube: int) -> str:
    #: Label of a field: the chance needed to take when doubled to {cube}
    return translate("Trainers", "Take point, doubled to {cube}").format(cube=whole(cube))


def _price_label(cube: int) -> str:
    #: Label of a field: what a gammon adds with the cube at {cube}
    return translate("Trainers", "Gammon price, cube at {cube}").format(cube=whole(cube))


def tell_take_points(answered: AnsweredQuestion) -> SolutionView:
    """The card with its ticks, and where the figures come from."""
    card, asked, given = answered.question.truth, answered.question.asked, answered.given
    assert isinstance(card, ScoreCard)
    assert isinstance(asked, NumbersAsked)
    assert isinstance(given, NumbersGiven)
    ticks = [
        abs(error) <= one.tolerance + 1e-9
        for error, one in zip(answered.verdict.errors, asked.fields, strict=True)
    ]
    #: {right} of {all} figures are right
    text = translate("Trainers", "{right} of {all} are right.")
    headline = text.format(right=whole(sum(ticks)), all=whole(len(ticks)))
    names = [*(_take_label(one.cube) for one in card.takes), *(_price_label(cube) for cube, _ in card.prices)]
    rows = tuple(
        _row(number, card, said, true, ticks[number])
        for number, (said, true) in enumerate(zip(given.values, truths(card), strict=True))
    )
    #: Head of a column: what should have been answered; a noun
    right = translate("Trainers", "Right answer")
    #: Head of a row or column, or in front of what was answered; a noun
    heads = (translate("Trainers", "Your answer"), right, "✓")
    #: Title of a table: what can be known by heart of one score of a match
    title = translate("Trainers", "The score card")
    table = TitledTable(title, LensTableView(heads, tuple(names), rows))
    ways = tuple(map(_derivation, card.takes))
    price = translate(
        "Trainers",
        "Gammon price: (winning a gammon - winning) / (winning - losing), all as chances to win the match.",
    )
    #: {near} is a number, a twentieth
    note = translate(
        "Trainers",
        "An answer counts as right within one percentage point, or within {near} of a gammon price.",
    ).format(near=decimals(0.05, 2))
    #: Title of a passage: how figures are worked out from the match equity table
    methods = ((translate("Trainers", "From the equity table"), (*ways, price)),)
    return SolutionView(headline, "good" if all(ticks) else "bad", (note,), (table,), methods)


def _row(number: int, card: ScoreCard, said: float, true: float, is_right: bool) -> tuple[LensCellView, ...]:
    places = 1 if number < len(card.takes) else 2
    tick = LensCellView("✓" if is_right else "✗", pattern=_RIGHT if is_right else _WRONG)
    return LensCellView(decimals(said, places), is_quiet=True), LensCellView(decimals(true, places)), tick


def _derivation(take: TakePoint) -> str:
    #: {cube} a cube, the others are chances to win a match in per cent; {take} is the result
    text = translate(
        "Trainers",
        "Doubled to {cube}: after a pass you win the match with {passed}, after a take and a loss with "
        "{lost}, "
        "after a take and a win with {won}. So you need ({passed} - {lost}) / ({won} - {lost}) = {take}.",
    )
    shares = {"passed": take.passed, "lost": take.lost, "won": take.won, "take": take.chance}
    return text.format(
        cube=whole(take.cube), **{name: unbroken(percent(value)) for name, value in shares.items()}
    )
