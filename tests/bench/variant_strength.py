"""How well the networks play: against a random player, a sensible one, and themselves one roll deeper.

Run it with ``python -m tests.bench.variant_strength [RULESET ...] [--games N] [--deep-games N]
[--deepest-games N]``; it needs the extra ``training`` and the core. Every sequence of dice is played twice
with the sides exchanged; the standard errors are those of the mean over these pairs. What was played
replaces its rows in the golden table.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any, TypeAlias

from bgdesk.engine.network.file import read_network
from bgdesk.engine.network.shipped import network_path
from bgdesk.training.by_core import contest_by_core
from bgdesk.training.contest import ContestScore, contest, score_of
from bgdesk.training.games import GAMES, TRAINED
from bgdesk.training.rolls import DEEP, NETWORK, RANDOM, SENSIBLE, TrainedPlayer
from bgdesk.training.table import start_of
from tests.folders import GOLDEN

Row: TypeAlias = dict[str, dict[str, Any]]

GOLDEN_FILE = GOLDEN / "variant_strength.json"

_HEADING = "# Strength of the networks\n\nMade by `tests/bench/variant_strength.py`."
_GAMES = 2000
_DEEP_GAMES = 200
SEED = 2026
DEEPEST = "three plies against two"
"""Played by the core."""
_PAIRS = ("both_won", "both_lost")


def measured(name: str, numbers: Mapping[str, int]) -> Iterator[tuple[str, ContestScore]]:
    """The matches of one network by name, as soon as each is played; ``numbers`` says how many games."""
    network = read_network(network_path(name), name)
    weights = network.flat()
    plain = TrainedPlayer(NETWORK, weights)
    players = {
        "random": (plain, TrainedPlayer(RANDOM, weights)),
        "sensible": (plain, TrainedPlayer(SENSIBLE, weights)),
        "sensible against random": (TrainedPlayer(SENSIBLE, weights), TrainedPlayer(RANDOM, weights)),
        "two plies against one": (TrainedPlayer(DEEP, weights), plain),
    }
    for rival, games in numbers.items():
        if rival == DEEPEST:
            yield rival, score_of(contest_by_core(name, network, (3, 2), games, SEED))
            continue
        one, two = players[rival]
        game, hidden = GAMES[name], network.training.hidden
        yield rival, contest(start_of(name), game, one, two, games, SEED, hidden)


def _row(name: str, matches: dict[str, dict[str, float]]) -> Row:
    """What the table says of a network: its training and its matches."""
    training = read_network(network_path(name), name).training
    known = {
        "games": training.games,
        "seconds": training.seconds,
        "seed": training.seed,
        "rate": training.rate,
        "finish": training.finish,
        "against_random": training.against_random,
    }
    return {"training": known, "matches": matches}


def as_markdown(table: Mapping[str, Row]) -> str:
    """The table for people: games won in percent and points a game, each with its standard error.

    Then the pairs of games with the same dice of which he won, and lost, both, in percent where known.
    """
    lines = [
        "| game | trained on | minutes | against | games | won % | points a game | both won % | lost % |",
        "|---|" + "---:|" * 8,
    ]
    for name, row in table.items():
        training = row["training"]
        start = f"| {name} | {training['games'] + training['finish']} | {training['seconds'] / 60:.0f} |"
        for rival, score in row["matches"].items():
            won = f"{100 * score['wins']:.1f} ± {100 * score['wins_error']:.1f}"
            points = f"{score['points']:+.2f} ± {score['points_error']:.2f}"
            pairs = " | ".join(f"{100 * score[key]:.1f}" if key in score else "" for key in _PAIRS)
            lines.append(f"{start} {rival} | {score['games']} | {won} | {points} | {pairs} |")
            start = "| | | |"
    return "\n".join(lines)


def _write(table: Mapping[str, Row]) -> None:
    GOLDEN_FILE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    GOLDEN_FILE.with_suffix(".md").write_text(f"{_HEADING}\n\n{as_markdown(table)}\n", encoding="utf-8")


def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*", default=TRAINED, metavar="RULESET")
    parser.add_argument("--games", type=int, default=_GAMES)
    parser.add_argument("--deep-games", type=int, default=_DEEP_GAMES)
    parser.add_argument("--deepest-games", type=int, default=_DEEP_GAMES)
    given = parser.parse_args()
    numbers = dict.fromkeys(("random", "sensible", "sensible against random"), given.games)
    numbers["two plies against one"] = given.deep_games
    numbers[DEEPEST] = given.deepest_games
    wanted = {rival: games for rival, games in numbers.items() if games}
    for name in given.rulesets:
        for rival, score in measured(name, wanted):
            print(as_markdown({name: keep(name, rival, score)}), flush=True)


def keep(name: str, rival: str, score: ContestScore) -> Row:
    """Writes the match of ``name`` with ``rival`` into the golden table; the whole row of ``name``."""
    table = json.loads(GOLDEN_FILE.read_text(encoding="utf-8")) if GOLDEN_FILE.exists() else {}
    matches = table.get(name, {}).get("matches", {})
    matches[rival] = {key: round(value, 4) for key, value in asdict(score).items()}
    table[name] = _row(name, matches)
    _write(table)
    return _row(name, matches)


if __name__ == "__main__":
    _main()
