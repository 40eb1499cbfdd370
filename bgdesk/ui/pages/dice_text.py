"""What the dice give to play and what has to be played, from the parameters of a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.rules.variants import Doubles, Rest, Ruleset

Lines = tuple[str, ...]


def dice_lines(ruleset: Ruleset) -> Lines:
    """One sentence for each rule about the dice."""
    translate = QCoreApplication.translate
    if ruleset.free_die_use:
        return (_doubles(ruleset), translate("Rules", "Any part of the roll may be left unplayed."))
    return (
        _doubles(ruleset),
        *_bonus(ruleset),
        translate(
            "Rules", "Both dice must be played if there is any way to do so, a double as far as it goes."
        ),
        translate("Rules", "If either die can be played but not both, the higher must be."),
        translate("Rules", "If nothing can be played, the turn passes."),
        _rest(ruleset),
    )


def _doubles(ruleset: Ruleset) -> str:
    translate = QCoreApplication.translate
    match ruleset.doubles:
        case Doubles.FOUR:
            return translate("Rules", "A double is played four times.")
        case Doubles.COMPLEMENT:
            return translate(
                "Rules",
                "A double is played four times, then the number on the other side of the dice four "
                "times: after 5-5 four 2s.",
            )
        case Doubles.CASCADE:
            return translate(
                "Rules",
                "In each player's first three turns a double is played four times. From the fourth turn "
                "on every higher number follows it, four times each: after 4-4 come four 5s and four 6s.",
            )


def _bonus(ruleset: Ruleset) -> Lines:
    translate = QCoreApplication.translate
    return (
        translate("Rules", "If all of it was played, a double is followed by another roll.")
        if ruleset.rolls_again
        else "",
        translate(
            "Rules",
            "After 2 with 1, if both numbers were played, you name any double you like and play it as if you "
            "had rolled it; if all of it was played, you roll once more.",
        )
        if ruleset.names_double
        else "",
        translate(
            "Rules",
            "While you have checkers in reserve a double is played four times only, and no roll follows it.",
        )
        if ruleset.bonus_needs_all_in
        else "",
    )


def _rest(ruleset: Ruleset) -> str:
    translate = QCoreApplication.translate
    if ruleset.rest is Rest.OPPONENT_PLAYS:
        return translate(
            "Rules",
            "Numbers that you cannot play go to your opponent, who plays them with the opposing checkers, as "
            "far as possible, before the next turn begins. Where one of them cannot be played as many times "
            "as are left of it, this ends, and the higher numbers are lost.",
        )
    has_more = ruleset.doubles is not Doubles.FOUR or ruleset.rolls_again or ruleset.names_double
    if not has_more:
        return ""
    return translate(
        "Rules",
        "As soon as a number cannot be played, everything that was still to come in that turn is lost.",
    )
