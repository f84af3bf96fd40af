"""The bound of a search for the fewest options against the best cover, and the columns that prove it."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QStyleOptionViewItem

from solver_core.cover import Event, MinimizingSearch, Op
from solver_core.cover.explain import witness
from solver_core.cover.explain.witness import Witness
from sudoku_gui.features.bound import paint as bound_bars
from sudoku_gui.features.bound import text as words
from sudoku_gui.features.bound.model import BoundModel, WitnessRow
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.fonts import LEFT, option_within
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.widgets.label import Placeholder
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.widgets.pointed_table import PointedList
from sudoku_gui.widgets.row_delegate import DrawingDelegate
from sudoku_gui.widgets.row_table import ROW_ROLE, Index
from sudoku_gui.widgets.shortcut_override import ENTER, WALKING
from sudoku_gui.widgets.term_label import ReadingLabel
from sudoku_gui.wording.foreign import as_tip

tr = Texts("bound")

_VERDICT: Final = 18
"""The height in lines from which the verdict is shown in words; below that it is a tool tip."""
_BARS: Final = 12  # likewise for the bars; below that only the formula is shown
_WIDTHS: Final = ((34, 2), (20, 3), (0, 4))  # lines that the verdict takes in a view this many lines wide

_LINE_HEIGHT: Final = 1.3
_PAD: Final = 6
_WALKING: Final = (*WALKING, Qt.Key.Key_Home, Qt.Key.Key_End)


class BoundView(Pane):
    """Follows the player while it watches a search for the fewest options."""

    smallest = (12, 8)
    usual = (26, 32)
    waits_while_busy = True

    def __init__(self, player: Player, selection: Selection, theme: Theme) -> None:
        title = tr("Bound")
        description = tr(
            "Why a branch is pruned, or not, where the fewest options are wanted: a lower bound and the "
            "columns that prove it."
        )
        super().__init__("bound", title, description, theme, player=player)
        self._player = player
        self.model = BoundModel(self)
        self._bars = BoundBars(theme)
        self._verdict = ReadingLabel(3, name="bound_verdict")
        self._consequence = ReadingLabel(2, 0.9, name="bound_consequence")
        self._list = self.main_part = BoundList(self.model, selection, theme)
        self._hint = Placeholder("bound_hint")
        column = self.lay_out(self._bars, self._verdict, self._consequence, self._list, self._hint, spacing=3)
        column.setStretchFactor(self._list, 1)
        column.setStretchFactor(self._hint, 1)
        self.fit()
        self.arrange()

    def show_position(self) -> None:
        search, snapshot = self._player.search, self._player.snapshot
        self.arrange()
        if not isinstance(search, MinimizingSearch) or snapshot is None:
            self._hint.setText(
                tr("Watch a search for the fewest options to see its bound and what proves it.")
                if search is None
                else tr(
                    "The bound belongs to a search for the fewest options. "
                    "To see one, choose Stations on a Ring in the Gallery menu, "
                    "or another goal in Search > Rule, Goal and Method."
                )
            )
            self.forget()
            return
        proof = witness.of(search)
        verdict = words.verdict(proof)
        consequence = (
            tr("The search has found it; from here on only a cover with fewer options counts.")
            if proof.is_cover
            else words.consequence(_moment(snapshot.event), prunes=proof.prunes)
        )
        self._verdict.set_text(verdict)
        self._consequence.set_text(consequence)
        self._bars.show_witness(proof, f"{verdict}\n{consequence}")
        self.model.show_witness(search.problem, proof)

    def forget(self) -> None:
        self.model.show_rows([])

    @property
    def verdict(self) -> str:
        return self._verdict.text()

    def arrange(self) -> None:
        """Arrange the parts as space allows; columns have the lowest priority."""
        is_on, line = isinstance(self._player.search, MinimizingSearch), self.fontMetrics().height()
        height = self.height() / line
        self._hint.setVisible(not is_on)
        for part in (self._list, self._bars):
            part.setVisible(is_on)
        self._bars.fit(is_compact=height < _BARS)
        for label in (self._verdict, self._consequence):
            label.setVisible(is_on and height >= _VERDICT)
        self._verdict.reserve(next(lines for width, lines in _WIDTHS if self.width() >= width * line))

    def fit(self) -> None:
        self._verdict.fit(self.font())
        self._consequence.fit(self.font())


class BoundBars(Canvas):
    """Paints the three numbers.

    Attributes:
        proof: what is painted; None for nothing.
        is_compact: whether there is space for the formula alone.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__("bound_bars", theme)
        self.proof: Witness | None = None
        self.is_compact = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_witness(self, proof: Witness, tip: str) -> None:
        """Paint its numbers, if they are not those on the screen."""
        if proof != self.proof:
            self.proof = proof
            self.update()
        self.setToolTip(as_tip(tip))
        self.setAccessibleName(words.formula(proof))
        self.setAccessibleDescription(words.verdict(proof))

    def fit(self, *, is_compact: bool) -> None:
        """Reserve space for everything, or for the formula."""
        self.is_compact = is_compact
        self.setFixedHeight(bound_bars.height(self.font(), is_compact=is_compact))

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(20 * self.fontMetrics().height(), self.height())

    def paint_on(self, painter: QPainter) -> None:
        if self.proof is not None:
            compact = self.is_compact
            bound_bars.paint(painter, self.area, self.proof, self.theme, self.font(), is_compact=compact)


