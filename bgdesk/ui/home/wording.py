"""The start page in words: what waits, how matches ended, what begins with one click."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, Qt

from bgdesk.app.settings import table
from bgdesk.app.side_by_side import labels
from bgdesk.app.table.new_match import AGAINST_FRIEND, BOTS, Values, chosen, options_of
from bgdesk.app.table.tutor_choice import tutor_mode
from bgdesk.library.listing import ListedMatch
from bgdesk.library.summaries import MatchStatus
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.match.tutor import TutorMode
from bgdesk.rules.player import Player
from bgdesk.ui.play.derive_match_line import match_line
from bgdesk.ui.words.dice_check import dice_note
from bgdesk.ui.words.levels import level_name
from bgdesk.ui.words.matches import players_text
from bgdesk.ui.words.options import options_summary, special_rules
from bgdesk.ui.words.persons import by_person, guest_name, named_me
from bgdesk.ui.words.turns import numbers_text

translate = QCoreApplication.translate

_NOON, _EVENING, _NIGHT_ENDS = 12, 18, 5


def greeting(hour: int) -> str:
    """What fits the hour of the day."""
    if _NIGHT_ENDS <= hour < _NOON:
        return translate("StartPage", "Good morning")
    if _NOON <= hour < _EVENING:
        return translate("StartPage", "Good afternoon")
    return translate("StartPage", "Good evening")


def day_of(moment: str, today: QDate) -> str:
    """The day of ``moment`` (ISO 8601) by the calendar of this computer, as near as it is."""
    when = QDateTime.fromString(moment, Qt.DateFormat.ISODateWithMs).toLocalTime().date()
    match when.daysTo(today):
        case 0:
            #: Label: a day. Short
            return translate("StartPage", "today")
        case 1:
            #: Label: a day. Short
            return translate("StartPage", "yesterday")
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def standing(record: MatchRecord) -> str:
    """What is played, how far it has come, and who has to do what."""
    return labels(match_line(record.state, is_practice=record.is_practice), _turn(record))


def _turn(record: MatchRecord) -> str:
    state, seats = record.state, record.header.seats
    if state.phase is Phase.BEFORE_GAME:
        #: Label: where a match stands, as the next ones
        return translate("StartPage", "between games") if state.results else ""
    if state.to_act is None:
        return translate("StartPage", "the opening roll comes next")
    return by_person(seats.of(state.to_act).name, *_turn_texts(state), dice=_dice(state))


def _dice(state: MatchState) -> str:
    return numbers_text(state.dice.faces) if state.dice else ""


def _turn_texts(state: MatchState) -> tuple[str, str]:
    if state.phase is Phase.CUBE_OFFERED:
        #: Labels: where a match stands. The cube was offered to that player
        return translate("StartPage", "you are doubled"), translate("StartPage", "{name} is doubled")
    if state.phase is Phase.RESIGNATION_OFFERED:
        yours = translate("StartPage", "you are offered a resignation")
        return yours, translate("StartPage", "{name} is offered a resignation")
    if state.phase is Phase.TO_PLAY and state.dice:
        #: Labels: {dice} were rolled and are to be played, as in 6-1
        return translate("StartPage", "you have {dice} to play"), translate(
            "StartPage", "{name} has {dice} to play"
        )
    #: Labels: whose turn it is
    return translate("StartPage", "you are on roll"), translate("StartPage", "{name} is on roll")


def me_in(match: ListedMatch) -> Player | None:
    """Who of the two is the player at this window; nobody where that cannot be told."""
    return match.person or named_me(Pair(match.white, match.black))


def result_text(match: ListedMatch, player: Player) -> str:
    """How ``match`` ended for ``player``: points the player's own first."""
    score = Pair(match.white_score, match.black_score)
    return _result_text(match, player).format(mine=score.of(player), theirs=score.of(player.opponent))


def _result_text(match: ListedMatch, player: Player) -> str:
    if match.won_by is None:
        #: Label in a list of matches, as the next ones: nobody won. {mine} and {theirs} are points
        return translate("StartPage", "Even {mine} : {theirs}")
    has_won = match.won_by is player
    if not match.length or max(match.white_score, match.black_score) >= match.length:
        won = translate("StartPage", "Won {mine} : {theirs}")
        return won if has_won else translate("StartPage", "Lost {mine} : {theirs}")
    if match.status == MatchStatus.ABANDONED:
        #: The opponent gave the match up at this score
        won = translate("StartPage", "Won, resigned at {mine} : {theirs}")
        #: The player gave the match up at this score
        return won if has_won else translate("StartPage", "Resigned at {mine} : {theirs}")
    won = translate("StartPage", "Won on time at {mine} : {theirs}")
    return won if has_won else translate("StartPage", "Lost on time at {mine} : {theirs}")


def pr_text(rate: str) -> str:
    """The player's performance rating, worded already; empty where it is not known."""
    #: Label in a list of matches. PR (performance rating) is a standard term, {rate} a number
    return translate("StartPage", "PR {rate}").format(rate=rate) if rate else ""


def against(name: str) -> str:
    """Who the opponent was."""
    #: Label in a list of matches, behind the result. {opponent} is a name
    return translate("StartPage", "against {opponent}").format(opponent=name)


def pairing(values: Values) -> str:
    """Who plays whom in the match that ``values`` describe."""
    level = level_name(chosen(values, table.LAST_LEVEL))
    opponent = chosen(values, table.LAST_OPPONENT)
    if opponent == BOTS:
        second = level_name(chosen(values, table.LAST_SECOND_LEVEL))
        return players_text(Pair(level, second))
    return against(chosen(values, table.LAST_GUEST) or guest_name() if opponent == AGAINST_FRIEND else level)


def match_of(values: Values) -> str:
    """The game, its length and its rules."""
    return labels(options_summary(options_of(values).locked()), dice_note(values))


def rules_of(values: Values) -> str:
    """By which rules a match is played that needs no name, as a line; what is usual is said as well."""
    options = options_of(values).locked()
    #: Label: the kind of dice, where they can be checked after the match
    dice = dice_note(values) or translate("StartPage", "fair dice")
    has_tutor = tutor_mode(chosen(values, table.LAST_TUTOR)) is not TutorMode.OFF and not options.clock
    #: Label of a match in which a tutor speaks up
    tutor = translate("StartPage", "with a tutor") if has_tutor else ""
    return as_line(labels(*special_rules(options), dice, tutor))


def as_line(text: str) -> str:
    """``text`` as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]
