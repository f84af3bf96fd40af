"""The picture of the links, painted: the one way it looks on screen, on paper and in film frames.

From the ground up: what ghosts remember, the links, the names, the boxes, the marks. Each state of a box has a shape:
what is out is dashed, the item branched on has a bold frame, an empty one is hatched, and a chosen option has its
nodes filled.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPen

from solver_core.cover.explain.neighbours import Element
from sudoku_gui.features.link_view import text as words
from sudoku_gui.features.link_view.geometry import lines_of
from sudoku_gui.features.link_view.model import Box, LinkPicture
from sudoku_gui.features.link_view.paint_arrows import (
    paint_bends,
    paint_joints,
    paint_numbers,
    paint_pointers,
)
from sudoku_gui.render.fonts import CENTRE, RIGHT, bold, option_within, scaled, write
from sudoku_gui.render.shapes import diamond, draw_with
from sudoku_gui.render.theme import Theme, mixed
from sudoku_gui.wording.names import coloured_name, option_name

_HALF = 0.5
_CORNER = 0.3
_LINE_HEIGHT = 0.95


def paint(painter: QPainter, picture: LinkPicture) -> None:
    """Paint links where their geometry says, in the painter's font, which it scales; the painter is left as it was."""
    paint_background(painter, picture)
    paint_over(painter, picture)


def paint_background(painter: QPainter, picture: LinkPicture) -> None:
    """Paint what lies below all else: the dashed and the straight links."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_pointers(painter, picture)
    paint_joints(painter, picture)
    painter.restore()


def paint_over(painter: QPainter, picture: LinkPicture) -> None:
    """Paint the rest: the links that go around boxes, the boxes, the marks."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(scaled(painter.font(), picture.geometry.scale))
    paint_bends(painter, picture)
    _paint_labels(painter, picture)
    _paint_boxes(painter, picture)
    paint_numbers(painter, picture)
    _paint_note(painter, picture)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _paint_here(painter, picture)
    _paint_newest(painter, picture)
    painter.restore()


def paint_diamond(painter: QPainter, middle: QPointF, reach: float, theme: Theme, line: float) -> None:
    """Paint the sign of a header that need not be covered, as in the list of columns."""
    draw_with(painter, QPen(theme.live_column, line), theme.paper)
    painter.drawPolygon(diamond(middle, reach))


def paint_counted(painter: QPainter, corner: QPointF, em: float, theme: Theme) -> None:
    """Paint the sign of a header that a bound counts."""
    plate = QRectF(0, 0, 1.3 * em, 0.9 * em)
    plate.moveCenter(corner - QPointF(0, 0.3 * em))
    draw_with(painter, fill=theme.chosen_column)
    painter.drawRoundedRect(plate, 0.2 * em, 0.2 * em)
    painter.setPen(theme.paper)
    painter.drawText(plate, CENTRE, "+1")


def _paint_labels(painter: QPainter, picture: LinkPicture) -> None:
    look, theme, target, em = picture.look, picture.theme, picture.highlight.target, picture.em
    metrics = QFontMetricsF(painter.font())
    chosen = {box.element.option for box in look.boxes if box.is_chosen}
    for option in look.excerpt.options:
        rect = picture.geometry.label_box(option)
        if target is not None and target.option == option:
            draw_with(painter, QPen(theme.selection, picture.stroke), theme.same_digit)
            painter.drawRoundedRect(rect, _CORNER * em, _CORNER * em)
        inner = rect.adjusted(0, 0, -0.3 * em, 0)
        mark = (
            words.chosen_option if option in chosen else words.tried_option if option in look.tried else str
        )
        space = inner.width() - metrics.horizontalAdvance(mark(""))
        name = mark(option_within(look.problem, option, painter.font(), space))
        painter.setPen(theme.ink if option in chosen else theme.candidate)
        write(painter, inner, name, RIGHT)


def _paint_note(painter: QPainter, picture: LinkPicture) -> None:
    (items, options), note = picture.look.excerpt, picture.geometry.note
    if not note.isEmpty():
        painter.setPen(picture.theme.candidate)
        write(painter, note, words.left_out(picture.look.problem, len(items), len(options)))


# --- boxes ----------------------------------------------------------------------------------------


def _paint_boxes(painter: QPainter, picture: LinkPicture) -> None:
    theme = picture.theme
    for root in picture.look.roots:
        draw_with(painter, QPen(theme.thick_line, picture.stroke), theme.house_shade)
        painter.drawEllipse(picture.geometry.box(root))
        painter.setPen(theme.ink)
        painter.drawText(picture.geometry.box(root), CENTRE, words.short(picture.look.problem, root))
    highlighted = _highlighted(picture)
    for box in picture.look.boxes:
        gone = picture.gone(box.element) if box.depth else 0.0
        _paint_frame(painter, picture, box, gone, is_highlighted=box.element in highlighted)
        painter.setPen(theme.candidate if gone >= _HALF else theme.ink)
        if box.element.is_node:
            rect = picture.geometry.box(box.element)
            painter.drawText(rect, CENTRE, _node_text(painter, picture, box))
        else:
            _paint_header_text(painter, picture, box)


def _highlighted(picture: LinkPicture) -> frozenset[Element]:
    """The one box pointed at, or all of an option; of an item its header."""
    target = picture.highlight.target
    if target is None:
        return frozenset()
    if target.item is not None:
        return frozenset({Element(target.item, target.option)})
    return frozenset(box.element for box in picture.look.boxes if box.element.option == target.option)


