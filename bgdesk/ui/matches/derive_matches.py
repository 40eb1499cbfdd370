"""What the dialog of matches offers for what is marked in it."""

from __future__ import annotations

from collections.abc import Sequence, Set as AbstractSet
from dataclasses import dataclass, replace
from enum import IntEnum

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import sentences
from bgdesk.library.listing import ListedMatch
from bgdesk.ui.matches.match_columns import COAN_KI

translate = QCoreApplication.translate


class MatchesTab(IntEnum):
    """The views of the dialog."""

    MATCHES = 0
    POSITIONS = 1
    BIN = 2


@dataclass(frozen=True, slots=True)
class MatchLists:
    """Everything that the dialog can show."""

    matches: tuple[ListedMatch, ...] = ()
    positions: tuple[ListedMatch, ...] = ()
    binned: tuple[ListedMatch, ...] = ()
    tags: tuple[str, ...] = ()

    def of(self, tab: MatchesTab) -> tuple[ListedMatch, ...]:
        """What one view shows."""
        return (self.matches, self.positions, self.binned)[tab]

    def only(self, match_ids: AbstractSet[str]) -> MatchLists:
        """Those with one of these ids, and the whole bin."""
        matches, positions = (
            tuple(match for match in these if match.id in match_ids)
            for these in (self.matches, self.positions)
        )
        return replace(self, matches=matches, positions=positions)


@dataclass(frozen=True, slots=True)
class MatchesView:
    """What can be done; ``note`` says why something cannot, or what to do where nothing is shown."""

    primary: str
    can_open: bool
    can_name: bool
    can_tag: bool
    can_copy: bool
    can_analyse: bool
    can_remove: bool
    remove: str
    note: str


def derive_matches(
    tab: MatchesTab,
    count: int,
    shown: int,
    marked: Sequence[ListedMatch],
    on_board: AbstractSet[str],
) -> MatchesView:
    """``count`` entries are there, ``shown`` of them fit what is looked for, and ``marked`` are marked."""
    is_bin = tab is MatchesTab.BIN
    one = marked[0] if len(marked) == 1 else None
    stored = [match for match in marked if match.kind != COAN_KI]
    kept = "" if is_bin else why_not_removed(marked, on_board)
    is_start = tab is MatchesTab.MATCHES and not count
    return MatchesView(
        primary=_primary(tab, one, is_start=is_start),
        can_open=is_start or (bool(marked) if is_bin else one is not None),
        can_name=not is_bin and one is not None and one in stored,
        can_tag=not is_bin and bool(stored),
        can_copy=not is_bin and one is not None and one in stored and not one.is_damaged,
        can_analyse=not is_bin and any(not match.is_under_way for match in stored),
        can_remove=bool(marked) and not kept,
        #: Menu entry: for good, from the bin
        remove=translate("MatchesDialog", "&Delete for good…")
        if is_bin
        #: Menu entry: into the bin
        else translate("MatchesDialog", "&Remove"),
        note=_nothing_text(tab, is_empty=not count) if not shown else kept,
    )


def _primary(tab: MatchesTab, one: ListedMatch | None, *, is_start: bool) -> str:
    if is_start:
        #: Button of a dialog, as all that follow
        return translate("MatchesDialog", "&New match…")
    if tab is MatchesTab.BIN:
        #: A verb: take something out of the bin again
        return translate("MatchesDialog", "&Restore")
    if one and (one.is_under_way or one.kind == COAN_KI):
        return translate("MatchesDialog", "&Continue")
    return translate("MatchesDialog", "&Open")


def why_not_removed(marked: Sequence[ListedMatch], on_board: AbstractSet[str]) -> str:
    """Why what is marked stays where it is; empty where it can be removed."""
    for match in marked:
        if match.id in on_board and match.kind == COAN_KI:
            return translate(
                "MatchesDialog",
                "This game is open in the window of Coan ki; close that before you remove it.",
            )
        if match.id in on_board:
            return translate(
                "MatchesDialog", "This match is on the board; look at another one before you remove it."
            )
    return ""


def _nothing_text(tab: MatchesTab, *, is_empty: bool) -> str:
    if not is_empty:
        return sentences(
            translate("MatchesDialog", "Nothing here has all these words."),
            translate("MatchesDialog", "Type fewer of them, or look at another page."),
        )
    if tab is MatchesTab.BIN:
        return translate(
            "MatchesDialog", "The bin is empty. What you remove stays here for 30 days and can be restored."
        )
    if tab is MatchesTab.POSITIONS:
        return translate(
            "MatchesDialog",
            "There is no position here yet. Paste an XGID or another position with Ctrl+V in the window.",
        )
    return translate(
        "MatchesDialog",
        "There is no match here yet.\nStart a new one, or open a file of any program:"
        " what you play and what you open is kept here.",
    )
