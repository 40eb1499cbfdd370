"""The rounds and parts of a tournament in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import titled
from bgdesk.match.tournament.slots import Band, SlotPlan
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.match.tournament.tournament_format import FormatKind
from bgdesk.ui.words.numbers import whole

translate = QCoreApplication.translate

_A = ord("A")
_LETTERS = 26


def group_letter(group: int) -> str:
    """A to Z, then numbers; ``group`` counts from 1."""
    return chr(_A + group - 1) if group <= _LETTERS else whole(group)


def round_title(tournament: Tournament, plan: SlotPlan) -> str:
    """What the round of ``plan`` is called, alone or before a name."""
    part = part_name(tournament, plan)
    title = column_title(tournament, plan)
    return titled(part, title) if part and plan.band in _NAMED else title


_NAMED = (Band.LOSERS, Band.CONSOLATION, Band.GROUP)


def part_name(tournament: Tournament, plan: SlotPlan) -> str:
    """The part of the tournament that ``plan`` belongs to; empty where there is only one."""
    how = tournament.header.format
    if plan.band is Band.LOSERS:
        #: A part of a tournament: of those who have lost once
        return translate("Tournament", "Losers' bracket")
    if plan.band is Band.CONSOLATION:
        #: A part of a tournament: of those who are out of the main one
        return translate("Tournament", "Consolation")
    if plan.band is Band.GROUP:
        #: A part of a tournament; {letter} is A, B and so on
        return translate("Tournament", "Group {letter}").format(letter=group_letter(plan.group))
    if how.kind is FormatKind.DOUBLE_ELIMINATION:
        #: A part of a tournament: of those who have not lost yet
        return translate("Tournament", "Winners' bracket")
    if how.kind is FormatKind.ROUND_ROBIN and plan.band is Band.MAIN:
        #: A part of a tournament: between those who are even at the top of the table
        return translate("Tournament", "Play-off")
    if how.kind is FormatKind.GROUPS:
        #: A part of a tournament: after the groups, who loses is out
        return translate("Tournament", "Knockout")
    has_more = any(one.band is Band.CONSOLATION for one in tournament.plans)
    #: A part of a tournament: of those who play for the first place
    return translate("Tournament", "Main bracket") if has_more else ""


def column_title(tournament: Tournament, plan: SlotPlan) -> str:
    """What the round of ``plan`` is called within its part."""
    if plan.band is Band.THIRD:
        #: A match in a tournament
        return translate("Tournament", "Match for the third place")
    if plan.band is Band.FINAL:
        return _final_title(plan.round)
    is_double = tournament.header.format.kind is FormatKind.DOUBLE_ELIMINATION
    if plan.band is Band.MAIN and not is_double:
        return _knockout_title(before_final(tournament, plan))
    #: A round of a tournament
    return translate("Tournament", "Round {number}").format(number=whole(plan.round))


def before_final(tournament: Tournament, plan: SlotPlan) -> int:
    """How many rounds of the main part come after that of ``plan``."""
    return max((one.round for one in tournament.plans if one.band is Band.MAIN), default=0) - plan.round


def _final_title(number: int) -> str:
    if number == 1:
        #: A round of a tournament: its last match
        return translate("Tournament", "Final")
    #: A round of a tournament: the final is played once more, since whoever won it had lost before
    return translate("Tournament", "Second final")


def _knockout_title(rounds_left: int) -> str:
    if rounds_left == 0:
        return _final_title(1)
    if rounds_left == 1:
        #: A round of a tournament
        return translate("Tournament", "Semi-final")
    if rounds_left == 2:
        #: A round of a tournament
        return translate("Tournament", "Quarter-final")
    #: A round of a tournament; {players} is a number such as 16
    return translate("Tournament", "Round of {players}").format(players=whole(2 ** (rounds_left + 1)))


def your_round_text(tournament: Tournament, plan: SlotPlan, opponent: str) -> str:
    """That the next match is yours, against ``opponent``."""
    texts = {
        #: {opponent} is a name, with the strength behind it
        0: translate("Tournament", "Your final: against {opponent}."),
        #: {opponent} is a name, with the strength behind it
        1: translate("Tournament", "Your semi-final: against {opponent}."),
        #: {opponent} is a name, with the strength behind it
        2: translate("Tournament", "Your quarter-final: against {opponent}."),
    }
    is_double = tournament.header.format.kind is FormatKind.DOUBLE_ELIMINATION
    #: {opponent} is a name, with the strength behind it
    text = translate("Tournament", "Your next match: against {opponent}.")
    if plan.band is Band.THIRD:
        #: {opponent} is a name, with the strength behind it
        text = translate("Tournament", "Your match for the third place: against {opponent}.")
    elif plan.band is Band.FINAL and plan.round == 1:
        text = texts[0]
    elif plan.band is Band.MAIN and not is_double:
        text = texts.get(before_final(tournament, plan), text)
    return text.format(opponent=opponent)


def waiting_text(tournament: Tournament, slot_id: str, live: str) -> str:
    """In place of the board, until the match of ``slot_id`` can be watched; ``live`` is being played."""
    slot = tournament.find(slot_id)
    if slot and slot.outcome is None and live != slot_id:
        #: In place of the board, as long as another match between computers is being played
        return translate(
            "Tournament", "This match is played next; you see it from its first roll as soon as it is over."
        )
    #: In place of the board, until a match between computers can be watched
    return translate(
        "Tournament", "This match is being played now; you see it from its first roll as soon as it is over."
    )
