"""Every play and cube decision of people's matches with what it cost, for `tests.bench.people`.

``python -m tests.bench.people_judged OUT.npz FILE...`` reads matches of any format; for what is shipped they
were a thousand of those in ``data-raw`` of lassehjorthmadsen/bglab. Plays are judged at one ply, the close
ones and the one that was made at two; cubes at two. Of a player who is in most of the matches only
`MOST_MATCHES` are taken. Names are not kept: players are numbered. At the end it says how much it found.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from bgdesk.analysis.questions import CubeQuestion, PlayQuestion, questions
from bgdesk.engine.habits import HABITS, habits
from bgdesk.engine.sage.encoding import board_of, terms_of
from bgdesk.engine.sage.values import SageValues, ply_level
from bgdesk.formats.import_result import Unreadable
from bgdesk.formats.registry import read_file
from bgdesk.match.events import Doubled, Passed, Rolled, Taken
from bgdesk.match.record import MatchRecord
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player

MOST_MATCHES = 60
MOST_PLAYS = 24
"""So many of the best plays are kept of a roll, besides the one that was made."""
_DEEPER, _MOST_DEEPER = 0.25, 10
_TWO = ply_level(2)
CUBE_ACTIONS = (Rolled, Doubled, Taken, Passed)
"""By their number in the arrays."""


@dataclass(frozen=True, slots=True)
class PersonsPlay:
    """``losses`` of the plays by one ply, ``deeper`` by two where known, ``seen`` their habits."""

    player: str
    chosen: int
    losses: np.ndarray[Any, Any]
    deeper: np.ndarray[Any, Any]
    seen: np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class PersonsCube:
    """``action`` is a number in `CUBE_ACTIONS`; the equities are the doubler's."""

    player: str
    action: int
    is_redouble: bool
    no_double: float
    double_take: float
    double_pass: float


def judged(files: Sequence[Path]) -> Iterator[PersonsPlay | PersonsCube]:
    """All decisions of the matches in ``files``, in a random order of the files that is always the same."""
    values, seen = SageValues(), Counter[str]()
    for path in Random(1).sample(files, len(files)):
        try:
            record = read_file(path).studies[0].record
        except Unreadable:
            continue
        names = {player: (record.header.seats.of(player).name or "?").lower() for player in Player}
        seen.update(names.values())
        wanted = {player: name for player, name in names.items() if seen[name] <= MOST_MATCHES}
        yield from _of_match(values, record, wanted)


def _of_match(
    values: SageValues, record: MatchRecord, wanted: dict[Player, str]
) -> Iterator[PersonsPlay | PersonsCube]:
    for question in questions(record):
        event = record.events[question.event]
        player = getattr(event, "player", None)
        if player not in wanted:
            continue
        found: PersonsPlay | PersonsCube | None = None
        if isinstance(question, PlayQuestion):
            found = _play(values, question, wanted[player])
        elif isinstance(question, CubeQuestion) and isinstance(event, CUBE_ACTIONS):
            found = _cube(values, question, CUBE_ACTIONS.index(type(event)), wanted[player])
        if found:
            yield found


def _play(values: SageValues, question: PlayQuestion, name: str) -> PersonsPlay | None:
    situation, numbers = question.situation, question.dice
    plays = situation.legal_plays(numbers).plays
    ranked = values.at_one_ply(situation, Dice(numbers.high, numbers.low), plays) if len(plays) > 1 else []
    made = next((index for index, one in enumerate(ranked) if one.play.result == question.played), None)
    if made is None:
        return None
    kept = sorted({*range(min(MOST_PLAYS, len(ranked))), made})
    best = ranked[0].equity
    close = {0, made, *(i for i in kept[:_MOST_DEEPER] if best - ranked[i].equity < _DEEPER)}
    before = board_of(situation.position, situation.player)
    after = [board_of(ranked[i].play.result, situation.player) for i in kept]
    deeper = [values.judged(situation, ranked[i].play, _TWO).equity if i in close else np.nan for i in kept]
    return PersonsPlay(
        name,
        kept.index(made),
        np.array([best - ranked[i].equity for i in kept]),
        np.array(deeper),
        np.array([habits(before, board) for board in after]),
    )


def _cube(values: SageValues, question: CubeQuestion, action: int, name: str) -> PersonsCube | None:
    situation = question.situation
    if not (situation.may_double and situation.has_cube):
        return None
    board = board_of(situation.position, situation.player)
    found = values.calls.cube(board, terms_of(situation), _TWO)
    owned = situation.cube.owner is not None
    return PersonsCube(
        name, action, owned, float(found["equity_nd"]), float(found["equity_dt"]), float(found["equity_dp"])
    )


def write(out: Path, every: Sequence[PersonsPlay | PersonsCube]) -> None:
    """As arrays: rows of plays are filled up with infinite losses."""
    numbers: dict[str, int] = {}
    for one in every:
        numbers.setdefault(one.player, len(numbers))
    plays = [one for one in every if isinstance(one, PersonsPlay)]
    cubes = [one for one in every if isinstance(one, PersonsCube)]
    losses = np.full((len(plays), MOST_PLAYS + 1), np.inf, np.float32)
    shallow, seen = losses.copy(), np.zeros((*losses.shape, len(HABITS)), np.float32)
    for row, play in enumerate(plays):
        count = len(play.losses)
        shallow[row, :count] = play.losses
        losses[row, :count] = loss_of(play)
        seen[row, :count] = play.seen
    np.savez_compressed(
        out,
        losses=losses,
        shallow=shallow,
        seen=seen,
        chosen=np.array([one.chosen for one in plays]),
        player=np.array([numbers[one.player] for one in plays]),
        cube_player=np.array([numbers[one.player] for one in cubes]),
        action=np.array([one.action for one in cubes]),
        redouble=np.array([one.is_redouble for one in cubes]),
        equities=np.array([(one.no_double, one.double_take, one.double_pass) for one in cubes]),
    )


def loss_of(play: PersonsPlay) -> np.ndarray[Any, Any]:
    """By two plies; by one where that is all that is known."""
    top = np.nanmax(play.deeper)
    return np.maximum(0.0, np.where(np.isnan(play.deeper), play.losses, top - play.deeper))


def main(arguments: Sequence[str]) -> int:
    """Judge and write."""
    out, *files = arguments
    found = list(judged([Path(name) for name in sorted(files)]))
    write(Path(out), found)
    plays = sum(isinstance(one, PersonsPlay) for one in found)
    players = len({one.player for one in found})
    print(f"{len(files)} files: {plays} plays and {len(found) - plays} cubes of {players} players")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
