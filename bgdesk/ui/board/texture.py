"""Wood grain and felt as small seamless tiles, the same on every machine."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPolygonF, QTransform

GRAIN_LENGTH, GRAIN_WIDTH = 1024, 256
FELT_SIZE = 192


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
    waves = [(random.randint(1, 4), random.random() * math.tau, random.random() * 3.0) for _ in range(2)]
    line = QPolygonF()
    for x in range(0, GRAIN_LENGTH + 1, 16):
        turn = x / GRAIN_LENGTH * math.tau
        line.append(QPointF(x, base + sum(a * math.sin(n * turn + phase) for n, phase, a in waves)))
    return line


def _draw_wrapped(painter: QPainter, line: QPolygonF) -> None:
    for shift in (-GRAIN_WIDTH, 0, GRAIN_WIDTH):
        painter.drawPolyline(line.translated(0, shift))


@lru_cache(maxsize=1)
def felt_tile() -> QImage:
    """Fine light and dark specks on a clear ground."""
    random = Random(5)
    image = QImage(FELT_SIZE, FELT_SIZE, QImage.Format.Format_ARGB32)
    for y in range(FELT_SIZE):
        for x in range(FELT_SIZE):
            strength = int(abs(random.gauss(0, 11)))
            tone = 255 if random.random() < 0.5 else 0
            image.setPixelColor(x, y, QColor(tone, tone, tone, min(strength, 40)))
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


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
