"""The open list as a Qt model that reads rows on demand."""

import re
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid
from sudoku_gui.database.open_list import OpenList
from sudoku_gui.database.operations import Game
from sudoku_gui.database.ratings import Rating
from sudoku_gui.features.library import text as words
from sudoku_gui.translation import translate
from sudoku_gui.widgets.row_table import Index, TableModel
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import as_tip

FACTS_ROLE: Final = Qt.ItemDataRole.UserRole
"""The `RowFacts` of a row."""

_PUZZLE_NUMBER: Final = re.compile(r"\s*#?\s*(\d{1,9})\s*")
_ROOT: Final = QModelIndex()
_CACHED: Final = 400  # rows whose facts are cached: some screens
_MOST_ROWS: Final = 20_000_000  # a view counts its pixels in 32 bits


@dataclass(frozen=True, slots=True)
class RowFacts:
    """The contents of one row of the library: a puzzle with title, level and rating."""

    number: int  # of the puzzle in the collection, from 1
    givens: Grid = Grid.empty()  # noqa: RUF009 - it is immutable
    title: str = ""
    level: str = ""  # what the file says
    fault: str = ""  # why it cannot be read; "" if it can
    rating: Rating | None = None  # the rating by this program
    game: Game | None = None  # how far it was played

    @property
    def heading(self) -> str:
        return words.heading(self.number, self.title, is_readable=not self.fault)

    @property
    def details(self) -> str:
        """The number of givens and the level, or why it cannot be read."""
        return self.fault or words.details(self.givens.filled, self.level, self.rating)

    @property
    def description(self) -> str:
        """All of it, for screen readers."""
        parts = self.heading, self.details, "" if self.fault else words.game(self.game)
        return translate("library", ", ").join(part for part in parts if part)

    @property
    def digits(self) -> bytes:
        """The 81 digits that a thumbnail shows, 0 for an empty cell."""
        return self.givens.digits


def _facts(puzzles: OpenList, index: int) -> RowFacts:
    if puzzles.rows is None:
        return RowFacts(index + 1)
    try:
        puzzle = puzzles.rows.puzzle(index)
    except (FormatError, OSError) as error:
        return RowFacts(index + 1, fault=errors.describe(error))
    rating = puzzles.rating(puzzle.givens)
    game = puzzles.library.games.of(puzzle.givens, with_state=False)
    title = puzzle.title or puzzle.header("C") or puzzle.header("") or puzzle.author
    return RowFacts(index + 1, puzzle.givens, title, puzzle.header("L"), rating=rating, game=game)


def puzzle_number(text: str, size: int) -> int | None:
    """The number of a puzzle to go to, from 1: typed with a #, or not greater than the size of the list."""
    found = _PUZZLE_NUMBER.fullmatch(text)
    if found is None:
        return None
    wanted = int(found[1])
    return wanted if wanted and (wanted <= size or "#" in text) else None


class OpenListModel(TableModel):
    """The Qt model of the open list; puzzles are read as rows come into view."""

    def __init__(self, puzzles: OpenList, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._list = puzzles
        self._count = min(puzzles.count, _MOST_ROWS)
        self._facts = lru_cache(_CACHED)(partial(_facts, puzzles))
        self._across = 1
        self._is_resetting = False
        puzzles.about_to_change.connect(self._begin_reset)
        puzzles.changed.connect(self._reset)
        puzzles.filter_changed.connect(self._reset)
        puzzles.grown.connect(self.grow)
        library = puzzles.library
        for signal in (library.changed, library.games_changed, library.ratings.changed):
            signal.connect(self._refresh)

    def facts(self, row: int) -> RowFacts:
        return self._facts(self._list.index_at(row))

    def set_across(self, across: int) -> None:
        """Show this many puzzles side by side."""
        if self._is_resetting:
            self._across = across  # the view learns of it when the reset ends
        elif across != self._across:
            self.beginResetModel()
            self._across = across
            self.endResetModel()

    def row_at(self, index: Index) -> int:
        """The row of the open list that is shown at an index; inverse of `index_of`."""
        return index.row() * self._across + index.column()

    def index_of(self, row: int) -> QModelIndex:
        return self.index(*divmod(row, self._across))

    def grow(self) -> None:
        """Show more rows; or fewer, where a collection has become smaller."""
        count = min(self._list.count, _MOST_ROWS)
        if self._is_resetting:
            return
        if count < self._count:
            self._reset()
        elif count > self._count:
            first, last = self.length(), -(-count // self._across) - 1
            if first <= last:
                self.beginInsertRows(QModelIndex(), first, last)
            self._count = count
            if first <= last:
                self.endInsertRows()
            if first and self._across > 1:
                self.dataChanged.emit(self.index(first - 1, 0), self.index(first - 1, self._across - 1))

    def _begin_reset(self) -> None:
        """Begin a reset: the model is empty until the rows have changed, whichever view asks first."""
        if not self._is_resetting:
            self._is_resetting = True
            self.beginResetModel()
            self._facts.cache_clear()
            self._count = 0

    def _reset(self) -> None:
        self._begin_reset()
        self._count = min(self._list.count, _MOST_ROWS)
        self._is_resetting = False
        self.endResetModel()

    def _refresh(self) -> None:
        """Update all rows after a change of ratings or games."""
        self._facts.cache_clear()
        if self._count:
            self.dataChanged.emit(self.index(0, 0), self.index(self.length() - 1, self._across - 1))

    # --- what it answers --------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many puzzles are shown."""
        return self._count

    def length(self) -> int:
        return -(-self._count // self._across)

    def content(self, index: Index, role: int) -> Any:
        row = self.row_at(index)
        if row >= self._count:
            return None
        facts = self.facts(row)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return facts.heading
            case Qt.ItemDataRole.AccessibleTextRole:
                return facts.description
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(facts.description)
        return facts if role == FACTS_ROLE else None

    # --- Qt ---------------------------------------------------------------------------------------

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._across

    def flags(self, index: Index) -> Qt.ItemFlag:
        is_there = self.row_at(index) < self._count
        return super().flags(index) if is_there else Qt.ItemFlag.NoItemFlags
