"""The edited matrix as a value: every change creates a new one, so undo restores the previous one."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from os.path import commonprefix
from time import monotonic
from typing import Final, NamedTuple

from solver_core.cover import Problem, ProblemError, SearchBase, Snapshot
from solver_core.cover.problem import Name
from solver_core.cover.texts.lines import one_line
from sudoku_gui.player.errors import AppError, AppMessage

MOST_ROWS: Final = 20_000
MOST_COLUMNS: Final = 5_000
_NOT_IN_NAMES: Final = frozenset("|:,;")
_BITS: Final = {**dict.fromkeys("1xX", "1"), **dict.fromkeys(("0", "", "-", ".", "·"), "0")}
_PATIENCE: Final = 0.02  # seconds in which a position is looked for
_LONGEST: Final = 8 << 20  # characters of a text that is pasted into cells

TEMPLATES: Final = {
    "matrix.editor": "the editor takes matrices without colours, of at most {rows} rows and {columns} columns",
    "matrix.no_primary": "a matrix without primary columns has nothing to search; make one primary, or save it as a table",
    "matrix.name": "a name is one word without any of | : , ;",
    "matrix.text": "the text is longer than {most} characters; open it as a file instead",
}


class MatrixMessage(AppMessage, templates=TEMPLATES):
    """Messages about the edited matrix."""

    __slots__ = ()


class MatrixError(AppError):
    """An edit is refused: the matrix becomes too large, or a name or text cannot be used."""

    messages = MatrixMessage


def too_large() -> MatrixError:
    """Why a problem is not edited."""
    return MatrixError("matrix.editor", rows=MOST_ROWS, columns=MOST_COLUMNS)


class Block(NamedTuple):
    """The rows and columns of a rectangle of the matrix."""

    rows: range
    columns: range


@dataclass(frozen=True, slots=True)
class MatrixDraft:
    """Columns with names, the secondary ones on the right; rows as bits, the first column the lowest."""

    names: tuple[str, ...] = ()  # of the columns; no two alike
    primary: int = 0  # this many columns must be covered
    rows: tuple[int, ...] = ()  # the options
    labels: tuple[str, ...] = ()  # what the options are called, "" for none; empty if none has a name

    @classmethod
    def of_size(cls, rows: int, columns: int) -> "MatrixDraft":
        """An empty matrix; its columns are called A, B, C ... or, where they are many, 1, 2, 3 ..."""
        return cls((), 0, (0,) * rows).with_columns(0, columns)

    @classmethod
    def of(cls, problem: Problem) -> "MatrixDraft":
        """The matrix of a problem without colours; raises a MatrixError if it is too large, or has colours."""
        if len(problem.names) > MOST_COLUMNS or len(problem.options) > MOST_ROWS or problem.colours:
            raise too_large()
        rows = tuple(sum(1 << item for item in option) for option in problem.options)
        return cls(_words(problem.names), len(problem.items), rows, problem.labels)

    def problem(self) -> Problem:
        primary, secondary = self.names[: self.primary], self.names[self.primary :]
        return Problem(primary, map(self._named, self.rows), secondary, labels=self.labels)

    def _named(self, row: int) -> list[str]:
        return [self.names[column] for column in ones(row)]

    @property
    def width(self) -> int:
        return len(self.names)

    @property
    def filled(self) -> int:
        return sum(map(int.bit_count, self.rows))

    def is_one(self, row: int, column: int) -> bool:
        return bool(self.rows[row] >> column & 1)

    @property
    def uncovered(self) -> int | None:
        """The first primary column without a one; None if there is none."""
        empty = ~reduce(or_, self.rows, 0) & ((1 << self.primary) - 1)
        return (empty & -empty).bit_length() - 1 if empty else None

    def label(self, row: int) -> str:
        """The name of an option; "" for none."""
        return self.labels[row] if self.labels else ""

    # --- cells ------------------------------------------------------------------------------------

    def with_block(self, block: Block, *, one: bool) -> "MatrixDraft":
        bits = (1 << len(block.columns)) - 1
        return self.with_pasted(block.rows.start, block.columns, [bits if one else 0] * len(block.rows))

    def with_pasted(self, row: int, columns: range, cells: Sequence[int]) -> "MatrixDraft":
        """Rows of cells, as bits from the first of these columns, written from a row on."""
        mask = (1 << columns.stop) - (1 << columns.start)
        written = tuple(
            old & ~mask | (new << columns.start & mask)
            for old, new in zip(self.rows[row:], cells, strict=False)
        )
        return replace(self, rows=self.rows[:row] + written + self.rows[row + len(written) :])

    def cells(self, block: Block) -> list[int]:
        """The cells of a block, a row of bits each; inverse of `with_pasted`."""
        mask = (1 << len(block.columns)) - 1
        return [row >> block.columns.start & mask for row in self.rows[block.rows.start : block.rows.stop]]

    def with_text(self, text: str, block: Block) -> "MatrixDraft | None":
        """The cells of a text, written from a block's corner on, in a larger matrix if needed; None without any."""
        found = read_cells(text)
        if found is None:
            return None
        cells, width = found
        if len(cells) == width == 1:  # one cell fills all of the block
            cells, width = [cells[0] * ((1 << len(block.columns)) - 1)] * len(block.rows), len(block.columns)
        row, column = block.rows.start, block.columns.start
        columns = range(column, min(column + width, MOST_COLUMNS))
        taller = self.with_rows(len(self.rows), row + len(cells) - len(self.rows))
        is_secondary = self.primary < self.width
        large = taller.with_columns(self.width, columns.stop - self.width, secondary=is_secondary)
        return large.with_pasted(row, columns, cells)

    # --- rows and columns -------------------------------------------------------------------------

    def with_rows(self, at: int, count: int = 1) -> "MatrixDraft":
        """Empty rows, before a row; up to the limit."""
        return self._rows_in(_inserted(len(self.rows), at, count, MOST_ROWS))

    def without_rows(self, gone: Collection[int]) -> "MatrixDraft":
        return self._rows_in(_without(len(self.rows), gone))

    def with_row_moved(self, row: int, to: int) -> "MatrixDraft":
        """Move a row; the others shift."""
        return self._rows_in(_moved(len(self.rows), row, to))

    def with_columns(self, at: int, count: int = 1, *, secondary: bool = False) -> "MatrixDraft":
        """Insert empty columns before a column; at the border they are primary or secondary as requested."""
        order = _inserted(self.width, at, count, MOST_COLUMNS)
        is_primary = at < self.primary or (at == self.primary and not secondary)
        return self._columns_in(order, self.primary + order.count(None) * is_primary)

    def without_columns(self, gone: Collection[int]) -> "MatrixDraft":
        order = _without(self.width, gone)
        return self._columns_in(order, sum(column < self.primary for column in order))

    def with_column_moved(self, column: int, to: int) -> "MatrixDraft":
        """Move a column; across the border it becomes primary or secondary."""
        lowered, raised = column < self.primary <= to, to < self.primary <= column
        return self._columns_in(_moved(self.width, column, to), self.primary - lowered + raised)

    def with_kind_changed(self, columns: Collection[int]) -> "MatrixDraft":
        """Primary columns become secondary, and the other way round; they move to the border."""

        def place(column: int) -> int:
            """0: stays primary, 1: becomes so, 2: becomes secondary, 3: stays so."""
            is_secondary = column >= self.primary
            return (2 - is_secondary) if column in columns else 3 * is_secondary

        order = sorted(range(self.width), key=place)
        return self._columns_in(order, sum(place(column) < 2 for column in order))

    def _rows_in(self, order: Sequence[int | None]) -> "MatrixDraft":
        """Rows in this order, perhaps not all of them; None is an empty one."""
        rows = tuple(0 if row is None else self.rows[row] for row in order)
        return self._labelled(rows, ["" if row is None else self.label(row) for row in order])

    def _columns_in(self, order: Sequence[int | None], primary: int) -> "MatrixDraft":
        """The draft with its columns in this order, the first of which are primary; None: a new one, which gets a name."""
        fresh = iter(_fresh(self.names, order.count(None)))
        names = tuple(next(fresh) if column is None else self.names[column] for column in order)
        moving: dict[int, int] = {}  # by how far they move to the right, all columns that do, as bits
        for new, old in enumerate(order):
            if old is not None:
                moving[new - old] = moving.get(new - old, 0) | 1 << old
        rows = tuple(
            sum((row & bits) << far if far > 0 else (row & bits) >> -far for far, bits in moving.items())
            for row in self.rows
        )
        return replace(self, names=names, primary=primary, rows=rows)

    # --- names ------------------------------------------------------------------------------------

    def with_label(self, row: int, label: str) -> "MatrixDraft":
        """Set the name of an option; "" for none."""
        labels = list(self.labels or ("",) * len(self.rows))
        labels[row] = one_line(label)
        return self._labelled(self.rows, labels)

    def with_labels_of(self, other: "MatrixDraft") -> "MatrixDraft":
        """A copy with the names of another matrix, for the rows at the top and at the bottom that both have."""
        if not other.labels or self.labels:
            return self
        if len(self.rows) == len(other.rows):
            return self._labelled(self.rows, other.labels)
        top = _alike(self.rows, other.rows)
        rest = _alike(self.rows[top:][::-1], other.rows[top:][::-1])
        new = ("",) * (len(self.rows) - top - rest)
        labels = other.labels[:top] + new + other.labels[len(other.rows) - rest :]
        return self._labelled(self.rows, labels)

    def _labelled(self, rows: tuple[int, ...], labels: Sequence[str]) -> "MatrixDraft":
        return replace(self, rows=rows, labels=tuple(labels) if any(labels) else ())

    def with_name(self, column: int, name: str) -> "MatrixDraft":
        """Raises a ProblemError where another column has the name, a MatrixError where no file can have it."""
        name = name.strip()
        if not name or any(sign.isspace() or sign in _NOT_IN_NAMES for sign in name):
            raise MatrixError("matrix.name")
        if name in self.names and self.names[column] != name:
            raise ProblemError("problem.item_twice", name=name)
        return replace(self, names=(*self.names[:column], name, *self.names[column + 1 :]))


