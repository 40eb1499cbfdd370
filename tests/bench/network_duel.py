"""Whether a network that was taught more plays better than the shipped one: the two against each other.

Run it with ``python -m tests.bench.network_duel RULESET FILE [--rival FILE] [--games N]``; it needs the
extra ``training``. Both see the table as it stands after a play. Every sequence of dice is played twice
with the sides exchanged; the standard errors are those of the mean over these pairs.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bgdesk.engine.network.file import read_network
from bgdesk.engine.network.shipped import network_path
from bgdesk.training.contest import ContestScore, contest
from bgdesk.training.games import GAMES, TRAINED
from bgdesk.training.rolls import NETWORK, TrainedPlayer
from bgdesk.training.table import start_of
from tests.bench.variant_strength import SEED


def duel(name: str, file: Path, rival: Path, games: int) -> ContestScore:
    """The score of the network in ``file`` against that in ``rival``, which has as many hidden units."""
    networks = [read_network(path, name) for path in (file, rival)]
    one, two = (TrainedPlayer(NETWORK, network.flat()) for network in networks)
    hidden, others = (network.training.hidden for network in networks)
    assert hidden == others, "the networks are of different sizes"
    return contest(start_of(name), GAMES[name], one, two, games, SEED, hidden)


def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ruleset", choices=TRAINED)
    parser.add_argument("file", type=Path)
    parser.add_argument("--rival", type=Path, help="instead of the shipped one")
    parser.add_argument("--games", type=int, default=2000)
    given = parser.parse_args()
    score = duel(given.ruleset, given.file, given.rival or network_path(given.ruleset), given.games)
    print(
        f"{given.ruleset}: {score.games} games, won {100 * score.wins:.1f} ± {100 * score.wins_error:.1f} %, "
        f"{score.points:+.3f} ± {score.points_error:.3f} points a game, of both games with the same dice "
        f"{100 * score.both_won:.1f} % won and {100 * score.both_lost:.1f} % lost"
    )


if __name__ == "__main__":
    _main()
