"""The settings of tables on the network; texts are of the translation context "Settings"."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.app.settings.setting import Section, Setting, SettingChoice
from bgdesk.source_text import QT_TRANSLATE_NOOP

NOBODY_WATCHES = "nobody"
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
TABLE_WATCHING = Setting(
    Section.TABLES,
    "watching",
    NOBODY_WATCHES,
    #: Label of a choice: whether other people may watch a match at one's table
    QT_TRANSLATE_NOOP("Settings", "Others may watch"),
    QT_TRANSLATE_NOOP(
        "Settings", "Whoever has the invitation to watch, which is another one than that to play."
    ),
    (
        #: A choice of "Others may watch", as the next ones
        SettingChoice(NOBODY_WATCHES, QT_TRANSLATE_NOOP("Settings", "Nobody")),
        SettingChoice("at_once", QT_TRANSLATE_NOOP("Settings", "As it is played")),
        SettingChoice("two_turns", QT_TRANSLATE_NOOP("Settings", "Two turns late")),
    ),
)
WATCH_DELAYS: Mapping[str, int | None] = MappingProxyType(
    {NOBODY_WATCHES: None, "at_once": 0, "two_turns": 2}
)
"""How many turns late others watch, by the choices of `TABLE_WATCHING`."""
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
TABLE_RELAY = Setting(
    Section.TABLES,
    "relay",
    "",
    #: Label of a field: a computer by way of which two players reach each other
    QT_TRANSLATE_NOOP("Settings", "Relay"),
    QT_TRANSLATE_NOOP(
        "Settings",
        "The address of a relay (somebody runs “bgdesk table-server” there) by way of which "
        "others reach your table from anywhere. It cannot read what is said. Empty: none.",
    ),
    max_length=260,
    is_private=True,
)
TABLE_PORT = Setting(
    Section.TABLES,
    "port",
    47247,
    #: Label of a number: the TCP port at which a table waits, a technical term
    QT_TRANSLATE_NOOP("Settings", "Port of your table"),
    QT_TRANSLATE_NOOP("Settings", "With 0, any port that is free is used."),
    minimum=0,
    maximum=65535,
)
