"""The changes since another place of the search: a sentence, controls to pick the place, and a list."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyleOptionViewItem, QToolButton, QWidget

from sudoku_gui.features.difference import paint
from sudoku_gui.features.difference import text as words
from sudoku_gui.features.difference.model import ROW_ROLE, TARGET_ROLE, DifferenceEntry, DifferenceModel
from sudoku_gui.features.difference.text import Filter
from sudoku_gui.player.baseline import Baseline, BaselineKind
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import row
from sudoku_gui.widgets.buttons import chooser, tool_button
from sudoku_gui.widgets.label import ElidedLabel, Placeholder
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.widgets.pointed_table import PointedList
from sudoku_gui.widgets.row_delegate import DrawingDelegate, has_keyboard
from sudoku_gui.widgets.row_table import Index
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import number

tr = Texts("difference")

_LINES: Final = {16: 3, 9: 2, 0: 1}
"""Lines of the sentence, so that nothing below it moves, by the lines of text in the view from which on it has them."""

_PLACES: Final = 13  # lines of text from which on there are the buttons that lead to what is compared


class DifferenceView(Pane):
    """Follows the player and the baseline."""

    usual = (22, 30)

    def __init__(self, player: Player, selection: Selection, baseline: Baseline, theme: Theme) -> None:
        title = self.tr("What this option did")
        description = self.tr(
            "Columns, options and sizes that have changed. Arrow keys move through them, Enter goes to where "
            "one changed last, Ctrl+C copies all."
        )
        super().__init__("difference", title, description, theme, player=player)
        self._player = player
        self._baseline = baseline
        self.model = DifferenceModel(self)
        self._list = DifferenceList(title, description, self.model, selection, theme)
        tip = self.tr("Compare with the moment before the latest option was tried; follows the search")
        choice = _button("difference_choice", baseline.since_choice, self.tr("This Option"), tip)
        tip = self.tr("Compare with the current position from now on, wherever the search goes")
        here = _button("difference_here", baseline.since_here, self.tr("Since Here"), tip)
        text, tip = tr("Off", "compare nothing"), self.tr("Stop comparing")
        off = _button("difference_off", baseline.off, text, tip)
        self._kinds = {BaselineKind.CHOICE: choice, BaselineKind.POSITION: here, BaselineKind.OFF: off}
        self._position_buttons = (
            _button("difference_go_there", lambda: self._go_to(baseline.anchor_position)),
            _button("difference_go_here", lambda: self._go_to(baseline.end_position)),
        )
        self._sentence = ElidedLabel(indent=4, lines=1, name="difference_said")
        self._nothing = Placeholder("difference_placeholder")
        self._filter = chooser("difference_filter", self.tr("What is listed"))
        for filter_ in Filter:
            self._filter.addItem(words.filter_by(filter_), filter_)
        for button in self._kinds.values():
            button.setCheckable(True)
            button.clicked.connect(self._show_kind)
        top = row(*self._kinds.values(), None, spacing=0)
        bar = row(*self._position_buttons, None, self._filter)
        parts = top, self._sentence, bar, self._nothing, self._list
        self.lay_out(*parts, spacing=2, stretch=(0, 0, 0, 1, 1))
        self._filter.currentIndexChanged.connect(self._choose_filter)
        baseline.changed.connect(self.refresh)
        self.arrange()

    def show_position(self) -> None:
        found, current = self._baseline.difference, self._list.current_row
        if found is not self.model.difference:
            self.model.show_difference(found, self._baseline.end)
            self._list.stay(current)
        self._sentence.show_text(self.sentence)
        self._show_kind()
        self.arrange()

    @property
    def sentence(self) -> str:
        """The changes in a sentence or two; "" where nothing is compared."""
        baseline = self._baseline
        found, there, here = baseline.difference, baseline.anchor, baseline.end
        if found is None or there is None or here is None:
            return ""
        return words.sentence(found, there, here, is_pair=baseline.kind is BaselineKind.PAIR)

    def copied_text(self) -> str:
        """The sentence and all that is listed."""
        return "" if self.model.difference is None else f"{self.sentence}\n{self.model.as_text()}\n"

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        self._show_kind()

    def _go_to(self, position: int | None) -> None:
        if position is not None:
            self._player.scrub(position)

    def _choose_filter(self, index: int) -> None:
        current = self._list.current_row
        self.model.set_filter(self._filter.itemData(index))
        self._list.stay(current)
        self.arrange()

    # --- what is in sight -------------------------------------------------------------------------

    def _show_kind(self) -> None:
        """Two places that are compared are picked elsewhere: none of the buttons is down then."""
        role = QPalette.ColorRole
        for kind, button in self._kinds.items():
            is_down = kind is self._baseline.kind
            button.setChecked(is_down)
            palette = self.theme.palette()
            if is_down:  # its edge alone cannot be seen, on black least of all
                palette.setColor(role.Button, self.theme.selection)
                palette.setColor(role.ButtonText, self.theme.paper)
            button.setPalette(palette)
            button.setEnabled(self._player.is_watching or kind is not BaselineKind.POSITION)

    def arrange(self) -> None:
        """Arrange what there is space for: the list, or a sentence instead of it."""
        height = self.height() / self.fontMetrics().height()
        self._sentence.set_lines(next(lines for least, lines in _LINES.items() if height >= least))
        self._show_positions(has_space=height >= _PLACES)
        is_found, has_rows = self.model.difference is not None, self.model.rowCount() > 0
        self._sentence.setVisible(is_found)
        self._filter.setVisible(is_found and height >= _PLACES)
        self._list.setVisible(has_rows)
        self._nothing.setVisible(not has_rows)
        self._nothing.setText(self._placeholder())
        self.main_part = self._list if has_rows else self._kinds[BaselineKind.CHOICE]

    def _show_positions(self, *, has_space: bool) -> None:
        baseline = self._baseline
        end = baseline.end_position if baseline.kind is BaselineKind.PAIR else None
        positions, snapshots = (baseline.anchor_position, end), (baseline.anchor, baseline.end)
        for button, position, snapshot in zip(self._position_buttons, positions, snapshots, strict=True):
            button.setVisible(position is not None and has_space)
            if position is not None:
                button.setText(tr("Go to {position}", position=number(position)))
            tip = "" if snapshot is None else tr("Go to {place}", place=words.stands_at(snapshot))
            button.setToolTip(as_tip(tip))
            button.setAccessibleName(tip or button.text())

    def _placeholder(self) -> str:
        found = self.model.difference
        if not self._player.is_watching:
            return self.tr("Watch a search to see what an option took away.")
        if self._baseline.kind is BaselineKind.OFF:
            return self.tr(
                "“This Option” shows what the latest option took away; “Since Here” what changes from here on."
            )
        if found is not None:
            return self.tr("No differences.") if found.is_empty else self.tr("No differences of this kind.")
        if self._baseline.is_searching:
            return self.tr("Comparing…")
        return self.tr("Nothing has been chosen here yet.")


def _button(name: str, action: Callable[[], object], label: str = "", tip: str = "") -> QToolButton:
    return tool_button(name, action, text=label, tip=tip, focus=Qt.FocusPolicy.TabFocus, is_flat=False)


_TAB: Final = 5  # width of the tab at the left of a row that is pointed at


class DifferenceList(PointedList):
    """Shows a `DifferenceModel`; stays with the row that was walked to while that is listed."""

    line_height = 1.45
    target_role = TARGET_ROLE
    delegate: "DifferenceDelegate"

    def __init__(
        self, title: str, description: str, rows: DifferenceModel, selection: Selection, theme: Theme
    ) -> None:
        super().__init__("difference_list", title, description, rows, selection=selection)
        self._rows = rows
        self.delegate = DifferenceDelegate(theme, self)
        self.setItemDelegate(self.delegate)

    @property
    def current_row(self) -> DifferenceEntry | None:
        """The row that was walked to: ask before other rows are shown, and `stay` with it afterwards."""
        row: DifferenceEntry | None = self.currentIndex().data(ROW_ROLE)
        return row

    def stay(self, row: DifferenceEntry | None) -> None:
        """Stand on the same member again, wherever it is listed now."""
        self.delegate.full = self._rows.full
        if row is not None and (index := self._rows.index_of(row.group, row.member)).isValid():
            self.setCurrentIndex(index)
        self.highlight()

    def highlighted_rows(self, target: Target) -> frozenset[int]:
        # A node stands for its column and its row; a row has many columns, so it stands for itself alone.
        return self._rows.rows_of(target)


class DifferenceDelegate(DrawingDelegate):
    """The delegate of the list.

    Attributes:
        full: the size that fills a bar.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.full = 1

    def _paint_edges(self, painter: QPainter, option: QStyleOptionViewItem, *, is_highlighted: bool) -> None:
        """Paint a frame with a tab around a row that is pointed at, bolder where the keyboard is."""
        here = has_keyboard(option)
        if not here and not is_highlighted:
            return
        width = 3 if here else 2
        rect, colour = option.rect, self.theme.selection
        painter.fillRect(rect.left(), rect.top(), rect.width(), width, colour)
        painter.fillRect(rect.left(), rect.bottom() + 1 - width, rect.width(), width, colour)
        painter.fillRect(rect.left(), rect.top(), _TAB, rect.height(), colour)
        painter.fillRect(rect.right() + 1 - width, rect.top(), width, rect.height(), colour)

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: DifferenceEntry = index.data(ROW_ROLE)
        painter.fillRect(option.rect, self.theme.house_shade if row.is_heading else self.theme.paper)
        self._paint_edges(painter, option, is_highlighted=index.row() in self.highlighted)
        paint.paint_row(painter, QRectF(option.rect), row, self.theme, self.full)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, round(DifferenceList.line_height * QFontMetrics(option.font).height()))