def _inserted(length: int, at: int, count: int, most: int) -> list[int | None]:
    return [*range(at), *[None] * min(count, most - length), *range(at, length)]


def _without(length: int, gone: Collection[int]) -> list[int]:
    return [index for index in range(length) if index not in gone]


def _moved(length: int, index: int, to: int) -> list[int]:
    order = list(range(length))
    order.insert(to, order.pop(index))
    return order


def _alike(one: Sequence[int], other: Sequence[int]) -> int:
    """The length of the common prefix."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (left, right) in pairs if left != right), min(len(one), len(other)))


def ones(row: int) -> list[int]:
    """The columns of a row's ones, ascending."""
    found = []
    while row:
        lowest = row & -row
        found.append(lowest.bit_length() - 1)
        row ^= lowest
    return found


def _fresh(names: Collection[str], count: int) -> list[str]:
    """New names: letters as long as there are any, else numbers."""
    taken = set(names)
    letters = [chr(sign) for sign in range(ord("A"), ord("Z") + 1) if chr(sign) not in taken]
    if len(letters) >= count and not any(name.isdecimal() for name in taken):
        return letters[:count]
    found: list[str] = []
    number = 1
    while len(found) < count:
        if str(number) not in taken:
            found.append(str(number))
        number += 1
    return found


