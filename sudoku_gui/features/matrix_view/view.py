"""The matrix of the search, with buttons and a line that describes what is pointed at."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QToolButton, QWidget

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.matrix_view import paint_differences, paint_signs
from sudoku_gui.features.matrix_view.canvas import MatrixCanvas
from sudoku_gui.player.baseline import Baseline
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render import crossings
from sudoku_gui.render.crossings import FORCED, FRESH, GIVEN, GUESSED, LIVE, REMOVED
from sudoku_gui.render.shapes import Sign
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts, translate
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import tool_button
from sudoku_gui.widgets.label import ElidedLabel
from sudoku_gui.widgets.legend import Legend
from sudoku_gui.widgets.pane import Pane

tr = Texts("matrix")

_WIDTH_WITH_BUTTONS: Final = 26
"""The width from which the view has buttons, in heights of the text; keys, wheel and fingers do the same."""
_WIDTH_BESIDE: Final = 32  # below which they stand below the words, in the same measure
_WIDTH_OF_ONE_LINE: Final = 55  # how wide it must be to say everything in one line, in the same measure
_HEIGHT_WITH_TWO_LINES: Final = 14  # how high it must be to give two lines to the words


class MatrixView(Pane):
    """Follows the player; zooms and scrolls. With a baseline, differences from it are marked."""

    smallest = (12, 8)
    usual = (41, 28)

    def __init__(
        self,
        player: Player,
        selection: Selection,
        theme: Theme,
        baseline: Baseline | None = None,
        *,
        preferences: Preferences | None = None,
    ) -> None:
        title = tr("Matrix")
        description = tr(
            "Up, Down, Alt+Left and Alt+Right move from node to node, Ctrl with an arrow key in larger "
            "steps; plus, minus and 0 zoom; Enter goes to the last change."
        )
        super().__init__("matrix_view", title, description, theme, player=player)
        self.canvas = self.main_part = MatrixCanvas(player, selection, theme, baseline)
        self.canvas.setAccessibleName(title)
        self.canvas.setAccessibleDescription(description)
        self.lay_out(self.canvas, self._build_bar(), spacing=2, stretch=(1,))
        self._preferences = preferences
        self.canvas.set_folded(folded=preferences is not None and preferences["matrix_left"] == "yes")
        self.canvas.legend_requested.connect(self.show_legend)
        self.canvas.sentence_changed.connect(self.refresh)
        self.canvas.viewport_changed.connect(self._update_buttons)
        self._update_buttons()

    def _build_bar(self) -> QBoxLayout:
        canvas = self.canvas
        self._line = ElidedLabel(indent=4, lines=1, name="matrix_line")
        self._zoom_out = _button("zoom_out", "−", tr("Zoom out (−)"), lambda: canvas.zoom_step(closer=False))
        zoom_in = _button("zoom_in", "+", tr("Zoom in (+)"), lambda: canvas.zoom_step(closer=True))
        self._fit = _button("fit", tr("Fit"), tr("Show the whole matrix (0)"), canvas.fit)
        tip = tr("When zoomed in, keep the latest change in view (L)")
        self._follow = _button("follow", tr("Follow"), tip, canvas.toggle_following, checkable=True)
        tip = tr("Show only what is left, without covered columns and removed options (R)")
        self._fold = _button("left", tr("Remaining"), tip, canvas.toggle_folding, checkable=True)
        self._legend = _button("key_button", tr("Legend"), tr("What the shapes mean (K)"), self.show_legend)
        self._buttons = (self._zoom_out, zoom_in, self._fit, self._fold, self._follow, self._legend)
        parts = self._line, row(None, *self._buttons, spacing=2)
        self._bar = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight), *parts, spacing=2, stretch=(1,))
        return self._bar

    def show_position(self) -> None:
        self._line.show_text(self.canvas.sentence)

    def show_legend(self) -> None:
        legend = MatrixLegend(self.theme, self, with_differences=self.canvas.can_compare)
        legend.show_above(self._line if self._legend.isHidden() else self._legend)

    def _update_buttons(self) -> None:
        self._follow.setChecked(self.canvas.follows)
        self._fold.setChecked(self.canvas.is_folded)
        if self._preferences is not None:
            self._preferences["matrix_left"] = "yes" if self.canvas.is_folded else "no"
        self.refresh()
        self._zoom_out.setEnabled(not self.canvas.is_fit)
        self._fit.setEnabled(not self.canvas.is_fit)

    def arrange(self) -> None:
        """Show buttons only where there is space for them, beside the words or below; these have two lines at most."""
        height = self.fontMetrics().height()
        for button in self._buttons:
            button.setVisible(self.width() >= _WIDTH_WITH_BUTTONS * height)
        is_low, way = self.height() < _HEIGHT_WITH_TWO_LINES * height, QBoxLayout.Direction
        is_beside = is_low or self.width() >= _WIDTH_BESIDE * height
        self._bar.setDirection(way.LeftToRight if is_beside else way.TopToBottom)
        is_narrow = self.width() < _WIDTH_OF_ONE_LINE * height
        self._line.set_lines(2 if is_narrow and not is_low else 1)


def _button(
    name: str, label: str, tip: str, action: Callable[[], object], *, checkable: bool = False
) -> QToolButton:
    focus = Qt.FocusPolicy.TabFocus
    return tool_button(f"matrix_{name}", action, text=label, tip=tip, focus=focus, checkable=checkable)


class MatrixLegend(Legend):
    """The legend of the matrix: the shapes of live, removed and chosen cells."""

    def __init__(self, theme: Theme, parent: QWidget, *, with_differences: bool = False) -> None:
        entries: list[tuple[Sign, str]] = [
            (_shape(LIVE), translate("matrix", "live")),
            (_shape(FRESH), translate("matrix", "removed at the current depth")),
            (_shape(REMOVED), translate("matrix", "removed earlier")),
            (_shape(GIVEN), translate("matrix", "chosen: given")),
            (_shape(FORCED), translate("matrix", "chosen: the only one left")),
            (_shape(GUESSED), translate("matrix", "chosen: a guess")),
            (_paint_ring, translate("matrix", "just changed")),
        ]
        if with_differences:
            entries += [
                (_paint_gone, translate("baseline", "gone since the compared position")),
                (_paint_returned, translate("baseline", "returned since then")),
            ]
        super().__init__("matrix_legend", theme, parent, entries, QSizeF(1.2, 1.2))


def _shape(code: int) -> Sign:
    def paint(painter: QPainter, square: QRectF, theme: Theme) -> None:
        side = round(square.width())
        painter.drawImage(0, 0, crossings.shapes(side, theme), code * side, 0, side, side)

    return paint


def _paint_ring(painter: QPainter, square: QRectF, theme: Theme) -> None:
    inner = square.toRect().adjusted(6, 6, -6, -6)
    paint_signs.ring(painter, inner, theme.newest, theme.paper, 2)


def _paint_gone(painter: QPainter, square: QRectF, theme: Theme) -> None:
    bar, band = _row(square)
    painter.fillRect(bar, theme.dead_end)
    paint_differences.paint_gone(painter, band, theme)


def _paint_returned(painter: QPainter, square: QRectF, theme: Theme) -> None:
    bar, band = _row(square)
    paint_differences.paint_gapped(painter, bar, theme.solution, upright=False)
    paint_differences.paint_returned(painter, band, theme)


def _row(square: QRectF) -> tuple[QRect, QRect]:
    side = round(square.width())
    top, height, edge = side // 4, side // 2, side // 3
    return QRect(0, top, edge - 1, height), QRect(edge + 1, top, side - edge - 1, height)
