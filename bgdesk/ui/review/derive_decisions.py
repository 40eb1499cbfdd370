"""The costliest decisions of a match, in words: pure functions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import islice

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.grades import DEFAULT_THRESHOLDS, Grade
from bgdesk.analysis.questions import Decision, Kind
from bgdesk.analysis.statistics import Review
from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.side_by_side import labels, listed, titled
from bgdesk.match.record import MatchRecord, SeatKind
from bgdesk.rules.player import Player
from bgdesk.ui.common.badge import MoveMark
from bgdesk.ui.common.candidate_model import CandidateView
from bgdesk.ui.moves.derive_move_rows import MoveRow, extend_rows
from bgdesk.ui.review.derive_judgement import JudgedMatch, derive_judgement
from bgdesk.ui.review.judgement_wording import mark_of
from bgdesk.ui.words.cube import no_double_title, raise_title
from bgdesk.ui.words.equities import cost_text
from bgdesk.ui.words.first_attempts import attempt_text, first_attempt_title
from bgdesk.ui.words.notation import score_text
from bgdesk.ui.words.numbers import percent, signed
from bgdesk.ui.words.roll_origins import stage_text

translate = QCoreApplication.translate

MOST = 3


@dataclass(frozen=True, slots=True)
class DecisionView:
    """One decision that cost something, made by the event number ``event``; ``cost`` with its sign.

    ``error`` is the same in equity, without a sign.
    """

    event: int
    mark: MoveMark
    title: str
    place: str
    best: str
    cost: str
    cost_tip: str
    error: str = ""

    @property
    def spoken(self) -> str:
        """All of it but the cost in one line."""
        return listed(self.title, self.place, self.mark.words, self.best)


def people_of(record: MatchRecord) -> tuple[Player, ...]:
    """Whose decisions are looked at: those of the people, of two bots those of both."""
    seats = record.header.seats
    people = tuple(player for player in Player if seats.of(player).kind is SeatKind.HUMAN)
    return people or tuple(Player)


def derive_decisions(
    record: MatchRecord, review: Review, players: Collection[Player], most: int = MOST
) -> tuple[DecisionView, ...]:
    """The costliest ones of ``players``, the worst first; none where nothing was wrong."""
    wrong = [
        one
        for one in review.rated
        if one.decision.player in players and DEFAULT_THRESHOLDS.grade(one.error) is not Grade.NONE
    ]
    worst = islice(sorted(wrong, key=lambda one: (-one.cost, one.decision.event)), most)
    judged = JudgedMatch(review.analysis, {})
    rows = extend_rows((), record, 0) if wrong and record.state.game_number == 1 else ()
    return tuple(_view(record, rows, judged, one, is_named=len(players) > 1) for one in worst)


def _view(
    record: MatchRecord, moves: Sequence[MoveRow], judged: JudgedMatch, found: Verdict, *, is_named: bool
) -> DecisionView:
    decision = found.decision
    rows = derive_judgement(record, judged, decision.event).rows
    name = record.header.seats.of(decision.player).name if is_named else ""
    is_money = record.header.options.is_money
    return DecisionView(
        decision.event,
        mark_of(found.error),
        labels(name, _title(found, rows)),
        _place(record, moves, decision),
        _best(rows),
        signed(-found.cost, 2) if is_money else percent(-found.cost),
        _cost_tip(is_money=is_money),
        cost_text(found.error),
    )


def _cost_tip(*, is_money: bool) -> str:
    if is_money:
        #: Tool tip of a number
        return translate("Result", "Points that the decision gave away")
    #: Tool tip of a number
    return translate("Result", "Chances to win the match that the decision gave away")


def _title(found: Verdict, rows: tuple[CandidateView, ...]) -> str:
    """What was done, or tried first."""
    title = _decided(found, rows)
    return first_attempt_title(title) if found.tried else title


def _decided(found: Verdict, rows: tuple[CandidateView, ...]) -> str:
    decision = found.decision
    if decision.kind is Kind.PLAY:
        played = next((row.name for row in rows if row.is_chosen), "?")
        return titled(stage_text(decision.state), attempt_text(found) or played)
    if decision.kind is Kind.RAISE:
        offer = decision.state.cube_offer
        return raise_title((offer.raises if offer else 0) + 1)
    is_again = decision.state.cube.owner is not None
    texts = {
        Kind.NO_DOUBLE: no_double_title(is_again=is_again),
        #: Title: what a player decided, as the next ones
        Kind.DOUBLE: translate("Result", "Redoubled") if is_again else translate("Result", "Doubled"),
        Kind.TAKE: translate("Result", "Took the double"),
        Kind.PASS: translate("Result", "Passed the double"),
        Kind.RESIGNATION: translate("Result", "Resigned"),
        Kind.RESIGNATION_ACCEPTED: translate("Result", "Accepted the resignation"),
        Kind.RESIGNATION_REJECTED: translate("Result", "Refused the resignation"),
    }
    return texts[decision.kind]


def _best(rows: tuple[CandidateView, ...]) -> str:
    found = next((row.name for row in rows if row.mark and not row.cost), "")
    if not found:
        return ""
    #: What would have been best; {choice} is a play such as 13/7 8/7, or a decision such as: Double, take
    return translate("Result", "Best: {choice}").format(choice=found)


def _place(record: MatchRecord, moves: Sequence[MoveRow], decision: Decision) -> str:
    """Where it was, as far as that tells anything; ``moves`` are the rows of a match of one game."""
    state, options = decision.state, record.header.options
    if record.state.game_number == 1:
        #: Where in a game a decision was made; {number} counts the moves
        return translate("Result", "move {number}").format(number=_move(moves, decision))
    if options.is_money:
        #: Where in a session a decision was made
        return translate("Result", "game {number}").format(number=decision.game)
    score = state.score
    #: Where in a match a decision was made: the number of a game, and {score} as in 4-3
    text = translate("Result", "game {number}, at {score}")
    own, other = score.of(decision.player), score.of(decision.player.opponent)
    return text.format(number=decision.game, score=score_text(own, other))


def _move(moves: Sequence[MoveRow], decision: Decision) -> int:
    """The number that the list of moves has there."""
    number = 0
    for row in moves:
        if row.first_event > decision.event:
            break
        number = row.number or number
    return number
