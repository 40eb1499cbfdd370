"""The rules of the cube, the length and the clock, from the options agreed on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import sentences
from bgdesk.match.options import UNLIMITED, ClockOptions, FlagFall, MatchOptions
from bgdesk.ui.pages.counted_rules import CountedRules
from bgdesk.ui.words.numbers import duration


def cube_lines(options: MatchOptions) -> tuple[str, ...]:
    """One sentence for each rule of the cube."""
    translate = QCoreApplication.translate
    if not options.has_cube:
        return (translate("Rules", "There is no cube."),)
    return (
        translate(
            "Rules", "Before rolling you may offer to double the stake, but not on the first turn of a game."
        ),
        translate(
            "Rules",
            "A player who passes loses the game at the old stake; a player who takes owns "
            "the cube and alone may redouble.",
        ),
        translate(
            "Rules", "Crawford: no cube in the first game after a player comes within one point of the match."
        )
        if options.crawford
        else "",
        translate(
            "Rules", "Holland: after that game nobody doubles before both players have played two rolls."
        )
        if options.holland
        else "",
        ""
        if options.is_money
        else translate("Rules", "A player who wins the match with this game anyway may not double."),
        *_money_lines(options),
        _automatic(options.automatic_doubles),
    )


def _money_lines(options: MatchOptions) -> tuple[str, ...]:
    translate = QCoreApplication.translate
    return (
        translate("Rules", "Jacoby: gammons and backgammons count only once the cube has been turned.")
        if options.jacoby
        else "",
        translate("Rules", "An automatic double counts as turning the cube.")
        if options.jacoby_auto_counts
        else "",
        _chain(options.max_chain),
    )


def _chain(limit: int) -> str:
    if limit == 0:
        return ""
    translate = QCoreApplication.translate
    beaver = translate(
        "Rules", "Beavers: a player who is doubled may turn the cube again at once and keep it."
    )
    if limit == 1:
        return beaver
    if limit == UNLIMITED:
        more = translate(
            "Rules", "A raccoon may answer a beaver, an otter the raccoon, and so on without limit."
        )
    elif limit == 2:
        more = translate("Rules", "A raccoon may answer a beaver in the same way.")
    else:
        more = translate("Rules", "A raccoon may answer a beaver in the same way, and an otter the raccoon.")
    return sentences(beaver, more)


def _automatic(limit: int) -> str:
    if limit == 0:
        return ""
    text = QCoreApplication.translate(
        "Rules", "Equal dice in the opening roll double the stake; the cube stays in the middle."
    )
    if limit == UNLIMITED:
        return text
    return sentences(text, CountedRules().automatic_doubles(limit))


def length_lines(options: MatchOptions) -> tuple[str, ...]:
    """How the match ends, and the clock."""
    if not options.is_money:
        length = CountedRules().match_length(options.length)
    elif options.games:
        length = CountedRules().session_length(options.games)
    else:
        length = QCoreApplication.translate(
            "Rules", "You play as many games as you like; every point counts."
        )
    return (length, *(_clock_lines(options.clock) if options.clock else ()))


def _clock_lines(clock: ClockOptions) -> tuple[str, ...]:
    text = CountedRules().time_of_turn(clock.delay_ms // 1000)
    line = text.format(reserve=duration(clock.reserve_ms // 1000))
    if clock.flag_fall is FlagFall.LOSE_MATCH:
        return (line, QCoreApplication.translate("Rules", "A player who runs out of time loses the match."))
    return (
        line,
        QCoreApplication.translate(
            "Rules", "A player who runs out of time loses the game, and the clock is reset."
        ),
    )
