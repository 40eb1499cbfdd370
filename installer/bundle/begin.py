"""Runs in every process of a bundle before anything of the program; PyInstaller puts it there as it is."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping


def give_back_environment(environment: MutableMapping[str, str]) -> None:
    """Let other programs that are started from here, such as a browser, find the libraries of the system.

    Those of the bundle are found already; a process of its own sets out anew. Plugins for another Qt than
    that of the bundle are not looked for.
    """
    environment.pop("QT_PLUGIN_PATH", None)
    for name in [name for name in environment if name.startswith("_PYI_")]:
        del environment[name]
    before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
    environment.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        environment["LD_LIBRARY_PATH"] = before


def import_as_usual() -> None:
    """Have Python itself find the modules, which lie in folders; what looks into archives is slower."""
    import pyimod02_importers  # type: ignore[import-not-found]  # only in a bundle

    if not pyimod02_importers.pyz_archive.toc:
        sys.path_hooks.remove(pyimod02_importers.PyiFrozenFinder.path_hook)
        sys.path_importer_cache.clear()


if hasattr(sys, "_MEIPASS"):
    import_as_usual()
    if sys.platform == "linux":
        give_back_environment(os.environ)
