"""The matrix that is edited, as a value: every change makes another one, so undo is to have the one before again."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from solver_core.cover import Problem, ProblemError
from solver_core.cover.texts.lines import one_line
from sudoku_gui.player.errors import AppError, AppMessage

MOST_ROWS: Final = 20_000
MOST_COLUMNS: Final = 5_000
_NOT_IN_NAMES: Final = frozenset("|:,;")


TEMPLATES: Final = {
    "matrix.editor": "the editor takes matrices without colours, of at most {rows} rows and {columns} columns",
    "matrix.no_primary": "a matrix without primary columns has nothing to search; make one primary, or save it as a table",
    "matrix.name": "a name is one word without any of | : , ;",
    "matrix.text": "the text is longer than {most} characters; open it as a file instead",
}


class MatrixMessage(AppMessage, templates=TEMPLATES):
    """What is wrong with a matrix that is edited."""

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
    labels: tuple[str, ...] = ()  # what the options are called, "" for none; empty where none has a name

    @classmethod
    def of_size(cls, rows: int, columns: int) -> "MatrixDraft":
        """An empty matrix; its columns are called A, B, C ... or, where they are many, 1, 2, 3 ..."""
        return cls((), 0, (0,) * rows).with_columns(0, columns)

    @classmethod
    def of(cls, problem: Problem) -> "MatrixDraft":
        """The matrix of a problem without colours; raises a MatrixError where it is too large, or has colours."""
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
        """The first primary column without a one; None where there is none."""
        empty = ~reduce(or_, self.rows, 0) & ((1 << self.primary) - 1)
        return (empty & -empty).bit_length() - 1 if empty else None

    def label(self, row: int) -> str:
        """What an option is called; "" for nothing of its own."""
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

    # --- rows -------------------------------------------------------------------------------------

    def with_rows(self, at: int, count: int = 1) -> "MatrixDraft":
        """Empty rows, before a row; no more than there may be."""
        count = max(0, min(count, MOST_ROWS - len(self.rows)))
        return self._with_rows(
            self.rows[:at] + (0,) * count + self.rows[at:],
            self.labels and self.labels[:at] + ("",) * count + self.labels[at:],
        )

    def without_rows(self, gone: Collection[int]) -> "MatrixDraft":
        kept = [row for row in range(len(self.rows)) if row not in gone]
        return self._in_order(kept)

    def with_row_moved(self, row: int, to: int) -> "MatrixDraft":
        """A row stands at another place; the others close up."""
        order = list(range(len(self.rows)))
        order.insert(to, order.pop(row))
        return self._in_order(order)

    def with_label(self, row: int, label: str) -> "MatrixDraft":
        """An option is called so; "" for nothing of its own."""
        labels = list(self.labels or ("",) * len(self.rows))
        labels[row] = one_line(label)
        return self._with_rows(self.rows, tuple(labels))

    def with_labels_of(self, other: "MatrixDraft") -> "MatrixDraft":
        """With the names of another matrix, for the rows at the top and at the bottom that both have."""
        if not other.labels or self.labels:
            return self
        count, before = len(self.rows), len(other.rows)
        if count == before:
            return self._with_rows(self.rows, other.labels)
        least = min(count, before)
        top = next((row for row in range(least) if self.rows[row] != other.rows[row]), least)
        rest = next(
            (row for row in range(least - top) if self.rows[-1 - row] != other.rows[-1 - row]), least - top
        )
        return self._with_rows(
            self.rows, other.labels[:top] + ("",) * (count - top - rest) + other.labels[before - rest :]
        )

    def _in_order(self, order: Sequence[int]) -> "MatrixDraft":
        labels = self.labels and tuple(self.labels[row] for row in order)
        return self._with_rows(tuple(self.rows[row] for row in order), labels)

    def _with_rows(self, rows: tuple[int, ...], labels: tuple[str, ...]) -> "MatrixDraft":
        return replace(self, rows=rows, labels=labels if any(labels) else ())

    # --- columns ----------------------------------------------------------------------------------

    def with_columns(self, at: int, count: int = 1, *, secondary: bool = False) -> "MatrixDraft":
        """Empty columns, before a column; at the border they are secondary if that is asked for."""
        count = max(0, min(count, MOST_COLUMNS - self.width))
        names = list(self.names)
        names[at:at] = _fresh(names, count)
        low = (1 << at) - 1
        rows = tuple(row & low | (row & ~low) << count for row in self.rows)
        is_primary = at < self.primary or (at == self.primary and not secondary)
        return replace(self, names=tuple(names), primary=self.primary + count * is_primary, rows=rows)

    def without_columns(self, gone: Collection[int]) -> "MatrixDraft":
        left = [column for column in range(self.width) if column not in gone]
        return self._arranged(left, sum(column < self.primary for column in left))

    def with_column_moved(self, column: int, to: int) -> "MatrixDraft":
        """A column stands at another place; across the border it becomes what the columns there are."""
        order = list(range(self.width))
        order.insert(to, order.pop(column))
        primary = self.primary
        if column < primary <= to:
            primary -= 1
        elif to < primary <= column:
            primary += 1
        return self._arranged(order, primary)

    def with_kind_changed(self, columns: Iterable[int]) -> "MatrixDraft":
        """Primary columns become secondary, and the other way round; they move to the border."""
        chosen = set(columns)
        kept = [column for column in range(self.primary) if column not in chosen]
        raised = sorted(column for column in chosen if column >= self.primary)
        lowered = sorted(column for column in chosen if column < self.primary)
        rest = [column for column in range(self.primary, self.width) if column not in chosen]
        return self._arranged(kept + raised + lowered + rest, len(kept) + len(raised))

    def with_name(self, column: int, name: str) -> "MatrixDraft":
        """Raises a ProblemError where another column has the name, a MatrixError where no file can have it."""
        name = name.strip()
        if not name or any(sign.isspace() or sign in _NOT_IN_NAMES for sign in name):
            raise MatrixError("matrix.name")
        if name in self.names and self.names[column] != name:
            raise ProblemError("problem.item_twice", name=name)
        return replace(self, names=(*self.names[:column], name, *self.names[column + 1 :]))

    def _arranged(self, order: Sequence[int], primary: int) -> "MatrixDraft":
        """The columns in this order, perhaps not all of them."""
        runs = _runs(order)
        rows = tuple(sum((row >> old & mask) << new for old, new, mask in runs) for row in self.rows)
        return replace(self, names=tuple(self.names[old] for old in order), primary=primary, rows=rows)


def _runs(order: Sequence[int]) -> list[tuple[int, int, int]]:
    """Columns that stay side by side: where they were, where they come, and as many bits; most orders have few."""
    runs, start = [], 0
    for at in range(1, len(order) + 1):
        if at == len(order) or order[at] != order[at - 1] + 1:
            runs.append((order[start], start, (1 << at - start) - 1))
            start = at
    return runs if order else []


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
