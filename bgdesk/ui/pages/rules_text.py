"""The rules of a match as Markdown, made from the parameters of its games and the options agreed on."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import listed, sentences
from bgdesk.match.options import MatchOptions
from bgdesk.rules.outcome import BACKGAMMON, GAMMON
from bgdesk.rules.player import Player
from bgdesk.rules.variants import (
    Contact,
    NextStarter,
    Opening,
    Relation,
    Ruleset,
    Scoring,
    TripleRegion,
)
from bgdesk.ui.pages.counted_rules import CountedRules
from bgdesk.ui.pages.cube_text import cube_lines, length_lines
from bgdesk.ui.pages.dice_text import dice_lines
from bgdesk.ui.pages.moving_text import bar_lines, bearing_off_lines, entering_lines, moving_lines
from bgdesk.ui.words.games import games_name
from bgdesk.ui.words.options import options_summary
from bgdesk.ui.words.prompts import variant_name
from bgdesk.ui.words.results import has_double_games

Lines = tuple[str, ...]
"""Sentences; empty ones are left out."""

START = "start"
"""The scheme of a link to the picture of a set-up: ``start:plakoto``."""


def rules_markdown(options: MatchOptions) -> str:
    """The rules in force in a match with ``options``; pictures are links to `START`."""
    games = options.games_played
    parts = [f"# {games_name(games)}", f"*{options_summary(options)}*"]
    for game in dict.fromkeys(games):
        if len(games) > 1:
            parts.append(f"# {variant_name(game)}")
        parts += _game(options, games.index(game) + 1)
    parts.append(_section(QCoreApplication.translate("Rules", "The match"), _match_lines(options)))
    return "\n\n".join(filter(None, parts))


def _game(options: MatchOptions, number: int) -> Iterator[str]:
    translate = QCoreApplication.translate
    ruleset, has_cube = options.ruleset(number), options.has_cube
    picture = translate("Rules", "The set-up, and which way each player moves")
    for heading, lines in (
        #: Heading: the aim of a game
        (translate("Rules", "Aim"), _aim(ruleset)),
        #: Heading: where the checkers stand at first
        (translate("Rules", "Set-up"), _set_up(ruleset)),
    ):
        yield _section(heading, lines)
    yield f"![{picture}]({START}:{ruleset.id})"
    for heading, lines in (
        (translate("Rules", "The beginning"), _opening(ruleset, winner_starts=options.winner_starts(number))),
        #: Heading: how checkers come onto the board
        (translate("Rules", "Entering"), entering_lines(ruleset)),
        #: Heading: how checkers move
        (translate("Rules", "Moving"), moving_lines(ruleset)),
        (translate("Rules", "Playing the dice"), dice_lines(ruleset)),
        (translate("Rules", "The bar"), bar_lines(ruleset)),
        (translate("Rules", "Bearing off"), bearing_off_lines(ruleset)),
        (translate("Rules", "The mother"), _mother(ruleset)),
        (translate("Rules", "What a game is worth"), _worth(ruleset, has_cube=has_cube)),
    ):
        yield _section(heading, lines)


def _section(heading: str, lines: Lines) -> str:
    written = [f"- {line}" for line in lines if line]
    return "\n".join((f"## {heading}", "", *written)) if written else ""


def _aim(ruleset: Ruleset) -> Lines:
    return (CountedRules().aim(ruleset.checkers),)


def _set_up(ruleset: Ruleset) -> Lines:
    return (_relation(ruleset), _checkers(ruleset))


def _relation(ruleset: Ruleset) -> str:
    translate = QCoreApplication.translate
    match ruleset.relation:
        case Relation.CONTRARY:
            return translate(
                "Rules",
                "The players move in opposite directions, and each counts the points from "
                "their own side: your 24-point is your opponent's 1-point.",
            )
        case Relation.PARALLEL_DIAGONAL:
            return translate(
                "Rules",
                "Both players move the same way round, from opposite corners: your opponent "
                "starts on your 12-point and bears off from your points 18 to 13.",
            )
        case Relation.PARALLEL_SAME:
            return translate(
                "Rules",
                "Both players move the same way and count the points alike: both enter on the "
                "points 24 to 19 and bear off from the points 6 to 1.",
            )


def _checkers(ruleset: Ruleset) -> str:
    """Where the checkers of a player are at first, and how far they have to go."""
    texts, pips = CountedRules(), ruleset.start_position().pips(Player.WHITE)
    if ruleset.reserve:
        return texts.start_in_reserve(pips)
    if len(ruleset.start) == 1:
        point, count = ruleset.start[0]
        return texts.start_on_one_point(count).format(point=point, pips=pips)
    #: One of a list in "Each player starts with …": so many checkers on the point with this number
    on_point = QCoreApplication.translate("Rules", "{count} on the {point}-point")
    points = listed(*(on_point.format(count=count, point=point) for point, count in ruleset.start))
    return texts.start(pips).format(points=points)


def _opening(ruleset: Ruleset, *, winner_starts: bool) -> Lines:
    translate = QCoreApplication.translate
    texts = {
        Opening.USE_OPENING_DICE: translate(
            "Rules", "Each rolls one die; the higher begins with those two numbers."
        ),
        Opening.ROLL_AGAIN: translate(
            "Rules", "Each rolls one die; the higher begins and rolls both dice for the first turn."
        ),
        Opening.WINNER_CHOICE: translate(
            "Rules",
            "Each rolls one die; the higher begins, with those two numbers or, if that seems better, "
            "with a new roll of both dice.",
        ),
    }
    equal = translate("Rules", "Equal dice are rolled again.")
    later = translate("Rules", "The winner of one game starts the next.")
    follows = winner_starts and ruleset.next_starter is NextStarter.PREVIOUS_WINNER
    return (sentences(texts[ruleset.opening], equal), later if follows else "")


def _mother(ruleset: Ruleset) -> Lines:
    if not ruleset.mother_rule:
        return ()
    translate = QCoreApplication.translate
    return (
        translate("Rules", "The last checker that a player has on the 24-point is that player's mother."),
        translate(
            "Rules",
            "If it is pinned there by an opponent all of whose checkers have left the start, that opponent "
            "wins a double game at once.",
        ),
        translate(
            "Rules",
            "If the opponent still has some there the game goes on, and is won so when they have left while "
            "the mother is still pinned. If the opponent's own mother is pinned too, the game is a draw.",
        ),
    )


def _worth(ruleset: Ruleset, *, has_cube: bool) -> Lines:
    translate = QCoreApplication.translate
    if ruleset.scoring is Scoring.PER_CHECKER:
        return (
            translate("Rules", "The winner gets a point for each checker that the loser has not borne off."),
        )
    lines = [
        translate("Rules", "A win counts the value of the cube.")
        if has_cube
        else translate("Rules", "A win counts one point.")
    ]
    if has_double_games(ruleset):
        lines.append(translate("Rules", "A double game, when the loser has borne off none, counts twice."))
    elif GAMMON in ruleset.levels:
        lines.append(translate("Rules", "A gammon, when the loser has borne off none, counts twice."))
    if BACKGAMMON in ruleset.levels:
        lines.append(_backgammon(ruleset))
    if ruleset.quad_for_bar:
        lines.append(translate("Rules", "A backgammon with a checker on the bar counts four times."))
    if ruleset.can_stall:
        lines.append(_stalemate(ruleset))
    return tuple(lines)


def _stalemate(ruleset: Ruleset) -> str:
    assert ruleset.contact is not Contact.HIT
    return QCoreApplication.translate(
        "Rules",
        "If both players have to pass, one after the other, and neither could play any number at all, "
        "the game is a draw.",
    )


def _backgammon(ruleset: Ruleset) -> str:
    translate = QCoreApplication.translate
    if ruleset.triple_region is TripleRegion.BAR_ONLY:
        return translate(
            "Rules", "A backgammon, when the loser also has a checker on the bar, counts three times."
        )
    if ruleset.reserve:
        return translate(
            "Rules",
            "A backgammon, when the loser also has one in reserve, on the bar or on the points 24 to 19, "
            "counts three times.",
        )
    return translate(
        "Rules",
        "A backgammon, when the loser also has one on the bar or in the winner's home board, counts three "
        "times.",
    )


def _match_lines(options: MatchOptions) -> Lines:
    if options.may_have_cube:
        cube: Lines = cube_lines(options)
    else:
        cube = (QCoreApplication.translate("Rules", "There is no cube."),)
    return (_turns(options), *length_lines(options), *cube)


def _turns(options: MatchOptions) -> str:
    if not options.rotation:
        return ""
    text = QCoreApplication.translate(
        "Rules",
        "The games are played in turn: {games}, and so on from the first. The winner of a game starts "
        "the next; after a draw the dice decide.",
    )
    if not options.winner_starts(1):
        text = QCoreApplication.translate(
            "Rules",
            "The games are played in turn: {games}, and so on from the first. Each game begins with a new "
            "opening roll, whoever won the one before.",
        )
    return text.format(games=listed(*map(variant_name, options.rotation)))