def _words(names: Sequence[object]) -> tuple[str, ...]:
    """The names of a problem as one word each, none twice."""
    found: list[str] = []
    taken: set[str] = set()
    for name in names:
        parts = name if isinstance(name, tuple) else (name,)
        word = "_".join(
            "".join(" " if sign in _NOT_IN_NAMES else sign for sign in str(part)) for part in parts
        )
        word = "_".join(word.split()) or "_"
        unique, number = word, 2
        while unique in taken:
            unique, number = f"{word}_{number}", number + 1
        taken.add(unique)
        found.append(unique)
    return tuple(found)


# --- cells as text, for the clipboard: lines of 0s and 1s, and what spreadsheets copy ------------------


def written_cells(rows: Sequence[int], width: int) -> str:
    r"""Rows of bits, the first cell the lowest, as 0s and 1s; inverse of `read_cells`.

    >>> written_cells([2, 1], 3)
    '010\n100\n'
    """
    return "".join(f"{row:0{width}b}"[::-1] + "\n" for row in rows)


def read_cells(text: str) -> tuple[list[int], int] | None:
    r"""Rows of bits, and how many cells the longest has; None if the text is anything else.

    >>> read_cells("01.\n1,,0\n")
    ([2, 1], 3)
    """
    if len(text) > _LONGEST:
        return None
    rows, width = [], 0
    for line in text.splitlines():
        bits = [_BITS.get(cell) for cell in _cells(line)]
        if None in bits:
            return None
        rows.append(int("".join(map(str, reversed(bits))) or "0", 2))
        width = max(width, len(bits))
    return (rows, width) if width else None


def _cells(line: str) -> list[str]:
    if re.search(r"[\t,;]", line):
        return [cell.strip() for cell in re.split(r"[\t,;]", line)]
    return [sign for sign in line if not sign.isspace()]


def nearest(there: Snapshot, search: SearchBase) -> int:
    """The position of a search, of a changed problem, at which its choices agree longest with those of another one."""
    wanted = [there.problem.option_names(level.option) for level in there.levels]
    found = best = 0

    def chosen() -> list[tuple[Name, ...]]:
        return [search.problem.option_names(level.option) for level in search.levels()]

    search.seek_to(there.position).go(_PATIENCE)
    if chosen() == wanted:
        return search.position
    search.seek(0)
    end = monotonic() + _PATIENCE
    while best < len(wanted) and monotonic() < end and search.run_to("decision"):
        if (agreed := len(commonprefix([chosen(), wanted]))) > best:  # noqa: RUF071 - no paths
            best, found = agreed, search.position
    return found
