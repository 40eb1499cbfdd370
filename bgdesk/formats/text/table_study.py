"""One moment of a game as a match of one position."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.import_result import UNKNOWN_TIME, RemarkKind, Weight
from bgdesk.formats.text.plain_turns import plain_options
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import Pair
from bgdesk.rules.cube import Cube
from bgdesk.rules.notation.ids import GAME_OF_IDS
from bgdesk.rules.refusal import Refused
from bgdesk.rules.table_state import Offer, TableState

_RAISES = {None: 0, Offer.DOUBLE: 0, Offer.BEAVER: 1, Offer.RACCOON: 2}
_HARMLESS_LIMIT = 64
"""In money play nobody misses a higher cube."""
NAMES = Pair("White", "Black")


def assembly_of(
    table: TableState, match_id: str, names: Pair[str] = NAMES, game: str = GAME_OF_IDS
) -> MatchAssembly | None:
    """A match of ``game`` that stands where ``table`` says, ``None`` when no game is going on there."""
    options = _options(table, game)
    assembly = MatchAssembly(options, names, match_id, UNKNOWN_TIME)
    most = options.length - 1 if options.length else max(table.white_score, table.black_score)
    score = Pair(min(table.white_score, most), min(table.black_score, most))
    crawford = table.is_crawford if most in (score.white, score.black) else None
    assembly.game(score=score, crawford=crawford if options.crawford else None)
    assembly.remarks.clear()
    try:
        _set_table(assembly, table)
    except Refused:
        return None
    _remark(assembly, table)
    return assembly


def _options(table: TableState, game: str) -> MatchOptions:
    options, _ = plain_options(
        table.length, jacoby=table.jacoby, raises=max(int(table.beavers), _RAISES[table.offer])
    )
    return replace(options, variant=game, cube=table.cube.value < _limit(table)).locked()


def _limit(table: TableState) -> int:
    """What the cube may be turned to; at 1 there is none."""
    return 1 << table.max_cube_log2


def _set_table(assembly: MatchAssembly, table: TableState) -> None:
    """Raises Refused."""
    raises = _RAISES[table.offer]
    cube = table.cube
    if raises:
        value = max(1, cube.value >> raises)
        cube = Cube(value, table.on_roll if value > 1 else None)
    assembly.set_position(table.position, table.on_roll, cube)
    if table.offer:
        player = table.on_roll
        for _ in range(raises + 1):
            assembly.double(player)
            player = player.opponent
    elif table.dice:
        assembly.roll(table.on_roll, table.dice)


def _remark(assembly: MatchAssembly, table: TableState) -> None:
    options = assembly.state.options
    if table.length > options.length:
        assembly.remark(RemarkKind.OPTION_UNKNOWN, Weight.ODD, f"length {table.length}")
    if table.is_crawford and not assembly.state.is_crawford:
        assembly.remark(RemarkKind.OPTION_UNKNOWN, Weight.ODD, "Crawford")
    if 1 < _limit(table) < (table.length or _HARMLESS_LIMIT):
        assembly.remark(RemarkKind.OPTION_UNKNOWN, Weight.ODD, f"cube limit {_limit(table)}")
    if table.resignation:
        assembly.remark(RemarkKind.LINE_UNREAD, Weight.LOST, f"resignation {table.resignation}")
