"""Networks as files: weights and where they come from; whatever is wrong is said in a sentence."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from bgdesk.engine.network.inputs import INPUTS, OUTPUTS
from bgdesk.engine.network.shipped import FORMAT
from bgdesk.match.codec.json_shapes import is_whole
from bgdesk.renaming import patient_replace

Floats = npt.NDArray[np.float32]


class BrokenNetwork(Exception):  # noqa: N818  # it is what the file is
    """A file of a network cannot be used; the text says why."""


@dataclass(frozen=True, slots=True)
class Training:
    """Where a network comes from: ``games`` with itself, then those of the finish.

    Of the ``finish`` a share of ``against_random`` was played against a random player.
    """

    ruleset: str
    games: int
    seed: int
    hidden: int
    rate: float
    date: str
    seconds: float
    finish: int = 0
    against_random: float = 0.0


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """One hidden layer: ``first`` (inputs, hidden), ``second`` (hidden, outputs) and what each adds."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    training: Training

    def flat(self) -> Floats:
        """All weights in one row, as they are written."""
        return np.concatenate((self.first.ravel(), self.first_bias, self.second.T.ravel(), self.second_bias))

    def chances(self, inputs: Floats) -> Floats:
        """The outputs for rows of inputs, each from 0 to 1."""
        hidden = np.maximum(inputs @ self.first + self.first_bias, np.float32(0))
        return np.asarray(1 / (1 + np.exp(-(hidden @ self.second + self.second_bias))), dtype=np.float32)


def flat_size(hidden: int) -> int:
    """How many weights a network with ``hidden`` units has."""
    return hidden * (INPUTS + 1 + OUTPUTS) + OUTPUTS


def write_network(path: Path, weights: Floats, training: Training) -> None:
    """Writes ``weights`` (inputs by hidden, hidden, outputs by hidden, outputs, all in one row)."""
    known = {"format": FORMAT, "inputs": INPUTS, "sha256": _checksum(weights)} | asdict(training)
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, weights=weights, about=np.array(json.dumps(known)))
    patient_replace(unfinished, path)


def read_network(path: Path, ruleset: str) -> Network:
    """The network of ``ruleset`` in ``path``. Raises BrokenNetwork."""
    weights, about = _contents(path)
    if not is_whole(about.get("format"), FORMAT):
        raise BrokenNetwork(f"{path.name} has format {about.get('format')!r}, not {FORMAT}")
    if about.get("ruleset") != ruleset:
        raise BrokenNetwork(f"{path.name} is for {about.get('ruleset')!r}, not for {ruleset!r}")
    if about.get("sha256") != _checksum(weights):
        raise BrokenNetwork(f"the weights in {path.name} are not those that were written")
    training = _training(about, path)
    if weights.shape != (flat_size(training.hidden),):
        raise BrokenNetwork(f"{path.name} has {weights.size} weights, which does not fit")
    return _network(weights, training)


def _training(about: dict[str, object], path: Path) -> Training:
    """What ``about`` says of the training. Raises BrokenNetwork."""
    ruleset, date = about.get("ruleset"), about.get("date")
    rate, seconds = about.get("rate"), about.get("seconds")
    finish, against_random = about.get("finish", 0), about.get("against_random", 0.0)
    games, seed, hidden = (about.get(name) for name in ("games", "seed", "hidden"))
    if not (isinstance(games, int) and isinstance(seed, int) and isinstance(hidden, int)):
        raise BrokenNetwork(f"{path.name} does not say how it was trained")
    if not (isinstance(rate, int | float) and isinstance(seconds, int | float)):
        raise BrokenNetwork(f"{path.name} does not say how fast it was trained")
    if not (isinstance(finish, int) and isinstance(against_random, int | float)):
        raise BrokenNetwork(f"{path.name} does not say against whom it was trained")
    if not (isinstance(ruleset, str) and isinstance(date, str)):
        raise BrokenNetwork(f"{path.name} does not say what it was trained for")
    return Training(ruleset, games, seed, hidden, rate, date, seconds, finish, against_random)


def _contents(path: Path) -> tuple[Floats, dict[str, object]]:
    try:
        with np.load(path, allow_pickle=False) as file:
            weights, about = file["weights"], json.loads(str(file["about"]))
    except FileNotFoundError as problem:
        raise BrokenNetwork(f"there is no {path.name}") from problem
    except Exception as problem:  # a damaged archive makes NumPy raise nearly anything
        raise BrokenNetwork(f"{path.name} cannot be read: {problem}") from problem
    if weights.dtype != np.float32 or not isinstance(about, dict):
        raise BrokenNetwork(f"{path.name} does not hold a network")
    return weights, about


def _checksum(weights: Floats) -> str:
    return hashlib.sha256(weights.tobytes()).hexdigest()


def _network(weights: Floats, training: Training) -> Network:
    size = training.hidden
    ends = np.cumsum([INPUTS * size, size, size * OUTPUTS])
    first, first_bias, second, second_bias = np.split(weights, ends)
    return Network(
        first.reshape(INPUTS, size), first_bias, second.reshape(OUTPUTS, size).T, second_bias, training
    )
