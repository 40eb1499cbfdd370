"""Games with networks of their own in the compiled core: its functions in plain numbers, as `games.h` says.

Where the library cannot be had there are none, and `bgdesk.engine.network.search` does the same in Python.
"""

from __future__ import annotations

import ctypes
import logging
import weakref
from collections.abc import Iterable, Sequence
from ctypes import POINTER, byref, c_double, c_float, c_int32, c_uint64, c_void_p
from functools import cache
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bgdesk.engine.core.availability import is_plain, is_switched_off
from bgdesk.engine.core.library import find_library
from bgdesk.engine.core.native import library_at
from bgdesk.engine.worker_conduct import check_memory

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.float64]

TURN_BYTES, PLAY_BYTES, PAYOFF_NUMBERS, OUTPUTS, INPUTS = 128, 80, 36, 6, 269
RANKED_BYTES, STEP_BYTES, MET_DIE = 144, 8, 16
IS_PLAYED, IS_OVER, IS_NEXT_OWN = 1, 2, 4
MOST_PLIES = 2
"""So many rolls can be looked ahead."""
_ROOM = 8192
"""Plays of one stage that fit into an answer."""
_SEEDS = 1 << 64


class _Manner(ctypes.Structure):
    _fields_ = (("plies", c_int32), ("truncated_at", c_int32), ("reduces_variance", c_int32))


class _Course(ctypes.Structure):
    _fields_ = (("games", c_int32), ("seed", c_uint64), ("memory", c_double), ("rate", c_double))


_FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "game_open": (POINTER(c_int32), c_int32, POINTER(c_float), c_int32, c_int32, c_int32, POINTER(c_void_p)),
    "game_plays": (c_void_p, c_void_p, c_void_p, c_int32, POINTER(c_int32)),
    "game_inputs": (c_void_p, c_void_p, c_void_p),
    "game_chances": (
        *(c_void_p, c_void_p, c_int32, c_int32, c_int32),
        *(POINTER(c_double), POINTER(c_int32), c_void_p),
    ),
    "game_rank": (*(c_void_p, c_void_p, POINTER(c_double), c_void_p, c_void_p, c_int32, POINTER(c_int32)),),
    "game_rollout": (
        *(c_void_p, c_void_p, c_int32, c_uint64, POINTER(_Manner), POINTER(c_double)),
        *(POINTER(c_int32), c_void_p, c_void_p),
    ),
    "game_duel": (*(c_void_p, c_void_p, POINTER(c_int32), c_uint64, POINTER(c_double), c_void_p),),
    "game_train": (
        *(c_void_p, c_void_p, POINTER(_Course), POINTER(c_double), c_void_p, c_int32, POINTER(c_double)),
    ),
}

_log = logging.getLogger(__name__)


class Unanswerable(Exception):  # noqa: N818  # it is what the library said
    """The library does not answer that; nothing is wrong with the library."""


class GameManner(NamedTuple):
    """How trials are played, see ``games.h``."""

    plies: int
    truncated_at: int
    reduces_variance: bool


class LessonCourse(NamedTuple):
    """So many games of a network with itself, from which it learns; see ``games.h``."""

    games: int
    seed: int
    memory: float
    rate: float


