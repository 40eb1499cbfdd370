"""What is said while one learns from a match: questions, answers, and how they were."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.analysis.cube_answers import raises_so_far
from bgdesk.analysis.learning import AskedStop
from bgdesk.analysis.questions import Decision, Kind
from bgdesk.match import flow
from bgdesk.match.events import Doubled, DoubleNamed, Event, Passed, Played, Raised, Rolled, Taken
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player
from bgdesk.ui.words.cube import raise_title
from bgdesk.ui.words.equities import cost_text
from bgdesk.ui.words.events import no_play_text, play_text
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import whole
from bgdesk.ui.words.persons import by_person

translate = QCoreApplication.translate


class LearnCounts(QObject):
    """Sentences with a number of decisions in them."""

    def errors(self, n: int, cost: str) -> str:
        """So many errors are asked about."""
        #: Sentence: how many errors are asked about; {cost} is what each cost at least
        return self.tr("%n error(s) that cost {cost} or more.", "", n).format(cost=cost)

    def found_before(self, n: int) -> str:
        """So many of them were found before."""
        #: Sentence: how many of the errors of a match one found when one was asked before
        return self.tr("You have found %n of them before.", "", n)

    def missed(self, n: int) -> str:
        """A button: ask again about so many."""
        #: Button, a verb: be asked again about the decisions that one did not find
        return self.tr("Again the %n you missed", "", n)


def intro_text() -> str:
    """What is going to happen."""
    return translate(
        "Learn",
        "You decide once more where errors were made. Some right decisions are among them, and nothing"
        " gives the answer away before you have given yours.",
    )


def not_analysed_text() -> str:
    """Nobody knows yet what was wrong."""
    return translate("Learn", "This match is not analysed yet: after that you can learn from it.")


def question_text(kind: Kind, state: MatchState) -> str:
    """What is asked."""
    if kind is Kind.PLAY:
        #: Question about a position with dice
        return translate("Learn", "What is the best move?")
    if state.cube_offer is None:
        #: Questions: should the player who is on roll turn the cube?
        is_own = state.cube.owner is not None
        return translate("Learn", "Redouble, or not?") if is_own else translate("Learn", "Double, or not?")
    if state.to_act and flow.may_raise(state, state.to_act) is None:
        #: Question to a player who was doubled and may beaver
        return translate("Learn", "Take, pass, or turn the cube again?")
    #: Question to a player who was doubled
    return translate("Learn", "Take, or pass?")


def side_text(name: str) -> str:
    """For whom one decides."""
    #: Sentence: whose decision it was
    yours = translate("Learn", "You had to decide here.")
    #: Sentence: whose decision it was; {name} is a player
    named = translate("Learn", "{name} had to decide here.")
    return by_person(name, yours, named)


def answer_text(event: Event, state: MatchState, player: Player) -> str:
    """What was decided in ``state``, in a word or as a play."""
    match event:
        case Played():
            return play_text(state, player, event.steps) or no_play_text()
        case DoubleNamed():
            return isolated(f"{event.face}-{event.face}")
        case Rolled() | Doubled():
            return _turned_text(state, player, is_turned=isinstance(event, Doubled))
        case Taken():
            return translate("Learn", "take")
        case Passed():
            return translate("Learn", "pass")
        case Raised():
            return raise_title(raises_so_far(state) + 1)
    return ""


def _turned_text(state: MatchState, player: Player, *, is_turned: bool) -> str:
    """Whether the cube was turned, whose own it may be."""
    if state.cube.owner is player:
        #: What was decided: the player rolled and did not turn the own cube, or did, a noun or verb
        return translate("Learn", "redouble") if is_turned else translate("Learn", "no redouble")
    #: What was decided: the player rolled and did not double, or did, a noun or verb
    return translate("Learn", "double") if is_turned else translate("Learn", "no double")


def keys_text() -> str:
    """What else can be done than to answer."""
    return translate("Learn", "Decide on the board, as in a game. S shows the answer, K skips it, Esc stops.")


def judging_text() -> str:
    """The engine has to look at it."""
    return translate("Learn", "The engine looks at your answer…")


def better_text(answer: str, error: float) -> str:
    """There is something better than ``answer``."""
    #: Sentence; {answer} is a play such as 13/7 8/7, or such as: double. {cost} is an equity
    text = translate("Learn", "There is better: {answer} gives away {cost}.")
    return text.format(answer=answer, cost=cost_text(error))


def unjudged_text() -> str:
    """Nobody can say."""
    return translate("Learn", "This answer could not be judged. Give another one, or have it shown.")


def result_text(asked: AskedStop) -> str:
    """How it went, in a word or two."""
    if asked.is_found:
        #: How it went with a question, as the next ones. Short
        return translate("Learn", "Found")
    if asked.is_found_late:
        return translate("Learn", "Found later")
    if not asked.attempts:
        return translate("Learn", "Skipped")
    return translate("Learn", "Not found")


def told_text(asked: AskedStop) -> str:
    """How it went, in a sentence."""
    if asked.is_found:
        best = not cost_text(asked.attempts[0].error or 0.0)
        nearly = translate("Learn", "Found: close enough.")
        return translate("Learn", "Found: that is best.") if best else nearly
    if asked.is_found_late:
        return translate("Learn", "Found, though not at once.")
    return translate("Learn", "Not found.")


def your_answer_text(answer: str, error: float) -> str:
    """What was answered last, and what that gives away."""
    if not cost_text(error):
        #: What was answered, which was best; {answer} is a play, or such as: double
        return translate("Learn", "Your answer: {answer}").format(answer=answer)
    #: What was answered; {answer} is a play, or such as: double. {cost} is an equity that it gives away
    text = translate("Learn", "Your answer: {answer}, -{cost}")
    return text.format(answer=answer, cost=cost_text(error))


def match_text(name: str, answer: str, error: float) -> str:
    """What was decided in the match."""
    if cost_text(error):
        #: Sentence; {answer} is a play, or such as: double. {cost} is an equity
        yours = translate("Learn", "In the match you chose {answer}, which cost {cost}.")
        #: Sentence; {name} is a player, {answer} a play, or such as: double. {cost} is an equity
        named = translate("Learn", "In the match {name} chose {answer}, which cost {cost}.")
    else:
        #: Sentence; {answer} is a play, or such as: double
        yours = translate("Learn", "In the match you chose {answer}, which was right.")
        #: Sentence; {name} is a player, {answer} a play, or such as: double
        named = translate("Learn", "In the match {name} chose {answer}, which was right.")
    return by_person(name, yours, named, answer=answer, cost=cost_text(error))


def best_text(choice: str) -> str:
    """What is best."""
    #: {choice} is a play such as 13/7 8/7, or such as: double, take
    return translate("Learn", "Best: {choice}").format(choice=choice)


def progress_text(number: int, total: int) -> str:
    """Which question of how many."""
    #: Title: which question of how many, as in: 3 of 9
    return translate("Learn", "{number} of {total}").format(number=whole(number), total=whole(total))


def score_text(found: int, total: int) -> str:
    """What it came to."""
    #: Title: how many of the questions were answered well
    text = translate("Learn", "You found {found} of {total}")
    return text.format(found=whole(found), total=whole(total))


def kinds_text(is_cube: bool, found: int, total: int) -> str:
    """The same of one kind of decisions."""
    if is_cube:
        #: How many of the questions about the cube were answered well
        text = translate("Learn", "Cube: {found} of {total}")
    else:
        #: How many of the questions about moves were answered well
        text = translate("Learn", "Moves: {found} of {total}")
    return text.format(found=whole(found), total=whole(total))


def place_text(decision: Decision) -> str:
    """Where in the match it was."""
    #: Where in a match a decision was made. Short
    return translate("Learn", "Game {number}").format(number=whole(decision.game))
