"""The settings of the log; texts are of the translation context "Settings"."""

from __future__ import annotations

from bgdesk.app.settings.setting import Section, Setting, SettingChoice
from bgdesk.source_text import QT_TRANSLATE_NOOP

NORMAL, DETAILED = "normal", "detailed"
LOG_DETAIL = Setting(
    Section.LOG,
    "detail",
    NORMAL,
    QT_TRANSLATE_NOOP("Settings", "Log detail"),
    QT_TRANSLATE_NOOP(
        "Settings",
        "Helps to find the cause of a problem. Only the detailed log has the names of "
        "opened files; dice secrets and names of players are in neither.",
    ),
    (
        SettingChoice(NORMAL, QT_TRANSLATE_NOOP("Settings", "Normal")),
        SettingChoice(DETAILED, QT_TRANSLATE_NOOP("Settings", "Detailed")),
    ),
)
