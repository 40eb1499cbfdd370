"""Wood grain and felt as small seamless tiles, the same on every machine."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPolygonF, QTransform

GRAIN_LENGTH, GRAIN_WIDTH = 1024, 256
FELT_SIZE = 192
FIBRE_STEP = 16


@lru_cache(maxsize=1)
def grain_tile() -> QImage:
    """Wood grain running from left to right on a clear ground."""
    image = QImage(GRAIN_LENGTH, GRAIN_WIDTH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    random = Random(11)
    for _ in range(150):
        is_dark = random.random() < 0.62
        alpha = random.randint(10, 46 if is_dark else 26)
        painter.setPen(QPen(QColor(20, 8, 2, alpha) if is_dark else QColor(255, 214, 160, alpha), 1.0))
        _draw_wrapped(painter, _fibre(random))
    painter.end()
    return image


def _fibre(random: Random) -> QPolygonF:
    base = random.random() * GRAIN_WIDTH
    slow, fast = (_wave(random.randint(1, 4), random.random(), random.random() * 3.0) for _ in range(2))
    places = range(0, GRAIN_LENGTH + 1, FIBRE_STEP)
    return QPolygonF([QPointF(x, base + a + b) for x, a, b in zip(places, slow, fast, strict=True)])


def _wave(count: int, start: float, height: float) -> list[float]:
    """``count`` waves over the length of the tile; ``start`` is a share of one."""
    steps = GRAIN_LENGTH // FIBRE_STEP
    turn, phase, sin = math.tau * count / steps, math.tau * start, math.sin
    return [height * sin(step * turn + phase) for step in range(steps + 1)]


def _draw_wrapped(painter: QPainter, line: QPolygonF) -> None:
    for shift in (-GRAIN_WIDTH, 0, GRAIN_WIDTH):
        painter.drawPolyline(line.translated(0, shift))


@lru_cache(maxsize=1)
def felt_tile() -> QImage:
    """Fine light and dark specks on a clear ground."""
    picks = Random(5).randbytes(FELT_SIZE * FELT_SIZE)
    specks = [_speck(pick) for pick in range(256)]
    pixels = b"".join(specks[pick] for pick in picks)
    image = QImage(pixels, FELT_SIZE, FELT_SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()


def _speck(pick: int) -> bytes:
    """One premultiplied pixel: even picks are dark, odd ones light; most are faint."""
    alpha = round(24 * (pick / 255) ** 2)
    tone = alpha if pick % 2 else 0
    return bytes((tone, tone, tone, alpha))


def grain_brush(*, upright: bool) -> QBrush:
    """Grain along the horizontal or the vertical, in scene units."""
    brush = QBrush(grain_tile())
    brush.setTransform(QTransform().rotate(90) if upright else QTransform())
    return brush


def felt_brush(painter: QPainter) -> QBrush:
    """Felt with one speck a device pixel, whatever the scale of ``painter``."""
    brush = QBrush(felt_tile())
    inverse, _ = painter.deviceTransform().inverted()
    brush.setTransform(inverse)
    return brush
