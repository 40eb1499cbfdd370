"""Where the data files are: inside an installed package, beside it in a source checkout."""

from __future__ import annotations

from pathlib import Path

import bgdesk


def resource_path(*parts: str) -> Path:
    """The path of a shipped data file or folder, such as ``resource_path("themes", "walnut.toml")``."""
    return _root().joinpath(*parts)


def _root() -> Path:
    package = Path(bgdesk.__file__).resolve().parent
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent / "resources"
