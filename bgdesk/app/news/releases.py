"""Where the versions of the program are told and found: one page on the web, if the project has one."""

from __future__ import annotations

import json
import re
from importlib.metadata import PackageNotFoundError, distribution
from urllib.parse import urlsplit

from bgdesk.app.actions.ids import ActionId
from bgdesk.app.news.versions import version_of

MOST_BYTES = 64_000
"""Longer answers are not read."""
_PACKAGE = "bgdesk"
_LINE = re.compile(r"^Project-URL: *Releases *, *(\S+) *$", re.IGNORECASE | re.MULTILINE)
_ADDRESS = re.compile(r"https://[!-~]{1,200}")


class AnswerError(Exception):
    """An answer is not what was asked for."""


def releases_page() -> str | None:
    """The address of the page for people, from the metadata of the package (``Project-URL: Releases, …``).

    ``None`` where the package names none, or one that is not safe to ask and to open.
    """
    try:
        metadata = distribution(_PACKAGE).read_text("METADATA") or ""
    except (PackageNotFoundError, OSError):
        return None
    found = _LINE.search(metadata.partition("\n\n")[0])
    return found[1] if found and _is_safe(found[1]) else None


def _is_safe(address: str) -> bool:
    try:
        parts = urlsplit(address)
        is_whole = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        return False
    return is_whole and "@" not in parts.netloc and _ADDRESS.fullmatch(address) is not None


def host_of(page: str) -> str:
    """Whom one asks there."""
    return urlsplit(page).hostname or ""


def address_asked(page: str) -> str:
    """Where the newest version is told: the file ``latest.json`` below ``page``."""
    parts = urlsplit(page)
    return parts._replace(path=f"{parts.path.rstrip('/')}/latest.json", query="", fragment="").geturl()


def newest_in(answer: bytes) -> str:
    """The version that ``answer`` tells: a JSON object with a text, such as ``{"version": "0.2.0"}``.

    Whatever else is in it is not looked at. Raises AnswerError.
    """
    if len(answer) > MOST_BYTES:
        raise AnswerError("too long")
    try:
        told = json.loads(answer.decode("utf-8"))
    except (ValueError, RecursionError) as problem:
        raise AnswerError("no JSON") from problem
    version = told.get("version") if isinstance(told, dict) else None
    if not isinstance(version, str) or version_of(version) is None:
        raise AnswerError("no version")
    return version


def is_offered(action: ActionId) -> bool:
    """Whether there is something to do for ``action`` in this package."""
    return action is not ActionId.LOOK_FOR_NEWER or releases_page() is not None
