"""How two computer players are watched, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import listed
from bgdesk.app.table.spectator_pace import Speed, Watch


def speed_name(speed: Speed) -> str:
    """How fast two bots play, in words."""
    translate = QCoreApplication.translate
    names = {
        #: How fast two computer players play, as the next ones
        Speed.VERY_SLOW: translate("Bars", "very slow"),
        Speed.SLOW: translate("Bars", "slow"),
        Speed.NORMAL: translate("Bars", "normal speed"),
        Speed.FAST: translate("Bars", "fast"),
        Speed.AT_ONCE: translate("Bars", "at once"),
    }
    return names[speed]


def watch_text(watch: Watch) -> str:
    """What the spectator chose, in words to be spoken."""
    if watch.is_paused:
        #: For a screen reader: the match of two computer players stands still
        return listed(QCoreApplication.translate("Bars", "Paused"), speed_name(watch.speed))
    #: For a screen reader: two computer players go on playing
    return listed(QCoreApplication.translate("Bars", "Playing"), speed_name(watch.speed))
