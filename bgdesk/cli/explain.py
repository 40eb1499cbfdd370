"""``bgdesk explain``: why a play is worse than the best one, in words and figures."""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass

from bgdesk.analysis.judge import Judge, NotJudged
from bgdesk.analysis.levels import DEFAULT_LEVEL, LEVELS
from bgdesk.analysis.questions import PlayQuestion
from bgdesk.analysis.reasons.explainer import Explainer, PlayToExplain
from bgdesk.analysis.reasons.explanation import Explanation, Silence
from bgdesk.analysis.reasons.plain_explanation import Plain, plain_explanation, plain_facts
from bgdesk.analysis.scores import score_of
from bgdesk.cli.shared.output import DONE, CliError, MisuseError, say, say_json
from bgdesk.cli.shared.positions import POSITION_HELP, dice_given
from bgdesk.engine.protocol import Situation, situation_of
from bgdesk.formats.import_result import Unreadable
from bgdesk.formats.text import ids_text
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.study import JudgedPlay
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play, legal_plays
from bgdesk.rules.notation.plays import NotationError, parse_play
from bgdesk.rules.player import Player

_NAME = "You"
_EPILOG = f"""\
Levels, from quick to deep: {", ".join(LEVELS)}.
A reason is told only where a fact of both boards differs, the loss lies in the chances on which it acts, and
the loss goes with it when only that fact is taken away; "cause" is the equity that then goes, at a first
look. Where nothing passes, nothing is said: "silent_because" names why. "split" is where the loss is, in
equity: games won, gammons won and lost, backgammons, and the rest, which is the cube. With --json "points"
are in the numbers of the player who moves, and "rolls" those of the opponent that only one board allows."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """What was asked and what came of it."""

    position: str
    dice: Dice
    asked: PlayToExplain
    found: Explanation
    sentences: tuple[str, ...]
    outcome: tuple[str, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Position, roll, play, depth and form."""
    parser.epilog = _EPILOG
    parser.add_argument("position", metavar="POSITION", help=POSITION_HELP)
    parser.add_argument("--dice", metavar="31", help="a roll; without one that of the id")
    parser.add_argument("--play", metavar="PLAY", required=True, help='the play, such as "13/10 6/5"')
    parser.add_argument(
        "--level",
        metavar="NAME",
        choices=tuple(LEVELS),
        default=DEFAULT_LEVEL,
        help=f"how deep to look ({DEFAULT_LEVEL})",
    )
    parser.add_argument("--json", action="store_true", help="JSON instead of text")


def run(arguments: argparse.Namespace) -> int:
    """Judge the roll and say why the play is worse, if it is."""
    answer = _answered(arguments)
    if arguments.json:
        say_json(_plain(answer))
    else:
        _tell(answer)
    return DONE


def _answered(arguments: argparse.Namespace) -> _Answer:
    from bgdesk.start.english_reasons import views_in_english

    _check_engine()
    state = _state(arguments.position)
    player = state.to_act or state.turn
    assert player, "somebody is on roll in every position that is read"
    dice = dice_given(arguments.dice) if arguments.dice else state.dice
    if dice is None:
        raise MisuseError("A position needs a roll: --dice 31.")
    situation = situation_of(state, player)
    play = _play(arguments.play, situation, dice)
    asked = PlayToExplain(state, player, _judged(situation, dice, play, arguments.level))
    found = _explained(asked)
    (view,) = views_in_english([(asked, found, _NAME)])
    sentences = tuple(one.text for one in view.reasons)
    outcome = tuple(filter(None, (*view.outcome, *sentences, view.remark)))
    return _Answer(arguments.position, dice, asked, found, sentences, outcome)


def _check_engine() -> None:
    from bgdesk.engine.sage.availability import probe

    found = probe(os.environ)
    if not found.is_available:
        raise CliError(f"The engine does not run on this computer: {found.reason}.")


def _state(text: str) -> MatchState:
    """The table of a position. Raises MisuseError."""
    try:
        found = ids_text.read(text.encode())
    except Unreadable as problem:
        raise MisuseError(f"This is not a position: {problem}.") from problem
    state = found.studies[0].record.state
    if state.phase not in (Phase.TO_ROLL, Phase.TO_PLAY):
        raise MisuseError("Nobody has a roll to play in this position.")
    return state


def _play(text: str, situation: Situation, dice: Dice) -> Play:
    """Raises MisuseError for what is no legal play."""
    legal = legal_plays(situation.position, situation.player, dice, situation.ruleset)
    try:
        return parse_play(text, legal)
    except NotationError as problem:
        raise MisuseError(f"{problem}.") from problem


def _judged(situation: Situation, dice: Dice, play: Play, level: str) -> JudgedPlay:
    """Raises CliError where no engine judges it."""
    from bgdesk.engine.sage.judge import SageJudge

    answer = Judge(SageJudge(), LEVELS[level]).answer(PlayQuestion(0, situation, dice, play.result))
    if isinstance(answer, NotJudged):
        raise CliError(f"This position cannot be analysed: {answer.reason}.")
    assert isinstance(answer, JudgedPlay)
    return answer


def _explained(asked: PlayToExplain) -> Explanation:
    from bgdesk.engine.sage.judge import SageJudge

    return Explainer(SageJudge()).explain(asked)


def _loss(state: MatchState, player: Player, judged: JudgedPlay) -> float:
    """In normalised equity, or points of money per cube."""
    assert judged.played is not None
    score = score_of(state, player, default_table())
    best, played = (score.emg(judged.candidates[index].equity) for index in (0, judged.played))
    assert best is not None
    assert played is not None
    return max(0.0, best - played)


def _plain(answer: _Answer) -> Plain:
    asked = answer.asked
    judged = asked.judged
    assert judged.played is not None
    return {
        "position": answer.position,
        "dice": [answer.dice.first, answer.dice.second],
        "played": judged.candidates[judged.played].written,
        "best": judged.candidates[0].written,
        "loss": round(_loss(asked.state, asked.player, judged), 9),
        "level": judged.candidates[judged.played].level,
        **plain_explanation(answer.found, answer.sentences),
        "facts": plain_facts(answer.found.facts),
    }


def _tell(answer: _Answer) -> None:
    judged = answer.asked.judged
    assert judged.played is not None
    best, played = judged.candidates[0].written, judged.candidates[judged.played].written
    loss = _loss(answer.asked.state, answer.asked.player, judged)
    if answer.found.silent_because is Silence.RIGHT:
        say(f"{played} is right.")
    else:
        say(f"{played} costs {loss:.3f} against {best}.")
    for text in answer.outcome:
        say(text)
