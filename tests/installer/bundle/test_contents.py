from __future__ import annotations

import json
from pathlib import Path, PurePath

import pytest

from bgdesk.engine.core.library import BuiltLibrary
from installer.bundle import contents
from installer.bundle.contents import Entry

LINKS = {"/gui.so": ["libGui.so", "libc.so"], "/pdf.so": ["libPdf.so"], "/Gui": ["libCore.so"]}
GUI: Entry = ("PySide6/Gui.so", "/gui.so", "EXTENSION")
LIB_GUI: Entry = ("PySide6/Qt/lib/libGui.so", "/Gui", "BINARY")
LIB_CORE: Entry = ("PySide6/Qt/lib/libCore.so", "/Core", "BINARY")
PDF: Entry = ("PySide6/Qt/plugins/imageformats/libqpdf.so", "/pdf.so", "BINARY")
LIB_PDF: Entry = ("PySide6/Qt/lib/libPdf.so", "/Pdf", "BINARY")


def linked(path: str) -> list[str]:
    return LINKS.get(path, [])


def test_a_library_stays_that_a_needed_one_is_linked_to() -> None:
    assert contents.needed([GUI, LIB_GUI, LIB_CORE], linked) == [GUI, LIB_GUI, LIB_CORE]


def test_a_library_goes_with_the_plugin_that_alone_needs_it() -> None:
    assert contents.needed([GUI, LIB_GUI, LIB_CORE, PDF, LIB_PDF], linked) == [GUI, LIB_GUI, LIB_CORE]


def test_a_link_stays_as_long_as_its_target() -> None:
    there: Entry = ("libGui.so", LIB_GUI[0], "SYMLINK")
    gone: Entry = ("libPdf.so", LIB_PDF[0], "SYMLINK")
    assert contents.needed([there, gone, GUI, LIB_GUI, LIB_PDF], linked) == [there, GUI, LIB_GUI]


def test_data_are_kept_whatever_links_to_them() -> None:
    data: Entry = ("bgdesk/resources/met/kazaross-xg2.xml", "/x.xml", "DATA")
    assert contents.needed([data], linked) == [data]


@pytest.mark.parametrize(
    ("path", "is_kept"),
    [
        ("PySide6/Qt/translations/qtbase_xx.qm", False),
        ("PySide6/Qt/translations/qt_help_en.qm", False),
        ("PySide6\\Qt\\translations\\qtbase_xx.qm", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("libX11.so.6", False),
        ("libxcb-cursor.so.0", True),
        ("libzstd.so.1", True),
    ],
)
def test_what_is_never_loaded_stays_out(path: str, is_kept: bool) -> None:
    assert bool(contents.wanted([(path, "/there", "DATA")])) is is_kept


def test_a_translation_of_qt_goes_with_ours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for language in ("de", "pt"):
        (tmp_path / f"bgdesk_{language}.ts").touch()
    monkeypatch.setattr(contents, "_TRANSLATIONS", tmp_path)
    german: Entry = ("PySide6/Qt/translations/qtbase_de.qm", "/de", "DATA")
    french: Entry = ("PySide6/Qt/translations/qtbase_fr.qm", "/fr", "DATA")
    brazilian: Entry = ("PySide6/Qt/translations/qtbase_pt_BR.qm", "/pt", "DATA")
    assert contents.wanted([german, french, brazilian]) == [german, brazilian]


def test_resources_of_the_checkout_are_bundled_but_not_what_makes_them() -> None:
    root = Path(__file__).parents[3]
    targets = {f"{folder}/{Path(source).name}" for source, folder in contents.resources(root)}
    assert "bgdesk/resources/themes/window.qss" in {t for t in targets if t.endswith("window.qss")}
    assert "bgdesk/resources/CHANGELOG.md" in targets
    assert not [target for target in targets if target.endswith((".py", ".ts"))]


def test_of_the_metadata_only_what_the_window_reads_is_bundled() -> None:
    [(source, folder)] = contents.own_metadata()
    assert Path(source).read_text(encoding="utf-8").startswith("Metadata-Version: ")
    assert folder.startswith("bgdesk-")
    assert folder.endswith(".dist-info")


def test_the_core_stays_though_nothing_is_linked_to_it() -> None:
    core: Entry = ("bgdesk/engine/core/_core-linux-x86_64.so", "/core", "BINARY")
    assert contents.kept_whole(contents.needed([core], linked)) == [(*core[:2], "DATA")]


def test_what_strip_would_break_is_handed_on_as_it_is() -> None:
    relinked: Entry = ("numpy.libs/libopenblas-1.so", "/blas", "BINARY")
    assert contents.kept_whole([LIB_GUI, relinked]) == [LIB_GUI, (*relinked[:2], "DATA")]


def test_the_core_goes_with_the_sources_by_which_it_is_known(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    library = BuiltLibrary(tmp_path / "_core.so")
    monkeypatch.setattr(contents, "checkout_library", lambda: library)
    assert contents.core() == []
    library.path.write_bytes(b"core")
    library.stamp.write_text(json.dumps(library.said_of(b"core")), encoding="utf-8")
    placed = {PurePath(folder, Path(path).name).as_posix() for path, folder in contents.core()}
    assert {f"bgdesk/engine/core/{name}" for name in ("_core.so", "_core.json")} <= placed
    assert [path for path in placed if path.endswith(".c")]
    assert all(
        path.startswith("bgdesk/engine/core/source/") for path in placed if path.endswith((".c", ".h"))
    )


def test_what_trains_networks_is_not_shipped() -> None:
    assert contents.is_shipped("bgdesk.engine.network.file")
    assert not contents.is_shipped("bgdesk.training.course")
