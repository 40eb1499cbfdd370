"""What the tutor's panel shows: a pure function of what the tutor says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from bgdesk.analysis.play_themes import PlayTheme, missed_theme
from bgdesk.analysis.reasons.evidence import Axis
from bgdesk.analysis.reasons.explain import good_plays
from bgdesk.analysis.reasons.explainer import CubeToExplain, PlayToExplain, ToExplain
from bgdesk.app.table.tutor_words import HelpStep, TutorWarning
from bgdesk.match.study import Candidate
from bgdesk.match.tutor import Tried, TutorMode
from bgdesk.practice.tutor.attempts import CubeOrPlay
from bgdesk.practice.tutor.lesson import Costly, GameLesson
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, IN
from bgdesk.rules.variants import RULESETS
from bgdesk.ui.review.derive_why import WhyView, derive_why
from bgdesk.ui.tutor import tutor_wording as wording
from bgdesk.ui.words.first_attempts import tried_text
from bgdesk.ui.words.notation import isolated

CANDIDATES = 3
_BACKGAMMON = RULESETS["backgammon"]


_NO_REASON = WhyView()


class TutorAct(Enum):
    """What can be done about what is said."""

    LOOK_AGAIN = auto()
    KEEP = auto()
    HELP = auto()
    TAKE_BACK = auto()
    LEAVE = auto()


@dataclass(frozen=True, slots=True)
class TutorRow:
    """One decision to look at, made by ``event``."""

    event: int
    text: str


@dataclass(frozen=True, slots=True)
class TutorView:
    """``rings`` are points in the numbers of ``player``; ``best`` is the board that is to be shown by arrows.

    ``note`` is what stands there while nothing is said; ``keep`` is the button that does what was tried.
    """

    title: str = ""
    lines: tuple[str, ...] = ()
    acts: tuple[TutorAct, ...] = ()
    candidates: tuple[str, ...] = ()
    why: WhyView = _NO_REASON
    rows: tuple[TutorRow, ...] = ()
    note: str = ""
    player: Player | None = None
    rings: tuple[int, ...] = ()
    shows_best: bool = False
    speaks: bool = False
    keep: str = ""

    @property
    def says_anything(self) -> bool:
        """Whether there is anything to show."""
        return bool(self.title or self.note)


def derive_warning(said: TutorWarning, name: str, note: str) -> TutorView:
    """The tutor has a word with ``name``."""
    why = derive_why(said.asked, said.why, name) if said.why else WhyView()
    step = said.help
    shows_checkers = not said.is_cube and step >= HelpStep.CHECKERS
    return TutorView(
        wording.title_of(said),
        _lines(said, why),
        _acts(said),
        _candidates(said.asked) if step is HelpStep.CANDIDATES else (),
        why if said.is_shown else WhyView(),
        note=note,
        player=said.tried.player,
        rings=moved_from(said.asked) if shows_checkers and not said.is_shown else (),
        shows_best=said.is_shown and not said.is_cube,
        speaks=True,
        keep=wording.keep_text(said.tried.tried),
    )


def _lines(said: TutorWarning, why: WhyView) -> tuple[str, ...]:
    lines: list[str] = []
    if said.mode is not TutorMode.NUDGE and not said.is_late:
        told = why.outcome if not said.is_cube and not said.is_shown else ()
        is_told = bool(told) and said.mode is not TutorMode.TEACH
        lines += (*(() if is_told else (wording.cost_line(said),)), *told)
    if HelpStep.THEME <= said.help < HelpStep.ANSWER:
        lines.append(theme(said))
    if HelpStep.CHECKERS <= said.help < HelpStep.ANSWER:
        lines.append(wording.checkers_text())
    if said.help is HelpStep.CANDIDATES:
        lines.append(wording.candidates_text())
    if said.is_shown:
        lines.append(wording.answer_line(best_of(said.tried, said.asked)))
    return tuple(lines)


def _acts(said: TutorWarning) -> tuple[TutorAct, ...]:
    help_ = (TutorAct.HELP,) if said.next_help else ()
    if said.is_late:
        return (TutorAct.TAKE_BACK, TutorAct.LEAVE, *help_)
    again = () if said.mode is TutorMode.TEACH else (TutorAct.LOOK_AGAIN,)
    keep = (TutorAct.KEEP,) if said.may_be_played and said.mode is not TutorMode.TEACH else ()
    return (*again, *keep, *help_)


def theme(said: TutorWarning) -> str:
    """What to think of: a hit that all good plays make, a reason, or what else they do and this one not."""
    found = said.why
    if found is None:
        return wording.moment_text()
    missed = _missed(said.asked)
    if missed is PlayTheme.HIT:
        return wording.theme_missed(missed)
    if found.reasons:
        return wording.theme_of(found.reasons[0].id)
    if missed is not None:
        return wording.theme_missed(missed)
    split = found.split
    if split is None:
        return wording.theme_unknown(is_cube=said.is_cube)
    shares = {Axis.WIN: split.win, Axis.GAMMON_WON: split.gammon_won, Axis.GAMMON_LOST: split.gammon_lost}
    axis = max(shares, key=lambda one: shares[one])
    if shares[axis] <= split.loss / 2:
        return wording.theme_unknown(is_cube=said.is_cube)
    return wording.theme_of_chance(axis)


def _missed(asked: ToExplain) -> PlayTheme | None:
    if not isinstance(asked, PlayToExplain) or asked.judged.played is None:
        return None
    if asked.state.ruleset != _BACKGAMMON:
        return None
    judged = asked.judged
    good = (judged.candidates[0].position, *good_plays(judged))
    played = judged.candidates[asked.judged.played].position
    return missed_theme(asked.state.position, good, played, asked.player)


def moved_from(asked: ToExplain) -> tuple[int, ...]:
    """The points from which the best play moves checkers, in the numbers of the one who plays."""
    if not isinstance(asked, PlayToExplain):
        return ()
    before = asked.state.position.of(asked.player)
    after = asked.judged.candidates[0].position.of(asked.player)
    return tuple(point for point in range(1, min(BAR, IN) + 1) if after[point] < before[point])


def _candidates(asked: ToExplain) -> tuple[str, ...]:
    """The best plays and the one that was tried, in the order of their notation."""
    if not isinstance(asked, PlayToExplain):
        return ()
    judged = asked.judged
    chosen = [one.written for one in judged.candidates[:CANDIDATES]]
    if judged.played is not None and judged.played >= CANDIDATES:
        chosen.append(judged.candidates[judged.played].written)
    return tuple(isolated(one) for one in sorted(chosen, reverse=True))


def best_candidate(asked: ToExplain) -> Candidate | None:
    """The best play; of the cube there is none."""
    return asked.judged.candidates[0] if isinstance(asked, PlayToExplain) else None


def best_of(tried: CubeOrPlay, asked: ToExplain) -> str:
    """What is best, as a play or in a word."""
    if isinstance(asked, CubeToExplain):
        return tried_text(_best_of_cube(tried.tried, asked))
    return isolated(asked.judged.candidates[0].written)


def _best_of_cube(tried: Tried, asked: CubeToExplain) -> Tried:
    if tried is Tried.TAKE and asked.judged.decision.should_take:
        return Tried.RAISE
    others = {
        Tried.ROLL: Tried.DOUBLE,
        Tried.DOUBLE: Tried.ROLL,
        Tried.TAKE: Tried.PASS,
        Tried.PASS: Tried.TAKE,
        Tried.RAISE: Tried.TAKE if asked.judged.decision.should_take else Tried.PASS,
    }
    return others[tried]


def derive_lesson(lesson: GameLesson, names: dict[Player, str], note: str) -> TutorView:
    """The game is over."""
    counts = wording.TutorCounts()
    said = (counts.warned(lesson.warned, lesson.heeded, lesson.saved),) if lesson.warned else ()
    rows = tuple(TutorRow(one.event, _row_text(one, names)) for one in lesson.costly)
    title = counts.to_look_at(len(rows)) if rows else wording.nothing_text(lesson.warned, lesson.heeded)
    return TutorView(title, said, rows=rows, note=note)


def _row_text(one: Costly, names: dict[Player, str]) -> str:
    asked = one.asked
    if isinstance(asked, PlayToExplain) and asked.judged.played is not None:
        tried = isolated(asked.judged.candidates[asked.judged.played].written)
    else:
        tried = tried_text(one.tried.tried)
    return wording.row_text(names[one.tried.player], tried, best_of(one.tried, asked), one.loss)


def derive_waiting(note: str) -> TutorView:
    """A decision waits for the tutor."""
    return TutorView(wording.thinking_text(), note=note)
