"""Numbers of versions, and which of two is the newer one."""

from __future__ import annotations

import re
from dataclasses import dataclass

_VERSION = re.compile(
    r"([0-9]{1,6}(?:\.[0-9]{1,6}){1,3})([-.]?(?:a|b|rc|alpha|beta|dev)[-.]?[0-9]{0,6})?", re.ASCII
)


@dataclass(frozen=True, slots=True, order=True)
class Version:
    """Compares by its numbers; one that is not finished, such as 0.2.0rc1, comes before the finished one."""

    numbers: tuple[int, ...]
    is_finished: bool = True


def version_of(text: str) -> Version | None:
    """What ``text`` says, such as 0.2.0; ``None`` where it is no version."""
    found = _VERSION.fullmatch(text)
    if not found:
        return None
    numbers = [int(number) for number in found[1].split(".")]
    while numbers[-1:] == [0]:
        numbers.pop()
    return Version(tuple(numbers), found[2] is None)


def is_newer(version: str, than: str) -> bool:
    """Whether ``version`` came after ``than``; False where one of them says nothing."""
    one, other = version_of(version), version_of(than)
    return one is not None and other is not None and one > other
