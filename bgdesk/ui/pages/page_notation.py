"""Notation in a page of the help that is read from right to left."""

from __future__ import annotations

import re

from bgdesk.ui.words.notation import isolated

_PLAY = r"(?:bar|\d{1,2})/(?:off|\d{1,2})"
_FOUND = re.compile(
    r"(?P<kept>\{[^{}]*\}|\]\([^)]*\)|<[^<>\s]+>)"
    r"|(?P<notation>`[^`\n]+`"
    rf"|(?<![A-Za-z0-9/.#-])(?:{_PLAY}(?: {_PLAY})*|\d+(?:-\d+)+|[-+]\d+(?:\.\d+)?)(?![A-Za-z0-9/-]))"
)
"""What is filled in and where links lead stays as it is; code, plays, dice and signed numbers are found."""


def notation_apart(text: str) -> str:
    """The Markdown ``text`` with its notation `isolated`; as it is where words run from left to right."""
    return _FOUND.sub(lambda found: found[0] if found["kept"] else isolated(found[0]), text)
