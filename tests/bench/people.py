"""How people choose their plays, and whether that predicts people who were not looked at.

``python -m tests.bench.people JUDGED.npz [--dry]`` (from `tests.bench.people_judged`) fits to bands of
players a multinomial logit: a play has a weight of exp(-loss / temperature + weights times habits). Each
player is left out once (five folds), and the logarithm of the chance of each play that was made is compared
with that of plain noise, exp(-loss / temperature). It writes ``resources/opponents/people.json``, fitted to
all, and ``tests/golden/people.json``, which says how good it is; with ``--dry``, for a part of the matches,
it writes neither.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from bgdesk.engine.habits import HABITS
from bgdesk.shipped import resource_path
from tests.folders import GOLDEN

Array: TypeAlias = "np.ndarray[Any, Any]"

OUT = resource_path("opponents", "people.json")
GOLDEN_FILE = GOLDEN / "people.json"
BANDS = (0.0, 6.0, 9.0, 12.5, 17.5, 100.0)
FOLDS = 5
FEWEST = 40
"""Players with fewer decisions that count are left out."""
PR = 500
_OBVIOUS, _OBVIOUS_DOUBLE, _HOPELESS = 0.001, 0.2, -0.9
_RIDGE = 20.0
"""How strongly the weights of a band are drawn to those of all."""
_DOUBLES = (-0.4, 0.6)
"""Gains of the doubles that the cube is fitted to; nobody thinks about what is wrong by more."""
_TAKES = (-1.5, 1.5)
ORIGIN = (
    "Fitted by tests/bench/people.py to matches of people on Backgammon Galaxy from lassehjorthmadsen/bglab"
    " (MIT licence); players are nowhere in it."
)


@dataclass(frozen=True, slots=True)
class People:
    """Plays and cube actions as arrays, as `tests.bench.people_judged` writes them."""

    losses: Array
    seen: Array
    chosen: Array
    player: Array
    cube_player: Array
    action: Array
    redouble: Array
    equities: Array

    @classmethod
    def read(cls, path: Path) -> People:
        """From a file."""
        found = np.load(path)
        names = ("losses", "seen", "chosen", "player", "cube_player", "action", "redouble", "equities")
        return cls(*(found[name] for name in names))

    @property
    def lost(self) -> Array:
        """What each play cost."""
        made: Array = self.losses[np.arange(len(self.chosen)), self.chosen]
        return made

    @property
    def counts(self) -> Array:
        """Which plays count: there is something to choose among the best ten."""
        best = np.where(np.isinf(self.losses[:, :10]), 0.0, self.losses[:, :10])
        found: Array = np.ptp(best, axis=1) >= _OBVIOUS
        return found

    @property
    def gains(self) -> Array:
        """What a double gains the doubler, what a take gains the other player."""
        no_double, take, passed = self.equities.T
        answered = np.minimum(take, passed)
        found: Array = np.where(self.action < 2, answered - no_double, passed - take)
        return found

    def cube_lost(self) -> tuple[Array, Array]:
        """What each cube action cost, and whether it counts."""
        no_double, take, passed = self.equities.T
        gains, acts = self.gains, np.isin(self.action, (1, 2))
        lost = np.maximum(0.0, np.where(acts, -gains, gains))
        obvious = (lost < _OBVIOUS) & (
            (np.abs(gains) < _OBVIOUS)
            | (no_double - take > _OBVIOUS_DOUBLE)
            | (no_double - passed > _OBVIOUS_DOUBLE)
            | (np.maximum(no_double, take) < _HOPELESS)
        )
        return lost, (self.action > 0) | ~obvious

    def ratings(self) -> dict[int, float]:
        """Performance rating of each player with enough decisions."""
        lost, counts = self.cube_lost()
        size = int(max(self.player.max(), self.cube_player.max())) + 1
        number = np.bincount(self.player, self.counts, size) + np.bincount(self.cube_player, counts, size)
        total = np.bincount(self.player, self.counts * self.lost, size)
        total += np.bincount(self.cube_player, counts * lost, size)
        return {one: PR * total[one] / number[one] for one in range(size) if number[one] >= FEWEST}


def chances(weights: Array, losses: Array, seen: Array) -> Array:
    """Of every play; ``weights`` begin with one over the temperature."""
    there = ~np.isinf(losses)
    votes = -np.where(there, losses, 0.0) * weights[0]
    if len(weights) > 1:
        votes = votes + seen @ weights[1:]
    votes = np.where(there, votes, -1e9)
    found = np.exp(votes - votes.max(axis=1, keepdims=True)) * there
    shares: Array = found / found.sum(axis=1, keepdims=True)
    return shares


def fitted(losses: Array, seen: Array, chosen: Array, prior: Array | None, *, plain: bool = False) -> Array:
    """The likeliest weights, by Newton's method; those of habits are drawn to ``prior``."""
    inputs = -np.where(np.isinf(losses), 0.0, losses)[..., None].astype(float)
    if not plain:
        inputs = np.concatenate([inputs, seen], axis=2)
    drawn = np.full(inputs.shape[2], _RIDGE if prior is not None else 1.0)
    drawn[0] = 1e-6
    centre = np.zeros(inputs.shape[2]) if prior is None else prior
    weights = np.where(np.arange(len(centre)) == 0, 10.0, centre) if prior is None else prior.copy()
    rows = np.arange(len(chosen))

    def worth(tried: Array) -> float:
        made = chances(tried, losses, seen)[rows, chosen]
        return float(np.log(made + 1e-300).sum() - 0.5 * (drawn * (tried - centre) ** 2).sum())

    for _ in range(40):
        shares = chances(weights, losses, seen)
        mean = np.einsum("nk,nkf->nf", shares, inputs)
        slope = (inputs[rows, chosen] - mean).sum(axis=0) - drawn * (weights - centre)
        flat = (inputs * np.sqrt(shares)[..., None]).reshape(-1, inputs.shape[2])
        step = np.linalg.solve(flat.T @ flat - mean.T @ mean + np.diag(drawn), slope)
        weights = climbed(weights, step, worth)
        if float(np.abs(step).max()) < 1e-4:
            break
    return weights


