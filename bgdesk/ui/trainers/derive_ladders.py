"""What is asked and told about reference cubes and game plans: pure functions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.practice.trainer_desk import AnsweredQuestion
from bgdesk.app.side_by_side import titled
from bgdesk.practice.trainers.ladder_file import LadderId, LadderRung
from bgdesk.practice.trainers.ladders import OPTIONS, TOO_GOOD, LadderTruth, right_at
from bgdesk.practice.trainers.plans import PlanKind, PlanTruth
from bgdesk.practice.trainers.race_cubes import CubeChoice
from bgdesk.practice.trainers.shape import ChoiceGiven
from bgdesk.ui.lenses.lens_table import LensCellView, LensTableView
from bgdesk.ui.trainers.derive_home_races import choice_text, cube_headline
from bgdesk.ui.trainers.views import QuestionView, SolutionView, TitledTable
from bgdesk.ui.words.numbers import decimals, equity, whole

translate = QCoreApplication.translate

_PATTERNS = {
    CubeChoice.NO_DOUBLE.value: -1,
    CubeChoice.DOUBLE_TAKE.value: 0,
    CubeChoice.DOUBLE_PASS.value: 4,
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
            translate("Trainers", "Two rolls: Black needs two, or one double"),
            translate("Trainers", "White's pips"),
        ),
        LadderId.STACKS: (
            translate("Trainers", "Stacks on the ace points, as many on both sides"),
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
        translate("Trainers", "White is on roll. What is right for both?"),
        (name, translate("Trainers", "Money play, the cube is centred and gammons count.")),
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
        #: Heads of columns: equities of not doubling and of a double that is taken, and what is right
        translate("Trainers", "Not doubled"),
        translate("Trainers", "Doubled, taken"),
        translate("Trainers", "Right"),
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
            "Ask yourself whether it is a take. If you are not sure, one way or the other, then double: "
            "either it "
            "is a good double and a take, or your opponent may pass wrongly, or take wrongly.",
        ),
    )


def _source(truth: LadderTruth) -> tuple[str, tuple[str, ...]]:
    title = translate("Trainers", "Who says so")
    if not truth.family.trials:
        return title, (translate("Trainers", "Exact: both sides are known from the table."),)
    #: {engine} is the name of a program, {settings} how it rolled out, {error} a standard error
    text = translate(
        "Trainers", "Rolled out by {engine}: {games} games {settings}; standard error {error} here."
    )
    games, error = whole(truth.family.trials), decimals(truth.rung.error or 0.0, 3)
    told = text.format(engine=truth.family.engine, games=games, settings=truth.settings, error=error)
    return title, (told,)


def plan_text(plan: PlanKind) -> str:
    """What a plan is called."""
    texts = {
        #: Names of game plans
        PlanKind.RACE: translate("Trainers", "Race"),
        PlanKind.RUNNING: translate("Trainers", "Running game"),
        PlanKind.ATTACKING: translate("Trainers", "Attack"),
        PlanKind.PRIMING: translate("Trainers", "Priming game"),
        PlanKind.HOLDING: translate("Trainers", "Holding game"),
        PlanKind.BACK_GAME: translate("Trainers", "Back game"),
    }
    return texts[plan]


def _plan_sign(plan: PlanKind) -> str:
    texts = {
        PlanKind.RACE: translate("Trainers", "No checker can be hit any more: only pips count."),
        PlanKind.RUNNING: translate(
            "Trainers", "The player is ahead or has few left to bring past, and wants to come home safely."
        ),
        PlanKind.ATTACKING: translate(
            "Trainers", "Blots or a checker on the bar are to be hit before an anchor is made."
        ),
        PlanKind.PRIMING: translate("Trainers", "Points in a row are to hold opposing checkers back."),
        PlanKind.HOLDING: translate(
            "Trainers", "Behind in the race an anchor is held until a shot comes or a double turns the race."
        ),
        PlanKind.BACK_GAME: translate(
            "Trainers",
            "Far behind, with two anchors or more in the other home board, a late shot is waited for.",
        ),
    }
    return texts[plan]


def ask_plan() -> QuestionView:
    """White's plan is asked for."""
    return QuestionView(
        translate("Trainers", "What kind of game is it for White?"),
        (translate("Trainers", "White is on roll."),),
        options=tuple(map(plan_text, PlanKind)),
    )


def tell_plan(answered: AnsweredQuestion) -> SolutionView:
    """Both sides' plans and what they are known by."""
    truth, given = answered.question.truth, answered.given
    assert isinstance(truth, PlanTruth)
    assert isinstance(given, ChoiceGiven)
    right, chosen = plan_text(truth.own), plan_text(PlanKind(given.chosen))
    is_right = answered.verdict.is_right
    #: In front of the kind of game that is right where another was chosen
    rather = translate("Trainers", "Rather")
    headline = titled(translate("Trainers", "Right") if is_right else rather, right)
    #: In front of an answer that was given
    said = titled(translate("Trainers", "You said"), chosen)
    own, other = truth.pips
    lines = (
        *(() if is_right else (said,)),
        _plan_sign(truth.own),
        titled(translate("Trainers", "Black's game"), plan_text(truth.other)),
        #: {white} and {black} are pip counts
        translate("Trainers", "White has {white} pips to go, Black {black}.").format(
            white=whole(own), black=whole(other)
        ),
    )
    note = translate(
        "Trainers",
        "Sorted by the rules with which the engine chooses how to judge a position. Only positions are "
        "asked about that show it clearly, and are still of the same kind two turns later.",
    )
    methods = ((translate("Trainers", "Who says so"), (note,)),)
    return SolutionView(headline, "good" if is_right else "bad", lines, (), methods)
