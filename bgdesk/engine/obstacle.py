"""Why an engine does not judge: every reason by name, in a sentence that can be translated."""

from __future__ import annotations

from bgdesk.match.game_names import game_names
from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences


class Obstacle(Sentences):
    """A sentence each, with ``{quote}`` for the particulars; ``{game}`` is the game whose id they are."""

    NOBODY_ON_ROLL = QT_TRANSLATE_NOOP("Judgement", "Nobody is on roll.")
    #: {game} is the name of a game
    VARIANT_UNKNOWN = QT_TRANSLATE_NOOP("Judgement", "The engine does not know {game}.")
    #: trials are the games of a rollout, played to the end to judge a position
    OTHER_RULES = QT_TRANSLATE_NOOP(
        "Judgement", "Rollouts are played by the rules of backgammon, and this match has other rules."
    )
    #: {quote} is a number
    NOT_FIFTEEN = QT_TRANSLATE_NOOP("Judgement", "There are {quote} checkers a side, not 15.")
    GAME_OVER = QT_TRANSLATE_NOOP("Judgement", "The game is over.")
    MATCH_OVER = QT_TRANSLATE_NOOP("Judgement", "The match is over.")
    SAME_POINT = QT_TRANSLATE_NOOP("Judgement", "Both players have checkers on the same point.")
    BOTH_CLOSED_OUT = QT_TRANSLATE_NOOP("Judgement", "Both players are closed out.")
    NO_CRAWFORD_GAME = QT_TRANSLATE_NOOP("Judgement", "No Crawford game is possible at this score.")
    NO_CRAWFORD_RULE = QT_TRANSLATE_NOOP(
        "Judgement", "The cost of a resignation is only known in matches with the Crawford rule."
    )
    NO_CUBE_DECISION = QT_TRANSLATE_NOOP("Judgement", "The player on roll has no cube decision.")
    NO_CUBELESS_DECISION = QT_TRANSLATE_NOOP("Judgement", "A cube decision has no cubeless value.")
    MAY_END = QT_TRANSLATE_NOOP("Judgement", "The game may end within the next two rolls.")
    #: {quote} is what the system says, in English
    NOT_LOADED = QT_TRANSLATE_NOOP("Judgement", "The strong engine does not load: {quote}.")
    #: {quote} is the name of a file, or what the system says
    FILE_BROKEN = QT_TRANSLATE_NOOP(
        "Judgement", "What the engine knows of this game cannot be read ({quote})."
    )
    DIED = QT_TRANSLATE_NOOP("Judgement", "The engine stopped unexpectedly.")
    #: {quote} is a technical reason, in English
    FAULT = QT_TRANSLATE_NOOP("Judgement", "The engine failed ({quote}).")

    @property
    def is_fault(self) -> bool:
        """Whether the engine is at fault, and not the question: it may do better another time."""
        return self in (Obstacle.DIED, Obstacle.FAULT, Obstacle.NOT_LOADED, Obstacle.FILE_BROKEN)

    def told(self, quote: str) -> Message:
        """The sentence with its particulars."""
        return Message.of(self, quote=quote, game=game_names(quote))
