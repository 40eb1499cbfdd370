"""The rules of a match as Markdown, made from the parameters of its game and the options agreed on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.match.options import MatchOptions
from bgdesk.rules.outcome import GAMMON
from bgdesk.rules.player import Player
from bgdesk.rules.variants import Ruleset, TripleRegion
from bgdesk.ui.counted import Counted
from bgdesk.ui.options_wording import options_summary
from bgdesk.ui.pages.cube_text import cube_lines, length_lines
from bgdesk.ui.wording import variant_name

Section = tuple[str, tuple[str, ...]]
"""A heading and its sentences; empty ones are left out."""


def rules_markdown(options: MatchOptions) -> str:
    """The rules in force in a match with ``options``."""
    ruleset = options.ruleset()
    sections: tuple[Section, ...] = (
        (QCoreApplication.translate("Rules", "Aim"), _aim(ruleset)),
        (QCoreApplication.translate("Rules", "Set-up"), _set_up(ruleset)),
        (QCoreApplication.translate("Rules", "Moving"), _moving(ruleset)),
        (QCoreApplication.translate("Rules", "Playing the dice"), _dice(ruleset)),
        (QCoreApplication.translate("Rules", "The bar"), _bar()),
        (QCoreApplication.translate("Rules", "Bearing off"), _bearing_off()),
        (QCoreApplication.translate("Rules", "What a game is worth"), _worth(ruleset)),
        (QCoreApplication.translate("Rules", "The cube"), cube_lines(options)),
        (QCoreApplication.translate("Rules", "The match"), length_lines(options)),
    )
    title = f"# {variant_name(options.variant)}\n\n*{options_summary(options)}*"
    return "\n\n".join((title, *(_section(heading, lines) for heading, lines in sections)))


def _section(heading: str, lines: tuple[str, ...]) -> str:
    return "\n".join((f"## {heading}", "", *(f"- {line}" for line in lines if line)))


def _aim(ruleset: Ruleset) -> tuple[str, ...]:
    text = QCoreApplication.translate(
        "Rules",
        "Each player has {checkers}. Bring all of yours home and bear them off before your opponent does.",
    )
    return (text.format(checkers=Counted().checkers(ruleset.checkers)),)


def _set_up(ruleset: Ruleset) -> tuple[str, ...]:
    on_point = QCoreApplication.translate("Rules", "{count} on {point}")
    points = ", ".join(on_point.format(count=count, point=point) for point, count in ruleset.start)
    begins = QCoreApplication.translate(
        "Rules", "Each player counts the points from his own side and begins with {points}."
    )
    pips = QCoreApplication.translate("Rules", "That makes {pips} to travel.")
    opening = QCoreApplication.translate(
        "Rules", "Each throws one die; the higher begins with those two numbers. Equal dice are thrown again."
    )
    count = ruleset.start_position().pips(Player.WHITE)
    return (begins.format(points=points), pips.format(pips=Counted().pips(count)), opening)


def _moving(ruleset: Ruleset) -> tuple[str, ...]:
    translate = QCoreApplication.translate
    return (
        translate("Rules", "Checkers move forward only, from your 24 point to your 1 point."),
        translate("Rules", "A point with two or more opposing checkers is blocked."),
        translate("Rules", "A single opposing checker is hit and goes to the bar."),
        translate("Rules", "A checker that hits in its own home board stays there for the rest of the turn.")
        if ruleset.no_hit_and_run
        else "",
        translate("Rules", "At most {count} of your checkers may stand on one point.").format(
            count=ruleset.max_stack
        )
        if ruleset.max_stack
        else "",
    )


def _dice(ruleset: Ruleset) -> tuple[str, ...]:
    translate = QCoreApplication.translate
    doubles = translate("Rules", "A double is played four times.")
    if ruleset.free_die_use:
        return (doubles, translate("Rules", "Any part of the roll may be left unplayed."))
    return (
        doubles,
        translate(
            "Rules", "Both dice must be played if there is any way to do so, a double as far as it goes."
        ),
        translate("Rules", "If either die can be played but not both, the higher must be."),
        translate("Rules", "If nothing can be played, the turn passes."),
    )


def _bar() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("Rules", "A checker on the bar must enter before anything else moves."),
        QCoreApplication.translate(
            "Rules", "It enters in the opponent's home board: with a 1 on your 24 point, with a 6 on 19."
        ),
    )


def _bearing_off() -> tuple[str, ...]:
    return (
        QCoreApplication.translate(
            "Rules", "Once all your checkers are on your points 6 to 1 you may bear off."
        ),
        QCoreApplication.translate(
            "Rules", "A die takes a checker off its point; a higher die takes one from the highest point."
        ),
        QCoreApplication.translate("Rules", "If you are hit, that checker must come home again first."),
    )


def _worth(ruleset: Ruleset) -> tuple[str, ...]:
    translate = QCoreApplication.translate
    lines = [translate("Rules", "Winning counts the value of the cube.")]
    if GAMMON in ruleset.levels:
        lines.append(translate("Rules", "A gammon, when the loser has borne off none, counts twice."))
    if GAMMON + 1 in ruleset.levels:
        lines.append(_backgammon(ruleset))
    if ruleset.quad_for_bar:
        lines.append(translate("Rules", "With a checker on the bar it counts four times."))
    return tuple(lines)


def _backgammon(ruleset: Ruleset) -> str:
    if ruleset.triple_region is TripleRegion.BAR_ONLY:
        return QCoreApplication.translate(
            "Rules", "A backgammon, when he also has a checker on the bar, counts three times."
        )
    return QCoreApplication.translate(
        "Rules",
        "A backgammon, when he also has one on the bar or in the winner's home board, counts three times.",
    )
