from __future__ import annotations

import importlib.util
import sys
import wave
from array import array
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QUrl

from bgdesk.app.sounds import Sound, Sounds, load_effect_type
from bgdesk.shipped import resource_path

FOLDER = resource_path("sounds")


class FakeEffect:
    made: list[FakeEffect]

    def __init__(self) -> None:
        self.source, self.volume, self.plays = QUrl(), -1.0, 0
        self.made.append(self)

    def setSource(self, url: QUrl, /) -> None:
        self.source = url

    def setVolume(self, volume: float, /) -> None:
        self.volume = volume

    def play(self) -> None:
        self.plays += 1


@pytest.fixture
def effects(monkeypatch: pytest.MonkeyPatch) -> list[FakeEffect]:
    made: list[FakeEffect] = []
    monkeypatch.setattr(FakeEffect, "made", made, raising=False)
    return made


def test_a_sound_is_loaded_once_and_played_each_time(effects: list[FakeEffect]) -> None:
    sounds = Sounds(FOLDER, volume=0.5, load=lambda: FakeEffect)
    sounds.play(Sound.HIT)
    sounds.play(Sound.HIT)
    assert [(e.source.fileName(), e.volume, e.plays) for e in effects] == [("hit.wav", 0.5, 2)]


def test_nothing_is_loaded_before_the_first_sound(effects: list[FakeEffect]) -> None:
    Sounds(FOLDER, load=lambda: pytest.fail("loaded"))
    assert effects == []


@pytest.mark.parametrize(("enabled", "volume"), [(False, 1.0), (True, 0.0)])
def test_switched_off_it_plays_and_loads_nothing(enabled: bool, volume: float) -> None:
    sounds = Sounds(FOLDER, enabled=enabled, volume=volume, load=lambda: pytest.fail("loaded"))
    sounds.play(Sound.DICE)


def test_without_the_sound_module_it_is_silent() -> None:
    sounds = Sounds(FOLDER, load=lambda: None)
    sounds.play(Sound.DICE)


def test_a_missing_qtmultimedia_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    assert load_effect_type() is None
    Sounds(FOLDER).play(Sound.DICE)


def test_the_volume_reaches_loaded_sounds_and_stays_in_range(effects: list[FakeEffect]) -> None:
    sounds = Sounds(FOLDER, load=lambda: FakeEffect)
    sounds.play(Sound.CUBE)
    sounds.volume = 1.5
    assert (sounds.volume, effects[0].volume) == (1.0, 1.0)


def samples(path: Path) -> array[int]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        values = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return values


@pytest.mark.parametrize("sound", Sound)
def test_each_sound_file_is_short_clean_and_not_too_loud(sound: Sound) -> None:
    path = FOLDER / f"{sound.value}.wav"
    values = samples(path)
    assert path.stat().st_size < 60_000
    assert 0.3 < max(map(abs, values)) / 32_768 < 0.7
    assert abs(sum(values) / len(values)) < 5
    assert abs(values[-1]) < 50


def test_the_sound_files_come_from_the_script_beside_them() -> None:
    script = make_sounds()
    assert sorted(script.SOUNDS) == sorted(path.stem for path in FOLDER.glob("*.wav"))
    for sound in Sound:
        made, stored = script.render(sound.value), samples(FOLDER / f"{sound.value}.wav")
        assert len(made) == len(stored)
        assert max(abs(a - b) for a, b in zip(made, stored, strict=True)) <= 2


def make_sounds() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make_sounds.py")
    if spec is None or spec.loader is None:
        pytest.fail("the script is not where it should be")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
