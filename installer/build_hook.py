"""What happens while a wheel is built: the translations are compiled and go into it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileTranslations(BuildHookInterface):  # type: ignore[type-arg]  # any builder will do
    """Found by hatchling through pyproject.toml."""

    def dependencies(self) -> list[str]:
        """Qt's tools, which are wanted only while building."""
        return ["PySide6-Essentials>=6.11.3"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what is missing or older, and name each file: .qm files are ignored otherwise."""
        sys.path.insert(0, self.root)
        from installer.translations import compile_missing, translations

        folder = Path(self.root) / "resources" / "i18n"
        compile_missing(folder)
        for path in translations(folder):
            made = path.with_suffix(".qm")
            build_data["force_include"][str(made)] = f"bgdesk/resources/i18n/{made.name}"
