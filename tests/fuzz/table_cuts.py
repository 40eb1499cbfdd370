"""Breaks the line between two programs after every byte of two turns: ``python -m tests.fuzz.table_cuts``."""

from __future__ import annotations

from tests.net.test_hostile_pipe import cut_everywhere


def main() -> None:
    for is_killed in (False, True):
        cuts = cut_everywhere(1, is_killed=is_killed)
        print(f"{cuts} breaks{', a program killed at each' if is_killed else ''}: both records the same")


if __name__ == "__main__":
    main()
