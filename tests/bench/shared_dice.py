"""How even the dice of both are where one draws no secrets: ``python -m tests.bench.shared_dice``."""

from __future__ import annotations

import argparse

from bgdesk.match.dice.shared_dice import shared_dice, shared_match_id
from bgdesk.match.dice.statistics import chi_square
from bgdesk.net.dice_chain import DiceChain


def counted(number: int, *, is_white_constant: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How often each face and each of the 36 ordered pairs came in ``number`` rolls."""
    chain = DiceChain(bytes(range(100, 132)), number)
    match_id = shared_match_id((bytes(32).hex(), chain.anchor.hex()))
    faces, pairs = [0] * 6, [0] * 36
    for n in range(number):
        secrets = (bytes(32), chain.secret(n + 1))
        dice = shared_dice(match_id, secrets if is_white_constant else secrets[::-1], n)
        faces[dice.first - 1] += 1
        faces[dice.second - 1] += 1
        pairs[6 * (dice.first - 1) + dice.second - 1] += 1
    return tuple(faces), tuple(pairs)


def p_value(counts: tuple[int, ...]) -> float:
    """The chance of counts at least as uneven as these from even dice."""
    found = chi_square(counts, (1,) * len(counts))
    assert found
    return found.p_value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rolls", type=int, default=100_000)
    rolls = parser.parse_args().rolls
    for side in (True, False):
        faces, pairs = counted(rolls, is_white_constant=side)
        name = "White" if side else "Black"
        print(f"{name} constant, {rolls} rolls: faces {faces}, p {p_value(faces):.3f}")
        print(f"   the 36 pairs: p {p_value(pairs):.3f}")


if __name__ == "__main__":
    main()
