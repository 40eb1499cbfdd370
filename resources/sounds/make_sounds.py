"""Makes every sound of the program from arithmetic, so that they belong to nobody else.

Run ``python resources/sounds/make_sounds.py [FOLDER]``: the WAV files are written beside this file, or into
FOLDER. The same files come out every time: the noise is drawn from a fixed seed.
"""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 44_100
"""Samples per second; one channel of 16 bits."""

Samples = list[float]
Mode = tuple[float, float, float]
"""How a body rings: frequency in Hz, loudness, and the time in seconds after which it has died away."""

CHECKER: tuple[Mode, ...] = ((1850, 1.0, 0.045), (2930, 0.55, 0.030), (4410, 0.30, 0.018), (640, 0.35, 0.060))
BOARD: tuple[Mode, ...] = ((165, 1.0, 0.110), (310, 0.6, 0.080), (520, 0.3, 0.050))
DIE: tuple[Mode, ...] = ((3350, 1.0, 0.022), (5200, 0.6, 0.014), (7400, 0.25, 0.009))
CUBE: tuple[Mode, ...] = ((118, 1.0, 0.200), (236, 0.55, 0.130), (405, 0.35, 0.080), (1250, 0.18, 0.030))
BELL: tuple[Mode, ...] = ((1.0, 1.0, 0.50), (2.0, 0.40, 0.34), (3.01, 0.22, 0.22), (4.17, 0.10, 0.14))


def ring(modes: tuple[Mode, ...], seconds: float, pitch: float = 1.0) -> Samples:
    """A struck body: decaying sines that start at zero."""

    def at(t: float) -> float:
        return sum(
            loud * math.exp(-6.9 * t / decay) * math.sin(2 * math.pi * hertz * pitch * t)
            for hertz, loud, decay in modes
        )

    return [at(n / RATE) for n in range(int(seconds * RATE))]


def scrape(rng: random.Random, seconds: float, softness: float) -> Samples:
    """A puff of noise that fades; ``softness`` from 0 to 1 takes the highs away."""
    level, samples = 0.0, []
    count = int(seconds * RATE)
    for n in range(count):
        level += (1 - softness) * (rng.uniform(-1, 1) - level)
        samples.append(level * (1 - n / count) ** 2)
    return samples


def add(onto: Samples, sound: Samples, at_seconds: float = 0.0, loudness: float = 1.0) -> None:
    """Mix ``sound`` into ``onto``, which grows as needed."""
    start = int(at_seconds * RATE)
    onto.extend([0.0] * max(0, start + len(sound) - len(onto)))
    for n, value in enumerate(sound):
        onto[start + n] += loudness * value


def click(rng: random.Random, pitch: float, weight: float) -> Samples:
    """One checker put down on wood."""
    mix: Samples = []
    add(mix, ring(CHECKER, 0.09, pitch))
    add(mix, scrape(rng, 0.006, 0.2), loudness=0.8)
    add(mix, ring(BOARD, 0.14), loudness=weight)
    return mix


def checker(rng: random.Random) -> Samples:
    """A checker lands."""
    return click(rng, 1.0, 0.45)


def hit(rng: random.Random) -> Samples:
    """A checker strikes another and lands: two quick clicks, the first harder."""
    mix = click(rng, 1.32, 0.9)
    add(mix, click(rng, 0.92, 0.6), 0.055, 0.75)
    return mix


def bear_off(rng: random.Random) -> Samples:
    """A checker slides into the tray and meets the others there."""
    mix: Samples = []
    add(mix, scrape(rng, 0.11, 0.75), loudness=0.9)
    add(mix, click(rng, 1.18, 0.3), 0.075, 0.8)
    add(mix, click(rng, 1.42, 0.1), 0.120, 0.3)
    return mix


def dice(rng: random.Random) -> Samples:
    """Two dice leave the hand, bounce ever shorter and lie still."""
    mix: Samples = []
    for start, first_gap in ((0.0, 0.105), (0.023, 0.088)):
        time, gap, loud = start, first_gap, 1.0
        while gap > 0.012:
            add(mix, ring(DIE, 0.03, rng.uniform(0.86, 1.18)), time, loud)
            add(mix, ring(BOARD, 0.09, rng.uniform(1.0, 1.3)), time, 0.28 * loud)
            time, gap, loud = time + gap, gap * rng.uniform(0.62, 0.74), loud * 0.80
    return mix


def cube(rng: random.Random) -> Samples:
    """The doubling cube is set down: heavy, with the edge of a click."""
    mix = ring(CUBE, 0.26)
    add(mix, scrape(rng, 0.010, 0.5), loudness=0.5)
    add(mix, ring(CUBE, 0.12, 1.35), 0.068, 0.35)
    return mix


def win(_rng: random.Random) -> Samples:
    """Three bells rising: a major triad on D."""
    mix: Samples = []
    for step, hertz in enumerate((587.33, 739.99, 880.00)):
        bell = tuple((ratio * hertz, loud, decay) for ratio, loud, decay in BELL)
        add(mix, ring(bell, 0.62 - 0.09 * step), 0.09 * step, 0.8 + 0.1 * step)
    return mix


SOUNDS: dict[str, tuple[Callable[[random.Random], Samples], float]] = {
    "checker": (checker, 0.45),
    "hit": (hit, 0.60),
    "bear_off": (bear_off, 0.45),
    "dice": (dice, 0.50),
    "cube": (cube, 0.65),
    "win": (win, 0.36),
}
"""Each sound, and the height of its loudest sample as a share of full scale."""


def without_rumble(samples: Samples) -> Samples:
    """The samples without what lies below hearing (a high-pass filter of one pole at 28 Hz)."""
    kept, last, level = 0.996, 0.0, 0.0
    filtered = []
    for value in samples:
        level = kept * (level + value - last)
        last = value
        filtered.append(level)
    return filtered


def finish(samples: Samples, peak: float) -> array.array[int]:
    """The samples as 16-bit numbers: centred, faded out to silence, as loud as ``peak``."""
    shaped = without_rumble(samples)
    fade = int(0.012 * RATE)
    for n in range(fade):
        shaped[-1 - n] *= n / fade
    scale = peak * 32_767 / max(abs(value) for value in shaped)
    return array.array("h", (round(value * scale) for value in shaped))


def render(name: str) -> array.array[int]:
    """The samples of the sound with that name."""
    make, peak = SOUNDS[name]
    return finish(make(random.Random(name)), peak)


def write(path: Path, samples: array.array[int]) -> None:
    """Store ``samples`` as a WAV file."""
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", "not compressed"))
        file.writeframes(samples.tobytes())


def main(folder: Path) -> None:
    """Write all sounds into ``folder``."""
    for name in SOUNDS:
        write(folder / f"{name}.wav", render(name))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent)