def climbed(weights: Array, step: Array, worth: Callable[[Array], float]) -> Array:
    """One step of Newton's method, or so much of it that it leads upwards."""
    before, share = worth(weights), 1.0
    while worth(weights + share * step) < before and share > 1e-3:
        share /= 2
    return weights + share * step


def leaning(gains: Array, acts: Array, within: tuple[float, float]) -> dict[str, float]:
    """Bias and noise of a cube action: its chance is that of a logistic noise beyond the gain."""
    near = (gains > within[0]) & (gains < within[1])
    inputs = np.stack([gains[near], np.ones(int(near.sum()))], axis=1)
    made, weights = acts[near].astype(float), np.array([10.0, 0.0])
    drawn = np.array([1e-4, 1e-2])

    def worth(tried: Array) -> float:
        votes = np.clip(inputs @ tried, -500, 500)
        return float((made * votes - np.logaddexp(0.0, votes)).sum() - 0.5 * (drawn * tried**2).sum())

    for _ in range(60):
        share = 1 / (1 + np.exp(-np.clip(inputs @ weights, -500, 500)))
        curve = inputs.T @ (inputs * (share * (1 - share))[:, None]) + np.diag(drawn)
        weights = climbed(weights, np.linalg.solve(curve, inputs.T @ (made - share) - drawn * weights), worth)
    return {"bias": round(float(-weights[1] / weights[0]), 4), "noise": round(float(1 / weights[0]), 4)}


def band_of(people: People, ratings: Mapping[int, float], whose: Array) -> Array:
    """The band of each row's player; -1 without one."""
    lookup = np.full(int(max(people.player.max(), people.cube_player.max())) + 1, -1)
    for player, rating in ratings.items():
        lookup[player] = np.digitize(rating, BANDS) - 1
    found: Array = lookup[whose]
    return found


