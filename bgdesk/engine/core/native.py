"""The only caller of the compiled core: its functions in plain numbers, nothing decided here.

Boards are 26 numbers seen by one player, see ``core.h``. A refusal of the library raises ValueError.
"""

from __future__ import annotations

import ctypes
import logging
from collections.abc import Sequence
from ctypes import POINTER, byref, c_char_p, c_double, c_float, c_int8, c_int32, c_uint64, c_void_p
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from bgdesk.engine.core.availability import absence_of_core, is_plain
from bgdesk.engine.core.library import find_library, source_hash
from bgdesk.engine.core.weights import WeightFiles, weight_files
from bgdesk.engine.worker_conduct import check_memory
from bgdesk.match.equity_tables.table import default_table

_log = logging.getLogger(__name__)

_ABI = 3
_PLACES, _RESULTS, _AWAY = 26, 5, 25
_ROOM = 4096
_SEEDS = 1 << 64
"""Plays of one roll that fit into an answer."""
_FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "core_open": (POINTER(c_char_p), c_char_p, POINTER(c_double), c_int32, POINTER(c_void_p)),
    "core_context": (c_void_p, POINTER(c_void_p)),
    "core_inputs": (c_void_p, POINTER(c_int8), c_int32, c_int32, POINTER(c_float)),
    "core_nets": (c_void_p, POINTER(c_int8), c_int32, POINTER(c_int32), POINTER(c_float)),
    "core_plays": (c_void_p, POINTER(c_int8), c_int32, c_int32, POINTER(c_int8), c_int32, POINTER(c_int32)),
    "core_search": (
        *(c_void_p, POINTER(c_int8), c_void_p, c_int32, c_int32, c_int32, POINTER(c_int8)),
        *(c_int32, POINTER(c_int32), POINTER(c_double), POINTER(c_float)),
    ),
    "core_rank": (
        *(c_void_p, POINTER(c_int8), POINTER(c_int8), c_int32, c_void_p, c_int32, POINTER(c_int8)),
        *(POINTER(c_double), POINTER(c_float), c_int32, POINTER(c_int32)),
    ),
    "core_equities": (*(c_void_p, POINTER(c_int8), POINTER(c_float), c_void_p, c_int32, POINTER(c_double)),),
    "core_rollout": (
        *(c_void_p, POINTER(c_int8), c_void_p, c_int32, c_int32, c_uint64, c_void_p, POINTER(c_int32)),
        *(POINTER(c_double), POINTER(c_float)),
    ),
}


class CubeState(ctypes.Structure):
    """Cube and score seen by the player on roll; ``owner`` 0 centred, 1 own, 2 the opponent's."""

    _fields_ = (
        ("value", c_int32),
        ("owner", c_int32),
        ("away", c_int32),
        ("other_away", c_int32),
        ("is_crawford", c_int32),
        ("has_jacoby", c_int32),
        ("has_beavers", c_int32),
    )


class TrialManner(ctypes.Structure):
    """How trials are played, see ``core.h``."""

    _fields_ = (
        ("plies", c_int32),
        ("truncated_at", c_int32),
        ("reduces_variance", c_int32),
        ("is_cubeless", c_int32),
        ("kept", c_int32),
        ("kept_for_luck", c_int32),
    )


class CoreAnswer(NamedTuple):
    """``equities`` in units of the first cube asked for, and the chances, all for the player on roll."""

    equities: list[float]
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class RankedBoard:
    """A board after a play with the player's equity and chances."""

    board: tuple[int, ...]
    equity: float
    chances: tuple[float, ...]


class CoreTrials(NamedTuple):
    """Of each trial the equity with each cube; the mean chances with the first."""

    equities: list[list[float]]
    chances: tuple[float, ...]