def _paint_frame(
    painter: QPainter, picture: LinkPicture, box: Box, gone: float, *, is_highlighted: bool
) -> None:
    theme, rect = picture.theme, picture.geometry.box(box.element)
    frame, background = _colours(box, theme)
    pen = QPen(mixed(theme.remembered_link, frame, gone), picture.stroke)
    if box.is_chosen and not box.element.is_node:
        pen.setWidthF(2.4 * picture.stroke)
    if is_highlighted and not box.is_starved:
        pen.setColor(theme.selection)
    if gone >= _HALF:
        pen.setDashPattern([3.0, 2.0])
    draw_with(painter, pen, theme.same_digit if is_highlighted else mixed(theme.paper, background, gone))
    painter.drawRoundedRect(rect, _CORNER * picture.em, _CORNER * picture.em)
    if not box.element.is_node:
        field = picture.geometry.size_box(box.element.item)
        pen.setWidthF(picture.stroke)
        painter.setPen(pen)
        painter.drawLine(field.topLeft(), field.bottomLeft())
    if box.is_secondary:
        paint_diamond(painter, rect.topLeft(), 0.34 * picture.em, theme, 1.4 * picture.stroke)
    if box.is_counted:
        paint_counted(painter, rect.topRight(), picture.em, theme)
    if box.is_starved:
        # Below the text, which must stay readable.
        draw_with(painter, fill=QBrush(theme.empty_column, Qt.BrushStyle.BDiagPattern))
        painter.drawRect(rect.adjusted(0, rect.height() - 0.28 * picture.em, 0, 0))


def _colours(box: Box, theme: Theme) -> tuple[QColor, QColor]:
    if box.element.is_node:
        return theme.live_column, theme.same_digit if box.is_chosen else theme.paper
    frame = theme.chosen_column if box.is_chosen else theme.live_column
    background = theme.paper if box.is_secondary else theme.house_shade
    return theme.empty_column if box.is_starved else frame, background


def _node_text(painter: QPainter, picture: LinkPicture, box: Box) -> str:
    problem, metrics = picture.look.problem, QFontMetricsF(painter.font())
    node = box.element
    by_option = picture.geometry.measures.names_options and node.option is not None
    name = (
        option_name(problem, node.option or 0) if by_option else coloured_name(problem, node.item, box.colour)
    )
    # The ends distinguish names: "rank 3" from "rank 4".
    width = picture.geometry.node.width() - 0.3 * picture.em
    return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, width)


def _paint_header_text(painter: QPainter, picture: LinkPicture, box: Box) -> None:
    """Paint the name on the left, in one line or two, and in a field of its own how many options are left, bold.

    The number has the colour of what is newest where it has just changed.
    """
    em, geometry = picture.em, picture.geometry
    field = geometry.size_box(box.element.item)
    inner = geometry.box(box.element).adjusted(0.35 * em, 0, -0.25 * em - field.width(), 0)
    name = coloured_name(picture.look.problem, box.element.item, box.colour)
    lines = lines_of(name, geometry.measures.lines)
    height = _LINE_HEIGHT * em
    line = QRectF(inner.left(), inner.center().y() - height * len(lines) / 2, inner.width(), height)
    for text in lines:
        write(painter, line, text)
        line.translate(0, height)
    if picture.look.resized == box.element.item:
        painter.setPen(picture.theme.newest)
    elif box.is_starved:
        painter.setPen(picture.theme.empty_column)
    usual = painter.font()
    painter.setFont(bold(usual))
    is_empty = box.depth and not box.size  # covered: nothing is missing
    painter.drawText(field, CENTRE, "–" if is_empty else str(box.size))
    painter.setFont(usual)


# --- marks ----------------------------------------------------------------------------------------


def _paint_here(painter: QPainter, picture: LinkPicture) -> None:
    """Paint a frame around the box that was clicked or moved to."""
    here, em = picture.highlight.here, picture.em
    if here is None or not (here in picture.look.roots or here in picture.look.elements):
        return
    painter.setPen(QPen(picture.theme.selection, (3.0 if picture.highlight.focus else 2.0) * picture.stroke))
    painter.drawRoundedRect(_outside(picture.geometry.box(here), 0.12 * em), 0.4 * em, 0.4 * em)


def _paint_newest(painter: QPainter, picture: LinkPicture) -> None:
    """Paint a ring around what the event is about, with a minus for what goes and a plus for what returns."""
    newest, em, theme, change = picture.look.newest, picture.em, picture.theme, picture.look.change
    if newest is None or newest not in picture.look.elements:
        return
    ring = _outside(picture.geometry.box(newest), 0.32 * em)
    painter.setPen(QPen(theme.newest, 2.2 * picture.stroke))
    painter.drawRoundedRect(ring, 0.5 * em, 0.5 * em)
    if change is None:
        return
    centre, radius = ring.topLeft(), 0.42 * em
    reach = 0.55 * radius
    draw_with(painter, fill=theme.newest)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(QPen(theme.paper, 2 * picture.stroke))
    painter.drawLine(centre - QPointF(reach, 0), centre + QPointF(reach, 0))
    if not change.leaves:
        painter.drawLine(centre - QPointF(0, reach), centre + QPointF(0, reach))


def _outside(box: QRectF, by: float) -> QRectF:
    return box.adjusted(-by, -by, by, by)
