"""The boxes of headers and nodes, and the names of options beside them.

Each state has a shape: what is out is dashed, the item branched on has a bold frame, an empty one is hatched, and a
chosen option has its nodes filled.
"""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from solver_core.cover.neighbours import ROOT, Element
from sudoku_gui.panes.links import text as words
from sudoku_gui.panes.links.geometry import lines_of
from sudoku_gui.panes.links.look import Box
from sudoku_gui.panes.links.picture import Picture
from sudoku_gui.wording.names import item_name, option_name

_HALF = 0.5
_CORNER = 0.3
_LINE_HEIGHT = 0.95
_ELIDED = Qt.TextElideMode.ElideRight
_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_labels(painter: QPainter, picture: Picture) -> None:
    """The options' names on the left."""
    look, theme, target, em = picture.look, picture.theme, picture.marks.target, picture.em
    metrics = QFontMetricsF(painter.font())
    chosen = {box.element.option for box in look.boxes if box.is_chosen}
    for option in look.scene.options:
        place = picture.geometry.label_box(option)
        if target is not None and target.option == option:
            painter.setPen(QPen(theme.selection, picture.stroke))
            painter.setBrush(theme.same_digit)
            painter.drawRoundedRect(place, _CORNER * em, _CORNER * em)
        name = option_name(look.problem, option)
        if option in chosen:
            name = words.chosen_option(name)
        room = place.adjusted(0, 0, -0.3 * em, 0)
        painter.setPen(theme.ink if option in chosen else theme.candidate)
        painter.drawText(room, _RIGHT, metrics.elidedText(name, _ELIDED, room.width()))


def paint_boxes(painter: QPainter, picture: Picture) -> None:
    """The root, the headers and the nodes."""
    _paint_root(painter, picture)
    lit = _lit(picture)
    for box in picture.look.boxes:
        gone = picture.gone(box.element) if box.depth else 0.0
        _paint_frame(painter, picture, box, gone, box.element in lit)
        painter.setPen(picture.theme.candidate if gone >= _HALF else picture.theme.ink)
        if box.element.is_node:
            place = picture.geometry.box(box.element)
            painter.drawText(place, _CENTRE, _node_text(painter, picture, box.element))
        else:
            _paint_header_text(painter, picture, box)


def _lit(picture: Picture) -> frozenset[Element]:
    """The one box pointed at, or all of an option; of an item its header."""
    target = picture.marks.target
    if target is None:
        return frozenset()
    if target.item is not None:
        return frozenset({Element(target.item, target.option)})
    return frozenset(box.element for box in picture.look.boxes if box.element.option == target.option)


def _paint_root(painter: QPainter, picture: Picture) -> None:
    box, theme = picture.geometry.box(ROOT), picture.theme
    painter.setPen(QPen(theme.thick_line, picture.stroke))
    painter.setBrush(theme.house_shade)
    painter.drawEllipse(box)
    painter.setPen(theme.ink)
    painter.drawText(box, _CENTRE, QCoreApplication.translate("links", "h"))


def _paint_frame(painter: QPainter, picture: Picture, box: Box, gone: float, lit: bool) -> None:  # noqa: FBT001
    theme, place = picture.theme, picture.geometry.box(box.element)
    pen = QPen(_mixed(_frame(picture, box), theme.ghost_link, gone), picture.stroke)
    if box.is_chosen and not box.element.is_node:
        pen.setWidthF(2.4 * picture.stroke)
    if lit:
        pen.setColor(theme.selection)
    if gone >= _HALF:
        pen.setDashPattern([3.0, 2.0])
    painter.setPen(pen)
    painter.setBrush(theme.same_digit if lit else _mixed(_ground(picture, box), theme.paper, gone))
    painter.drawRoundedRect(place, _CORNER * picture.em, _CORNER * picture.em)
    if box.is_secondary:
        _paint_diamond(painter, picture, place.topLeft())
    if box.is_starved:
        # Below the text, which must stay readable.
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(theme.empty_column, Qt.BrushStyle.BDiagPattern))
        painter.drawRect(place.adjusted(0, place.height() - 0.28 * picture.em, 0, 0))


def _paint_diamond(painter: QPainter, picture: Picture, middle: QPointF) -> None:
    """On the corner of a header that need not be covered, as in the list of columns."""
    reach = 0.34 * picture.em
    corners = [QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0), QPointF(0, -reach)]
    painter.setPen(QPen(picture.theme.live_column, 1.4 * picture.stroke))
    painter.setBrush(picture.theme.paper)
    painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))


def _frame(picture: Picture, box: Box) -> QColor:
    theme = picture.theme
    if box.element.is_node:
        return theme.live_column
    if box.is_starved:
        return theme.empty_column
    return theme.chosen_column if box.is_chosen else theme.live_column


def _ground(picture: Picture, box: Box) -> QColor:
    theme = picture.theme
    if not box.element.is_node:
        return theme.paper if box.is_secondary else theme.house_shade
    return theme.same_digit if box.is_chosen else theme.paper


def _node_text(painter: QPainter, picture: Picture, node: Element) -> str:
    problem, metrics = picture.look.problem, QFontMetricsF(painter.font())
    by_option = picture.geometry.measures.names_options and node.option is not None
    name = option_name(problem, node.option or 0) if by_option else item_name(problem, node.item)
    # The ends tell names apart: "rank 3" from "rank 4".
    return metrics.elidedText(
        name, Qt.TextElideMode.ElideMiddle, picture.geometry.node.width() - 0.3 * picture.em
    )


def _paint_header_text(painter: QPainter, picture: Picture, box: Box) -> None:
    """The name on the left, in one line or two, and the size behind it, bold."""
    em, geometry = picture.em, picture.geometry
    inner = geometry.box(box.element).adjusted(0.35 * em, 0, -0.35 * em, 0)
    lines = lines_of(item_name(picture.look.problem, box.element.item), geometry.measures.lines)
    metrics, height, size = QFontMetricsF(painter.font()), _LINE_HEIGHT * em, str(box.size)
    line = QRectF(inner.left(), inner.center().y() - height * len(lines) / 2, inner.width(), height)
    for text in lines[:-1]:
        painter.drawText(line, _LEFT, metrics.elidedText(text, _ELIDED, inner.width()))
        line.translate(0, height)
    room = inner.width() - metrics.horizontalAdvance(size) - 0.4 * em
    painter.drawText(line, _LEFT, metrics.elidedText(lines[-1], _ELIDED, room))
    _paint_size(painter, picture, box, line)


def _paint_size(painter: QPainter, picture: Picture, box: Box, line: QRectF) -> None:
    """How many options are left; in the colour of what is newest where this has just changed."""
    change, usual = picture.look.change, painter.font()
    if change is not None and change.element.is_node and change.element.item == box.element.item:
        painter.setPen(picture.theme.newest)
    bold = QFont(usual)
    bold.setBold(True)
    painter.setFont(bold)
    painter.drawText(line, _RIGHT, str(box.size))
    painter.setFont(usual)


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Some of the other colour in the one."""
    if share in {0.0, 1.0}:
        return other if share else one
    mine, theirs = one.getRgbF(), other.getRgbF()
    red, green, blue = (a + (b - a) * share for a, b in zip(mine[:3], theirs[:3], strict=True))  # type: ignore[index]
    return QColor.fromRgbF(red, green, blue)
