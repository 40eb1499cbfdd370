"""What the window says about a wrong play, in English and without a window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.reasons.explainer import ToExplain
from bgdesk.analysis.reasons.explanation import Explanation
from bgdesk.app.languages import ENGLISH, install_language, uninstall_language
from bgdesk.shipped import resource_path
from bgdesk.ui.review.derive_why import WhyView, derive_why


def english_why(asked: ToExplain, found: Explanation, name: str) -> WhyView:
    """What is said of the play of the player called ``name``."""
    with _english():
        return derive_why(asked, found, name)


@contextmanager
def _english() -> Iterator[None]:
    """English plural forms for as long as they are needed."""
    app = QCoreApplication.instance() or QCoreApplication(["bgdesk"])
    language = install_language(app, ENGLISH, resource_path("i18n"))
    try:
        yield
    finally:
        uninstall_language(app, language)
