"""Where the data files are: inside an installed package, beside it in a source checkout."""

from __future__ import annotations

from pathlib import Path

import bgdesk


def resource_path(*parts: str) -> Path:
    """The path of a shipped data file or folder, such as ``resource_path("themes", "walnut.toml")``."""
    return _root().joinpath(*parts)


def changelog_path() -> Path:
    """The path of the changelog, which goes to the other data files when it is installed."""
    root = _root()
    return (root if root.parent == _package() else root.parent) / "CHANGELOG.md"


def _root() -> Path:
    installed = _package() / "resources"
    return installed if installed.is_dir() else _package().parent / "resources"


def _package() -> Path:
    return Path(bgdesk.__file__).resolve().parent
