"""Reports on paper and pictures of positions: the same drawings as on the page, set by Qt."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from markupsafe import Markup
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QImageWriter,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QPyTextObject,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtSvg import QSvgRenderer

from bgdesk.analysis.report.board_svg import FONT_FAMILY, HEIGHT, WIDTH, board_svg
from bgdesk.analysis.report.chart import (
    HEIGHT as CHART_HEIGHT,
    ON_PAPER,
    WIDTH as CHART_WIDTH,
    chart_svg,
)
from bgdesk.analysis.report.page import ReportView
from bgdesk.app.fonts import dressed, typeface
from bgdesk.shipped import resource_path

_DOTS_PER_INCH = 144
_MARGIN_MM = 14
_CHART = "chart"
_BOARD_SHARE, _CHART_SHARE = 0.38, 1.0
"""Of the width of the page."""
_FOOTER_SHARE = 0.035
"""Of the height of the page within its margins."""
_FOOT_POINTS, _FOOT_COLOUR = 7.5, "#666666"
_SMALLEST, _LARGEST = 64, 8192


@contextmanager
def without_display() -> Iterator[None]:
    """An application for drawing only, where none is running."""
    if QGuiApplication.instance():
        yield
        return
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication(["bgdesk"])
    yield
    application.shutdown()


def report_pdf(report: ReportView) -> bytes:
    """``report`` as a PDF file. Needs a QGuiApplication."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(report.title)
    writer.setCreator("bgdesk")
    writer.setResolution(_DOTS_PER_INCH)
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            margins,
            QPageLayout.Unit.Millimeter,
        )
    )
    _print(_document(report, writer), writer, report.title)
    buffer.close()
    return bytes(content.data())


def position_png(svg: str, width: int = 2 * WIDTH) -> bytes:
    """A picture of a position, ``width`` dots wide, from its SVG. Needs a QGuiApplication."""
    image = _image(svg, max(_SMALLEST, min(width, _LARGEST)))
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(content.data())


def _image(svg: str, width: int) -> QImage:
    image = QImage(width, round(width * HEIGHT / WIDTH), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _renderer(svg).render(painter)
    painter.end()
    return image


def _renderer(svg: str) -> QSvgRenderer:
    """Draws ``svg`` in the shipped typeface: to Qt "sans-serif" is a family, unknown on two systems."""
    family = typeface()
    own = svg.replace(FONT_FAMILY, f'font-family="{family}"') if family else svg
    return QSvgRenderer(QByteArray(own.encode()))


def _document(report: ReportView, writer: QPdfWriter) -> QTextDocument:
    """The text with its pictures, laid out for the pages of ``writer``."""
    document = QTextDocument()
    document.documentLayout().setPaintDevice(writer)
    font = dressed(QFont())
    font.setPointSizeF(9)
    document.setDefaultFont(font)
    size = QSizeF(writer.width(), writer.height() - _FOOTER_SHARE * writer.height())
    document.documentLayout().registerHandler(
        QTextFormat.ObjectTypes.ImageObject, _Drawings(document, dict(_pictures(report)))
    )
    from jinja2 import Environment, StrictUndefined  # large, and not needed before

    source = resource_path("report", "paper.html").read_text(encoding="utf-8")
    template = Environment(autoescape=True, undefined=StrictUndefined).from_string(source)
    document.setHtml(
        template.render(
            report=report,
            colours=ON_PAPER,
            board_width=round(size.width() * _BOARD_SHARE),
            chart_width=round(size.width() * _CHART_SHARE),
        )
    )
    document.setDocumentMargin(0)
    document.setPageSize(size)
    return document


class _Drawings(QPyTextObject):
    """Draws the SVG pictures of a document as lines, which stay sharp and small in the file."""

    def __init__(self, document: QTextDocument, drawings: Mapping[str, str]) -> None:
        super().__init__(document)
        self._drawings = drawings

    def intrinsicSize(self, document: QTextDocument, position: int, text_format: QTextFormat) -> QSizeF:
        picture = text_format.toImageFormat()
        share = CHART_HEIGHT / CHART_WIDTH if picture.name() == _CHART else HEIGHT / WIDTH
        return QSizeF(picture.width(), picture.width() * share)

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        document: QTextDocument,
        position: int,
        text_format: QTextFormat,
    ) -> None:
        drawing = self._drawings[text_format.toImageFormat().name()]
        _renderer(drawing).render(painter, QRectF(rect))


def _pictures(report: ReportView) -> Iterator[tuple[str, str]]:
    """The chart, and the board of each decision."""
    chart: Markup = chart_svg(report.chart, report.chart_title, report.names, ON_PAPER)
    if chart:
        yield _CHART, chart
    for item in report.decisions:
        yield f"board{item.number}", board_svg(item.diagram)


def _print(document: QTextDocument, writer: QPdfWriter, name: str) -> None:
    """Page by page, each with ``name`` and its number at its foot."""
    size, count = document.pageSize(), document.pageCount()
    painter = QPainter(writer)
    painter.setFont(document.defaultFont())
    for page in range(count):
        if page:
            writer.newPage()
        painter.save()
        painter.translate(0, -page * size.height())
        document.drawContents(painter, QRectF(0, page * size.height(), size.width(), size.height()))
        painter.restore()
        draw_foot(
            painter,
            QRectF(0, size.height(), size.width(), writer.height() - size.height()),
            name,
            f"{page + 1} / {count}",
        )
    painter.end()


def draw_foot(painter: QPainter, room: QRectF, name: str, number: str) -> None:
    """A thin line, below it ``name`` on the left, shortened if need be, and ``number`` on the right."""
    painter.save()
    painter.setPen(QPen(QColor(_FOOT_COLOUR), 1))
    line = room.top() + room.height() / 2
    painter.drawLine(QPointF(room.left(), line), QPointF(room.right(), line))
    font = painter.font()
    font.setPointSizeF(_FOOT_POINTS)
    painter.setFont(font)
    metrics = QFontMetricsF(font, painter.device())
    left = room.width() - metrics.horizontalAdvance(number) - 2 * metrics.height()
    shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, left)
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, shown)
    painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, number)
    painter.restore()