def unseen(people: People, bands: Array) -> list[dict[str, Any]]:
    """Of each band how well its players are predicted by the others."""
    fold = (people.player * 7919) % FOLDS
    sums = np.zeros((len(BANDS) - 1, 6))
    for left_out in range(FOLDS):
        taken = people.counts & (bands >= 0) & (fold != left_out)
        pooled = fitted(people.losses[taken], people.seen[taken], people.chosen[taken], None)
        for band in range(len(BANDS) - 1):
            here = people.counts & (bands == band)
            learnt, tested = here & (fold != left_out), here & (fold == left_out)
            arrays = people.losses[learnt], people.seen[learnt], people.chosen[learnt]
            for column, weights in enumerate((fitted(*arrays, None, plain=True), fitted(*arrays, pooled))):
                shares = chances(weights, people.losses[tested], people.seen[tested])
                made = shares[np.arange(int(tested.sum())), people.chosen[tested]]
                sums[band, column] += np.log(made + 1e-12).sum()
                known = np.where(np.isinf(people.losses[tested]), 0.0, people.losses[tested])
                sums[band, 2 + column] += (shares * known).sum()
            sums[band, 4] += people.lost[tested].sum()
            sums[band, 5] += tested.sum()
    return [_told(band, row, people, bands) for band, row in enumerate(sums)]


def _told(band: int, row: Array, people: People, bands: Array) -> dict[str, Any]:
    plain, model, plain_lost, model_lost, lost, number = (float(one) for one in row)
    return {
        "from": BANDS[band],
        "to": BANDS[band + 1],
        "players": len(set(people.player[bands == band])),
        "decisions": int(number),
        "plain": round(plain / number, 4),
        "people": round(model / number, 4),
        "gain": round(1 - model / plain, 4),
        "pr": round(PR * lost / number, 2),
        "pr_by_plain": round(PR * plain_lost / number, 2),
        "pr_by_people": round(PR * model_lost / number, 2),
    }


def shipped(people: People, ratings: Mapping[int, float], bands: Array) -> list[dict[str, Any]]:
    """The bands fitted to all players."""
    taken = people.counts & (bands >= 0)
    pooled = fitted(people.losses[taken], people.seen[taken], people.chosen[taken], None)
    cube_bands = band_of(people, ratings, people.cube_player)
    rows = []
    for band in range(len(BANDS) - 1):
        here = people.counts & (bands == band)
        weights = fitted(people.losses[here], people.seen[here], people.chosen[here], pooled)
        cubes = cube_bands == band
        centred, turned = (
            cubes & (people.action < 2) & ~people.redouble,
            cubes & (people.action < 2) & people.redouble,
        )
        answers = cubes & (people.action > 1)
        gains, action = people.gains, people.action
        rows.append(
            {
                "pr": round(_rate(people, here, cubes), 2),
                "players": len(set(people.player[here])),
                "decisions": int(here.sum()),
                "temperature": round(1 / float(weights[0]), 5),
                "weights": {
                    name: round(float(one), 3) for name, one in zip(HABITS, weights[1:], strict=True)
                },
                "double": leaning(gains[centred], action[centred] == 1, _DOUBLES),
                "redouble": leaning(gains[turned], action[turned] == 1, _DOUBLES),
                "take": leaning(gains[answers], action[answers] == 2, _TAKES),
            }
        )
    return rows


def _rate(people: People, plays: Array, cubes: Array) -> float:
    lost, counts = people.cube_lost()
    total = people.lost[plays].sum() + (lost * counts)[cubes].sum()
    return float(PR * total / (plays.sum() + counts[cubes].sum()))


def main() -> int:
    """Fit, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("judged", type=Path)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    given = parser.parse_args()
    people = People.read(given.judged)
    ratings = people.ratings()
    bands = band_of(people, ratings, people.player)
    found = unseen(people, bands)
    number = sum(row["decisions"] for row in found)
    plain, model = (
        sum(row[name] * row["decisions"] for row in found) / number for name in ("plain", "people")
    )
    whole = {"plain": round(plain, 4), "people": round(model, 4), "gain": round(1 - model / plain, 4)}
    whole |= {"players": len(ratings), "decisions": number}
    for row in (*found, whole):
        print(json.dumps(row), flush=True)
    text = {"origin": ORIGIN, "bands": shipped(people, ratings, bands)}
    if given.dry:
        print(json.dumps(text, indent=1))
        return 0
    GOLDEN_FILE.write_text(json.dumps({"all": whole, "bands": found}, indent=1) + "\n", encoding="utf-8")
    OUT.write_text(json.dumps(text, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
