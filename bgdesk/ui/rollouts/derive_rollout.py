"""What is shown of a rollout, under way or kept, of this program or from a file: pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.cube_answers import CubeOutcomes, raises_left
from bgdesk.analysis.rollout.results import cube_result, judged_cube, placed, settings_text
from bgdesk.analysis.rollout.run import RolloutRun, trials_left
from bgdesk.analysis.rollout.statistics import CubeFigures, chances_to_be_best, difference
from bgdesk.app.side_by_side import labels
from bgdesk.engine.rollout_protocol import Mean
from bgdesk.match.evaluation import Equity, Probabilities
from bgdesk.match.state import MatchState
from bgdesk.match.study import Candidate, JudgedCube, JudgedPlay, Rollout
from bgdesk.rules.position import Position
from bgdesk.ui.words.counted import Counted, about_left
from bgdesk.ui.words.cube import double_pass_title, double_take_title, no_double_title
from bgdesk.ui.words.equities import equity_text, normalised
from bgdesk.ui.words.events import no_play_text
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import decimals, percent, whole


class Control(Enum):
    """What can be asked for at a rollout."""

    BEGIN = auto()
    PAUSE = auto()
    GO_ON = auto()
    STOP = auto()
    EXTEND = auto()
    SHOW = auto()
    """Go to the decision that is being rolled out elsewhere."""


@dataclass(frozen=True, slots=True)
class RolledRow:
    """One choice: texts as shown; ``value`` and ``error`` say where its bar lies, ``None`` without one."""

    name: str
    equity: str
    error: str = ""
    chance: str = ""
    detail: str = ""
    value: float = 0.0
    spread: float | None = None
    is_made: bool = False


@dataclass(frozen=True, slots=True)
class RolloutView:
    """``rows`` best first; ``status`` says how far it is, ``done`` of ``total``, where something runs here.

    ``elsewhere`` says what is being rolled out that is not on the board.
    """

    rows: tuple[RolledRow, ...] = ()
    note: str = ""
    status: str = ""
    done: int = 0
    total: int = 0
    elsewhere: str = ""
    controls: frozenset[Control] = frozenset()

    @property
    def says_anything(self) -> bool:
        """Whether there is a reason to be seen."""
        return bool(self.rows or self.status or self.elsewhere or self.controls)


def rows_of_run(run: RolloutRun, state: MatchState, made: Position | None) -> tuple[RolledRow, ...]:
    """What a rollout says so far of what may be decided in ``state``; nothing before its first trials."""
    if run.task.is_cube:
        judged = judged_cube(run)
        return cube_rows(judged, state, cube_result(run)) if judged else ()
    return play_rows([one.candidate for one in placed(run)], state, made)


def rows_of_judged(judged: JudgedPlay | JudgedCube, state: MatchState) -> tuple[RolledRow, ...]:
    """What was rolled out of a decision in ``state``, here or by another program."""
    if isinstance(judged, JudgedCube):
        return cube_rows(judged, state)
    made = None if judged.played is None else judged.candidates[judged.played].position
    return play_rows([one for one in judged.candidates if one.rollout], state, made)


def play_rows(
    candidates: Sequence[Candidate], state: MatchState, made: Position | None
) -> tuple[RolledRow, ...]:
    """``candidates`` that were rolled out, best first."""
    chances = _chances([_mean(one.equity, one.rollout) for one in candidates])
    return tuple(
        _row(
            isolated(one.written) or no_play_text(),
            one.equity,
            one.rollout,
            one.probabilities,
            chance,
            state,
            is_made=one.position == made,
        )
        for one, chance in zip(candidates, chances, strict=True)
    )


def cube_rows(
    judged: JudgedCube, state: MatchState, figures: CubeFigures | None = None
) -> tuple[RolledRow, ...]:
    """The three choices; ``figures`` of the trials themselves say most exactly how sure they are."""
    if not judged.rollouts:
        return ()
    decision, rollouts = judged.decision, (*judged.rollouts, None)[:2]
    chances = _cube_chances(judged, state, figures)
    is_again = state.cube.owner is not None
    names = (
        no_double_title(is_again=is_again),
        double_take_title(is_again=is_again),
        double_pass_title(is_again=is_again),
    )
    equities = (decision.no_double, decision.double_take, decision.double_pass)
    rows = (
        _row(name, equity, rollout, None, chance, state)
        for name, equity, rollout, chance in zip(names, equities, (*rollouts, None), chances, strict=True)
    )
    first, *others = rows
    detail = labels(first.detail, chances_text(decision.probabilities))
    return (replace(first, detail=detail), *others)


def _row(
    name: str,
    equity: Equity,
    rollout: Rollout | None,
    chances: Probabilities | None,
    chance: float | None,
    state: MatchState,
    *,
    is_made: bool = False,
) -> RolledRow:
    shown, error = normalised(equity, state), _shown_error(equity, rollout, state)
    #: Behind an equity: how far it may be off, its standard error
    off = QCoreApplication.translate("Rollout", "± {error}").format(error=decimals(error or 0.0, 4))
    return RolledRow(
        name,
        equity_text(shown),
        off if error is not None else "",
        percent(chance, 0) if chance is not None else "",
        labels(Counted().trials(rollout.trials) if rollout else "", chances_text(chances)),
        shown.value,
        error,
        is_made,
    )


def _shown_error(equity: Equity, rollout: Rollout | None, state: MatchState) -> float | None:
    """The standard error in the unit in which the equity is shown."""
    if rollout is None or rollout.standard_error is None:
        return None
    further = replace(equity, value=equity.value + rollout.standard_error)
    return abs(normalised(further, state).value - normalised(equity, state).value)


def chances_text(chances: Probabilities | None) -> str:
    """How often the player wins and loses, with gammons and backgammons, in per cent without the sign."""
    if chances is None:
        return ""
    #: Chances in per cent, short: won, of these gammons and backgammons, and the same of games lost
    text = QCoreApplication.translate("Rollout", "W {win} · {wg} · {wb}   L {lose} · {lg} · {lb}")
    parts = {
        "win": chances.win,
        "wg": chances.win_gammon,
        "wb": chances.win_backgammon,
        "lose": chances.lose,
        "lg": chances.lose_gammon,
        "lb": chances.lose_backgammon,
    }
    return text.format(**{name: decimals(100 * value, 1) for name, value in parts.items()})


def _mean(equity: Equity, rollout: Rollout | None) -> Mean | None:
    if rollout is None or rollout.standard_error is None:
        return None
    return Mean(equity.value, rollout.standard_error)


def _chances(means: Sequence[Mean | None]) -> list[float | None]:
    """How likely each is the best, of those of which it is known how far they may be off."""
    known = [one for one in means if one]
    found = iter(chances_to_be_best(known) if len(known) > 1 else ())
    return [next(found, None) if one else None for one in means]


def _cube_chances(
    judged: JudgedCube, state: MatchState, figures: CubeFigures | None
) -> tuple[float | None, float | None, float | None]:
    """How likely no double, double and take, and double and pass are right."""
    if figures:
        double = _sure(figures.double_confidence, holds=figures.is_double)
        take = _sure(figures.answer_confidence, holds=figures.is_take)
        return 1 - double, double * take, double * (1 - take)
    decision = judged.decision
    nothing, taken = (
        _mean(equity, rollout)
        for equity, rollout in zip(
            (decision.no_double, decision.double_take), (*judged.rollouts, None)[:2], strict=True
        )
    )
    if nothing is None or taken is None:
        return None, None, None
    passed = decision.double_pass.value
    answered = CubeOutcomes(taken.value, passed).answered(0, raises_left(state))
    is_taken = taken.value <= passed
    gain = difference(Mean(answered, taken.standard_error if is_taken else 0.0), nothing)
    double = chances_to_be_best((gain, Mean(0.0, 0.0)))[0]
    take = chances_to_be_best((Mean(passed, 0.0), taken))[0]
    return 1 - double, double * take, double * (1 - take)


def _sure(confidence: float, *, holds: bool) -> float:
    return confidence if holds else 1 - confidence


def progress_text(run: RolloutRun | None, seconds_left: float | None, *, is_paused: bool) -> str:
    """How far a rollout under way is, and how long it takes at most."""
    translate = QCoreApplication.translate
    if run is None or not run.trials:
        #: A rollout has been asked for, and there is nothing of it yet
        return translate("Rollout", "The rollout begins…")
    #: How far a rollout is: it may end earlier
    text = translate("Rollout", "Trials: {done} of at most {total}").format(
        done=whole(run.trials), total=whole(run.trials + trials_left(run))
    )
    if is_paused:
        #: Label: a rollout waits until it is told to go on
        return labels(text, translate("Rollout", "paused"))
    return labels(text, about_left(seconds_left) if seconds_left else "")


def note_of_run(run: RolloutRun) -> str:
    """How the trials of ``run`` are played."""
    return note_text(Rollout(run.trials, None, seed=run.seed, settings=settings_text(run)))


def note_text(rollout: Rollout) -> str:
    """How the trials were played."""
    if rollout.seed is None:
        return rollout.settings
    #: Label: the number from which the dice of a rollout follow
    seed = QCoreApplication.translate("Rollout", "seed {seed}").format(seed=rollout.seed)
    return labels(rollout.settings, seed)
