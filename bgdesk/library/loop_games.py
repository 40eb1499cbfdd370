"""Games of Coan ki on disc, one file a game, written anew before each turn is shown."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bgdesk.formats.replacing import replace_file
from bgdesk.match.coan_ki import LoopGame, loop_game_from_text, loop_game_to_text
from bgdesk.match.json_shapes import CodecError

_FOLDER = "coan-ki"
_SUFFIX = ".json"
_LARGEST = 1_000_000
"""Bytes of a file that is read at all."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The game to go on with, if there is one, and the files that could not be read with the reason."""

    game: LoopGame | None
    unreadable: tuple[tuple[Path, str], ...]


class LoopGames:
    """The games below the folder ``data``. Methods that write raise OSError."""

    def __init__(self, data: Path) -> None:
        self._folder = data / _FOLDER

    def save(self, game: LoopGame) -> None:
        """Put ``game`` on disc, all or nothing."""
        self._folder.mkdir(parents=True, exist_ok=True)
        replace_file(self._path(game), loop_game_to_text(game).encode())

    def unfinished(self) -> Unfinished:
        """The game written last, unless it is over; files that make no sense are left as they are."""
        unreadable: list[tuple[Path, str]] = []
        for path in self._newest_first():
            try:
                game = _read(path)
            except (OSError, CodecError, UnicodeDecodeError) as problem:
                unreadable.append((path, str(problem)))
                continue
            return Unfinished(None if game.winner else game, tuple(unreadable))
        return Unfinished(None, tuple(unreadable))

    def _newest_first(self) -> list[Path]:
        try:
            paths = [(path.stat().st_mtime_ns, path) for path in self._folder.glob(f"*{_SUFFIX}")]
        except OSError:
            return []
        return [path for _, path in sorted(paths, reverse=True)]

    def _path(self, game: LoopGame) -> Path:
        return self._folder / f"{game.id}{_SUFFIX}"


def _read(path: Path) -> LoopGame:
    if path.stat().st_size > _LARGEST:
        raise CodecError(path.name, "the file is too large")
    return loop_game_from_text(path.read_text(encoding="utf-8"))
