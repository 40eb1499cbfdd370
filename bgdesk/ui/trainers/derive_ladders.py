"""What is asked and told about reference cubes and game plans: pure functions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.game_plans import GamePlan
from bgdesk.app.practice.trainer_desk import AnsweredQuestion
from bgdesk.app.side_by_side import titled
from bgdesk.practice.trainers.ladder_file import LadderId, LadderRung
from bgdesk.practice.trainers.ladders import OPTIONS, TOO_GOOD, LadderTruth, right_at
from bgdesk.practice.trainers.plans import CLEAR_PLANS, PlanTruth
from bgdesk.practice.trainers.race_cubes import CubeChoice
from bgdesk.practice.trainers.shape import ChoiceGiven
from bgdesk.ui.lenses.lens_table import LensCellView, LensTableView
from bgdesk.ui.trainers.counted_trainers import TrainerCounts
from bgdesk.ui.trainers.derive_home_races import choice_text, cube_headline
from bgdesk.ui.trainers.views import QuestionView, SolutionView, TitledTable
from bgdesk.ui.words.numbers import decimals, equity, whole

translate = QCoreApplication.translate

_PATTERNS = {
    CubeChoice.NO_DOUBLE.value: -1,
    CubeChoice.DOUBLE_TAKE.value: 0,
    CubeChoice.DOUBLE_PASS.value: 1,
    TOO_GOOD: 2,
}


def family_text(family: LadderId) -> tuple[str, str]:
    """What a family is called, and what its steps count."""
    texts = {
        LadderId.LAST_ROLL: (
            #: Name of a family of positions, and what changes in it
            translate("Trainers", "The last roll: Black bears off next time"),
            translate("Trainers", "White's pips"),
        ),
        LadderId.TWO_ROLLS: (
            translate("Trainers", "Two rolls: Black needs two rolls, or one double"),
            translate("Trainers", "White's pips"),
        ),
        LadderId.STACKS: (
            translate("Trainers", "Stacks on the ace-points, as many on both sides"),
            translate("Trainers", "Checkers"),
        ),
        LadderId.ACE_POINT: (
            translate("Trainers", "Ace-point game: Black waits for a shot"),
            translate("Trainers", "White's checkers off"),
        ),
        LadderId.CLOSED_OUT: (
            translate("Trainers", "Closed out: one checker on the bar"),
            translate("Trainers", "Black's checkers off"),
        ),
        LadderId.FIVE_POINT: (
            translate("Trainers", "Holding the 5-point"),
            translate("Trainers", "White's lead in pips"),
        ),
        LadderId.MIDPOINTS: (
            translate("Trainers", "Both hold their midpoints"),
            translate("Trainers", "White's lead in pips"),
        ),
        LadderId.PRIME: (
            translate("Trainers", "A prime and one checker behind it"),
            translate("Trainers", "Points in a row"),
        ),
        LadderId.BLITZ: (
            translate("Trainers", "Blitz: Black is on the bar"),
            translate("Trainers", "White's checkers in the zone"),
        ),
    }
    return texts[family]


def option_text(option: str) -> str:
    """An answer to a cube question."""
    if option == TOO_GOOD:
        return translate("Trainers", "Too good to double")
    return choice_text(CubeChoice(option), is_own=False)


def ask_ladder(truth: LadderTruth) -> QuestionView:
    """The whole action is asked for."""
    name, _ = family_text(truth.family.id)
    return QuestionView(
        translate("Trainers", "White is on roll. What should both players do?"),
        (name, translate("Trainers", "Money play. The cube is centred, and gammons count.")),
        options=tuple(map(option_text, OPTIONS)),
    )


def tell_ladder(answered: AnsweredQuestion) -> SolutionView:
    """The whole ladder, with the rung that was asked."""
    truth, given = answered.question.truth, answered.given
    assert isinstance(truth, LadderTruth)
    assert isinstance(given, ChoiceGiven)
    name, step = family_text(truth.family.id)
    headline = cube_headline(
        option_text(right_at(truth.rung)), option_text(given.chosen), answered.verdict.error
    )
    heads = (
        #: Head of a row or a column: what it is worth if nobody doubles
        translate("Trainers", "Not doubled"),
        #: Head of a row or a column: what a double is worth that is taken
        translate("Trainers", "Doubled, taken"),
        #: Head of a column: what should have been answered; a noun
        translate("Trainers", "Right answer"),
    )
    rungs = truth.family.rungs
    cells = tuple(_row(rung, is_here=rung is truth.rung or rung == truth.rung) for rung in rungs)
    rows = tuple(whole(rung.step) for rung in rungs)
    table = TitledTable(titled(name, step), LensTableView(heads, rows, cells))
    tone = "good" if answered.verdict.is_right else "bad"
    #: Title of a passage: Kit Woolsey's law about doubling
    methods = ((translate("Trainers", "Woolsey's law"), _woolsey()), _source(truth))
    return SolutionView(headline, tone, (), (table,), methods)


def _row(rung: LadderRung, *, is_here: bool) -> tuple[LensCellView, ...]:
    right = right_at(rung)
    return (
        LensCellView(equity(rung.no_double), is_quiet=not is_here),
        LensCellView(equity(rung.double_take), is_quiet=not is_here),
        LensCellView(option_text(right), pattern=_PATTERNS[right], is_here=is_here),
    )


def _woolsey() -> tuple[str, ...]:
    return (
        translate(
            "Trainers",
            "Ask yourself whether it is a take. If you are not sure either way, double. Your opponent may be "
            "unsure as well, and may take or pass wrongly.",
        ),
    )


def _source(truth: LadderTruth) -> tuple[str, tuple[str, ...]]:
    title = translate("Trainers", "Who says so")
    if not truth.family.trials:
        return title, (
            translate("Trainers", "The figures are exact: they come from a table of all such positions."),
        )
    error = decimals(truth.rung.error or 0.0, 3)
    text = TrainerCounts().rolled_out(truth.family.trials)
    told = text.format(engine=truth.family.engine, settings=truth.settings, error=error)
    return title, (told,)


def plan_text(plan: GamePlan) -> str:
    """What a plan is called."""
    texts = {
        #: Names of game plans
        GamePlan.RACE: translate("Trainers", "Race"),
        GamePlan.BACKGAME: translate("Trainers", "Back game"),
        GamePlan.ACE_POINT: translate("Trainers", "Ace-point game"),
        #: Name of a game plan: bring all checkers home, and off, without being hit
        GamePlan.RUNNING: translate("Trainers", "Running game"),
        GamePlan.ATTACK: translate("Trainers", "Attack"),
        GamePlan.PRIME: translate("Trainers", "Priming game"),
        GamePlan.HOLDING: translate("Trainers", "Holding game"),
        #: None of the game plans
        GamePlan.MIXED: translate("Trainers", "No clear plan"),
    }
    return texts[plan]


def _plan_sign(plan: GamePlan) -> str:
    """What White's plan is known by."""
    texts = {
        GamePlan.RACE: translate("Trainers", "No checker can be hit any more: only the pips count."),
        GamePlan.BACKGAME: translate(
            "Trainers",
            "White is far behind, holds two points in Black's home board and waits for a late shot.",
        ),
        GamePlan.ACE_POINT: translate(
            "Trainers",
            "Behind Black's checkers White has only the anchor on the 24-point, Black's ace-point. All hope "
            "is in a late shot.",
        ),
        GamePlan.RUNNING: translate(
            "Trainers",
            "White has nobody left in Black's home board and is ahead, or bears off already. Everyone is to "
            "come home, and off, without being hit.",
        ),
        GamePlan.ATTACK: translate(
            "Trainers",
            "Black has a checker on the bar or alone in White's home board, and no anchor there. White has "
            "enough checkers there to hit and to close points.",
        ),
        GamePlan.PRIME: translate(
            "Trainers",
            "White has four points or more in a row in front of a Black checker, which is to be held back.",
        ),
        GamePlan.HOLDING: translate(
            "Trainers",
            "White is not clearly ahead. The last checkers stand together on an anchor or on the mid-point, "
            "and wait for a shot or for a large double.",
        ),
        GamePlan.MIXED: "",
    }
    return texts[plan]


