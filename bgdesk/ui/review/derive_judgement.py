"""What the panel of judgements shows about one state of a match: pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.cube_advice import cube_points
from bgdesk.analysis.cube_answers import raises_so_far
from bgdesk.analysis.layers import Judged
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.review.answer_judge import JudgedAnswer
from bgdesk.app.side_by_side import labels, lines, titled
from bgdesk.match import flow
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.events import (
    Doubled,
    DoubleNamed,
    Event,
    OpeningRolled,
    Passed,
    Played,
    PlayedIllegally,
    PositionSet,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Taken,
)
from bgdesk.match.record import MatchRecord, Seat
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.match.study import Analysis, JudgedCube, JudgedPlay, JudgedResignation, JudgedRoll
from bgdesk.rules.player import Player
from bgdesk.ui.common.badge import MoveMark
from bgdesk.ui.review.derive_judgement_rows import (
    answer_rows,
    double_rows,
    normalised_cube,
    play_rows,
    resignation_rows,
    with_answer,
)
from bgdesk.ui.review.derive_sources import source_text
from bgdesk.ui.review.judgement_panel import JudgementView
from bgdesk.ui.review.judgement_wording import mark_of
from bgdesk.ui.review.verdict_wording import (
    answer_verdict,
    cube_points_text,
    double_verdict,
    loss_text,
    play_verdict,
)
from bgdesk.ui.words.cube import answer_title
from bgdesk.ui.words.equities import equity_text, normalised_gain
from bgdesk.ui.words.first_attempts import counted_text
from bgdesk.ui.words.judgeable import why_not_analysed
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.persons import by_person
from bgdesk.ui.words.roll_origins import stage_text

_KINDS: Mapping[type[Event], Kind] = MappingProxyType(
    {
        Rolled: Kind.NO_DOUBLE,
        Doubled: Kind.DOUBLE,
        Taken: Kind.TAKE,
        Passed: Kind.PASS,
        Raised: Kind.RAISE,
    }
)


@dataclass(frozen=True, slots=True)
class JudgedMatch:
    """Judgements by event, the mark of each decision that has a grade, and what each one cost.

    ``errors`` are in equity, ``costs`` in the chance to win the match; without those it is no match.
    ``lifted`` says which other analysis a judgement comes from, as in `bgdesk.analysis.layers.Layers`.
    ``attempts`` are the first ones that count where something else was done in the end.
    """

    analysis: Analysis
    marks: Mapping[int, MoveMark]
    errors: Mapping[int, float] = field(default_factory=dict)
    costs: Mapping[int, float] = field(default_factory=dict)
    lifted: Mapping[tuple[type[Judged], int], Analysis] = field(default_factory=dict)
    attempts: Mapping[int, Verdict] = field(default_factory=dict)
    plays: Mapping[int, JudgedPlay] = field(init=False)
    cubes: Mapping[int, JudgedCube] = field(init=False)
    rolls: Mapping[int, JudgedRoll] = field(init=False)
    resignations: Mapping[int, JudgedResignation] = field(init=False)

    def __post_init__(self) -> None:
        for name in ("plays", "cubes", "rolls", "resignations"):
            found = {judged.event: judged for judged in getattr(self.analysis, name)}
            object.__setattr__(self, name, found)

    def loss(self, event: int) -> str:
        """What the decision made by ``event`` gave away."""
        return loss_text(self.errors[event], self.costs.get(event))

    def source(self, judged: Judged) -> str:
        """Who judged that, and how deeply."""
        analysis = self.lifted.get((type(judged), judged.event), self.analysis)
        return source_text(analysis, _level_of(judged), _trials_of(judged))


def _level_of(judged: Judged) -> str:
    if isinstance(judged, JudgedPlay):
        return judged.candidates[0].level if judged.candidates else ""
    return judged.level


def _trials_of(judged: Judged) -> int:
    """How often what is best was rolled out; 0 where it was not."""
    if isinstance(judged, JudgedPlay):
        found = [one.rollout for one in judged.candidates[:1]]
    else:
        found = list(judged.rollouts[:1]) if isinstance(judged, JudgedCube) else []
    return found[0].trials if found and found[0] else 0


def derive_judgement(record: MatchRecord, judged: JudgedMatch | None, state: int) -> JudgementView:
    """What ``judged`` says about the decision that was made in state number ``state``."""
    if state >= len(record.events):
        return _view_of_the_end(record, judged)
    view = JudgementView(title=_title(record, state))
    event = record.events[state]
    if isinstance(event, PlayedIllegally):
        return _illegal_view(view, event, judged, record.states[state], state)
    if judged is None:
        return replace(view, message=_not_analysed(record))
    if state in judged.plays:
        view = _play_view(view, record, judged, state)
    elif state in judged.cubes:
        view = _cube_view(view, record, judged, state)
    elif state in judged.resignations:
        resignation = judged.resignations[state]
        rows = resignation_rows(resignation, record.events[state], record.states[state])
        view = replace(view, rows=rows, source=judged.source(resignation))
    else:
        return replace(
            view,
            message=_not_judged(record.events[state], record.states[state], judged.analysis),
            source=source_text(judged.analysis),
        )
    return _with_mark(view, judged, state)


def _illegal_view(
    view: JudgementView, event: PlayedIllegally, judged: JudgedMatch | None, before: MatchState, state: int
) -> JudgementView:
    """What would have been best is told where it is known."""
    #: Sentence. {play} is as it was written down, such as 24/13
    text = QCoreApplication.translate(
        "Judgement", "{play} is an illegal move: it is not judged, and the match went on after it."
    )
    written = isolated(event.written)
    if not written:
        #: Sentence: a move was left out, or nobody knows how it was made
        text = QCoreApplication.translate(
            "Judgement", "This move is illegal: it is not judged, and the match went on after it."
        )
    view = replace(view, verdict=text.format(play=written), grade="illegal")
    play = judged.plays.get(state) if judged else None
    if judged is None or play is None:
        return replace(view, source=source_text(judged.analysis) if judged else "")
    return replace(view, rows=play_rows(play, before), source=judged.source(play))


def _view_of_the_end(record: MatchRecord, judged: JudgedMatch | None) -> JudgementView:
    """What is still to be decided, as in a position without a game, belongs to the last event."""
    last, state = len(record.events) - 1, record.state
    event = record.events[last] if record.events else None
    view = JudgementView(title=_pending_title(record.header.seats, state))
    if judged is None:
        return replace(view, message=_not_analysed(record))
    play, cube, source = judged.plays.get(last), judged.cubes.get(last), source_text(judged.analysis)
    if play and isinstance(event, Rolled | OpeningRolled):
        rows, luck = play_rows(play, state), _luck(record, judged, last)
        return replace(view, rows=rows, aside=luck, source=judged.source(play))
    if cube and isinstance(event, PositionSet):
        return replace(view, rows=double_rows(cube.decision, None, state), source=judged.source(cube))
    return replace(view, message=_end_text(state), source=source)


def _end_text(state: MatchState) -> str:
    if state.phase is Phase.OVER:
        return QCoreApplication.translate("Judgement", "The match is over.")
    return QCoreApplication.translate("Judgement", "The record ends here.")


def _pending_title(seats: Pair[Seat], state: MatchState) -> str:
    """Who has to do what, where anybody has to."""
    if state.to_act is None:
        return ""
    name = seats.of(state.to_act).name
    if state.phase is Phase.TO_PLAY and state.stage:
        return titled(name, stage_text(state))
    return _before_roll(name, state) if state.phase is Phase.TO_ROLL else ""


def _before_roll(name: str, state: MatchState) -> str:
    if _only_rolls(state):
        #: Title: it is the turn of the player who reads this, and there is no choice but to roll
        yours = QCoreApplication.translate("Judgement", "Your roll")
        #: Title: {name} has no choice but to roll
        named = QCoreApplication.translate("Judgement", "{name} to roll")
        return by_person(name, yours, named)
    #: Title of a decision, behind the name of a player: to double or not
    return titled(name, QCoreApplication.translate("Judgement", "double?"))


def _only_rolls(state: MatchState) -> bool:
    """Whether a player has to roll, and may not double."""
    if state.phase is not Phase.TO_ROLL or state.turn is None:
        return False
    return flow.may_double(state, state.turn) is not None


def _not_analysed(record: MatchRecord) -> str:
    return why_not_analysed(record) or QCoreApplication.translate(
        "Judgement", "Not analysed yet: press Analyse… below, or F7."
    )


def _not_judged(event: Event, before: MatchState, analysis: Analysis) -> str:
    if analysis.is_complete and not (analysis.plays or analysis.cubes or analysis.resignations):
        return QCoreApplication.translate("Judgement", "The engine could not analyse anything here.")
    if isinstance(event, OpeningRolled) or (isinstance(event, Rolled) and _only_rolls(before)):
        return QCoreApplication.translate("Judgement", "No decision here.")
    return QCoreApplication.translate("Judgement", "This analysis says nothing about this moment.")


def _play_view(view: JudgementView, record: MatchRecord, judged: JudgedMatch, state: int) -> JudgementView:
    play = judged.plays[state]
    rows, verdict = play_rows(play, record.states[state]), ""
    if play.played is not None and state in judged.errors:
        verdict = play_verdict(judged.errors[state], judged.loss(state), rows[0].name)
    return replace(
        view, rows=rows, verdict=verdict, aside=_luck(record, judged, state - 1), source=judged.source(play)
    )


def _cube_view(view: JudgementView, record: MatchRecord, judged: JudgedMatch, state: int) -> JudgementView:
    cube, event, before = judged.cubes[state], record.events[state], record.states[state]
    is_answer = isinstance(event, Taken | Passed | Raised)
    rows = (answer_rows if is_answer else double_rows)(cube.decision, event, before)
    verdict, say = "", answer_verdict if is_answer else double_verdict
    if state in judged.errors:
        decision, loss = normalised_cube(cube.decision, before), judged.loss(state)
        verdict = say(_KINDS[type(event)], judged.errors[state], loss, decision, before)
    doubler = cube.decision.no_double.pov
    aside = cube_points_text(cube_points(before, doubler, default_table()))
    return replace(view, rows=rows, verdict=verdict, aside=aside, source=judged.source(cube))


def _with_mark(view: JudgementView, judged: JudgedMatch, state: int) -> JudgementView:
    mark = judged.marks.get(state)
    verdict = view.verdict
    if not verdict and state in judged.errors:
        verdict = mark_of(judged.errors[state]).words
    if mark:
        verdict = f"{mark.symbol} {verdict or mark.words}".strip()
    attempt = judged.attempts.get(state)
    return replace(
        view,
        verdict=lines(verdict, counted_text(attempt) if attempt else ""),
        grade=mark.grade if mark else view.grade,
    )


def _title(record: MatchRecord, state: int) -> str:
    before, event = record.states[state], record.events[state]
    who = _who(event, before.to_act)
    name = record.header.seats.of(who).name if who else ""
    translate = QCoreApplication.translate
    if isinstance(event, Played | PlayedIllegally) and before.dice:
        return titled(name, stage_text(before))
    if isinstance(event, DoubleNamed):
        #: Title of a decision, behind the name of a player: which double to play
        return titled(name, translate("Judgement", "names a double"))
    if isinstance(event, Taken | Passed | Raised):
        return titled(name, answer_title(raises_so_far(before)))
    if isinstance(event, ResignationOffered):
        #: Title of a decision, behind the name of a player: to give up the game or not
        return titled(name, translate("Judgement", "resignation"))
    if isinstance(event, ResignationAccepted | ResignationRejected):
        #: Title of a decision, behind the name of the player who has to answer
        return titled(name, translate("Judgement", "answer to the resignation"))
    if isinstance(event, OpeningRolled):
        return translate("Judgement", "Opening roll")
    return _before_roll(name, before) if name else ""


def answered(view: JudgementView, answer: JudgedAnswer) -> JudgementView:
    """``view`` of what was decided in the match, beside what somebody answered who decides once more."""
    #: Heading of a judgement: it is about what was decided in the match, not about the answer
    told = QCoreApplication.translate("Judgement", "In the match")
    return replace(view, title=labels(told, view.title), rows=with_answer(view.rows, answer))


def _who(event: Event, to_act: Player | None) -> Player | None:
    return getattr(event, "player", to_act)


def _luck(record: MatchRecord, judged: JudgedMatch, roll: int) -> str:
    found = judged.rolls.get(roll)
    if found is None:
        return ""
    #: Label of a figure: what the roll gained
    return QCoreApplication.translate("Judgement", "Luck of the roll: {luck}").format(
        luck=equity_text(normalised_gain(found.luck, record.states[roll]))
    )
