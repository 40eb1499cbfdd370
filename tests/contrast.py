"""How well a colour can be read on another one (WCAG 2.2, 1.4.3)."""

from __future__ import annotations

READABLE, SEEN = 4.5, 3.0
"""The least contrast of a text, and of what only has to be seen, such as a ring or what is disabled."""


def contrast(one: str, other: str) -> float:
    """1 to 21; colours as ``#rrggbb``, and ``#aarrggbb`` as if nothing shone through."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def laid_over(colour: str, ground: str) -> str:
    """``colour``, perhaps ``#aarrggbb``, as it looks on ``ground``."""
    share = int(colour[1:3], 16) / 255 if len(colour) == 9 else 1.0
    pairs = zip(_parts(colour), _parts(ground), strict=True)
    return "#" + "".join(f"{round(above * share + below * (1 - share)):02x}" for above, below in pairs)


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[-6:][at : at + 2], 16) for at in (0, 2, 4))


def _luminance(colour: str) -> float:
    shares = (part / 255 for part in _parts(colour))
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
