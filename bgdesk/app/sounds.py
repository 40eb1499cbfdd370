"""Short sounds, played where the machine and the installation can, silent where not."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Callable
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QUrl

from bgdesk.source_text import QT_TRANSLATE_NOOP, Sentences

_log = logging.getLogger(__name__)


class Sound(StrEnum):
    """What can be heard; the value is the name of the file."""

    CHECKER = "checker"
    HIT = "hit"
    BEAR_OFF = "bear_off"
    DICE = "dice"
    CUBE = "cube"
    WIN = "win"


class SoundTrouble(Sentences):
    """Why nothing is heard although everything is installed."""

    NO_OUTPUT = QT_TRANSLATE_NOOP("Sounds", "No sound: there are no speakers or headphones on this computer.")


class Effect(Protocol):
    """The part of QSoundEffect that is used."""

    def setSource(self, url: QUrl, /) -> None: ...

    def setVolume(self, volume: float, /) -> None: ...

    def play(self) -> None: ...


def load_multimedia() -> Any:
    """The module PySide6.QtMultimedia. Raises ImportError where it or a library that it needs is missing."""
    return importlib.import_module("PySide6.QtMultimedia")


def load_effect_type() -> Callable[[], Effect] | None:
    """QSoundEffect, or None where QtMultimedia (the extra "sound") or its system library is missing."""
    try:
        module = load_multimedia()
    except ImportError as problem:
        _log.info("no sounds: %s", problem)
        return None
    effect: Callable[[], Effect] = module.QSoundEffect
    return effect


class Sounds:
    """Plays the sounds in ``folder``; nothing is loaded before the first one is heard."""

    def __init__(
        self,
        folder: Path,
        *,
        enabled: bool = True,
        volume: float = 0.7,
        load: Callable[[], Callable[[], Effect] | None] = load_effect_type,
    ) -> None:
        self.enabled = enabled
        self._folder = folder
        self._volume = volume
        self._load = load
        self._effects: dict[Sound, Effect] = {}

    @property
    def volume(self) -> float:
        """Loudness from 0.0 to 1.0."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = min(1.0, max(0.0, volume))
        for effect in self._effects.values():
            effect.setVolume(self._volume)

    def play(self, sound: Sound) -> None:
        """Start ``sound`` and return at once."""
        if not self.enabled or self._volume == 0.0:
            return
        effect = self._effect(sound)
        if effect is not None:
            effect.play()

    @cached_property
    def _new_effect(self) -> Callable[[], Effect] | None:
        return self._load()

    def _effect(self, sound: Sound) -> Effect | None:
        if sound not in self._effects and self._new_effect is not None:
            effect = self._new_effect()
            effect.setSource(QUrl.fromLocalFile(str(self._folder / f"{sound.value}.wav")))
            effect.setVolume(self._volume)
            self._effects[sound] = effect
        return self._effects.get(sound)
