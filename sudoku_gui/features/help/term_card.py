"""The card of a term: its name, a picture, what it means, and links to related terms.

It appears beside the word on which the mouse rests, stays while the mouse is on either, and goes by itself or by Esc.
Requested by key or click it has the keyboard: Tab goes through its links, Enter follows one, Backspace goes back.
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
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from sudoku_gui.features.help import paint_manual
from sudoku_gui.render.fonts import painter_on, scaled
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.buttons import tool_button
from sudoku_gui.widgets.label import Label, paragraph
from sudoku_gui.widgets.rich_text import RichText
from sudoku_gui.wording.foreign import as_html, as_tip
from sudoku_gui.wording.terms import SCHEME, shipped

_APART: Final = 4
_TITLE: Final = 1.15


class TermCard(QFrame):
    """One card; it takes the keyboard, or floats above the window that has it.

    Signals:
        manual_requested: the user wants to read on about the term of this id.
        left, entered: the mouse has left or entered the card.
    """

    manual_requested = Signal(str)
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
        self._history: list[str] = []
        self._near = QRect()
        self._was_active = False
        self._build()
        self.use_theme(theme)

    def _build(self) -> None:
        self._title, self._text = paragraph("term_title"), paragraph("term_text", selectable=True)
        self._links = RichText("term_links")
        self._links.term_requested.connect(self._follow)
        self._picture = Label()
        tip, text, focus = translate("terms", "Back"), translate("terms", "Manual"), Qt.FocusPolicy.TabFocus
        self._back = tool_button("term_back", self.go_back, tip=tip, focus=focus, is_flat=False)
        self._back.setArrowType(Qt.ArrowType.LeftArrow)
        self._more = tool_button("term_more", self._request_manual, text=text, focus=focus, is_flat=False)
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
        """The id of the term that is explained; "" while the card is hidden."""
        return self._history[-1] if self._history and self.isVisible() else ""

    def use_theme(self, theme: Theme) -> None:
        palette = theme.palette()
        palette.setColor(palette.ColorRole.Window, theme.paper)
        self.setPalette(palette)
        self._theme = theme
        if self.term:
            self._fill()

    def open(self, term: str, near: QRect, font: QFont) -> None:
        """Appear beside a place of the screen."""
        self.setFont(font)
        self._near, self._history = near, [term]
        self._fill()
        self.show()
        if self._takes_keyboard:
            self.activateWindow()
            self._links.setFocus(Qt.FocusReason.TabFocusReason)
            text = f"{self._title.text()}. {self._text.text()}"
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def go_back(self) -> None:
        """Show the term from which a link led to this one; do nothing on the first."""
        if len(self._history) > 1:
            self._history.pop()
            self._fill()

    def _follow(self, term: str) -> None:
        self._history.append(term)
        self._fill()

    def _request_manual(self) -> None:
        term = self._history[-1]
        self.hide()
        self.manual_requested.emit(term)

    def _fill(self) -> None:
        term = shipped()[self._history[-1]]
        title = term.title()
        font = scaled(self.font(), _TITLE)
        font.setBold(True)
        self._title.setFont(font)
        self._title.setText(title)
        image = paint_manual.term_picture(term.picture, self._theme, self.font(), self.devicePixelRatioF())
        self._picture.setPixmap(QPixmap.fromImage(image))
        for part in (self._text, self._links):
            part.setFixedWidth(round(image.deviceIndependentSize().width()))
        self._text.setText(term.text())
        near = " · ".join(
            f'<a href="{SCHEME}{other}">{as_html(shipped()[other].title())}</a>' for other in term.see_also
        )
        self._links.show_html(f"{as_html(translate('terms', 'See also:'))} {near}")
        self._back.setVisible(len(self._history) > 1)
        more = translate("terms", "Read about “{term}” in the manual").format(term=title)
        self._more.setToolTip(as_tip(more))
        self.setAccessibleName(translate("terms", "What “{term}” means").format(term=title))
        self._column.activate()
        self.adjustSize()
        self._place()

    def _place(self) -> None:
        """Below the place, above it or beside it, where there is space; never over it, if possible in the window."""
        near, size = self._near, self.sizeHint()
        space = self._space()
        below, above = near.bottom() + _APART, near.top() - _APART - size.height()
        before, behind = near.left() - _APART - size.width(), near.right() + _APART
        x, y = near.left(), below
        if below + size.height() > space.bottom():
            if above >= space.top():
                y = above
            elif before >= space.left():
                x, y = before, near.top()
            elif behind + size.width() <= space.right():
                x, y = behind, near.top()
        x = min(max(space.left(), x), space.right() - size.width())
        self.move(QPoint(x, min(max(y, space.top()), max(space.top(), space.bottom() - size.height()))))

    def _space(self) -> QRect:
        """The part of the window that is on the screen, where the card fits in; else the screen."""
        near, size = self._near, self.sizeHint()
        screen = QGuiApplication.screenAt(near.center()) or QGuiApplication.primaryScreen()
        whole, owner = screen.availableGeometry(), self.parentWidget()
        part = whole if owner is None else owner.window().geometry().intersected(whole)
        fits = part.width() > size.width() and part.height() > size.height() + 2 * _APART + near.height()
        beside = part.width() > size.width() + near.width() + _APART and part.height() > size.height()
        return part if part.contains(near.center()) and (fits or beside) else whole

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with painter_on(self) as painter:
            painter.setPen(self._theme.thick_line)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.key() == Qt.Key.Key_Backspace:
            self.go_back()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        # A card that had the keyboard goes when something else has it.
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self._takes_keyboard:
            if self._was_active and not self.isActiveWindow():
                self.hide()
            self._was_active = self.isActiveWindow()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()
