"""``bgdesk verify-dice`` for a game of Coan ki."""

from __future__ import annotations

from pathlib import Path

from bgdesk.cli.shared.output import CliError
from bgdesk.library.coan_ki_games import read_coan_ki_game
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.match.dice.fair_dice import commitment


def verified(path: Path) -> tuple[str, str]:
    """The fingerprint of the dice of the game in ``path``, and why they are right.

    Raises CliError when they are not, or not yet known.

    Reading a game computes every roll from its secret and refuses a turn that is no play of its roll.
    """
    try:
        game = read_coan_ki_game(path)
    except UnicodeDecodeError as problem:
        raise CliError(f"{path} is not a game of Coan ki: it is not text in UTF-8.") from problem
    except CodecError as problem:
        raise CliError(f"{path} is not a game of Coan ki with the right dice: {problem}.") from problem
    if game.winner is None:
        raise CliError("The secret of these dice is not told: it is revealed when the game is over.")
    shown = commitment(bytes.fromhex(game.secret))
    return shown, (
        f"All {len(game.turns)} turns are plays of the rolls that follow from the secret with "
        f"SHA-256 {shown}, the fingerprint that the window of the game shows."
    )
