"""A table set up by hand as plain JSON text, for drafts and named positions."""

from __future__ import annotations

import json
from typing import cast

from bgdesk.match.codec.json_shapes import Flag, Maybe, OneOf, Struct, Whole, json_of
from bgdesk.match.codec.record_codec import CUBE, OPTIONS, POSITION, DiceShape
from bgdesk.match.setup.setup import TableSetup
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.rules.table_state import Offer

MOST_CHARACTERS = 20_000
_MOST_POINTS = 1_000_000
_POINTS = Whole(0, _MOST_POINTS)
_SETUP = Struct(
    TableSetup,
    options=OPTIONS,
    position=POSITION,
    turn=OneOf(Player),
    dice=Maybe(DiceShape()),
    cube=CUBE,
    offer=Maybe(OneOf(Offer)),
    score=Struct(Pair, white=_POINTS, black=_POINTS),
    is_crawford=Flag(),
)


def setup_to_text(setup: TableSetup) -> str:
    """``setup`` as one line of JSON."""
    return json.dumps(_SETUP.write(setup), separators=(",", ":"))


def setup_from_text(text: str) -> TableSetup:
    """Read what `setup_to_text` wrote. Raises CodecError."""
    return cast("TableSetup", _SETUP.read(json_of(text, "setup", MOST_CHARACTERS), "setup"))
