"""What the window says about wrong decisions, in English and without a window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication

from bgdesk.app.languages import ENGLISH, install_language, uninstall_language
from bgdesk.shipped import resource_path


@contextmanager
def english() -> Iterator[None]:
    """Texts are in English, with its plural forms; an application is there only for as long as that."""
    found = QCoreApplication.instance()
    app = found or QCoreApplication(["bgdesk"])
    language = install_language(app, ENGLISH, resource_path("i18n"))
    try:
        yield
    finally:
        uninstall_language(app, language)
        if found is None:
            app.shutdown()
