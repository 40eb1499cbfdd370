"""What is set up, printed as other programs print a position: a board of letters, and what is known of it."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.analysis.questions import Decision, Kind
from bgdesk.analysis.report.forum import forum_post, xg_text
from bgdesk.app.lab.lab_judge import LabAnswer
from bgdesk.match.setup.conversion import record_of_setup
from bgdesk.match.setup.setup import TableSetup
from bgdesk.match.state import Phase
from bgdesk.match.study import Analysis, JudgedCube, JudgedPlay
from bgdesk.rules.notation.ids import has_ids
from bgdesk.rules.table_state import Offer

_KINDS = {Phase.TO_PLAY: Kind.PLAY, Phase.TO_ROLL: Kind.NO_DOUBLE, Phase.CUBE_OFFERED: Kind.TAKE}


def position_text(setup: TableSetup, answer: LabAnswer | None = None) -> str | None:
    """``setup`` with what ``answer`` says of it; ``None`` where no program prints such a position."""
    record = record_of_setup(setup) if has_ids(setup.ruleset) else None
    kind = _KINDS.get(record.state.phase) if record else None
    if record is None or kind is None or setup.offer not in (None, Offer.DOUBLE):
        return None
    event = len(record.events) - 1
    decision = Decision(event, 1, record.state.to_act or setup.turn, kind, record.state)
    post = forum_post(record, _analysis(answer, event), decision)
    return xg_text(replace(post, done="") if post.is_cube else post) if post else None


def _analysis(answer: LabAnswer | None, event: int) -> Analysis | None:
    judged = answer.answer if answer else None
    match judged:
        case JudgedPlay():
            return Analysis("", "", plays=(replace(judged, event=event),))
        case JudgedCube():
            return Analysis("", "", cubes=(replace(judged, event=event),))
    return None


def has_analysis(answer: LabAnswer | None) -> bool:
    """Whether anything is known that can be printed."""
    return answer is not None and isinstance(answer.answer, JudgedPlay | JudgedCube)