class Core:
    """The core with its weights, for one thread at a time; ``is_plain`` uses no special instructions."""

    def __init__(self, library: ctypes.CDLL, files: WeightFiles, *, is_plain: bool = False) -> None:
        self.library = library
        self._context = self._context_of(self._model_of(files, is_plain=is_plain))

    def _model_of(self, files: WeightFiles, *, is_plain: bool) -> c_void_p:
        model, paths = c_void_p(), [str(path).encode() for path in files.nets]
        table = (c_double * (_AWAY * (_AWAY + 1)))(*match_equities())
        _accept(
            self.library.core_open(
                (c_char_p * len(paths))(*paths), str(files.bearoff).encode(), table, is_plain, byref(model)
            )
        )
        return model

    def _context_of(self, model: c_void_p) -> c_void_p:
        context = c_void_p()
        _accept(self.library.core_context(model, byref(context)))
        return context

    def inputs(self, board: Sequence[int], *, is_race: bool) -> list[float]:
        """What the nets see of ``board`` after a move."""
        found = (c_float * (196 if is_race else 244))()
        _accept(self.library.core_inputs(self._context, _places(board), 1, is_race, found))
        return list(found)

    def net(self, board: Sequence[int], net: int = -1) -> tuple[int, tuple[float, ...]]:
        """The net that judges ``board`` and the chances of the player who has just moved."""
        number, chances = c_int32(net), (c_float * _RESULTS)()
        _accept(self.library.core_nets(self._context, _places(board), 1, byref(number), chances))
        return number.value, tuple(chances)

    def plays(self, board: Sequence[int], dice: tuple[int, int]) -> list[tuple[int, ...]]:
        """The boards after each legal play; the same board where there is none."""
        found, count = (c_int8 * (_ROOM * _PLACES))(), c_int32()
        _accept(self.library.core_plays(self._context, _places(board), *dice, found, _ROOM, byref(count)))
        return [_board_in(found, number) for number in range(count.value)]

    def search(
        self,
        board: Sequence[int],
        cubes: Sequence[CubeState],
        plies: int,
        root: Sequence[int],
        *,
        is_top: bool = False,
        kept: int = 0,
    ) -> CoreAnswer:
        """What ``board`` is worth to the player about to roll; ``is_top``: without doubling first.

        Of the last roll that is looked at, the ``kept`` plays that look best are judged; 0 for all.
        """
        equities, chances = (c_double * len(cubes))(), (c_float * _RESULTS)()
        given = (CubeState * len(cubes))(*cubes)
        _accept(
            self.library.core_search(
                self._context,
                *(_places(board), given, len(cubes), plies, is_top, _places(root)),
                *(kept, None, equities, chances),
            )
        )
        return CoreAnswer(list(equities), tuple(chances))

    def ranked(self, board: Sequence[int], roll: tuple[int, int], cube: CubeState) -> list[RankedBoard]:
        """The plays of ``roll`` at one ply, best first."""
        return self._ranked(board, [roll], cube, _ROOM, best_only=False)

    def best(
        self, board: Sequence[int], rolls: Sequence[tuple[int, int]], cube: CubeState
    ) -> list[RankedBoard]:
        """The best play of each roll at one ply."""
        return self._ranked(board, rolls, cube, len(rolls), best_only=True)

    def _ranked(
        self,
        board: Sequence[int],
        rolls: Sequence[tuple[int, int]],
        cube: CubeState,
        room: int,
        *,
        best_only: bool,
    ) -> list[RankedBoard]:
        boards, equities = (c_int8 * (room * _PLACES))(), (c_double * room)()
        chances, counts = (c_float * (room * _RESULTS))(), (c_int32 * len(rolls))()
        faces = (c_int8 * (2 * len(rolls)))(*(face for roll in rolls for face in roll))
        _accept(
            self.library.core_rank(
                self._context,
                *(_places(board), faces, len(rolls), byref(cube), best_only),
                *(boards, equities, chances, room, counts),
            )
        )
        return [
            RankedBoard(_board_in(boards, number), equities[number], _chances_in(chances, number))
            for number in range(sum(counts))
        ]

    def equities(
        self, board: Sequence[int], chances: Sequence[float], cubes: Sequence[CubeState]
    ) -> list[float]:
        """What ``chances`` on ``board`` are worth with each cube, in units of the first."""
        found = (c_double * len(cubes))()
        _accept(
            self.library.core_equities(
                self._context,
                *(_places(board), (c_float * _RESULTS)(*chances), (CubeState * len(cubes))(*cubes)),
                *(len(cubes), found),
            )
        )
        return list(found)

    def rollout(
        self, board: Sequence[int], cubes: Sequence[CubeState], trials: int, seed: int, manner: TrialManner
    ) -> CoreTrials:
        """``trials`` of the player about to roll, who does not double first; equal seeds give the same."""
        width = len(cubes)
        equities, chances = (c_double * (trials * width))(), (c_float * _RESULTS)()
        given = (CubeState * len(cubes))(*cubes)
        _accept(
            self.library.core_rollout(
                *(self._context, _places(board), given, len(cubes), trials, seed % _SEEDS, byref(manner)),
                *(None, equities, chances),
            )
        )
        each = [list(equities[first : first + width]) for first in range(0, trials * width, width)]
        return CoreTrials(each, tuple(chances))


@cache
def loaded_core() -> Core | None:
    """The core, ready; ``None`` where it cannot be had, which is logged once. Raises MemoryError."""
    absence, library, files = absence_of_core(), find_library(), weight_files()
    if absence is not None or library is None or files is None or not files.are_known():
        _log.info("the core is not in use: %s", absence.name if absence else "other weights")
        return None
    try:
        return Core(library_at(str(library.path)), files, is_plain=is_plain())
    except (OSError, ValueError) as problem:
        check_memory(problem)
        _log.exception("the core cannot be loaded")
        return None


def library_at(path: str) -> ctypes.CDLL:
    """The library with its functions declared; raises ValueError for one that is not of these sources."""
    library = ctypes.CDLL(path)
    library.core_source.restype = c_char_p
    if library.core_abi() != _ABI or library.core_source() != source_hash().encode():
        raise ValueError("a library of other sources")
    for name, arguments in _FUNCTIONS.items():
        getattr(library, name).argtypes = arguments
    return library


def match_equities() -> list[float]:
    """The table by which the core judges matches, as `core.h` wants it."""
    table = default_table()
    square = [chance for row in table.before[:_AWAY] for chance in row[:_AWAY]]
    return [*square, *table.after[:_AWAY]]


def _accept(answer: int) -> None:
    if answer:
        raise ValueError("the core refused what it was asked")


def _places(board: Sequence[int]) -> Any:
    return (c_int8 * _PLACES)(*board)


def _board_in(boards: Any, number: int) -> tuple[int, ...]:
    return tuple(boards[number * _PLACES : (number + 1) * _PLACES])


def _chances_in(chances: Any, number: int) -> tuple[float, ...]:
    return tuple(chances[number * _RESULTS : (number + 1) * _RESULTS])
