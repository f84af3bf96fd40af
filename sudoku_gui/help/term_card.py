"""Cards that say what a term means: its name, a picture, a sentence or two, and what is near it.

A card appears beside the word that the mouse rests on, stays while the mouse is on either, and goes by itself or by
Esc. Asked for by key or click it has the keyboard: Tab walks through its links, Enter follows one, Backspace goes
back.
"""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QEnterEvent,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.help.term_picture import TermPicture
from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.rich_text import RichText
from sudoku_gui.wording import terms as words
from sudoku_gui.wording.foreign import as_html, as_tip
from sudoku_gui.wording.glossary import shipped

_TOUCHABLE: Final = 26
_APART: Final = 4
_TITLE: Final = 1.15


class TermCard(Guarded, QFrame):
    """One card.

    Args:
        theme: the colours to begin with.
        takes_keyboard: whether it is a window that keys go to, or floats above one.
        parent: the window whose terms it explains.

    Signals:
        manual_wanted: the user wants to read on.
            term: id of the term.
        left: the mouse has left the card.
        entered: the mouse has come to the card.
    """

    manual_wanted = Signal(str)
    left = Signal()
    entered = Signal()

    def __init__(self, theme: Theme, parent: QWidget, *, takes_keyboard: bool) -> None:
        kind = Qt.WindowType.Tool if takes_keyboard else Qt.WindowType.ToolTip
        super().__init__(parent, kind | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not takes_keyboard)
        self._takes_keyboard = takes_keyboard
        self.setObjectName("term_card")
        self.setAutoFillBackground(True)
        self.setVisible(False)
        self._way: list[str] = []
        self._near = QRect()
        self._was_active = False
        self._build(theme)
        self.use_theme(theme)

    def _build(self, theme: Theme) -> None:
        self._title, self._text, self._links = Label(), Label(), RichText("term_links")
        for label, name in ((self._title, "term_title"), (self._text, "term_text")):
            label.setObjectName(name)
            label.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._links.link_followed.connect(self._follow)
        self._picture = TermPicture(theme)
        self._back, self._more = QToolButton(), QToolButton()
        self._back.setObjectName("term_back")
        self._back.setArrowType(Qt.ArrowType.LeftArrow)
        self._back.clicked.connect(self.go_back)
        self._more.setObjectName("term_more")
        self._more.clicked.connect(self._want_manual)
        for button in (self._back, self._more):
            button.setMinimumSize(_TOUCHABLE, _TOUCHABLE)
        head = QHBoxLayout()
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        head.addWidget(self._more)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(6)
        column.addLayout(head)
        for part in (self._picture, self._text, self._links):
            column.addWidget(part)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)

    @property
    def term(self) -> str:
        """The term that is shown; "" where the card is not."""
        return self._way[-1] if self._way and self.isVisible() else ""

    def use_theme(self, theme: Theme) -> None:
        """Show everything in other colours."""
        palette = theme.palette()
        palette.setColor(palette.ColorRole.Window, theme.paper)
        self.setPalette(palette)
        self._edge = theme.thick_line
        self._picture.theme = theme
        self._picture.update()

    def open(self, term: str, near: QRect, font: QFont) -> None:
        """Appear beside a place of the screen."""
        self.setFont(font)
        self._near, self._way = near, [term]
        self._fill()
        self.show()
        if self._takes_keyboard:
            self.activateWindow()
            self._links.setFocus(Qt.FocusReason.TabFocusReason)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._spoken()))

    def go_back(self) -> None:
        """To the term before, if there is one."""
        if len(self._way) > 1:
            self._way.pop()
            self._fill()

    def _follow(self, link: str) -> None:
        self._way.append(link.removeprefix(words.SCHEME))
        self._fill()

    def _want_manual(self) -> None:
        term = self._way[-1]
        self.hide()
        self.manual_wanted.emit(term)

    def _fill(self) -> None:
        term = shipped()[self._way[-1]]
        self._title.setFont(_larger(self.font()))
        self._title.setText(words.title(term.id))
        self._picture.show_picture(term.picture)
        for part in (self._text, self._links):
            part.setFixedWidth(self._picture.width())
        self._text.setText(words.text(term.id))
        near = " · ".join(
            f'<a href="{words.SCHEME}{it}">{as_html(words.title(it))}</a>' for it in term.see_also
        )
        self._links.show_html(f"{as_html(words.see_also())} {near}")
        self._back.setVisible(len(self._way) > 1)
        self._back.setToolTip(words.back())
        self._back.setAccessibleName(words.back())
        self._more.setText(words.more())
        self._more.setToolTip(as_tip(words.manual_of(term.id)))
        self.setAccessibleName(words.card_name(term.id))
        self._column.activate()
        self.adjustSize()
        self._place()

    def _spoken(self) -> str:
        return f"{self._title.text()}. {self._text.text()}"

    def _place(self) -> None:
        """Below the word, or above it where there is no room; never over it."""
        near, size = self._near, self.sizeHint()
        screen = QGuiApplication.screenAt(near.center()) or QGuiApplication.primaryScreen()
        room = screen.availableGeometry()
        below, above = near.bottom() + _APART, near.top() - _APART - size.height()
        y = below if below + size.height() <= room.bottom() or above < room.top() else above
        x = min(max(room.left(), near.left()), room.right() - size.width())
        self.move(QPoint(x, min(max(y, room.top()), max(room.top(), room.bottom() - size.height()))))

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self._edge)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.key() == Qt.Key.Key_Backspace:
            self.go_back()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """A card that had the keyboard goes when something else has it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self._takes_keyboard:
            if self._was_active and not self.isActiveWindow():
                self.hide()
            self._was_active = self.isActiveWindow()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse is on it no more."""
        super().leaveEvent(event)
        self.left.emit()


def _larger(font: QFont) -> QFont:
    """For a title above text in this font."""
    larger = scaled(font, _TITLE)
    larger.setBold(True)
    return larger
