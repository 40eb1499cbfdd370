from __future__ import annotations

import plistlib
from pathlib import Path

from bgdesk import __version__
from bgdesk.formats.registry import FORMATS
from installer.bundle import identity, windows

ROOT = Path(__file__).parents[3]


def test_the_version_is_that_of_the_program() -> None:
    assert identity.version(ROOT) == __version__


def test_every_type_that_is_tied_to_the_program_can_be_opened() -> None:
    endings = {suffix.lstrip(".") for form in FORMATS if form.reader for suffix in form.suffixes}
    read_as_another = {one.ending for one in identity.FILE_TYPES} - endings
    assert read_as_another == {"bgf"}
    data = min((ROOT / "tests" / "files" / "matches" / "bgf").glob("*.bgf")).read_bytes()
    assert any(form.sniff(data) for form in FORMATS)


def test_macos_is_told_each_type_with_its_ending() -> None:
    told = plistlib.loads(plistlib.dumps(identity.info_plist()))
    endings = {
        one["UTTypeIdentifier"]: one["UTTypeTagSpecification"]["public.filename-extension"]
        for one in told["UTImportedTypeDeclarations"]
    }
    opened = [kind for one in told["CFBundleDocumentTypes"] for kind in one["LSItemContentTypes"]]
    assert [endings[kind] for kind in opened] == [[one.ending] for one in identity.FILE_TYPES]


def test_windows_opens_only_our_own_types_without_asking() -> None:
    lines = list(windows.registry_lines())
    taken = [line for line in lines if 'Subkey: "Software\\Classes\\.' in line and "OpenWith" not in line]
    assert ['Classes\\.mat"' in line for line in taken] == [False] * len(taken)
    assert len(taken) == sum(not one.is_shared for one in identity.FILE_TYPES)
    assert all(line.startswith("Root: HKCU; ") and line.count('"') % 2 == 0 for line in lines)
