"""What the program is called by the desktop, and which files it opens: said once for all systems."""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bgdesk.identity import APP_ID

NAME = "bgdesk"
SUMMARY = "Play, review and practise backgammon"

PROGRAMS = ((NAME, False), (f"{NAME}-cli", True)) if sys.platform == "win32" else ((NAME, True),)
"""Each program of the bundle, and whether it has a terminal of its own on Windows."""


@dataclass(frozen=True, slots=True)
class FileType:
    """Files with ``ending`` (no dot) are of ``mime`` type; ``text`` names them for people.

    ``magic`` is at byte ``offset`` of every such file. ``is_shared`` types belong to other programs as well.
    """

    ending: str
    mime: str
    text: str
    magic: str = ""
    offset: str = "0"
    is_shared: bool = False


FILE_TYPES = (
    FileType("mat", "application/x-backgammon-mat", "Backgammon match", is_shared=True),
    FileType(
        "sgf", "application/x-backgammon-sgf", "Backgammon match (SGF)", "GM[6]", "0:64", is_shared=True
    ),
    FileType("xg", "application/x-extremegammon", "eXtreme Gammon match", "RGMH"),
    FileType("xgp", "application/x-extremegammon-position", "eXtreme Gammon position", "RGMH"),
    FileType("bgf", "application/x-bgblitz", "BGBlitz match"),
    FileType("ogxm", "application/x-ogxm", "OGXM backgammon match"),
)


def version(root: Path) -> str:
    """The version of the program in the checkout ``root``."""
    text = (root / "bgdesk" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if not found:
        raise ValueError("bgdesk/__init__.py does not say the version")
    return found[1]


def icon(root: Path) -> str | None:
    """The picture that PyInstaller turns into the icon of a program; Linux keeps it beside."""
    return None if sys.platform == "linux" else str(root / "resources" / "icons" / "bgdesk-512.png")


SIGNED_BY = os.environ.get("BGDESK_CODESIGN_IDENTITY") or None
"""On macOS, whose certificate signs the program; without one it is signed for this computer alone."""


def entitlements(root: Path) -> str | None:
    """What a hardened program on macOS asks to be allowed."""
    return str(root / "installer" / "macos" / "entitlements.plist") if sys.platform == "darwin" else None


def windows_version(root: Path) -> object:
    """What Windows shows of the program as its properties."""
    if sys.platform != "win32":
        return None
    from PyInstaller.utils.win32 import versioninfo as parts

    numbers = (*(int(part) for part in version(root).split(".")[:3]), 0)
    words = {
        "FileDescription": NAME,
        "ProductName": NAME,
        "FileVersion": version(root),
        "ProductVersion": version(root),
        "LegalCopyright": "MIT licence",
    }
    table = parts.StringTable("040904B0", [parts.StringStruct(*pair) for pair in words.items()])
    return parts.VSVersionInfo(
        ffi=parts.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            parts.StringFileInfo([table]),
            parts.VarFileInfo([parts.VarStruct("Translation", [0x0409, 1200])]),
        ],
    )


def info_plist() -> dict[str, Any]:
    """What macOS is told of the program besides its name and version."""
    return {
        "CFBundleDisplayName": NAME,
        "LSMinimumSystemVersion": "13.0",
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [_document_type(one) for one in FILE_TYPES],
        "UTImportedTypeDeclarations": [_imported_type(one) for one in FILE_TYPES],
    }


def _document_type(one: FileType) -> dict[str, Any]:
    return {
        "CFBundleTypeName": one.text,
        "CFBundleTypeRole": "Viewer",
        "LSHandlerRank": "Alternate" if one.is_shared else "Default",
        "LSItemContentTypes": [_uti(one)],
    }


def _imported_type(one: FileType) -> dict[str, Any]:
    return {
        "UTTypeIdentifier": _uti(one),
        "UTTypeDescription": one.text,
        "UTTypeConformsTo": ["public.data"],
        "UTTypeTagSpecification": {"public.filename-extension": [one.ending], "public.mime-type": one.mime},
    }


def _uti(one: FileType) -> str:
    return f"{APP_ID}.{one.ending}"
