"""Room for the editor: as high as it needs, and scrolled where there is less."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.breakpoints.question_editor import QuestionEditor


class QuestionRoom(Guarded, QScrollArea):
    """Grows and shrinks with what is composed."""

    def __init__(self, editor: QuestionEditor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setWidget(editor)
        editor.turned_to.connect(self.ensureWidgetVisible)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """All of the editor, at the width there is."""
        hint = self._editor.sizeHint()
        width = self.viewport().width()
        height = self._editor.heightForWidth(width) if self._editor.hasHeightForWidth() else hint.height()
        return QSize(hint.width(), max(height, hint.height()) + 2)

    def minimumSizeHint(self) -> QSize:
        """One field: the rest can be scrolled to."""
        return QSize(0, 2 * self.fontMetrics().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The editor needs more room, or less."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
