"""What an index page shows of bgdesk: its addresses on the web, and the README with links that work there.

Whoever builds for the public says where the project lives; built without that, the package names no address,
and the program has none to look for a newer version at.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

HOME_PAGE = "BGDESK_HOME_PAGE"
"""Environment variable: the address of the repository, such as https://example.org/team/bgdesk."""
RELEASES_PAGE = "BGDESK_RELEASES_PAGE"
"""Environment variable: the address below which ``latest.json`` tells the newest version."""

_LINK = re.compile(r"(!?)(\[[^\]]*\]\()((?!https?:|#|mailto:)[^)\s]+)(?=\))")
"""A picture or a link to a file of the repository, in Markdown."""


class Addresses(MetadataHookInterface):
    """Found by hatchling through pyproject.toml."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the README and the addresses."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        home = os.environ.get(HOME_PAGE, "").rstrip("/")
        shown = with_addresses(text, home, metadata["version"]) if home else text
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}
        metadata["urls"] = urls(os.environ)


def urls(environ: Mapping[str, str]) -> dict[str, str]:
    """The project's addresses by their names on an index page."""
    home, releases = (environ.get(name, "").rstrip("/") for name in (HOME_PAGE, RELEASES_PAGE))
    found = {"Homepage": home, "Changelog": home and f"{home}/blob/HEAD/CHANGELOG.md", "Releases": releases}
    return {name: address for name, address in found.items() if address}


def with_addresses(text: str, home: str, version: str) -> str:
    """``text`` (Markdown) with whole addresses of the files that it points to, as they are in ``version``."""

    def whole(found: re.Match[str]) -> str:
        sign, before, path = found.groups()
        kind = "raw" if sign else "blob"
        return f"{sign}{before}{home}/{kind}/v{version}/{path}"

    return _LINK.sub(whole, text)