def ask_plan() -> QuestionView:
    """White's plan is asked for."""
    return QuestionView(
        translate("Trainers", "What is White's plan?"),
        (translate("Trainers", "White is on roll."),),
        options=tuple(map(plan_text, CLEAR_PLANS)),
    )


def tell_plan(answered: AnsweredQuestion) -> SolutionView:
    """Both sides' plans and what they are known by."""
    truth, given = answered.question.truth, answered.given
    assert isinstance(truth, PlanTruth)
    assert isinstance(given, ChoiceGiven)
    right, chosen = plan_text(truth.own), plan_text(GamePlan(given.chosen))
    is_right = answered.verdict.is_right
    #: In front of the plan that is right, where another was chosen; a noun
    rather = translate("Trainers", "The right plan")
    #: In front of an answer that was right
    headline = titled(translate("Trainers", "Right") if is_right else rather, right)
    #: Head of a row or column, or in front of what was answered; a noun
    said = titled(translate("Trainers", "Your answer"), chosen)
    own, other = truth.pips
    has_plan = truth.other is not GamePlan.MIXED
    lines = (
        *(() if is_right else (said,)),
        _plan_sign(truth.own),
        *((titled(translate("Trainers", "Black's plan"), plan_text(truth.other)),) if has_plan else ()),
        #: {white} and {black} are pip counts
        translate("Trainers", "White has {white} pips to go, Black {black}.").format(
            white=whole(own), black=whole(other)
        ),
    )
    note = translate(
        "Trainers",
        "A plan is told from the checkers alone, by the rules that the page Figures over time uses as well. "
        "Only positions are asked about whose plan is clear, and still the same two turns later.",
    )
    methods = ((translate("Trainers", "Who says so"), (note,)),)
    return SolutionView(headline, "good" if is_right else "bad", lines, (), methods)
