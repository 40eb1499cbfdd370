"""What the window says about wrong decisions, in English and without a window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.reasons.explainer import ToExplain
from bgdesk.analysis.reasons.explanation import Explanation
from bgdesk.app.languages import ENGLISH, install_language, uninstall_language
from bgdesk.shipped import resource_path
from bgdesk.ui.review.derive_why import WhyView, derive_why


def views_in_english(explained: Iterable[tuple[ToExplain, Explanation, str]]) -> list[WhyView]:
    """What is said of each, by the name of who decided."""
    with _english():
        return [derive_why(asked, found, name) for asked, found, name in explained]


@contextmanager
def _english() -> Iterator[None]:
    """English plural forms; an application is there only for as long as that."""
    found = QCoreApplication.instance()
    app = found or QCoreApplication(["bgdesk"])
    language = install_language(app, ENGLISH, resource_path("i18n"))
    try:
        yield
    finally:
        uninstall_language(app, language)
        if found is None:
            app.shutdown()