def _moment(event: Event | None) -> str:
    """Whether the search asks for its bound at this event."""
    if event is None or event.op not in {Op.BOUND, Op.PRUNE, Op.CHOOSE}:
        return "between"
    return "asked" if event.op is Op.BOUND else "answered"


class BoundDelegate(DrawingDelegate):
    """Paints counted columns and the options below them."""

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a counted column in bold on a shade, or an option below it."""
        row: WitnessRow = index.data(ROW_ROLE)
        is_column, rect, theme = row.covering is None, QRectF(option.rect), self.theme
        painter.fillRect(rect, theme.house_shade if is_column else theme.paper)
        self.paint_pointed(painter, option, index.row())
        font = QFont(option.font)
        font.setBold(is_column)
        left = _PAD if is_column else 2 * _PAD + option.fontMetrics.height()
        space = rect.adjusted(left, 0, -_PAD, 0)
        painter.setFont(font)
        painter.setPen(theme.ink)
        metrics = QFontMetricsF(font)
        if row.covering is None:
            name = metrics.elidedText(row.name, Qt.TextElideMode.ElideRight, space.width())
        else:
            name = option_within(row.problem, row.covering.option, font, space.width())
        painter.drawText(space, LEFT, name)
        space.setLeft(space.left() + metrics.horizontalAdvance(name) + 2 * _PAD)
        font.setBold(False)
        excluded = row.excluded
        font.setStrikeOut(bool(excluded))
        painter.setFont(font)
        painter.setPen(theme.candidate)
        text = excluded or tr("excludes nothing")
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, space.width())
        if text not in {"", "…"}:
            painter.drawText(space, LEFT, text)

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, round(_LINE_HEIGHT * option.fontMetrics.height()))


class BoundList(PointedList):
    """Shows a `BoundModel`; hovering or walking points at columns and options everywhere."""

    own_keys = (*ENTER, *_WALKING)
    walking_keys = _WALKING

    def __init__(self, model: BoundModel, selection: Selection, theme: Theme) -> None:
        title = tr("Columns that were counted")
        description = tr("Each needs an option of its own. Up and Down go through them.")
        super().__init__("bound_list", title, description, model, selection=selection)
        self._listed = model
        self.delegate = BoundDelegate(theme, self)
        self.setItemDelegate(self.delegate)
        model.modelReset.connect(self.highlight)

    def highlighted_rows(self, target: Target) -> frozenset[int]:
        """The column and the option of a node."""
        return frozenset(
            at
            for at, row in enumerate(self._listed.rows)
            if (row.covering is None and row.column.item == target.item)
            or (row.covering is not None and row.covering.option == target.option)
        )
