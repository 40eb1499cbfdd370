"""``bgdesk selfplay`` for Coan ki: games between two computer players."""

from __future__ import annotations

import argparse
import hashlib
import secrets
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from bgdesk.analysis.report.words import counted
from bgdesk.cli.shared.output import DONE, MisuseError, interruption_told, say
from bgdesk.cli.shared.output_file import add_force, check_writable, write_output
from bgdesk.cli.shared.selfplay_rules import number
from bgdesk.engine.coan_ki import LEVELS, choose
from bgdesk.match.coan_ki import MAX_STAKE, CoanKiGame, CoanKiTurn, coan_ki_game_to_text
from bgdesk.match.options import MAX_LENGTH
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player

_USUAL_LENGTH, _USUAL_STAKE = 7, 10
_MOST = 1_000_000
_MOST_CHECKED = 1_000
"""So many names are looked at before the first game."""
_MAX_SEED = 2**63 - 1
_SUFFIX = ".json"
_EPILOG = f"""\
Each game won is a point; there is neither cube nor gammon. Levels, weakest first: {", ".join(LEVELS)}.

With --seed the games and the files are the same every time. --out writes each game as a game record
({_SUFFIX}); where there are several, their numbers are put behind the name."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How many games, who plays, and where to write them."""
    parser.epilog = _EPILOG
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument(
        "--length",
        metavar="N",
        type=number(1, MAX_LENGTH),
        default=_USUAL_LENGTH,
        help=f"until a player has won N games ({_USUAL_LENGTH})",
    )
    kind.add_argument("--money", metavar="GAMES", type=number(1, _MOST), help="so many games")
    parser.add_argument("--level", metavar="NAME", choices=LEVELS, default=LEVELS[-1], help="White")
    parser.add_argument("--opponent", metavar="NAME", choices=LEVELS, help="level of Black (that of White)")
    parser.add_argument(
        "--stake",
        metavar="N",
        type=number(1, MAX_STAKE),
        default=_USUAL_STAKE,
        help=f"what each player puts into the pot ({_USUAL_STAKE})",
    )
    parser.add_argument("--seed", metavar="N", type=number(-_MAX_SEED, _MAX_SEED), help="of the dice")
    parser.add_argument("--variant", metavar="coan_ki", choices=("coan_ki",), help="this game")
    parser.add_argument("--out", metavar="FILE", type=Path, help="write the games")
    add_force(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play, tell the results, write the files."""
    out: Path | None = arguments.out
    if out is not None:
        _check_suffix(out)
        for count in range(1, min(_most_games(arguments), _MOST_CHECKED) + 1):
            check_writable(_path(out, count, arguments), is_forced=arguments.force)
    seed = secrets.randbelow(_MAX_SEED) if arguments.seed is None else arguments.seed
    wins: Counter[Player] = Counter()
    names = Pair("White", "Black")
    with interruption_told(lambda: f"{counted(wins.total() if out else 0, 'file')} written"):
        for count, game in enumerate(_games(arguments, seed), 1):
            assert game.winner is not None
            names = game.names
            wins[game.winner] += 1
            say(f"Game {count}: {names.of(game.winner)} wins the pot of {game.state.position.pot}")
            sys.stdout.flush()
            if out is not None:
                content = coan_ki_game_to_text(game).encode()
                write_output(_path(out, count, arguments), content, is_forced=arguments.force)
            if not arguments.money and wins[game.winner] == arguments.length:
                break
    kind = counted(arguments.money, "game") if arguments.money else f"match to {arguments.length}"
    say(f"{names.white} {wins[Player.WHITE]}, {names.black} {wins[Player.BLACK]} ({kind}, seed {seed})")
    return DONE


def _games(arguments: argparse.Namespace, seed: int) -> Iterator[CoanKiGame]:
    """Games that are over, one after the other: as many as were asked for, or without an end."""
    count = 0
    while not arguments.money or count < arguments.money:
        yield _game(arguments, seed, count)
        count += 1


def _game(arguments: argparse.Namespace, seed: int, count: int) -> CoanKiGame:
    levels = Pair(arguments.level, arguments.opponent or arguments.level)
    names = Pair(f"level of White ({levels.white})", f"Black ({levels.black})")
    name, secret = (_digest(f"{what}\n{seed}\n{count}") for what in ("id", "secret"))
    game = CoanKiGame(name[:32], names, Pair(levels.white, levels.black), secret, arguments.stake)
    while game.winner is None:
        state = game.state
        level = levels.of(state.player)
        game = game.played(CoanKiTurn.of(choose(state.position, state.player, state.dice, level, state.roll)))
    return game


def _digest(text: str) -> str:
    return hashlib.sha256(f"bgdesk-coan-ki\n{text}".encode()).hexdigest()


def _most_games(arguments: argparse.Namespace) -> int:
    most: int = arguments.money or 2 * arguments.length - 1
    return most


def _path(out: Path, count: int, arguments: argparse.Namespace) -> Path:
    is_one = (arguments.money or arguments.length) == 1
    return out if is_one else out.with_stem(f"{out.stem}-{count}")


def _check_suffix(out: Path) -> None:
    if out.suffix.lower() != _SUFFIX:
        raise MisuseError(f"A game of Coan ki can be written as {_SUFFIX} only, not as {out.name}.")
