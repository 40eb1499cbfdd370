"""What is asked and told about shots: pure functions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.reasons.roll_facts import weight
from bgdesk.app.practice.trainer_desk import AnsweredQuestion
from bgdesk.app.side_by_side import listed, sentences, titled
from bgdesk.practice.trainers.shape import RollsGiven
from bgdesk.practice.trainers.shots import BlotShots, ShotsTruth, shots_by_distance
from bgdesk.rules.dice import Dice
from bgdesk.rules.position import BAR
from bgdesk.ui.lenses.derive_next_rolls import FACES, roll_at
from bgdesk.ui.lenses.lens_table import LensCellView, LensTableView
from bgdesk.ui.trainers.views import QuestionView, SolutionView, TitledTable
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import whole

translate = QCoreApplication.translate

_RIGHT, _MISSED, _WRONG = 0, 1, 4


def ask_shots() -> QuestionView:
    """The rolls that hit are asked for."""
    return QuestionView(
        translate("Trainers", "Black is to roll. Which rolls hit a checker of yours?"),
        (
            translate(
                "Trainers",
                "Mark them in the grid; a number at its edge marks all rolls with it. Both orders of two "
                "dice are marked together. Ctrl+Enter answers.",
            ),
        ),
    )


def tell_shots(answered: AnsweredQuestion) -> SolutionView:
    """Every roll with what was said of it, each blot by itself, and the table by distance."""
    truth, given = answered.question.truth, answered.given
    assert isinstance(truth, ShotsTruth)
    assert isinstance(given, RollsGiven)
    total = whole(truth.count)
    if answered.verdict.is_right:
        #: {number} of 36 rolls
        headline = translate("Trainers", "Right: {number} of 36 rolls hit.").format(number=total)
    else:
        #: {number} of 36 rolls hit, {said} were marked
        text = translate("Trainers", "{number} of 36 rolls hit; you marked {said}.")
        headline = text.format(number=total, said=whole(weight(given.rolls)))
    tone = "good" if answered.verdict.is_right else "bad"
    is_on_bar = answered.question.scene.position.black[BAR] > 0
    lines = [*(_blot(one, is_on_bar=is_on_bar) for one in truth.blots), *_together(truth)]
    if not answered.verdict.is_right:
        lines.append(
            translate("Trainers", "In the grid ✓ is found, + left out, and ✗ marked though it does not hit.")
        )
    grid = TitledTable(translate("Trainers", "The 36 rolls"), _grid(truth, given))
    return SolutionView(headline, tone, tuple(lines), (grid, _by_distance()), _methods())


def _grid(truth: ShotsTruth, given: RollsGiven) -> LensTableView:
    heads = tuple(whole(face) for face in FACES)
    rows = tuple(tuple(_cell(roll_at(row, column), truth, given) for column in range(6)) for row in range(6))
    return LensTableView(heads, heads, rows)


def _cell(roll: Dice, truth: ShotsTruth, given: RollsGiven) -> LensCellView:
    hits, said = roll in truth.hits, roll in given.rolls
    if hits and said:
        #: Tip of a cell: the roll hits, as was said
        return LensCellView("✓", pattern=_RIGHT, tip=translate("Trainers", "hits"))
    if hits:
        #: Tip of a cell: the roll hits, which was not said
        return LensCellView("+", pattern=_MISSED, tip=translate("Trainers", "hits, and was left out"))
    if said:
        #: Tip of a cell: the roll does not hit, though that was said
        return LensCellView("✗", pattern=_WRONG, tip=translate("Trainers", "does not hit"))
    return LensCellView("·", is_quiet=True)


def _blot(blot: BlotShots, *, is_on_bar: bool) -> str:
    #: {point} is a number, {number} of 36 rolls hit there
    text = translate("Trainers", "Your blot on the {point}-point is hit by {number} of 36 rolls.")
    told = text.format(point=whole(blot.point), number=whole(weight(blot.rolls)))
    if blot.from_bar is not None:
        #: {distance} is a number of pips from the bar to a blot
        from_bar = translate("Trainers", "Distance from the bar: {distance}.")
        told = sentences(told, from_bar.format(distance=whole(blot.from_bar)))
    if not blot.distances:
        return told
    if is_on_bar:
        #: {distances} is a list of numbers of pips; first a checker has to come in from the bar
        away = translate("Trainers", "Distances of the checkers that hit it after entering: {distances}.")
    else:
        #: {distances} is a list of numbers of pips
        away = translate("Trainers", "Distances of the checkers that hit it: {distances}.")
    return sentences(told, away.format(distances=listed(*map(whole, blot.distances))))


def _together(truth: ShotsTruth) -> tuple[str, ...]:
    if len(truth.blots) < 2:
        return ()
    if not truth.twice_counted:
        return (translate("Trainers", "No roll hits two of them, so the numbers add up."),)
    #: {number} is how many rolls hit more than one blot
    text = translate(
        "Trainers",
        "Together they are fewer by {number}, as the same rolls hit in several places. Such duplication is "
        "what you want when you have to leave more than one blot.",
    )
    return (text.format(number=whole(truth.twice_counted)),)


def _by_distance() -> TitledTable:
    found = [one for one in shots_by_distance() if one.total]
    heads = (
        #: Head of a column: how many rolls show the very number (rolls that hit directly)
        translate("Trainers", "Direct"),
        #: Head of a column: how many rolls reach a number with both dice (rolls that hit combined)
        translate("Trainers", "Combined"),
        #: Head of a column: how many rolls hit in all
        translate("Trainers", "In all"),
    )
    cells = tuple(
        (
            LensCellView(whole(one.direct), is_quiet=True),
            LensCellView(whole(one.combined), is_quiet=True),
            LensCellView(whole(one.total)),
        )
        for one in found
    )
    rows = tuple(whole(one.distance) for one in found)
    #: Title of a table: how many of 36 rolls hit a blot so many pips away
    title = translate("Trainers", "Shots by distance, nothing in between")
    return TitledTable(title, LensTableView(heads, rows, cells))


def _methods() -> tuple[tuple[str, tuple[str, ...]], ...]:
    six = (
        #: {rolls} are those that add up to six: 5-1, 4-2, 3-3, 2-2
        translate(
            "Trainers",
            "A blot six away is hit by 17 rolls, more than at any other distance: eleven show a 6, and "
            "others add up to six ({rolls}). If points of yours stop the combinations, 11 are left.",
        ).format(rolls=isolated("5-1, 4-2, 3-3, 2-2")),
        translate(
            "Trainers",
            "Up to six away the shot is direct, and a blot is safer near than far: 17 rolls hit it six "
            "away, then 15, 15, 14, 12, and 11 one away. From seven on the shot is indirect: both dice are "
            "needed, and 6 rolls hit at the most. So put a blot next to the hitter or seven and more away, "
            "and six away only if you must.",
        ),
    )
    doubled = (
        translate(
            "Trainers",
            "Let your opponent need the same number for two good things. Two blots that are both hit by "
            "fours cost hardly more than one.",
        ),
    )
    return (
        #: Title of a passage about counting shots
        (translate("Trainers", "The blot six away"), six),
        #: Title of a passage: the opponent needs the same number twice
        (translate("Trainers", "Duplication"), doubled),
    )


def titled_count(count: int) -> str:
    """How many rolls are marked in the grid."""
    #: In front of a number of rolls of 36 that are marked
    return titled(translate("Trainers", "Marked"), whole(count))
