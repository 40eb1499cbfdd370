"""A decision of a match as a card: a match of one position, with what is known of the answers."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bgdesk.analysis.questions import Kind
from bgdesk.analysis.verdicts import Verdict, cube_losses, verdicts
from bgdesk.library.card_rows import CardKind, CardRow
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.match.codec.study_codec import study_from_text, study_to_text
from bgdesk.match.events import Doubled, Event, Passed, Played, Raised, Rolled, Taken
from bgdesk.match.record import MatchRecord, next_roll
from bgdesk.match.setup.conversion import record_of_setup, setup_of_state
from bgdesk.match.state import Pair
from bgdesk.match.state_ids import xgid_seen_by
from bgdesk.match.study import Analysis, JudgedCube, JudgedPlay, Study
from bgdesk.practice.cards.admission import ease_of, losses_of
from bgdesk.practice.cards.grading import accepted_loss
from bgdesk.practice.cards.key import card_key
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Refused

_log = logging.getLogger(__name__)

KINDS = {
    Kind.PLAY: CardKind.CHECKER,
    Kind.NO_DOUBLE: CardKind.DOUBLE,
    Kind.DOUBLE: CardKind.DOUBLE,
    Kind.TAKE: CardKind.TAKE,
    Kind.PASS: CardKind.TAKE,
    Kind.RAISE: CardKind.TAKE,
}
_UNKNOWN = "1970-01-01T00:00:00Z"
_SAME = 0.002
"""So much an error may change when nothing but the position is left of a match."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a card asks: a match of one position, what was decided as event ``keep``, and what that cost."""

    record: MatchRecord
    keep: int
    analysis: Analysis
    player: Player

    @property
    def verdict(self) -> Verdict:
        """What the decision cost that was made in the match."""
        return verdicts(self.record, self.analysis, since=self.keep)[0]

    @property
    def study(self) -> Study:
        """The same to be looked at."""
        return Study(self.record, analyses=(self.analysis,))

    def between(self, own: str, other: str) -> Question:
        """The same with names for the player who decides and for the opponent."""
        names = Pair(own, other) if self.player is Player.WHITE else Pair(other, own)
        seats = Pair(*(replace(self.record.header.seats.of(one), name=names.of(one)) for one in Player))
        header = replace(self.record.header, seats=seats)
        return replace(self, record=self.record.until(len(self.record.events), header))


def cards_of(
    record: MatchRecord, analysis: Analysis, chosen: Iterable[Verdict], match_id: str, deck: str = ""
) -> tuple[CardRow, ...]:
    """The decisions ``chosen`` of a match as cards; what no card can say is left out."""
    made = (card_of(record, analysis, one, match_id, deck) for one in chosen)
    return tuple(one for one in made if one)


def card_of(
    record: MatchRecord, analysis: Analysis, verdict: Verdict, match_id: str, deck: str = ""
) -> CardRow | None:
    """One decision as a card, ``None`` where no single position tells all that matters."""
    decision = verdict.decision
    question = question_of(record, analysis, verdict)
    kind = KINDS.get(decision.kind)
    if question is None or kind is None:
        return None
    best = _best(question.analysis, verdict)
    losses = losses_of(analysis, verdict)
    try:
        body = study_to_text(question.study)
    except CodecError as problem:
        _log.warning("a decision cannot be written as a card: %s", problem)
        return None
    return CardRow(
        "",
        kind,
        card_key(kind, decision.state, decision.player, best),
        xgid_seen_by(decision.state, decision.player) or "",
        match_id,
        decision.event,
        f"{analysis.engine} {_level(question.analysis)}".strip(),
        body,
        best,
        accepted_loss(losses[1] if len(losses) > 1 else None),
        verdict.error,
        ease_of(losses),
        f"{kind}/{verdict.phase}",
        deck,
    )


def question_of(record: MatchRecord, analysis: Analysis, verdict: Verdict) -> Question | None:
    """The position of one decision, without the match around it."""
    decision = verdict.decision
    if decision.kind not in KINDS or not _is_plain(record, decision.event):
        return None
    base = record_of_setup(setup_of_state(decision.state))
    if base is None:
        return None
    base = base.until(len(base.events), replace(base.header, id="card", created=_UNKNOWN))
    keep = len(base.events)
    try:
        own = base.append(_event(record.events[decision.event], base))
    except Refused as refused:
        _log.info("a decision is no card: %s", refused)
        return None
    found = Question(own, keep, _about(analysis, decision.event, keep), decision.player)
    judged = verdicts(own, found.analysis, since=keep)
    if len(judged) != 1 or abs(judged[0].error - verdict.error) > _SAME:
        _log.info("a decision is judged otherwise without its match, and is no card")
        return None
    return found


def question_in(body: str) -> Question:
    """What a stored card asks. Raises CodecError."""
    study = study_from_text(body)
    if len(study.analyses) != 1 or not study.record.events:
        raise CodecError("card", "a decision and one analysis of it are needed")
    keep, analysis = len(study.record.events) - 1, study.analyses[0]
    player = study.record.states[keep].to_act
    found = verdicts(study.record, analysis, since=keep)
    if player is None or len(found) != 1:
        raise CodecError("card", "a judged decision is needed")
    return Question(study.record, keep, analysis, player)


def _is_plain(record: MatchRecord, event: int) -> bool:
    """Whether one roll of two dice is all that is played there."""
    state = record.states[event]
    if not isinstance(record.events[event], Played):
        return isinstance(record.events[event], Rolled | Doubled | Taken | Passed | Raised)
    return state.dice is not None and (state.stage is None or state.stage.faces == state.dice.faces)


def _event(event: Event, base: MatchRecord) -> Event:
    match event:
        case Rolled():
            return Rolled(event.player, event.dice, next_roll(base))
        case Played():
            return Played(event.player, event.steps)
        case Doubled() | Taken() | Passed() | Raised():
            return type(event)(event.player)
    return event


def _about(analysis: Analysis, event: int, keep: int) -> Analysis:
    plays = tuple(replace(one, event=keep) for one in analysis.plays if one.event == event)
    cubes = tuple(replace(one, event=keep) for one in analysis.cubes if one.event == event)
    return replace(analysis, is_complete=True, plays=plays, cubes=cubes, rolls=(), resignations=())


def _judged(analysis: Analysis) -> JudgedPlay | JudgedCube:
    found: Sequence[JudgedPlay | JudgedCube] = (*analysis.plays, *analysis.cubes)
    return found[0]


def _level(analysis: Analysis) -> str:
    judged = _judged(analysis)
    return judged.candidates[0].level if isinstance(judged, JudgedPlay) else judged.level


def _best(analysis: Analysis, verdict: Verdict) -> str:
    judged = _judged(analysis)
    if isinstance(judged, JudgedPlay):
        return judged.candidates[0].written
    losses = cube_losses(verdict.decision, judged)
    return str(min(losses, key=lambda kind: losses[kind]))
