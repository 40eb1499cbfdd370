"""Colours as other eyes see them, and how far apart two of them look.

The matrices are those for dichromats (severity 1.0) of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes,
"A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization
and Computer Graphics 15 (6), 2009, pages 1291 to 1298; they are for linear RGB.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from math import dist
from types import MappingProxyType

from bgdesk.ui.board.theme import Colour

Linear = tuple[float, float, float]
"""Red, green and blue light, 0 to 1."""
Matrix = tuple[Linear, Linear, Linear]


class Vision(StrEnum):
    """Kinds of eyes."""

    USUAL = "usual"
    PROTAN = "protan"
    DEUTAN = "deutan"
    TRITAN = "tritan"


SEEN: Mapping[Vision, Matrix] = MappingProxyType(
    {
        Vision.USUAL: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
        Vision.PROTAN: (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        ),
        Vision.DEUTAN: (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.011820, 0.042940, 0.968881),
        ),
        Vision.TRITAN: (
            (1.255528, -0.076749, -0.178779),
            (-0.078411, 0.930809, 0.147602),
            (0.004733, 0.691367, 0.303900),
        ),
    }
)


def seen_by(vision: Vision, colour: Colour) -> Linear:
    """``colour``, whatever its opacity, as ``vision`` has it."""
    channels = tuple(int(colour[-6:][i : i + 2], 16) / 255 for i in (0, 2, 4))
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in SEEN[vision]
    )
    return red, green, blue


def contrast_for(vision: Vision, one: Colour, other: Colour) -> float:
    """Contrast ratio after WCAG 2 as ``vision`` sees it, 1 to 21."""
    lighter, darker = sorted((_luminance(seen_by(vision, c)) for c in (one, other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def difference_for(vision: Vision, one: Colour, other: Colour) -> float:
    """How different two colours look: the distance in CIELAB (CIE 1976), where 2.3 can just be told apart."""
    return dist(_lab(seen_by(vision, one)), _lab(seen_by(vision, other)))


def _luminance(light: Linear) -> float:
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def _lab(light: Linear) -> Linear:
    """CIELAB of linear sRGB, white point D65."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = _luminance(light)
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
