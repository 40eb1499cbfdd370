"""Games of Coan ki on disk, one file a game, written anew before each turn is shown.

Those that are over lie in a folder of their own, so that finding the others does not take longer and longer.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

from bgdesk.formats.replacing import replace_file
from bgdesk.library.leases import Leases
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.match.coan_ki import FORMAT, CoanKiGame, coan_ki_game_from_text, coan_ki_game_to_text
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.private_files import FOLDER

_log = logging.getLogger(__name__)

_FOLDER, _OVER, _WRITTEN_NOW = "coan-ki", "over", "open"
_SUFFIX = ".json"
_HEAD = 4_000
"""Bytes in which a file says what it is."""
_LARGEST = 1_000_000
"""Bytes of a file that is read at all."""
_PATIENCE_S, _PAUSE_S = 0.4, 0.02
"""How long another program may take to write a game, and how often it is looked whether it is done."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The games to go on with, newest first, and the files that could not be read with the reason."""

    games: tuple[CoanKiGame, ...]
    unreadable: tuple[tuple[Path, str], ...]


class ChangedElsewhere(Exception):  # noqa: N818  # the name says what is wrong
    """Another program went on with the game: ``stored`` is on disk, and nothing was written over it."""

    def __init__(self, stored: CoanKiGame) -> None:
        super().__init__(f"another program went on with the game {stored.id}; nothing was written over it")
        self.stored = stored


class CoanKiGames:
    """The games below the folder ``data``; several programs may have them open at the same time."""

    def __init__(self, data: Path) -> None:
        self._folder = data / _FOLDER
        self._over = self._folder / _OVER
        self._leases = Leases(self._folder / _WRITTEN_NOW)

    def save(self, game: CoanKiGame, before: CoanKiGame | None = None) -> None:
        """Put ``game`` on disk in place of ``before``, which was there last, all or nothing.

        Raises ChangedElsewhere when something else is there, OSError when the disk fails, and JournalError
        when another program does not come to an end with writing the same game.
        """
        folder = self._over if game.winner else self._folder
        for one in dict.fromkeys((self._folder, folder)):
            one.mkdir(FOLDER, exist_ok=True)
        with self._alone(game.id):
            self._check_stored(game, before)
            replace_file(folder / _file_name(game.id), _content(game), waits=False, is_private=True)
            if game.winner:
                (self._folder / _file_name(game.id)).unlink(missing_ok=True)

    def remove(self, game_id: str) -> None:
        """Forget an unfinished game for good. Raises JournalError when that fails, and nothing is removed."""
        with self._alone(game_id):
            try:
                (self._folder / _file_name(game_id)).unlink(missing_ok=True)
            except OSError as problem:
                raise JournalError(Trouble.NOT_WRITABLE, self._folder, str(problem)) from problem

    @contextmanager
    def _alone(self, game_id: str) -> Iterator[None]:
        """No other program writes the game meanwhile. Raises JournalError."""
        self._take(game_id)
        try:
            yield
        finally:
            self._leases.release(game_id)

    def _take(self, game_id: str) -> None:
        """Others hold a game only while they write it, so that it soon is free."""
        given_up = monotonic() + _PATIENCE_S
        while True:
            try:
                self._leases.take(game_id)
            except JournalError as problem:
                if problem.trouble is not Trouble.OPEN_ELSEWHERE:
                    raise
                if monotonic() > given_up:
                    raise JournalError(Trouble.BEING_WRITTEN, self._folder / _file_name(game_id)) from problem
                sleep(_PAUSE_S)
            else:
                return

    def _check_stored(self, game: CoanKiGame, before: CoanKiGame | None) -> None:
        """A game that nothing is stored of may be stored anew."""
        for path in (self._over / _file_name(game.id), self._folder / _file_name(game.id)):
            if path.exists() and not (before and path.read_bytes() == _content(before)):
                stored = _readable(path)
                if stored not in (before, game):
                    raise ChangedElsewhere(stored)

    def unfinished(self) -> Unfinished:
        """The games that are not over, written last first; files that make no sense are left as they are."""
        games: list[CoanKiGame] = []
        unreadable: list[tuple[Path, str]] = []
        for path in self._newest_first():
            try:
                game = read_coan_ki_game(path)
            except (OSError, CodecError, UnicodeDecodeError) as problem:
                _log.warning("a game of Coan ki is skipped: %s", type(problem).__name__)
                _log.debug("it is %s", path)
                unreadable.append((path, str(problem)))
                continue
            if not game.winner and not (self._over / path.name).exists():
                games.append(game)
        return Unfinished(tuple(games), tuple(unreadable))

    def _newest_first(self) -> list[Path]:
        try:
            paths = [(path.stat().st_mtime_ns, path) for path in self._folder.glob(f"*{_SUFFIX}")]
        except OSError:
            return []
        return [path for _, path in sorted(paths, reverse=True)]


def read_coan_ki_game(path: Path) -> CoanKiGame:
    """The game in the file ``path``. Raises OSError, CodecError and UnicodeDecodeError."""
    if path.stat().st_size > _LARGEST:
        raise CodecError(path.name, "the file is too large")
    return coan_ki_game_from_text(path.read_text(encoding="utf-8"))


def game_files(data: Path) -> tuple[Path, ...]:
    """The files of all games below the folder ``data``, over or not."""
    folder = data / _FOLDER
    return tuple(sorted((*folder.glob(f"*{_SUFFIX}"), *(folder / _OVER).glob(f"*{_SUFFIX}"))))


def _readable(path: Path) -> CoanKiGame:
    try:
        return read_coan_ki_game(path)
    except ValueError as problem:
        raise OSError(f"{path}: {problem}") from problem


def _content(game: CoanKiGame) -> bytes:
    return coan_ki_game_to_text(game).encode()


def _file_name(game_id: str) -> str:
    return f"{game_id}{_SUFFIX}"


def is_coan_ki_game(path: Path) -> bool:
    """Whether the file ``path`` calls itself a game of Coan ki near its beginning."""
    with path.open("rb") as file:
        return f'"{FORMAT}"'.encode() in file.read(_HEAD)
