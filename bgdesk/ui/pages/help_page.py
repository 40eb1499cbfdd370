"""One page of the help."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

Picture = Callable[[str, QSize], QImage | None]
"""Draws what an image link means, as large as fits into so many pixels."""


def no_picture(_link: str, _size: QSize) -> None:
    """Of a page without pictures."""


@dataclass(frozen=True, slots=True)
class HelpPage:
    """One page; ``text`` gives its Markdown when it is looked at, ``picture`` what its image links mean.

    Image links with the scheme ``draws`` are drawn when there is time. ``game`` tells the id and the name of
    the game that can be played from there; both are empty for none. ``heading`` stands above the page in the
    list, where a group begins. ``turn_words`` says a position in words, or does not any more.
    """

    id: str
    title: str
    text: Callable[[], str]
    picture: Picture = no_picture
    game: Callable[[], tuple[str, str]] = lambda: ("", "")
    draws: str = ""
    heading: str = ""
    turn_words: Callable[[str], None] = lambda _name: None
