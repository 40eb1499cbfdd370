"""The changelog as a page for those who use the program."""

from __future__ import annotations

import re
from collections.abc import Callable

_SECTION = re.compile(r"^## \[?([^\]\s]+)\]?.*\n", re.MULTILINE)
_UNRELEASED = "Unreleased"


def changes_markdown(title: str, changelog: str, version: str, heading: Callable[[str], str]) -> str:
    """A page with all versions in ``changelog``, the newest first, each below the ``heading`` of its number.

    What is not released belongs to ``version``, which is running. Sections without an entry are left out.
    """
    _, *parts = _SECTION.split(changelog)
    told: dict[str, list[str]] = {}
    for name, text in zip(parts[::2], parts[1::2], strict=True):
        if text.strip():
            told.setdefault(version if name == _UNRELEASED else name, []).append(text.strip())
    pages = ["\n\n".join((f"## {heading(name)}", *texts)) for name, texts in told.items()]
    return "\n\n".join((f"# {title}", *pages))
