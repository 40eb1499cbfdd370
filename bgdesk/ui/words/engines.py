"""The engines that judge and how deep they look, in words; their ids stay in files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import labels, listed
from bgdesk.engine.levels import EXACT_LEVEL, JUDGES_JOINED
from bgdesk.engine.network.shipped import GLANCE
from bgdesk.source_text import QT_TRANSLATE_NOOP

_OWN: Mapping[str, str] = MappingProxyType(
    {
        #: Label: what judges a position; as the next ones
        "network": QT_TRANSLATE_NOOP("Engines", "small network for this game"),
        "exact": QT_TRANSLATE_NOOP("Engines", "exact solution of this game"),
        "plain": QT_TRANSLATE_NOOP("Engines", "plain player"),
    }
)
_OWN_NAME = re.compile(rf"({'|'.join(_OWN)}) \d+")
_PLIES = re.compile(r"(\d)-?ply\b")
_LETTERS: Mapping[str, str] = MappingProxyType(
    {
        "truncated1": "T1",
        "truncated2": "T2",
        "truncated3": "T3",
        "rollout": "R",
        "XG Roller": "XR",
        "XG Roller+": "XR+",
        "XG Roller++": "XR++",
        "opening book": "B",
    }
)
ROLLOUT = "rollout"
_VERSION = re.compile(r" v?\d[\w.]*$")
_NAME_AND_DEPTH = re.compile(r"(.+?)(?: (\dply))?")


def level_text(level: str) -> str:
    """A depth as people write it: ``3-ply``."""
    if level == GLANCE:
        #: Label: how deep a judgement looks, here not at all: only the position itself
        return QCoreApplication.translate("Engines", "at a glance, without the numbers to come")
    if level == EXACT_LEVEL:
        #: Label: how deep a judgement looks, here to the end of every game
        return QCoreApplication.translate("Engines", "exact")
    if level == ROLLOUT:
        #: Label: how deep a judgement looks, here by playing the position out many times
        return QCoreApplication.translate("Engines", "rollout")
    return re.sub(r"^(\d)ply$", r"\1-ply", level)


def level_letters(level: str) -> str:
    """A depth in a few letters: ``3`` for 3-ply, ``R`` for a rollout; empty where it has none."""
    plies = _PLIES.match(level)
    return plies[1] if plies else _LETTERS.get(level, "")


def short_engine_words(name: str) -> str:
    """The same without a version."""
    return _VERSION.sub("", engine_words(name))


def engine_words(name: str) -> str:
    """The engine called ``name``, and its depth where that is part of it; or several of them."""
    return listed(*map(_one_engine, name.split(JUDGES_JOINED)))


def _one_engine(name: str) -> str:
    matched = _NAME_AND_DEPTH.fullmatch(name)
    if matched is None:
        return name
    engine, depth = matched.groups(default="")
    own = _OWN_NAME.fullmatch(engine)
    if own:
        engine = QCoreApplication.translate("Engines", _OWN[own[1]])
    return labels(engine, level_text(depth))
