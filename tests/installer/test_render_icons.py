from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from installer import render_icons


@pytest.mark.parametrize("size", render_icons.SIZES)
def test_each_size_of_the_icon_is_there_with_clear_corners(size: int) -> None:
    image = QImage(str(render_icons.FOLDER / f"bgdesk-{size}.png"))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() < 100
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_the_stored_icon_is_the_drawing() -> None:
    stored = QImage(str(render_icons.FOLDER / "bgdesk-64.png"))
    drawn = render_icons.render(render_icons.FOLDER / "bgdesk.svg", 64).convertToFormat(stored.format())
    differences = [
        abs(stored.pixelColor(x, y).lightness() - drawn.pixelColor(x, y).lightness())
        for x in range(64)
        for y in range(64)
    ]
    assert max(differences) <= 8
