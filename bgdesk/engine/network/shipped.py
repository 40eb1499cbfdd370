"""Which networks are shipped, and what they play."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from bgdesk.shipped import resource_path

FORMAT = 1
"""Of the files."""
KIND, EDITION = "network", 2
"""The edition goes up when a shipped network is replaced: what an older one said stays told apart."""
NAME = f"{KIND} {EDITION}"

_OWN = (
    "plakoto",
    "fevga",
    "gul_bara",
    "acey_deucey",
    "acey_deucey_american",
    "acey_deucey_european",
    "acey_deucey_navy",
    "russian",
    "dutch",
    "longgammon",
)

NETWORKS: Mapping[str, str] = MappingProxyType(
    {name: name for name in _OWN} | {"tapa": "plakoto", "moultezim": "fevga"}
)
"""The network that plays a ruleset, both by id."""

GLANCE, SHALLOW, DEEP, DEEPER = "glance", "1ply", "2ply", "3ply"
"""Of a play that leaves numbers to play: as the table stands. Else after the roll, the next one, or two."""
LEVELS: Mapping[int, str] = MappingProxyType({1: SHALLOW, 2: DEEP, 3: DEEPER})
"""By plies."""
DEEPEST, DEEPEST_IN_PYTHON = 3, 2
"""So many plies a network looks ahead at most, with the core and without it."""
LOOKED_AT = 4
"""So many plays at most are judged by the next rolls."""
CLOSE = 0.15
"""Only plays within so many points of the best are, at three plies half as many; not where checkers count."""
CLOSE_BY_CHECKERS = 1.0
"""The same where every checker counts a point."""


def network_path(name: str) -> Path:
    """The shipped file of a network."""
    return resource_path("networks", f"{name}.npz")
