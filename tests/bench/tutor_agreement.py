"""What the tutor says of the decisions of whole matches against GNU Backgammon at 2-ply.

``python -m tests.bench.tutor_agreement OUT.json FILE...`` takes matches as `tests.bench.gnubg_agreement`
does. Of all warnings at the usual limit at least `AGREED` have to lose half the limit by GNU Backgammon, and
of all that loses twice the limit by it at least `AGREED` has to be warned of; the status says whether so.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from bgdesk.analysis.judges import looks_for
from bgdesk.analysis.verdicts import verdicts
from bgdesk.engine.protocol import CannotJudge
from bgdesk.match.events import Rolled
from bgdesk.match.record import MatchRecord
from bgdesk.match.tutor import USUAL_LIMIT_MILLIS
from bgdesk.practice.tutor.attempts import CubeOrPlay, attempt
from bgdesk.practice.tutor.looking import look
from bgdesk.practice.tutor.looks import Looks
from bgdesk.practice.tutor.opinion import Opinion, Ruling, next_look, opinion
from tests.bench.gnubg_agreement import analysed_by_gnubg

AGREED = 0.95
LIMIT = USUAL_LIMIT_MILLIS / 1000


@dataclass(frozen=True, slots=True)
class Heard:
    """One decision: what it costs by the tutor and by GNU Backgammon."""

    match: str
    event: int
    tried: str
    tutor: float
    gnubg: float
    is_warned: bool


def main(arguments: Sequence[str]) -> int:
    """Compare every file named and write the decisions on which either speaks."""
    out, *files = arguments
    heard: list[Heard] = []
    for name in files:
        study = analysed_by_gnubg(Path(name))
        judged = verdicts(study.record, study.analyses[0])
        found = {one.decision.event: one.error for one in judged if not one.is_mixed}
        heard += _heard(Path(name).name, study.record, found)
        print(_told(heard), flush=True)
        Path(out).write_text(json.dumps(_summary(heard), indent=1) + "\n")
    return 0 if _shares(heard)[0] >= AGREED and _shares(heard)[1] >= AGREED else 1


def _heard(name: str, record: MatchRecord, errors: dict[int, float]) -> Iterator[Heard]:
    for event, error in errors.items():
        made = record.events[event]
        tried = attempt(record.states[event], None if isinstance(made, Rolled) else made)
        if tried is None:
            continue
        try:
            found = settled(tried)
        except CannotJudge:
            continue
        yield Heard(name, event, tried.tried, found.loss or 0.0, error, found.ruling is Ruling.BAD)


def settled(tried: CubeOrPlay) -> Opinion:
    """What the tutor says when it has time. Raises CannotJudge."""
    looks = Looks(looks_for(tried.state.ruleset))
    while wanted := next_look(tried.state, looks, tried):
        looks = looks.with_look(look(wanted))
    return opinion(tried, looks, LIMIT, is_final=True)


def _shares(heard: Sequence[Heard]) -> tuple[float, float]:
    """Of the warnings, those that are true; of what is very bad, what was warned of."""
    warned = [one for one in heard if one.is_warned]
    very_bad = [one for one in heard if one.gnubg >= 2 * LIMIT]
    true = sum(one.gnubg >= LIMIT / 2 for one in warned)
    caught = sum(one.is_warned for one in very_bad)
    return true / max(1, len(warned)), caught / max(1, len(very_bad))


def _told(heard: Sequence[Heard]) -> str:
    warned = sum(one.is_warned for one in heard)
    very_bad = sum(one.gnubg >= 2 * LIMIT for one in heard)
    true, caught = _shares(heard)
    return (
        f"{len(heard)} decisions; {warned} warnings, {true:.1%} true; {very_bad} very bad, {caught:.1%} told"
    )


def _summary(heard: Sequence[Heard]) -> dict[str, object]:
    true, caught = _shares(heard)
    spoken = [asdict(one) for one in heard if one.is_warned or one.gnubg >= LIMIT]
    return {
        "limit": LIMIT,
        "decisions": len(heard),
        "warnings": sum(one.is_warned for one in heard),
        "true": true,
        "very_bad": sum(one.gnubg >= 2 * LIMIT for one in heard),
        "warned_of": caught,
        "spoken": spoken,
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
