"""A set-up from a text that somebody typed or pasted: any id of a position in it, of any program."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from itertools import islice

from bgdesk.formats.text.ids_text import FoundId, ids_in
from bgdesk.match.setup.conversion import setup_of_table
from bgdesk.match.setup.setup import TableSetup
from bgdesk.rules.table_state import IdError

LONGEST_TEXT = 65_536
"""What comes later is not looked at."""
_MOST_IDS = 20
_INVISIBLE = ("Cf",)
"""Marks of direction and joiners, which come with text from web pages."""


@dataclass(frozen=True, slots=True)
class UnreadText:
    """A text that sets nothing up; ``fault`` says what is wrong with its id, empty where it has none."""

    fault: str = ""


def read_setup(text: str) -> TableSetup | UnreadText:
    """The position that ``text`` tells: an XGID where there is one, else the first id of any kind."""
    visible = "".join(
        letter for letter in text[:LONGEST_TEXT] if unicodedata.category(letter) not in _INVISIBLE
    )
    found = list(islice(ids_in(visible), _MOST_IDS))
    named = [one for one in found if one.table and one.written[:4].upper() == "XGID"]
    told = [*named, *(one for one in found if one.table)]
    if told:
        return _setup_of(told[0])
    return UnreadText(found[0].fault if found else "")


def _setup_of(found: FoundId) -> TableSetup | UnreadText:
    assert found.table, "it makes sense"
    try:
        return setup_of_table(found.table, found.game)
    except IdError as fault:
        return UnreadText(str(fault))
