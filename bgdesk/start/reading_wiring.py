"""The pages about playing well in the window: in the language that is spoken, with a way to the table."""

from __future__ import annotations

from bgdesk.app.languages import InstalledLanguage
from bgdesk.ui.dialogs.playing_on import PlayingOn
from bgdesk.ui.window.helping import Helping


def add_reading(helping: Helping, playing_on: PlayingOn, language: InstalledLanguage) -> None:
    """Have pages read in ``language``, and their positions played on from."""
    helping.language = language.name
    helping.play_on_requested.connect(playing_on.ask_from)
