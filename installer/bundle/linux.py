"""What Linux needs besides the bundle: menu entry, file types, icons, manual; and its packages."""

from __future__ import annotations

import gzip
import lzma
import os
import platform
import shutil
import subprocess
import tarfile
from datetime import UTC, datetime
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from bgdesk.identity import APP_ID
from installer.bundle import identity

_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
_PACKING = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 1 << 26}]
_SHELLS = {
    "bash": "bash-completion/completions/bgdesk",
    "zsh": "zsh/site-functions/_bgdesk",
    "fish": "fish/vendor_completions.d/bgdesk.fish",
}


def packages(root: Path, bundle: Path, out: Path) -> list[Path]:
    """Make the packages of ``bundle``, the folder that PyInstaller made, in the folder ``out``."""
    work = out / "linux"
    shutil.rmtree(work, ignore_errors=True)
    tree = work / "usr"
    stage(root, bundle, tree)
    return [_archive(root, tree, out), _deb(root, work, out)]


def stage(root: Path, bundle: Path, tree: Path) -> None:
    """Lay out ``tree`` as /usr or ~/.local are: bin, lib, share."""
    program = tree / "lib" / identity.NAME
    shutil.copytree(bundle, program, symlinks=True)
    (tree / "bin").mkdir()
    (tree / "bin" / identity.NAME).symlink_to(f"../lib/{identity.NAME}/{identity.NAME}")
    share, app_id = tree / "share", APP_ID
    _write(share / "applications" / f"{app_id}.desktop", filled(root, "desktop"))
    _write(share / "metainfo" / f"{app_id}.metainfo.xml", filled(root, "metainfo"))
    _write(share / "mime" / "packages" / f"{app_id}.xml", filled(root, "mime"))
    _add_icons(root, share / "icons" / "hicolor")
    _copy(root / "LICENSE", share / "doc" / identity.NAME / "copyright")
    _add_manual(program / identity.NAME, share)
    _settle(tree)


def filled(root: Path, name: str) -> str:
    """The text for the desktop that the template ``name`` becomes."""
    pages = Environment(
        loader=FileSystemLoader(root / "installer" / "linux"),
        undefined=StrictUndefined,
        autoescape=name in {"metainfo", "mime"},
        keep_trailing_newline=True,
    )
    return pages.get_template(f"{name}.template").render(
        app_id=APP_ID,
        summary=identity.SUMMARY,
        version=identity.version(root),
        date=f"{_moment():%Y-%m-%d}",
        file_types=identity.FILE_TYPES,
        mime_types=";".join(one.mime for one in identity.FILE_TYPES),
    )


def _add_icons(root: Path, icons: Path) -> None:
    for picture in (root / "resources" / "icons").glob("bgdesk-*.png"):
        size = picture.stem.removeprefix("bgdesk-")
        _copy(picture, icons / f"{size}x{size}" / "apps" / f"{APP_ID}.png")
    _copy(root / "resources" / "icons" / "bgdesk.svg", icons / "scalable" / "apps" / f"{APP_ID}.svg")


def _add_manual(program: Path, share: Path) -> None:
    """The program itself knows its manual page and its completions."""
    page = _said(program, "manual")
    path = share / "man" / "man1" / f"{identity.NAME}.1.gz"
    path.parent.mkdir(parents=True)
    path.write_bytes(gzip.compress(page, mtime=0))
    for shell, place in _SHELLS.items():
        _write(share / place, _said(program, "completions", shell).decode())


def _said(program: Path, *arguments: str) -> bytes:
    return subprocess.run([program, *arguments], check=True, capture_output=True).stdout


def _settle(tree: Path) -> None:
    """The same times and modes wherever it is built."""
    moment = _moment().timestamp()
    for path in [tree, *tree.rglob("*")]:
        if path.is_symlink():
            os.utime(path, (moment, moment), follow_symlinks=False)
        else:
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
            os.utime(path, (moment, moment))


def _moment() -> datetime:
    """When the program was last changed, as whoever builds says; else now."""
    return datetime.fromtimestamp(
        int(os.environ.get("SOURCE_DATE_EPOCH", datetime.now(UTC).timestamp())), UTC
    )


def _archive(root: Path, tree: Path, out: Path) -> Path:
    name = f"{identity.NAME}-{identity.version(root)}-linux-{platform.machine()}"
    made = out / f"{name}.tar.xz"
    with lzma.open(made, "wb", filters=_PACKING) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        for path in sorted(tree.rglob("*")):
            tar.add(path, f"{name}/{path.relative_to(tree)}", recursive=False, filter=_nobodys)
    return made


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def _deb(root: Path, work: Path, out: Path) -> Path:
    architecture = _ARCHITECTURES[platform.machine()]
    size = sum(path.stat().st_size for path in work.rglob("*") if path.is_file() and not path.is_symlink())
    template = Environment(undefined=StrictUndefined, keep_trailing_newline=True).from_string(
        (root / "installer" / "linux" / "control.template").read_text(encoding="utf-8")
    )
    control = template.render(
        version=identity.version(root),
        architecture=architecture,
        kilobytes=size // 1024,
        libc=platform.libc_ver()[1],
        summary=identity.SUMMARY,
    )
    _write(work / "DEBIAN" / "control", control)
    made = out / f"{identity.NAME}_{identity.version(root)}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(work), str(made)]
    subprocess.run(command, check=True, capture_output=True)
    return made


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
