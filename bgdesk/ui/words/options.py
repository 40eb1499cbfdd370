"""The agreed rules of a match, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import labels
from bgdesk.match.options import UNLIMITED, MatchOptions
from bgdesk.rules.variants import TripleRegion
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.games import games_name, option_name


def kind_of_play(options: MatchOptions) -> str:
    """Match to so many points, or money session."""
    if not options.is_money:
        return Counted().match_length(options.length)
    if options.games:
        return Counted().session_length(options.games)
    return money_session()


def money_session() -> str:
    """Games without an end agreed on."""
    #: Label: games in which every point counts, without an end agreed on
    return QCoreApplication.translate("Options", "money session")


def options_summary(options: MatchOptions) -> str:
    """The game, its length and every rule that is not self-evident, in one line."""
    return labels(games_name(options.games_played), kind_of_play(options), *special_rules(options))


def special_rules(options: MatchOptions) -> tuple[str, ...]:
    """The rules that were agreed on beyond the plain game, a few words each."""
    translate = QCoreApplication.translate
    named = (
        (bool(options.rotation) and not options.winner_starts(1), new_opening_text()),
        #: Label, as all that follow: a rule that was agreed on for a match
        (options.may_have_cube and not options.has_cube, translate("Options", "no cube")),
        (options.crawford and options.has_cube, translate("Options", "Crawford rule")),
        (options.holland, translate("Options", "Holland rule")),
        (options.jacoby, translate("Options", "Jacoby rule")),
        (options.jacoby_auto_counts, translate("Options", "automatic doubles count for the Jacoby rule")),
        (options.max_chain != 0, _chain(options.max_chain)),
        (options.automatic_doubles != 0, _automatic(options.automatic_doubles)),
        (
            options.triple_region is TripleRegion.BAR_ONLY,
            translate("Options", "backgammon only with a checker on the bar"),
        ),
        (options.quad_for_bar, translate("Options", "four points for a checker on the bar")),
        (options.five_on_a_point, translate("Options", "at most five on a point")),
        (options.free_die_use, translate("Options", "partial plays allowed")),
        #: Label: a rule; a checker may not hit in the own home board and move on in the same turn
        (options.no_hit_and_run, translate("Options", "no hit and run at home")),
        #: Label: a chess clock is used
        (options.clock is not None, translate("Options", "clock")),
    )
    chosen = (option_name(option, options.games_played) for option in options.rule_options)
    return (*(text for is_on, text in named if is_on), *chosen)


def new_opening_text() -> str:
    """That the winner of a game does not start the next one."""
    return QCoreApplication.translate("Options", "a new opening roll for each game")


def _chain(limit: int) -> str:
    if limit == 1:
        #: Label: the double may be taken and turned again at once (beaver); standard terms, as the next ones
        return QCoreApplication.translate("Options", "beavers")
    if limit == UNLIMITED:
        return QCoreApplication.translate("Options", "unlimited beavers and raccoons")
    if limit == 2:
        return QCoreApplication.translate("Options", "beavers and raccoons")
    return QCoreApplication.translate("Options", "beavers, raccoons and otters")


def _automatic(limit: int) -> str:
    if limit == UNLIMITED:
        return QCoreApplication.translate("Options", "unlimited automatic doubles")
    return Counted().automatic_doubles(limit)
