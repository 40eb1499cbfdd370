"""The settings of tables on the network; texts are of the translation context "Settings"."""

from __future__ import annotations

from bgdesk.app.settings.setting import Section, Setting, SettingChoice
from bgdesk.source_text import QT_TRANSLATE_NOOP

THIS_COMPUTER, PRIVATE, INTERNET = "computer", "private", "internet"

TABLE_NAME = Setting(
    Section.TABLES,
    "name",
    "",
    QT_TRANSLATE_NOOP("Settings", "Your name at tables"),
    QT_TRANSLATE_NOOP("Settings", "The other player sees it. Empty: your name in the settings."),
    max_length=40,
    is_private=True,
)
TABLE_GREETING = Setting(
    Section.TABLES,
    "greeting",
    False,
    QT_TRANSLATE_NOOP("Settings", "Say hello when a match begins"),
)
TABLE_REACH = Setting(
    Section.TABLES,
    "reach",
    PRIVATE,
    #: Label of a choice: from where others can come to a table that is open
    QT_TRANSLATE_NOOP("Settings", "Who can reach your table"),
    QT_TRANSLATE_NOOP(
        "Settings",
        "Only while a table is open, and only with its invitation. "
        "From the internet it can mostly be reached "
        "only if you forward the port to this computer in your router; bgdesk changes nothing there.",
    ),
    (
        SettingChoice(PRIVATE, QT_TRANSLATE_NOOP("Settings", "Computers in your own network")),
        SettingChoice(INTERNET, QT_TRANSLATE_NOOP("Settings", "Also computers from the internet")),
        SettingChoice(THIS_COMPUTER, QT_TRANSLATE_NOOP("Settings", "Only other windows on this computer")),
    ),
)
TABLE_ADDRESS = Setting(
    Section.TABLES,
    "address",
    "",
    QT_TRANSLATE_NOOP("Settings", "Your address as seen from the internet"),
    QT_TRANSLATE_NOOP(
        "Settings", "A name or a number, which goes into an invitation of its own. Your router shows it."
    ),
    max_length=253,
    is_private=True,
)
TABLE_PORT = Setting(
    Section.TABLES,
    "port",
    47247,
    #: Label of a number: the TCP port at which a table waits, a technical term
    QT_TRANSLATE_NOOP("Settings", "Port of your table"),
    QT_TRANSLATE_NOOP("Settings", "0: any that is free."),
    minimum=0,
    maximum=65535,
)
