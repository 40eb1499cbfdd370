"""How checkers enter, move, meet and are borne off, from the parameters of a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.rules.variants import BearOff, Contact, Entry, Prime, Relation, Ruleset
from bgdesk.ui.pages.counted_rules import CountedRules

Lines = tuple[str, ...]


def entering_lines(ruleset: Ruleset) -> Lines:
    """How checkers come from the reserve onto the board; () in games that have none."""
    if not ruleset.reserve:
        return ()
    translate = QCoreApplication.translate
    limits = {
        Entry.FREE: translate("Rules", "Checkers on the board may move before all have entered."),
        Entry.ALL_FIRST: translate("Rules", "All your checkers have to enter before any other may move."),
        Entry.BARRIER: translate(
            "Rules", "While you have checkers in reserve no other may move to your 12-point or beyond it."
        ),
    }
    return (
        translate(
            "Rules",
            "Each number brings one checker from the reserve onto the board: a 1 onto your "
            "24-point, and so on to a 6 onto your 19-point.",
        ),
        limits[ruleset.entry],
    )


def moving_lines(ruleset: Ruleset) -> Lines:
    """Where checkers may go, and what happens where the players meet."""
    translate = QCoreApplication.translate
    return (
        translate("Rules", "Checkers move forward only, from your 24-point to your 1-point."),
        *_meeting(ruleset),
        _hit_lock(ruleset),
        translate("Rules", "A checker that hits in its own home board stays there for the rest of the turn.")
        if ruleset.no_hit_and_run
        else "",
        CountedRules().most_on_a_point(ruleset.max_stack) if ruleset.max_stack else "",
        *_start(ruleset),
        *_primes(ruleset),
    )


def _meeting(ruleset: Ruleset) -> Lines:
    translate = QCoreApplication.translate
    two = translate("Rules", "A point with two or more opposing checkers is blocked.")
    match ruleset.contact:
        case Contact.HIT:
            return (two, translate("Rules", "A single opposing checker is hit and goes to the bar."))
        case Contact.PIN:
            return (
                two,
                translate(
                    "Rules",
                    "A single opposing checker is not hit but pinned: yours lies on top of it, and it cannot "
                    "move until none of yours lies there any more.",
                ),
                translate("Rules", "A point on which one of your checkers is pinned is closed to you."),
            )
        case Contact.BLOCK:
            return (translate("Rules", "A point with even one opposing checker is blocked; nothing is hit."),)


def _hit_lock(ruleset: Ruleset) -> str:
    if not ruleset.hit_lock:
        return ""
    return QCoreApplication.translate(
        "Rules",
        "You may not hit before one of your checkers has reached your home board; until then a single "
        "opposing checker blocks its point. From then on you may hit for the rest of the game.",
    )


def _start(ruleset: Ruleset) -> Lines:
    translate = QCoreApplication.translate
    return (
        translate(
            "Rules",
            "Until your first checker has passed your opponent's start, your 12-point, no "
            "second one may leave your 24-point.",
        )
        if ruleset.runner
        else "",
        translate(
            "Rules",
            "Only one checker a turn may leave your 24-point; two may with 6-6, 4-4 or 3-3 "
            "in your first turn.",
        )
        if ruleset.head_rule
        else "",
    )


def _primes(ruleset: Ruleset) -> Lines:
    translate = QCoreApplication.translate
    texts = {
        Prime.NOT_IN_OWN_START: translate(
            "Rules", "You may not hold all six points of your starting board, 24 to 19."
        ),
        Prime.NOT_IN_EITHER_START: translate(
            "Rules", "Nor may you hold all six points of your opponent's starting board."
        ),
        Prime.OPEN_IF_ALL_TRAPPED: translate(
            "Rules",
            "If all your opponent's checkers stand on one point and you hold the six points in front of "
            "it, you have to open one of them as long as you can.",
        ),
        Prime.NEEDS_ENEMY_AHEAD: translate(
            "Rules", "You may hold six points in a row only if an opposing checker is ahead of them."
        ),
    }
    return tuple(text for prime, text in texts.items() if prime in ruleset.primes)


def bar_lines(ruleset: Ruleset) -> Lines:
    """How hit checkers come back; () where nothing is hit."""
    if ruleset.contact is not Contact.HIT:
        return ()
    translate = QCoreApplication.translate
    first = translate("Rules", "A checker on the bar must enter before anything else moves.")
    if ruleset.reserve:
        first = translate(
            "Rules",
            "A checker on the bar must enter before anything else moves, and before any from the reserve.",
        )
    where = translate("Rules", "It enters with a 1 on your 24-point, with a 6 on 19.")
    if ruleset.relation is Relation.CONTRARY:
        where = translate(
            "Rules", "It enters in the opponent's home board: with a 1 on your 24-point, with a 6 on 19."
        )
    return (first, where)


def bearing_off_lines(ruleset: Ruleset) -> Lines:
    """When checkers leave the board, and by which numbers."""
    translate = QCoreApplication.translate
    begin = translate("Rules", "Once all your checkers are on your points 6 to 1 you may bear off.")
    if ruleset.reserve:
        begin = translate(
            "Rules",
            "Once all your checkers have entered and are on your points 6 to 1 you may bear off.",
        )
    return (
        begin,
        translate("Rules", "A die takes a checker off its point, and no other: a higher die takes none.")
        if ruleset.bear_off is BearOff.EXACT
        else translate(
            "Rules", "A die takes a checker off its point; a higher die takes one from the highest point."
        ),
        translate("Rules", "If you are hit, that checker must come home again first.")
        if ruleset.contact is Contact.HIT
        else "",
        _pinned(ruleset),
    )


def _pinned(ruleset: Ruleset) -> str:
    if ruleset.contact is not Contact.PIN:
        return ""
    if ruleset.bears_off_while_pinned:
        return QCoreApplication.translate(
            "Rules", "A checker pinned in your home board does not keep the others from being borne off."
        )
    return QCoreApplication.translate("Rules", "You may not bear off while one of your checkers is pinned.")
