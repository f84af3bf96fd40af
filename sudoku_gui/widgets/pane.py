"""The base of all panes: they follow the player while they are seen, and fit their text, their size and the theme.

A pane overrides those methods under *hooks* that it needs, and `use_theme` only for what is not a `Themed` part: those
get the theme by themselves.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QVBoxLayout, QWidget

from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.shortcut_override import claimed
from sudoku_gui.widgets.throttle import CALM, Throttle

_COPY: Final = QKeySequence.StandardKey.Copy


if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object


class Themed:
    """A mixin for the widgets and delegates of a pane that paint; their pane sets the theme and repaints them."""

    theme: Theme

    def use_theme(self, theme: Theme) -> None:
        self.theme = theme


def spread_theme(whole: QWidget, theme: Theme) -> None:
    """Give a theme to all parts of a widget that are `Themed`, and repaint them."""
    for part in whole.findChildren(QObject):
        if isinstance(part, Themed):
            part.use_theme(theme)
        if isinstance(part, QWidget):
            part.update()
    whole.update()


class ThemeGiver(_Widget):
    """A mixin for widgets that give the theme to all of their parts that paint."""

    theme: Theme

    def use_theme(self, theme: Theme) -> None:
        self.theme = theme
        spread_theme(self, theme)


class Highlighter:
    """A mixin for the lists of a pane that mark what is pointed at: numbers of the problem that the pane shows."""

    def highlight(self) -> None:
        """Mark the rows of what is pointed at now."""


class FontFollower(_Widget):
    """A mixin, named before the class of Qt: ``class View(FontFollower, QWidget)``."""

    def fit_font(self) -> None:
        """Take the sizes that depend on font and style, which have changed; drop pictures in those before."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.fit_font()


class SizedByText(_Widget):
    """A mixin, named before the class of Qt, for widgets whose size hints are this many lines of text."""

    # width and height that it needs at least; None: as Qt has it.
    smallest: ClassVar[tuple[float, float] | None] = None
    usual: ClassVar[tuple[float, float] | None] = None  # those that it would like

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() if self.smallest is None else self._in_lines(self.smallest)

    def sizeHint(self) -> QSize:
        return super().sizeHint() if self.usual is None else self._in_lines(self.usual)

    def _in_lines(self, lines: tuple[float, float]) -> QSize:
        height = self.fontMetrics().height()
        return QSize(round(lines[0] * height), round(lines[1] * height))


class Editable:
    """A mixin for lists whose rows can be named in place, named before the class of Qt."""

    def commitData(self, editor: QWidget) -> None:
        # Qt delivers Return later; by then the rows may have changed, and their editors be hidden. It also commits what
        # stands in the editor of a row that is being removed.
        if not (editor.isHidden() or self.model().is_removing):  # type: ignore[attr-defined]
            super().commitData(editor)  # type: ignore[misc]  # of the class of Qt that comes after this one


