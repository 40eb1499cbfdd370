"""J makes a card of anybody's decision, but what others did is not among one's own errors."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from bgdesk.practice.cards.making import KINDS
from bgdesk.rules.player import Player
from tests.match_files import match_data
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow
from tests.ui.reviewed import begun, opened


def make_card(player: PlayerAtWindow, whose: Player) -> None:
    """Press J at the first decision of ``whose`` that is an error."""
    review = player.desk.wiring.review_wiring
    assert review
    player.wait(lambda: review.review.verdicts)
    known = len(player.desk.library.cards.cards())
    found = next(
        one
        for one in review.review.verdicts
        if one.decision.player is whose and one.error > 0.02 and one.decision.kind in KINDS
    )
    player.desk.window.history.show(found.decision.event)
    player.key(Qt.Key.Key_J)
    player.wait(lambda: len(player.desk.library.cards.cards()) > known)


def test_the_decks_are_apart(open_desk: OpenDesk, tmp_path: Path) -> None:
    file = tmp_path / "judged.xg"
    file.write_bytes(match_data("xg/gv_XCu3RJ0UvDg_Tldl.xg"))
    player = opened(begun(open_desk, file))
    review = player.desk.wiring.review_wiring
    assert review
    assert review.review.shelved
    seats = review.review.shelved.study.record.header.seats
    player.desk.library.profiles.claim("me", [seats.white.name])
    make_card(player, Player.WHITE)
    make_card(player, Player.BLACK)
    own, others = player.desk.library.card_decks.all("2026-03-02")
    assert (own.id, own.cards) == ("", 1)
    assert (others.name, others.cards) == ("Other players", 1)
