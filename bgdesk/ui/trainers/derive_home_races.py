"""What is asked and told about races at home: effective pips, bear-off plays, the cube. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.lenses.race import FormulaVerdict, RaceAction
from bgdesk.app.practice.trainer_desk import AnsweredQuestion
from bgdesk.app.side_by_side import titled
from bgdesk.practice.trainers.bearoff_plays import BearoffTruth
from bgdesk.practice.trainers.effective_pips import EffectiveCount, EffectiveTruth
from bgdesk.practice.trainers.race_cubes import CubeChoice, RaceCubeTruth
from bgdesk.practice.trainers.shape import ChoiceGiven, NumbersGiven, PlayGiven
from bgdesk.ui.lenses.derive_race import action_text
from bgdesk.ui.lenses.lens_table import LensCellView, LensTableView
from bgdesk.ui.trainers.derive_plays import PlayRow, arrows_of, play_headline, plays_table
from bgdesk.ui.trainers.views import FieldView, QuestionView, SolutionView, TitledTable
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import cost, decimals, equity, percent, signed, whole

translate = QCoreApplication.translate

_RIGHT, _WRONG = 0, 4
_FREE = 1e-9


def ask_effective() -> QuestionView:
    """Both effective counts are asked for."""
    return QuestionView(
        translate("Trainers", "What are the effective pip counts?"),
        (
            translate(
                "Trainers",
                "The effective pip count is the mean number of rolls to bear off, times 49/6. An answer "
                "within one pip is right.",
            ),
        ),
        fields=(FieldView(translate("Trainers", "White")), FieldView(translate("Trainers", "Black"))),
    )


def tell_effective(answered: AnsweredQuestion) -> SolutionView:
    """Both counts with what is wasted, and how to estimate that."""
    truth, given = answered.question.truth, answered.given
    assert isinstance(truth, EffectiveTruth)
    assert isinstance(given, NumbersGiven)
    own, other = answered.verdict.errors
    is_right = answered.verdict.is_right
    if is_right:
        headline = translate("Trainers", "Both are right.")
    else:
        text = translate("Trainers", "Your counts differ from the right ones: White {white}, Black {black}.")
        headline = text.format(white=signed(own, 1), black=signed(other, 1))
    heads = (translate("Trainers", "White"), translate("Trainers", "Black"))
    said = tuple(LensCellView(decimals(value, 1), is_quiet=True) for value in given.values)
    #: Head of a row or column, or in front of what was answered; a noun
    rows = (translate("Trainers", "Your answer"), *(name for name, _ in _figures(truth)))
    cells = (said, *(row for _, row in _figures(truth)))
    table = TitledTable(translate("Trainers", "Exactly"), LensTableView(heads, rows, cells))
    #: Title of a passage: how many pips stacks and gaps waste
    methods = ((translate("Trainers", "What is wasted"), _wastage()),)
    return SolutionView(headline, "good" if is_right else "bad", (), (table,), methods)


def _figures(truth: EffectiveTruth) -> Iterator[tuple[str, tuple[LensCellView, LensCellView]]]:
    def pair(own: str, other: str) -> tuple[LensCellView, LensCellView]:
        return LensCellView(own), LensCellView(other)

    both: tuple[EffectiveCount, EffectiveCount] = (truth.own, truth.other)
    own, other = both
    #: Head of a row: the effective pip count
    yield translate("Trainers", "EPC"), pair(decimals(own.effective, 2), decimals(other.effective, 2))
    #: Head of a row: the pip count
    yield translate("Trainers", "Pips"), pair(whole(own.pips), whole(other.pips))
    #: Head of a row: EPC less the pip count
    yield translate("Trainers", "Wastage"), pair(decimals(own.wastage, 2), decimals(other.wastage, 2))
    #: Head of a row: the mean number of rolls
    yield translate("Trainers", "Rolls"), pair(decimals(own.rolls, 3), decimals(other.rolls, 3))


def _wastage() -> tuple[str, ...]:
    return (
        translate(
            "Trainers",
            "Fifteen checkers spread smoothly over the 6-, 5- and 4-points waste some 7 to 8 pips. Gaps and "
            "checkers on low points waste more, as large numbers are used up for short moves.",
        ),
        translate(
            "Trainers",
            "With all checkers on the ace-point, count 7 pips for every two of them, and 1 more: ten "
            "checkers need 36.",
        ),
    )


def ask_bearoff(truth: BearoffTruth) -> QuestionView:
    """The best play is asked for."""
    if truth.is_pair:
        note = translate(
            "Trainers",
            "Money play, the cube is centred. Both sides have so few checkers that every figure is exact.",
        )
    else:
        note = translate("Trainers", "The best move leaves the fewest rolls on average.")
    return QuestionView(translate("Trainers", "White to play: how do you bear off best?"), (note,))


def tell_bearoff(answered: AnsweredQuestion) -> SolutionView:
    """All plays with what they are worth."""
    truth, given = answered.question.truth, answered.given
    assert isinstance(truth, BearoffTruth)
    assert isinstance(given, PlayGiven)
    rows = [
        PlayRow(
            play.written,
            (equity(play.worth) if truth.is_pair else decimals(play.worth, 4), _cost(play.cost)),
            play.cost <= _FREE,
            play.position == given.position,
        )
        for play in truth.plays
    ]
    #: Heads of columns of a list of moves
    worth = translate("Trainers", "Equity") if truth.is_pair else translate("Trainers", "Rolls to come")
    heads = worth, translate("Trainers", "Cost")
    yours = next(row.written for row in rows if row.is_yours)
    best, error = truth.plays[0].written, cost(answered.verdict.error)
    is_right = answered.verdict.is_right
    headline = play_headline(best, yours, error, is_right=is_right)
    if not is_right and not truth.is_pair:
        #: {best} and {yours} are moves; {number} is a number of rolls on average, such as 0.044
        text = translate("Trainers", "Better is {best}. What {yours} costs on average, in rolls: {number}.")
        headline = text.format(best=isolated(best), yours=isolated(yours), number=error)
    tone = "good" if answered.verdict.is_right else "bad"
    #: Title of a passage: rules of thumb for bearing off
    methods = ((translate("Trainers", "Rules of thumb"), _bearoff_rules()),)
    table = plays_table(translate("Trainers", "All moves"), heads, rows)
    arrows = arrows_of(answered.question.scene, truth.plays[0].written)
    return SolutionView(headline, tone, (), (table,), methods, arrows)


def _cost(given_away: float) -> str:
    return cost(given_away)


def _bearoff_rules() -> tuple[str, ...]:
    return (
        translate("Trainers", "Bear a checker off whenever you can; each one left may cost a whole roll."),
        translate("Trainers", "Otherwise fill gaps: move a checker to an empty point, and avoid stacks."),
        translate("Trainers", "With two checkers left, count how many rolls bear off both."),
    )


def ask_race_cube(truth: RaceCubeTruth) -> QuestionView:
    """The whole action is asked for."""
    where = (
        translate("Trainers", "The cube is yours, at 2.")
        if truth.is_own
        else translate("Trainers", "The cube is centred.")
    )
    return QuestionView(
        translate("Trainers", "White is on roll. What should both players do?"),
        (where, translate("Trainers", "Money play. Nobody can win a gammon any more.")),
        options=tuple(choice_text(one, is_own=truth.is_own) for one in CubeChoice),
    )


def choice_text(choice: CubeChoice, *, is_own: bool) -> str:
    """What both players do; ``is_own``: the player on roll turns the own cube."""
    if is_own:
        texts = {
            CubeChoice.NO_DOUBLE: translate("Trainers", "No redouble"),
            CubeChoice.DOUBLE_TAKE: translate("Trainers", "Redouble, take"),
            CubeChoice.DOUBLE_PASS: translate("Trainers", "Redouble, pass"),
        }
    else:
        texts = {
            CubeChoice.NO_DOUBLE: translate("Trainers", "No double"),
            CubeChoice.DOUBLE_TAKE: translate("Trainers", "Double, take"),
            CubeChoice.DOUBLE_PASS: translate("Trainers", "Double, pass"),
        }
    return texts[choice]


def cube_headline(right: str, chosen: str, error: float) -> str:
    """Whether a cube action was right, and what is."""
    if error <= _FREE:
        return titled(translate("Trainers", "Right"), right)
    #: {right} and {chosen} are cube actions; {cost} is what is given away, as in 0.025
    text = translate("Trainers", "The right answer is: {right}. “{chosen}” costs {cost}.")
    return text.format(right=right, chosen=chosen, cost=cost(error))


def tell_race_cube(answered: AnsweredQuestion) -> SolutionView:
    """The equities, and how near the formulas come."""
    truth, given = answered.question.truth, answered.given
    assert isinstance(truth, RaceCubeTruth)
    assert isinstance(given, ChoiceGiven)
    right, chosen = (choice_text(one, is_own=truth.is_own) for one in (truth.right, CubeChoice(given.chosen)))
    headline = cube_headline(right, chosen, answered.verdict.error)
    tone = "good" if answered.verdict.is_right else "bad"
    text = translate("Trainers", "Without a cube White wins {chance} of the games.")
    tables = (_equities(truth), _formulas(truth))
    return SolutionView(headline, tone, (text.format(chance=percent(truth.chance)),), tables)


def _equities(truth: RaceCubeTruth) -> TitledTable:
    choices = truth.choices
    rows = (
        #: Head of a row or a column: what it is worth if nobody doubles
        (translate("Trainers", "Not doubled"), choices.no_double),
        (translate("Trainers", "Doubled, taken"), choices.double_take),
        (translate("Trainers", "Doubled, passed"), 1.0),
    )
    cells = tuple((LensCellView(equity(value)),) for _, value in rows)
    names = tuple(name for name, _ in rows)
    #: Title of a table: values from exact tables
    title = translate("Trainers", "Exactly")
    return TitledTable(title, LensTableView((translate("Trainers", "Equity"),), names, cells))


def _formulas(truth: RaceCubeTruth) -> TitledTable:
    heads = (
        translate("Trainers", "White"),
        translate("Trainers", "Black"),
        #: Head of a column: what a formula for races says to the cube; a noun
        translate("Trainers", "Advice"),
    )
    found = truth.formulas
    named = (
        (translate("Trainers", "Pips"), None),
        (translate("Trainers", "EPC"), None),
        #: Names of formulas
        (translate("Trainers", "Keith count"), found.keith),
        (translate("Trainers", "Isight"), found.isight),
    )
    effective = truth.effective
    counts = (
        tuple(LensCellView(whole(pips), is_quiet=True) for pips in found.pips),
        tuple(
            LensCellView(decimals(one.effective, 1), is_quiet=True)
            for one in (effective.own, effective.other)
        ),
    )
    plain = tuple((*row, LensCellView("")) for row in counts)
    cells = (*plain, *(_formula(verdict, truth) for _, verdict in named if verdict))
    rows = tuple(name for name, _ in named)
    #: Title of a table: estimates to come near the exact answer
    return TitledTable(
        translate("Trainers", "Formulas to use at the board, not exact"), LensTableView(heads, rows, cells)
    )


def _formula(verdict: FormulaVerdict, truth: RaceCubeTruth) -> tuple[LensCellView, ...]:
    action = verdict.action
    says = action_text(action) if action else ""
    pattern = -1 if action is None else _RIGHT if _agrees(action, truth) else _WRONG
    counts = (LensCellView(decimals(value, 1), is_quiet=True) for value in (verdict.own, verdict.other))
    return (*counts, LensCellView(says, pattern=pattern))


def _agrees(action: RaceAction, truth: RaceCubeTruth) -> bool:
    doubles = (
        {RaceAction.REDOUBLE_TAKE}
        if truth.is_own
        else {
            RaceAction.REDOUBLE_TAKE,
            RaceAction.DOUBLE_NO_REDOUBLE,
        }
    )
    match truth.right:
        case CubeChoice.DOUBLE_PASS:
            return action is RaceAction.DOUBLE_PASS
        case CubeChoice.DOUBLE_TAKE:
            return action in doubles
    return action not in doubles and action is not RaceAction.DOUBLE_PASS
