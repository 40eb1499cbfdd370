"""``--few-of-each N``: of each file of tests only N, spread over it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TypeVar

import pytest

T = TypeVar("T")

OPTION = "--few-of-each"


def pytest_addoption(parser: pytest.Parser) -> None:
    """What versions change shows in every part, and does not need every case of it."""
    parser.addoption(
        OPTION, type=int, default=0, metavar="N", help="of each file only N tests, spread over it"
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the others, and say how many."""
    few = config.getoption(OPTION)
    if not few:
        return
    kept = [item for _, file in groupby(items, lambda item: item.path) for item in spread(tuple(file), few)]
    chosen = set(kept)
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = kept


def spread(things: Sequence[T], few: int) -> Iterable[T]:
    """At most ``few`` of ``things``, as far from each other as they can be, the first among them."""
    if len(things) <= few:
        return things
    return tuple(things[number * len(things) // few] for number in range(few))
