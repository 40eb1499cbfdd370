"""What the list of candidates says about a position that was set up: pure functions."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.judge import NotJudged
from bgdesk.app.lab.lab_judge import LabAnswer
from bgdesk.app.messages import message_text
from bgdesk.app.side_by_side import labels, lines, noted
from bgdesk.match import flow
from bgdesk.match.evaluation import Probabilities
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.study import Candidate, JudgedCube, JudgedPlay
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.ui.common.candidate_model import CandidateView
from bgdesk.ui.review.derive_judgement_rows import answer_rows, double_rows, play_rows
from bgdesk.ui.review.verdict_wording import advice_title
from bgdesk.ui.words.engines import engine_words, level_text
from bgdesk.ui.words.no_double import why_no_double
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import percent

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class CandidatesView:
    """``rows`` belong to ``candidates`` where there are plays; ``message`` stands in place of them.

    ``is_working``: more is to come.
    """

    title: str = ""
    verdict: str = ""
    rows: tuple[CandidateView, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    chances: str = ""
    source: str = ""
    message: str = ""
    is_working: bool = False


@dataclass(frozen=True, slots=True)
class MadePlays:
    """The boards after the play of the match, and after one that was made in the laboratory."""

    played: Position | None = None
    tried: Position | None = None


NOTHING_MADE = MadePlays()


def derive_candidates(
    state: MatchState | None,
    answer: LabAnswer | None,
    made: MadePlays = NOTHING_MADE,
    *,
    trouble: str = "",
    is_working: bool = False,
) -> CandidatesView:
    """What ``answer`` says about the decision in ``state``."""
    if state is None:
        return CandidatesView(message=translate("Lab", "Nothing can be decided in this position."))
    view = CandidatesView(_title(state), is_working=is_working)
    if answer is None:
        waiting = translate("Lab", "Looking at the position…") if is_working else ""
        return replace(view, message=trouble or waiting)
    source = _source(answer)
    match answer.answer:
        case JudgedPlay() as play:
            chances = play.candidates[0].probabilities if play.candidates else None
            return replace(
                view,
                rows=tuple(_told(row, play, made) for row in play_rows(play, state)),
                candidates=play.candidates,
                chances=chances_text(chances),
                source=source,
            )
        case JudgedCube() as cube:
            return _cube_view(view, state, cube, source)
        case NotJudged() as refused:
            return replace(view, message=message_text(refused.message))
    return view


def _told(row: CandidateView, play: JudgedPlay, made: MadePlays) -> CandidateView:
    """``row`` with a note where it is a play that was made."""
    position = play.candidates[row.number or 0].position
    if position not in (made.played, made.tried):
        return replace(row, is_chosen=False)
    #: Note behind a play (a noun that it agrees with): it was played in the match. Short
    played = translate("Lab", "played")
    #: Note behind a play (a noun that it agrees with): it was made to be tried. Short
    tried = translate("Lab", "tried")
    note = played if position == made.played else tried
    return replace(row, name=noted(row.name, note), is_chosen=True)


def _cube_view(view: CandidatesView, state: MatchState, cube: JudgedCube, source: str) -> CandidatesView:
    chances = chances_text(cube.decision.probabilities)
    if state.phase is Phase.CUBE_OFFERED:
        return replace(view, rows=answer_rows(cube.decision, None, state), chances=chances, source=source)
    rows = double_rows(cube.decision, None, state)
    if state.turn and flow.may_double(state, state.turn) is not None:
        #: What a player can do who may not double, a verb: roll the dice
        rolling = replace(rows[0], name=translate("Lab", "Roll"), mark=None)
        why = why_no_double(state, state.turn)
        return replace(view, rows=(rolling,), chances=chances, source=source, message=why)
    return replace(
        view, rows=rows, verdict=advice_title(cube.decision, state), chances=chances, source=source
    )


def _source(answer: LabAnswer) -> str:
    """How deep it was looked, and by which other program."""
    judged, depth = answer.answer, ""
    if isinstance(judged, JudgedPlay):
        depth = level_text(judged.candidates[0].level) if judged.candidates else ""
    elif isinstance(judged, JudgedCube):
        depth = level_text(judged.level)
    return labels(engine_words(answer.engine) if answer.engine else "", depth)


def _title(state: MatchState) -> str:
    is_white = (state.to_act or state.turn or Player.WHITE) is Player.WHITE
    if state.phase is Phase.TO_PLAY and state.dice:
        dice = isolated(f"{state.dice.high}-{state.dice.low}")
        #: Title; {dice} is a roll
        white = translate("Lab", "White to play {dice}")
        #: Title; {dice} is a roll
        black = translate("Lab", "Black to play {dice}")
        return (white if is_white else black).format(dice=dice)
    if state.phase is Phase.CUBE_OFFERED:
        #: Title
        return translate("Lab", "White's answer") if is_white else translate("Lab", "Black's answer")
    if not state.options.has_cube or state.is_crawford:
        #: Title: it is this player's turn, and there is no cube to turn
        return translate("Lab", "White to roll") if is_white else translate("Lab", "Black to roll")
    #: Title: whether to double before the roll
    return translate("Lab", "White's cube") if is_white else translate("Lab", "Black's cube")


def chances_text(chances: Probabilities | None) -> str:
    """How often the player wins and loses single games and more, in per cent."""
    if chances is None:
        return ""
    #: How often a player wins, with gammons and backgammons; all in per cent
    won = translate("Lab", "Wins {win} · gammons {gammon} · backgammons {backgammon}")
    #: How often a player loses, with gammons and backgammons; all in per cent
    lost = translate("Lab", "Loses {win} · gammons {gammon} · backgammons {backgammon}")
    return lines(
        won.format(
            win=percent(chances.win),
            gammon=percent(chances.win_gammon),
            backgammon=percent(chances.win_backgammon),
        ),
        lost.format(
            win=percent(chances.lose),
            gammon=percent(chances.lose_gammon),
            backgammon=percent(chances.lose_backgammon),
        ),
    )


def play_to(state: MatchState, candidate: Candidate) -> Play | None:
    """The legal play that leads to the board of ``candidate``."""
    if state.phase is not Phase.TO_PLAY:
        return None
    return next((play for play in flow.legal(state).plays if play.result == candidate.position), None)
