"""What was said at a table: one line each, kept as long as the program runs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChatLine:
    """``text``, or the name of a phrase of `bgdesk.net.messages.CANNED`, by this player or the other."""

    text: str
    is_own: bool
    is_canned: bool = False
