"""The settings of the figures over time: their part of the table of settings."""

from __future__ import annotations

from bgdesk.app.settings.setting import Section, Setting
from bgdesk.source_text import QT_TRANSLATE_NOOP

MILESTONES = Setting(
    Section.PROFILE,
    "milestones",
    True,
    QT_TRANSLATE_NOOP("Settings", "Show milestones"),
    QT_TRANSLATE_NOOP(
        "Settings", "What you have reached, on the page of figures; nothing counts down there."
    ),
)
