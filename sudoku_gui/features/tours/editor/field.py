"""Fields of the tour editor: what is typed goes to the tour at once, and undo is that of the tour."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QMimeData, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QSizePolicy

from sudoku_gui.features.tours.editor import reading, tables, toml_text
from sudoku_gui.panes.runs import subject_text as subjects
from sudoku_gui.player.subject import Subject
from sudoku_gui.translation import translate
from sudoku_gui.wording import gallery
from sudoku_gui.wording.foreign import as_tip, shown

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object

_LONGEST: Final = 1 << 17  # characters of a field; a tour has half as many


class _Typed(_Widget):
    """A mixin, named before the class of Qt: the keys of undo are shortcuts of the editor, not the field's own."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride and _is_undo(event):
            event.ignore()
            return True
        return super().event(event)


def _is_undo(event: QKeyEvent) -> bool:
    has_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return has_control and event.key() in {Qt.Key.Key_Z, Qt.Key.Key_Y}


class LineField(_Typed, QLineEdit):
    """A line.

    Signals:
        edited: the user has typed this.
    """

    edited = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setMaxLength(_LONGEST)
        self.textEdited.connect(self.edited)

    def show_text(self, text: str, instead: str = "") -> None:
        """Show a text, or pale what is shown to readers without one; the cursor stays where nothing changes."""
        self.setPlaceholderText(shown(instead))
        if text != self.text():
            self.setText(text)
            if not self.hasFocus():
                self.setCursorPosition(0)


class TextField(_Typed, QPlainTextEdit):
    """A text of several lines, of which this many can be seen.

    Signals:
        edited: the user has typed this.
    """

    edited = Signal(str)

    def __init__(self, name: str, lines: int) -> None:
        super().__init__()
        self._lines = lines
        self.setObjectName(name)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(lambda: self.edited.emit(self.toPlainText()))

    def show_text(self, text: str, instead: str = "") -> None:
        """Show a text, or pale what is shown to readers without one; the cursor stays as near as it can."""
        self.setPlaceholderText(instead)
        if text == self.toPlainText():
            return
        at = self.textCursor().position()
        with QSignalBlocker(self):
            self.setPlainText(text)
        cursor = self.textCursor()
        cursor.setPosition(min(at, len(self.toPlainText())), QTextCursor.MoveMode.MoveAnchor)
        self.setTextCursor(cursor)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        frame = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        return QSize(
            20 * self.fontMetrics().averageCharWidth(), self._lines * self.fontMetrics().lineSpacing() + frame
        )

    def insertFromMimeData(self, source: QMimeData) -> None:
        self.insertPlainText(source.text()[:_LONGEST])


class FormChooser(QComboBox):
    """One of several values; the wheel scrolls the form that it stands in.

    Signals:
        chosen: the user has chosen this value.
    """

    chosen = Signal(str)

    def __init__(self, name: str, rows: Iterable[tuple[str, str]]) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
        self.activated.connect(lambda index: self.chosen.emit(self.itemData(index)))
        self.offer(rows)

    def offer(self, rows: Iterable[tuple[str, str]]) -> None:
        """Offer these values and their texts, in place of those before."""
        self.clear()
        for value, text in rows:
            self.addItem(shown(text), value)

    def show_value(self, value: str) -> None:
        """Show a value; one that is not offered shows nothing."""
        self.setCurrentIndex(self.findData(value))

    # --- Qt ---------------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


_SAMPLES: Final = tuple(Subject(sample=entry.sample) for entry in gallery.ENTRIES)


class ProblemField(FormChooser):
    """Offers the samples of the gallery, and whatever else the stop has already."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ())
        tip = translate(
            "tour_editor",
            "A problem of the gallery, from its start; Use Current Position takes what is watched in the window",
        )
        self.setToolTip(as_tip(tip))

    def show_search(self, watch: str) -> None:
        """Show what is watched, as typed in TOML."""
        rows = {toml_text.value(tables.watch(one)): subjects.search_name(one) for one in _SAMPLES}
        subject = reading.subject(watch)
        if subject is not None:
            own = toml_text.value(tables.watch(subject))
            self.offer(({own: subjects.search_name(subject)} | rows).items())
            self.show_value(own)
        else:
            self.offer([(watch, translate("tour_editor", "(cannot be read)")), *rows.items()])
            self.show_value(watch)
