"""The manual: contents on the left, a page on the right, and a search in all of them; it leaves the window free.

::

    [<] [>]  [ Search the manual          ]
    +---------------+--------------------+
    | First Steps   | # Watching         |
    | v Watching    | ...                |     what was looked for stands in place of the contents
    |     The beat  |                    |
    +---------------+--------------------+
    This leads to https://..., outside of this program.  [Open in the Browser] [Stay Here]
"""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.guard import Guarded
from sudoku_gui.help import format_table
from sudoku_gui.help import manual_text as words
from sudoku_gui.help.manual_exit import ManualExit
from sudoku_gui.help.manual_page import ManualPage
from sudoku_gui.help.manual_pages import GLOSSARY, Deed, Manual
from sudoku_gui.help.manual_side import ManualSide
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording import terms
from sudoku_gui.wording.foreign import as_tip

_OUTSIDE: Final = ("http://", "https://")
_OF_SCREEN: Final = 0.9
"""How much of the screen it takes at most at first; in large type it would like more."""
_LAYOUT, _PAGE, _SPLIT = "manual", "manual_page", "manual_split"

Place = tuple[str, str]
"""A page and an anchor in it."""


class ManualWindow(Guarded, QDialog):
    """Opens at a page, remembers page and size.

    Args:
        parent: the window of the program.
        theme: the colours to begin with.
        preferences: where page and size are remembered.
        deeds: what actions are called, and their keys, by id.
        keys: pairs of a deed and its keys, for the table of all.

    Signals:
        deed_wanted: a link asks for an action.
            name: its id.
    """

    deed_wanted = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        theme: Theme,
        preferences: Preferences,
        deeds: Mapping[str, Deed],
        keys: Sequence[tuple[str, str]] = (),
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("manual")
        self.setFont(parent.font())
        self._preferences = preferences
        self.manual = Manual(terms.language(), deeds, keys, formats=format_table.rows())
        self._way: list[Place] = []
        self._at = -1
        self._build(theme)
        self._keys()
        self._restore()

    # --- building ---------------------------------------------------------------------------------

    def _build(self, theme: Theme) -> None:
        self._back = self._arrow("manual_back", words.back(), Qt.ArrowType.LeftArrow)
        self._forward = self._arrow("manual_forward", words.forward(), Qt.ArrowType.RightArrow)
        self._back.clicked.connect(self.go_back)
        self._forward.clicked.connect(self.go_forward)
        self._field = QLineEdit()
        self._field.setObjectName("manual_search")
        self._field.setPlaceholderText(words.search())
        self._field.setAccessibleName(words.search())
        self._field.setClearButtonEnabled(True)
        top = QHBoxLayout()
        for part in (self._back, self._forward, self._field):
            top.addWidget(part)
        self._page = ManualPage(theme, self.manual.language)
        self._page.link_followed.connect(self._follow)
        self._side = ManualSide(self.manual)
        self._side.place_wanted.connect(self.show_page)
        self._side.hit_wanted.connect(self._show_hit)
        self._field.textChanged.connect(self._side.search)
        self._field.returnPressed.connect(self._side.open_first)
        self._exit = ManualExit()
        self._split = QSplitter()
        self._split.addWidget(self._side)
        self._split.addWidget(self._page)
        self._split.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(self._split, 1)
        column.addWidget(self._exit)

    def _arrow(self, name: str, text: str, way: Qt.ArrowType) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setArrowType(way)
        button.setToolTip(as_tip(text))
        button.setAccessibleName(text)
        button.setMinimumSize(28, 28)
        return button

    def _keys(self) -> None:
        find, back, forward = (
            QKeySequence.StandardKey.Find,
            QKeySequence.StandardKey.Back,
            QKeySequence.StandardKey.Forward,
        )
        QShortcut(QKeySequence(find), self, self._field.setFocus)
        QShortcut(QKeySequence(back), self, self.go_back)
        QShortcut(QKeySequence(forward), self, self.go_forward)

    def _restore(self) -> None:
        if not self.restoreGeometry(self._preferences.layout(_LAYOUT)):
            self.resize(self.sizeHint().boundedTo(self.screen().availableSize() * _OF_SCREEN))
        if not self._split.restoreState(self._preferences.layout(_SPLIT)):
            em = self.fontMetrics().height()
            self._split.setSizes([16 * em, 44 * em])
        stored = self._preferences.layout(_PAGE).toStdString()
        self.show_page(stored if stored in self.manual.pages else next(iter(self.manual.pages)))

    # --- deeds --------------------------------------------------------------------------------------

    @property
    def place(self) -> Place:
        """The page that is shown, and the anchor that led there."""
        return self._way[self._at] if self._way else ("", "")

    def show_page(self, page: str, anchor: str = "") -> None:
        """Open a page, at a heading if asked to; an unknown page is the first one."""
        if page not in self.manual.pages:
            page, anchor = next(iter(self.manual.pages)), ""
        if (page, anchor) != self.place:
            self._way = [*self._way[: self._at + 1], (page, anchor)]
            self._at = len(self._way) - 1
        self._show()

    def show_term(self, term: str) -> None:
        """Open the glossary at a term."""
        self.show_page(GLOSSARY, term)

    def go_back(self) -> None:
        """To the page before."""
        self._go(-1)

    def go_forward(self) -> None:
        """To the page after."""
        self._go(1)

    def use_theme(self, theme: Theme) -> None:
        """Show everything in other colours."""
        self._page.use_theme(theme)

    def _go(self, by: int) -> None:
        if 0 <= self._at + by < len(self._way):
            self._at += by
            self._show()

    def _show(self, marked: tuple[str, ...] = ()) -> None:
        name, anchor = self.place
        page = self.manual.pages[name]
        self._page.show_page(page, anchor, marked)
        self._exit.hide()
        self.setWindowTitle(words.page_title(page.title))
        self._back.setEnabled(self._at > 0)
        self._forward.setEnabled(self._at < len(self._way) - 1)
        self._side.point_at(name, anchor)

    def _show_hit(self, page: str, anchor: str) -> None:
        self.show_page(page, anchor)
        self._show(tuple(self._field.text().split()))

    # --- links --------------------------------------------------------------------------------------

    def _follow(self, target: str) -> None:
        if target.startswith(_OUTSIDE):
            self._exit.offer(target)
        elif target.startswith(terms.SCHEME):
            self.show_term(target.removeprefix(terms.SCHEME))
        elif target.startswith("do:"):
            self.deed_wanted.emit(target.removeprefix("do:"))
        else:
            page, _, anchor = target.partition("#")
            self.show_page(page.removesuffix(".md") or self.place[0], anchor)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Room for lines of a readable length beside the contents."""
        em = self.fontMetrics().height()
        return QSize(62 * em, 44 * em)

    def done(self, result: int) -> None:
        """Esc and closing alike: remember where one was."""
        self._preferences.keep_layout(_LAYOUT, self.saveGeometry())
        self._preferences.keep_layout(_SPLIT, self._split.saveState())
        self._preferences.keep_layout(_PAGE, QByteArray(self.place[0].encode()))
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.done(0)
        super().closeEvent(event)
