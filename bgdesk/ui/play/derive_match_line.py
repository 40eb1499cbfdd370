"""What is played, in one line and in shorter ones, from the state of the match: pure functions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import labels
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import MatchState
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.games import games_name
from bgdesk.ui.words.prompts import variant_name

_USUAL = MatchOptions().variant


def match_line(state: MatchState, *, is_practice: bool = False) -> str:
    """Length, special rules of this game and its number, in one line."""
    options = state.options
    parts = [kind_of_match(state)]
    if options.rotation:
        parts.append(variant_name(state.ruleset.id))
    if options.games_played != (_USUAL,):
        parts.insert(0, games_name(options.games_played))
    if state.is_crawford:
        parts.append(QCoreApplication.translate("Bars", "Crawford game"))
    if state.game_number:
        #: Label: the number of a game in a match
        parts.append(QCoreApplication.translate("Bars", "game {number}").format(number=state.game_number))
    if is_practice:
        #: Label: a match that does not count for a rating
        parts.append(QCoreApplication.translate("Bars", "practice match"))
    return labels(*parts)


def briefer_lines(state: MatchState) -> tuple[str, ...]:
    """Ever less of the `match_line`; how long the match is stays to the last."""
    length, in_short, game, number = kind_of_match(state), _length_in_short(state), "", ""
    if state.options.games_played != (_USUAL,):
        game = variant_name(state.ruleset.id)
    if state.is_crawford:
        number = QCoreApplication.translate("Bars", "Crawford game")
    elif state.game_number:
        #: Label: the number of a game in a match
        number = QCoreApplication.translate("Bars", "game {number}").format(number=state.game_number)
    choices = (
        (game, length, number),
        (game, length),
        (length, number),
        (length,),
        (in_short, number),
        (in_short,),
    )
    lines = (labels(*parts) for parts in choices)
    return tuple(dict.fromkeys(lines))


def kind_of_match(state: MatchState) -> str:
    """How long the match is, or that it is a session."""
    if state.options.is_money:
        return QCoreApplication.translate("Bars", "Money session")
    return Counted().point_match(state.options.length)


def _length_in_short(state: MatchState) -> str:
    if state.options.is_money:
        #: The same very short: games in which every point counts
        return QCoreApplication.translate("Bars", "Money")
    #: The same very short: a match to so many points
    return QCoreApplication.translate("Bars", "to {length}").format(length=state.options.length)
