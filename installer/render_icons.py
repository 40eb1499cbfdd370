"""Draws the program's icon in the sizes that desktops ask for: ``python installer/render_icons.py``."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL = 24
"""Up to this size the simpler drawing is clearer."""
OVERSAMPLING = 4
"""Drawn larger and scaled down, which keeps small sizes smooth."""


def render(source: Path, size: int) -> QImage:
    """The drawing as a square of ``size`` pixels."""
    large = size * OVERSAMPLING
    image = QImage(large, large, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(source)).render(painter, QRectF(0, 0, large, large))
    painter.end()
    return image.scaled(
        size, size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


def main() -> None:
    """Write all sizes beside the drawing."""
    for size in SIZES:
        name = "bgdesk-small.svg" if size <= SMALL else "bgdesk.svg"
        render(FOLDER / name, size).save(str(FOLDER / f"bgdesk-{size}.png"))


if __name__ == "__main__":
    main()