class Pane(FontFollower, SizedByText, ThemeGiver, QWidget):
    """A view of the search, shown in a dock.

    Args:
        name: the object name, by which help, tours and layouts know the pane.
        title: what a screen reader calls it.
        description: how it is used.
        player: whose search is shown; None: the pane does not follow one.
        selection: what is pointed at; None: the pane does not show it.
        period: seconds between two refreshes while the player moves.

    Attributes:
        waits_while_busy: whether a long move is left in peace, and shown when it has ended.
        main_part: what gets the keyboard when the pane does. A focus proxy would hide the other parts from Tab.
    """

    smallest: ClassVar[tuple[float, float] | None] = (13, 8)
    waits_while_busy: ClassVar[bool] = False

    def __init__(
        self,
        name: str,
        title: str,
        description: str,
        theme: Theme,
        *,
        player: Player | None = None,
        selection: Selection | None = None,
        period: float = CALM,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setAccessibleDescription(description)
        self.theme = theme
        self.main_part: QWidget | None = None
        self._followed = player
        self._is_stale = self._is_highlight_stale = True
        self._throttle = None if player is None else Throttle(player, self, period)
        if self._throttle is not None:
            self._throttle.problem_changed.connect(self.forget)
            self._throttle.due.connect(self.refresh)
        if selection is not None:
            selection.changed.connect(self._refresh_selection)

    # --- hooks ------------------------------------------------------------------------------------

    def show_position(self) -> None:
        """Show where the player is; called while the pane is seen."""

    def forget(self) -> None:
        """Show nothing of the problem before; a long move may keep the next one from being shown."""

    def show_selection(self) -> None:
        """Show what is pointed at; called while the pane is seen."""

    def fit(self) -> None:
        """Take the sizes that depend on the font, which has changed: row heights, column widths."""

    def arrange(self) -> None:
        """Show the parts that there is space for; the size or the font has changed."""

    def is_own_key(self, event: QKeyEvent) -> bool:
        return event.matches(_COPY) and type(self).copied_text is not Pane.copied_text

    def copied_text(self) -> str:
        """The text that Ctrl+C puts on the clipboard; "" for nothing."""
        return ""

    def opened(self) -> None:
        """React to the pane having been opened."""

    def closed(self) -> None:
        """React to the pane having been closed; one behind another tab has not been."""

    # --- what panes do ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show where the player is: now, or when the pane is seen, or when a long move has ended."""
        is_waiting = self.waits_while_busy and self._followed is not None and self._followed.is_busy
        is_waiting |= (
            self._throttle is not None and self._throttle.is_behind
        )  # what is here is of the problem before
        was_stale, self._is_stale = self._is_stale, is_waiting or not self.isVisible()
        if self._is_stale:
            return
        self.show_position()
        if was_stale:
            for part in self.findChildren(QWidget):
                if isinstance(part, Highlighter):
                    part.highlight()

    @property
    def is_stale(self) -> bool:
        """Whether what is shown is an earlier place, maybe of another problem."""
        return self._is_stale

    def lay_out(
        self, *parts: QWidget | QLayout, spacing: int = 0, stretch: Sequence[int] = ()
    ) -> QVBoxLayout:
        """Put parts one below the other, as small as need be."""
        column = fill(QVBoxLayout(self), *parts, spacing=spacing, stretch=stretch)
        column.setSizeConstraint(QBoxLayout.SizeConstraint.SetNoConstraint)
        return column

    def copy(self) -> None:
        """Put the text of the pane on the clipboard."""
        if text := self.copied_text():
            QGuiApplication.clipboard().setText(text)

    def _refresh_selection(self) -> None:
        self._is_highlight_stale = not self.isVisible()
        if not self._is_highlight_stale:
            self.show_selection()

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        if self.main_part is None:
            super().setFocus(reason)
        else:
            self.main_part.setFocus(reason)

    def event(self, event: QEvent) -> bool:
        return claimed(event, self.is_own_key) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(_COPY) and self.copied_text():
            self.copy()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            (self.refresh if self._throttle is None else self._throttle.show_now)()
        if self._is_highlight_stale:
            self._refresh_selection()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
        if (layout := self.layout()) is not None:
            layout.activate()  # the parts have their new sizes before the next picture

    def fit_font(self) -> None:
        self.fit()
        self.arrange()


def pane_of(part: QWidget) -> Pane | None:
    """The nearest pane around a widget; None if no pane contains it."""
    around = part.parentWidget()
    while around is not None and not isinstance(around, Pane):
        around = around.parentWidget()
    return around


class Footer(Pane):
    """Rows of controls, of which a feature derives its own."""

    def arrange(self) -> None:
        """Lay out the rows for the present width."""
        raise NotImplementedError

    def set_low(self, *, low: bool, lines: int) -> None:
        """Take less height, or as much as is good; a sentence has this many lines."""
        raise NotImplementedError
