"""Why an engine does not judge: every reason by name, so that it can be translated."""

from __future__ import annotations

from enum import StrEnum

from bgdesk.match.game_names import game_name


class Obstacle(StrEnum):
    """An English clause each, with ``{quote}`` for the particulars."""

    NOBODY_ON_ROLL = "nobody is on roll"
    VARIANT_UNKNOWN = "the engine does not know {quote}"
    OTHER_RULES = "trials are played by the rules of backgammon, and here others are agreed"
    NOT_FIFTEEN = "{quote} checkers a side are not 15"
    GAME_OVER = "the game is over"
    MATCH_OVER = "the match is over"
    SAME_POINT = "both players have checkers on the same point"
    BOTH_CLOSED_OUT = "both players are closed out"
    NO_CRAWFORD_GAME = "no Crawford game is possible at this score"
    NO_CRAWFORD_RULE = "what a resignation costs is known for matches with the Crawford rule only"
    NO_CUBELESS_TABLE = "what a resignation costs is not known in matches without a cube"
    NO_CUBE_DECISION = "the player on roll has no cube decision"
    NO_CUBELESS_DECISION = "a cube decision has no cubeless value"
    NOT_LOADED = "the strong engine does not load: {quote}"
    FILE_BROKEN = "what the engine knows of this game cannot be read ({quote})"
    DIED = "the engine stopped unexpectedly"
    FAULT = "the engine failed ({quote})"

    def clause(self, quote: str) -> str:
        """In English, without a full stop; games are called by their names."""
        return self.value.format(quote=game_name(quote) if self is Obstacle.VARIANT_UNKNOWN else quote)
