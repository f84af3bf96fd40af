"""The line of the play panel that says whether the puzzle has one solution, with a sign; it opens the explanation."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from solver_core.sudoku.survey import SurveyAnswer
from sudoku_gui.render.fonts import LEFT, painter_on
from sudoku_gui.render.shapes import around, cross, draw_with
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.board.text import solution_status
from sudoku_gui.widgets.pane import Themed
from sudoku_gui.wording.foreign import as_tip

_EDGE: Final = 3
_GAP: Final = 5
_SIGN: Final = 0.95  # of the height of a line


class StatusButton(Themed, QAbstractButton):
    """Flat until it is pointed at: a sign and two words.

    One solution is a ring with a check mark, several are two rings, none is a ring that is crossed out; three dots are
    a search.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._answer: SurveyAnswer | None = None
        self._is_searching = False
        self.setObjectName("puzzle_status")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_status(
        self, answer: SurveyAnswer | None, *, is_searching: bool, keeps_space: bool = False
    ) -> None:
        """Show what is known; or nothing, and keep the space, so that the pad above stays where it is."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(keeps_space)
        self.setSizePolicy(policy)
        self._answer, self._is_searching = answer, is_searching
        text = solution_status(answer)
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(as_tip(translate("cells", "Show why, and what can be done")))
        self.setVisible(answer is not None or is_searching)
        self.updateGeometry()
        self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, area = self.theme, QRectF(self.rect())
        with painter_on(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus() or self.underMouse() or self.isDown():
                pen = QPen(theme.selection, 2) if self.hasFocus() else None
                draw_with(painter, pen, theme.same_digit if self.isDown() else theme.house_shade)
                painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 5, 5)
            side = _SIGN * self.fontMetrics().height()
            self._paint_sign(painter, QRectF(_EDGE, (area.height() - side) / 2, side, side))
            painter.setPen(theme.ink)
            words = area.adjusted(_EDGE + side + _GAP, 0, 0, 0)
            painter.drawText(words, LEFT, self.text())

    def _paint_sign(self, painter: QPainter, box: QRectF) -> None:
        theme, middle, reach = self.theme, box.center(), 0.44 * box.width()
        ink = {
            SurveyAnswer.FOUND: theme.solution,
            SurveyAnswer.SEVERAL: theme.several,
            SurveyAnswer.NONE: theme.conflict,
        }.get(self._answer, theme.candidate)  # type: ignore[arg-type]
        draw_with(painter, QPen(ink, max(1.4, 0.12 * box.width()), c=Qt.PenCapStyle.RoundCap))
        if self._answer is SurveyAnswer.SEVERAL:
            for side in (-1, 1):
                painter.drawEllipse(middle + QPointF(0.4 * side * reach, 0), 0.68 * reach, 0.68 * reach)
            return
        if self._answer not in {SurveyAnswer.FOUND, SurveyAnswer.NONE}:
            painter.setBrush(ink)
            for step in (-1, 0, 1):
                painter.drawEllipse(middle + QPointF(0.75 * step * reach, 0), 0.8, 0.8)
            return
        painter.drawEllipse(middle, reach, reach)
        half = 0.42 * reach
        if self._answer is SurveyAnswer.FOUND:
            turn = middle + QPointF(-0.25 * half, 0.8 * half)
            start, end = middle + QPointF(-half, 0), middle + QPointF(1.1 * half, -0.8 * half)
            painter.drawPolyline([start, turn, end])
        else:
            painter.drawLines(cross(around(middle, half)))

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        height = metrics.height()
        width = round(_SIGN * height) + 2 * _EDGE + _GAP + metrics.horizontalAdvance(self.text())
        return QSize(width, height + 2 * _EDGE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
