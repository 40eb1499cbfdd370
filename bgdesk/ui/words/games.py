"""The games and their options for somebody who does not know them: groups, names, options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import listed, noted, titled
from bgdesk.match.game_names import GAME_LINES, ROTATION_NAMES
from bgdesk.match.match_types import ROTATIONS, Rotation, rotation_id
from bgdesk.rules.variants import RULESETS, NextStarter, Ruleset
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.prompts import variant_name


class Group(StrEnum):
    """Games that are chosen among together."""

    BACKGAMMON = "backgammon"
    TAVLI = "tavli"
    ENTERING = "entering"
    ROTATIONS = "rotations"


_GROUPS: Mapping[Group, str] = MappingProxyType(
    {
        Group.BACKGAMMON: QT_TRANSLATE_NOOP("Games", "Backgammon and its set-ups"),
        Group.TAVLI: QT_TRANSLATE_NOOP("Games", "Tavli: without a cube, pinning, blocking"),
        Group.ENTERING: QT_TRANSLATE_NOOP("Games", "From an empty board"),
        Group.ROTATIONS: QT_TRANSLATE_NOOP("Games", "Several games in turn"),
    }
)

_OPTIONS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "bear_off_while_pinned": (
            QT_TRANSLATE_NOOP("Games", "Bear off while pinned"),
            QT_TRANSLATE_NOOP(
                "Games", "A player may bear off although a checker of theirs is pinned in their home board."
            ),
        ),
        "no_mother_rule": (
            QT_TRANSLATE_NOOP("Games", "No mother rule"),
            QT_TRANSLATE_NOOP("Games", "Pinning the last checker on the start does not win the game."),
        ),
        "both_starts": (
            QT_TRANSLATE_NOOP("Games", "No six points in either starting board"),
            QT_TRANSLATE_NOOP("Games", "Usually only a player's own starting board may not be filled."),
        ),
        "rest_is_lost": (
            QT_TRANSLATE_NOOP("Games", "Numbers that cannot be played are lost"),
            QT_TRANSLATE_NOOP("Games", "Usually the opponent plays them."),
        ),
        "narde_extras": (
            QT_TRANSLATE_NOOP(
                "Games", "One checker a turn leaves the start, six in a row need an opponent ahead"
            ),
            QT_TRANSLATE_NOOP(
                "Games",
                "One checker a turn leaves the start, two with 6-6, 4-4 or 3-3 as a player's first roll; "
                "and six points in a row need an opposing checker ahead. Both are rules of Narde.",
            ),
        ),
        "score_by_level": (
            QT_TRANSLATE_NOOP("Games", "Single, double and triple games"),
            QT_TRANSLATE_NOOP("Games", "Usually every checker that the loser has left counts a point."),
        ),
        "free_entry": (
            QT_TRANSLATE_NOOP("Games", "Move before all have entered"),
            QT_TRANSLATE_NOOP("Games", "Usually all checkers enter before any other moves."),
        ),
        "bonus_needs_all_in": (
            QT_TRANSLATE_NOOP("Games", "No extra numbers before all have entered"),
            QT_TRANSLATE_NOOP("Games", "Until then a double is played four times, and no roll follows it."),
        ),
        "with_cube": (
            QT_TRANSLATE_NOOP("Games", "With the doubling cube"),
            QT_TRANSLATE_NOOP("Games", "Usually this game is played without."),
        ),
    }
)


def _translated(text: str) -> str:
    return QCoreApplication.translate("Games", text)


def group_name(group: Group) -> str:
    """What the games of ``group`` are called together."""
    return _translated(_GROUPS[group])


def group_of(ruleset: Ruleset) -> Group:
    """Where a game stands in the list."""
    if ruleset.reserve:
        return Group.ENTERING
    is_tavli = ruleset.next_starter is NextStarter.PREVIOUS_WINNER
    return Group.TAVLI if is_tavli else Group.BACKGAMMON


def offered_games(group: Group) -> tuple[str, ...]:
    """The ids of the games of ``group`` that new matches are played by."""
    return tuple(each.id for each in RULESETS.values() if each.is_offered and group_of(each) is group)


def offered_rotations() -> Iterator[Rotation]:
    """The rotations all of whose games are offered."""
    for rotation in ROTATIONS.values():
        if all(RULESETS[game].is_offered for game in rotation.games):
            yield rotation


def games_name(games: tuple[str, ...]) -> str:
    """The name of one game, of a rotation, or of games in turn."""
    known = rotation_id(games)
    if known in ROTATION_NAMES:
        return _translated(ROTATION_NAMES[known])
    return listed(*map(variant_name, games))


def about_games(games: tuple[str, ...], *, winner_starts: bool = True) -> str:
    """One line about a game, or which games a rotation is made of, and who starts there."""
    if len(games) == 1:
        return _translated(GAME_LINES[games[0]])
    #: About a match of several games. {games} is a list of their names
    text = _translated(QT_TRANSLATE_NOOP("Games", "{games} in turn; the winner of a game starts the next."))
    if not winner_starts:
        #: About a match of several games. {games} is a list of their names
        text = _translated(QT_TRANSLATE_NOOP("Games", "{games} in turn; each begins with an opening roll."))
    return text.format(games=listed(*map(variant_name, games)))


def option_name(option: str, games: tuple[str, ...] = ()) -> str:
    """The name of a rule option, with those of ``games``, played in turn, that it is about."""
    name = _translated(_OPTIONS[option][0])
    if len(games) < 2:
        return name
    return noted(name, _names_with(option, games))


def option_help(option: str) -> str:
    """In which games a rule option changes what."""
    #: Title of an explanation: {games} are the names of the games that it is about
    title = QCoreApplication.translate("Games", "In {games}").format(
        games=_names_with(option, tuple(RULESETS))
    )
    return titled(title, _translated(_OPTIONS[option][1]))


def _names_with(option: str, games: tuple[str, ...]) -> str:
    """Those of ``games`` that are offered and have ``option``."""
    having = (RULESETS[game] for game in dict.fromkeys(games))
    names = (
        variant_name(game.id)
        for game in having
        if game.is_offered and option in {each.id for each in game.options}
    )
    return listed(*names)
