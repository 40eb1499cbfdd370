"""What is said about why a play was wrong: a pure function of its explanation."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.reasons.evidence import FactKey
from bgdesk.analysis.reasons.explainer import CubeToExplain, PlayToExplain, ToExplain
from bgdesk.analysis.reasons.explanation import Explanation, FoundReason, Silence
from bgdesk.analysis.reasons.split import Split
from bgdesk.rules.dice import Dice
from bgdesk.ui.review.cube_reason_wording import cube_figures, cube_outcome_text, cube_reason_text
from bgdesk.ui.review.loss_wording import where_texts
from bgdesk.ui.review.reason_wording import (
    Reasons,
    Told,
    chip_text,
    fact_rows,
    rolls_caption,
)
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import cost, signed

_WITHOUT_FIGURES = frozenset({Silence.RIGHT, Silence.WITHIN_NOISE})
_ROLLS_SHOWN = frozenset(
    {
        FactKey.HIT_ROLLS,
        FactKey.FAR_HIT_ROLLS,
        FactKey.DOUBLE_SHOT,
        FactKey.ESCAPE_ROLLS,
        FactKey.DANCE_ROLLS,
    }
)


@dataclass(frozen=True, slots=True)
class ReasonView:
    """One reason: its sentence and a few words for it, and what can be drawn of it.

    ``points`` are in the numbers of the player who moved; ``caption`` says what ``rolls`` have in common,
    ``cause`` how much goes with it.
    """

    text: str
    chip: str
    points: tuple[int, ...] = ()
    rolls: tuple[Dice, ...] = ()
    cause: str = ""
    caption: str = ""


@dataclass(frozen=True, slots=True)
class WhyView:
    """Where the loss is, the reasons, a remark where there are none; the rest is for doubters."""

    outcome: tuple[str, ...] = ()
    reasons: tuple[ReasonView, ...] = ()
    remark: str = ""
    facts: tuple[tuple[str, str, str], ...] = ()
    shares: tuple[tuple[str, str], ...] = ()

    @property
    def says_anything(self) -> bool:
        """Whether there is anything to show."""
        return bool(self.outcome or self.reasons or self.remark)


def derive_why(asked: ToExplain, found: Explanation, name: str) -> WhyView:
    """What ``found`` says about the decision of the player called ``name``."""
    if isinstance(asked, CubeToExplain):
        return _cube_view(asked, found, name)
    split = found.split
    if split is None or found.silent_because in _WITHOUT_FIGURES:
        return WhyView(remark=_remark(found.silent_because))
    best = asked.judged.candidates[0]
    told = Told(name, isolated(best.written), asked.state.position.of(asked.player))
    words = Reasons()
    return WhyView(
        _outcome(asked, split),
        tuple(_reason(one, words.text(one, told), rolls_caption(one.id, told)) for one in found.reasons),
        _remark(found.silent_because),
        fact_rows(found.facts),
        _shares(split),
    )


def _cube_view(asked: CubeToExplain, found: Explanation, name: str) -> WhyView:
    reasons = tuple(_cube_reason(one, name) for one in found.reasons)
    is_again = asked.state.cube.owner is not None
    outcome = (cube_outcome_text(asked.kind, found.worth, is_again=is_again),) if found.worth else ()
    #: Remark about a missed double, a rule of thumb of players
    in_doubt = QCoreApplication.translate(
        "Why", "Take and pass are close here: if you are not sure which is right, double."
    )
    return WhyView(outcome, reasons, in_doubt if found.is_close_take else "")


def _reason(reason: FoundReason, text: str, caption: str) -> ReasonView:
    rolls = next((one.rolls for one in reason.evidence if one.key in _ROLLS_SHOWN), ())
    points = tuple(sorted({point for one in reason.evidence for point in one.points}))
    #: Sentence below a reason; {cause} is the equity that goes with it
    text_of_cause = QCoreApplication.translate("Why", "At a first look this alone costs {cause}.")
    return ReasonView(
        text,
        chip_text(reason.id),
        points,
        rolls,
        text_of_cause.format(cause=cost(reason.cause)),
        caption if rolls else "",
    )


def _cube_reason(reason: FoundReason, name: str) -> ReasonView:
    return ReasonView(cube_reason_text(reason, name), chip_text(reason.id), cause=cube_figures(reason))


def _outcome(asked: PlayToExplain, split: Split) -> tuple[str, ...]:
    """Where the loss is, if both chances are known."""
    judged = asked.judged
    assert judged.played is not None
    chances = [judged.candidates[index].probabilities for index in (judged.played, 0)]
    played, best = (one.seen_by(asked.player) if one else None for one in chances)
    if played is None or best is None:
        return ()
    return where_texts(split, played, best)


def _shares(split: Split) -> tuple[tuple[str, str], ...]:
    """All parts of the loss with their signs, and their sum."""
    translate = QCoreApplication.translate
    return (
        #: Label of a figure: what fewer games won cost
        (translate("Why", "Games won"), signed(-split.win, 3)),
        #: Label of a figure: what fewer gammons won cost
        (translate("Why", "Gammons won"), signed(-split.gammon_won, 3)),
        #: Label of a figure: what more gammons lost cost
        (translate("Why", "Gammons lost"), signed(-split.gammon_lost, 3)),
        #: Label of a figure: what backgammons cost, won and lost
        (translate("Why", "Backgammons"), signed(-split.backgammon, 3)),
        #: Label of a figure: what the chances do not explain
        (translate("Why", "Cube"), signed(-split.rest, 3)),
        #: Label of a figure: what the play cost in all
        (translate("Why", "In all"), signed(-split.loss, 3)),
    )


def _remark(silence: Silence | None) -> str:
    """Why no more is said, where that is worth a sentence."""
    translate = QCoreApplication.translate
    match silence:
        case Silence.NOTHING_HOLDS:
            return translate("Why", "No reason that bgdesk can check explains the loss by itself.")
        case Silence.SMALL:
            return translate("Why", "The error is too small to name a reason with confidence.")
        case Silence.MIXED_DEPTH:
            return translate("Why", "No reasons: the two plays were not looked at equally deep.")
        case Silence.WITHIN_NOISE:
            return translate("Why", "No reasons: the difference is within the error of the rollout.")
        case _:
            return ""