class CompiledGame:
    """One game with its network; whoever asks waits for whoever asked before."""

    def __init__(
        self, library: ctypes.CDLL, rules: Sequence[int], weights: Floats, hidden: int, *, plain: bool = False
    ) -> None:
        self._library = library
        self._turn_at_it = Lock()
        self._game = c_void_p()
        self._plays = (ctypes.c_char * (_ROOM * RANKED_BYTES))()
        self._rows = np.zeros((_ROOM, OUTPUTS), dtype=np.float32)
        flat = np.ascontiguousarray(weights, dtype=np.float32)
        self._weight_count = flat.size
        _accept(
            library.game_open(
                (c_int32 * len(rules))(*rules),
                len(rules),
                flat.ctypes.data_as(POINTER(c_float)),
                *(flat.size, hidden, plain, byref(self._game)),
            )
        )
        weakref.finalize(self, library.game_close, self._game)

    def plays(self, turn: bytes) -> list[bytes]:
        """Each play of the stage that comes first: both sides after it and its steps. Raises Unanswerable."""
        found, count = ctypes.create_string_buffer(_ROOM * PLAY_BYTES), c_int32()
        with self._turn_at_it:
            _accept(self._library.game_plays(self._game, turn, found, _ROOM, byref(count)))
        return [found.raw[at : at + PLAY_BYTES] for at in range(0, count.value * PLAY_BYTES, PLAY_BYTES)]

    def inputs(self, turn: bytes) -> Floats:
        """What the network sees of the table as the next player does. Raises Unanswerable."""
        seen = np.zeros(INPUTS, dtype=np.float32)
        with self._turn_at_it:
            _accept(self._library.game_inputs(self._game, turn, seen.ctypes.data))
        return seen

    def chances(
        self,
        turns: Sequence[bytes],
        payoffs: Iterable[float],
        *,
        played_out: bool = False,
        plies: int = 0,
    ) -> Floats:
        """A row for each turn: of the next player, or of the one whose turn is ``played_out``.

        ``plies`` rolls are looked ahead. Raises Unanswerable.
        """
        rows = np.zeros((len(turns), OUTPUTS), dtype=np.float32)
        with self._turn_at_it:
            _accept(
                self._library.game_chances(
                    *(self._game, b"".join(turns), len(turns), played_out, plies),
                    *(_doubles(payoffs), None, rows.ctypes.data),
                )
            )
        return rows

    def ranked(self, turn: bytes, payoffs: Iterable[float]) -> tuple[list[bytes], Floats]:
        """The plays of the stage that comes first and what each is worth to who plays it.

        Raises Unanswerable. A play is the turn after it (`TURN_BYTES`), its steps (`STEP_BYTES`), then flags.
        """
        numbers, count = _doubles(payoffs), c_int32()
        with self._turn_at_it:
            _accept(
                self._library.game_rank(
                    *(self._game, turn, numbers, self._plays, self._rows.ctypes.data, _ROOM, byref(count))
                )
            )
            found = ctypes.string_at(self._plays, count.value * RANKED_BYTES)
            rows = self._rows[: count.value].copy()
        return [found[at : at + RANKED_BYTES] for at in range(0, len(found), RANKED_BYTES)], rows

    def rolled_out(
        self,
        turn: bytes,
        payoffs: Iterable[float],
        trials: int,
        seed: int,
        manner: GameManner,
    ) -> tuple[Numbers, Floats]:
        """What each of ``trials`` came to for who has the first payoffs, and a row of chances of each.

        Equal seeds give the same. Raises Unanswerable.
        """
        values, rows = np.zeros(trials), np.zeros((trials, OUTPUTS), dtype=np.float32)
        with self._turn_at_it:
            _accept(
                self._library.game_rollout(
                    *(self._game, turn, trials, seed % _SEEDS, byref(_Manner(*manner)), _doubles(payoffs)),
                    *(None, values.ctypes.data, rows.ctypes.data),
                )
            )
        return values, rows

    def duel(self, start: bytes, payoffs: Iterable[float], plies: tuple[int, int], seed: int) -> Floats:
        """A game of two depths, the first of who has the first payoffs and begins: how it ended for that one.

        Raises Unanswerable.
        """
        row = np.zeros(OUTPUTS, dtype=np.float32)
        with self._turn_at_it:
            _accept(
                self._library.game_duel(
                    *(self._game, start, (c_int32 * 2)(*plies), seed % _SEEDS, _doubles(payoffs)),
                    row.ctypes.data,
                )
            )
        return row

    def trained(
        self, start: bytes, payoffs: Iterable[float], course: LessonCourse
    ) -> tuple[Floats, tuple[float, float, int]]:
        """The weights after games with itself; mean error, mean rolls, games given up.

        Raises Unanswerable.
        """
        weights, told = np.zeros(self._weight_count, dtype=np.float32), (c_double * 3)()
        with self._turn_at_it:
            _accept(
                self._library.game_train(
                    *(self._game, start, byref(_Course(*course)), _doubles(payoffs)),
                    *(weights.ctypes.data, weights.size, told),
                )
            )
        return weights, (told[0], told[1], int(told[2]))


@cache
def games_library() -> ctypes.CDLL | None:
    """The library, ready for games; ``None`` where it cannot be had. Raises MemoryError."""
    found = None if is_switched_off() else find_library()
    if found is None:
        return None
    try:
        library = library_at(str(found.path))
    except (OSError, ValueError) as problem:
        check_memory(problem)
        _log.exception("the core cannot be loaded")
        return None
    for name, arguments in _FUNCTIONS.items():
        getattr(library, name).argtypes = arguments
    library.game_close.argtypes = (c_void_p,)
    library.game_close.restype = None
    return library


def compiled_game(rules: Sequence[int], weights: Floats, hidden: int) -> CompiledGame | None:
    """The game with these rules and this network, or ``None`` where it cannot be had."""
    library = games_library()
    try:
        return CompiledGame(library, rules, weights, hidden, plain=is_plain()) if library else None
    except Unanswerable:
        _log.warning("the core does not know these rules")
        return None


def _doubles(numbers: Iterable[float]) -> Any:
    given = list(numbers)
    return (c_double * len(given))(*given)


def _accept(answer: int) -> None:
    if answer:
        raise Unanswerable
