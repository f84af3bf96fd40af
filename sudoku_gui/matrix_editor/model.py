"""The matrix that is edited, as a value: every change makes another one, so undo is to have the one before again."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from solver_core.cover import Problem, ProblemError
from sudoku_gui.player.errors import SessionError

MOST_ROWS: Final = 20_000
MOST_COLUMNS: Final = 5_000
_NOT_IN_NAMES: Final = frozenset("|:,;")


@dataclass(frozen=True, slots=True)
class Draft:
    """Columns with names, the secondary ones on the right; rows as bits, the first column the lowest.

    Attributes:
        names: of the columns; no two alike.
        primary: so many columns must be covered.
        rows: the options.
    """

    names: tuple[str, ...] = ()
    primary: int = 0
    rows: tuple[int, ...] = ()

    @classmethod
    def of_size(cls, rows: int, columns: int) -> "Draft":
        """An empty matrix; its columns are called A, B, C ... or, where they are many, 1, 2, 3 ..."""
        return cls((), 0, (0,) * rows).with_columns(0, columns)

    @classmethod
    def of(cls, problem: Problem) -> "Draft":
        """The matrix of a problem without colours.

        Raises:
            SessionError: it is too large, or has colours.
        """
        if len(problem.names) > MOST_COLUMNS or len(problem.options) > MOST_ROWS or problem.colours:
            raise SessionError("matrix.editor", rows=MOST_ROWS, columns=MOST_COLUMNS)
        rows = tuple(sum(1 << item for item in option) for option in problem.options)
        return cls(_words(problem.names), len(problem.items), rows)

    def problem(self) -> Problem:
        """As the search takes it."""
        return Problem(self.names[: self.primary], map(self._named, self.rows), self.names[self.primary :])

    def _named(self, row: int) -> list[str]:
        return [self.names[column] for column in ones(row)]

    @property
    def width(self) -> int:
        return len(self.names)

    @property
    def filled(self) -> int:
        """How many ones there are."""
        return sum(map(int.bit_count, self.rows))

    def is_one(self, row: int, column: int) -> bool:
        """Whether a cell is 1."""
        return bool(self.rows[row] >> column & 1)

    def height_of(self, column: int) -> int:
        """How many ones a column has."""
        return sum(row >> column & 1 for row in self.rows)

    # --- cells ------------------------------------------------------------------------------------

    def with_cells(self, cells: Iterable[tuple[int, int]], *, one: bool) -> "Draft":
        """These cells, given by row and column, become 1 or 0."""
        rows = list(self.rows)
        for row, column in cells:
            rows[row] = rows[row] | 1 << column if one else rows[row] & ~(1 << column)
        return replace(self, rows=tuple(rows))

    # --- rows -------------------------------------------------------------------------------------

    def with_rows(self, at: int, count: int = 1) -> "Draft":
        """Empty rows, before a row; no more than there may be."""
        count = max(0, min(count, MOST_ROWS - len(self.rows)))
        return replace(self, rows=self.rows[:at] + (0,) * count + self.rows[at:])

    def without_rows(self, gone: Collection[int]) -> "Draft":
        """These rows go."""
        return replace(self, rows=tuple(row for number, row in enumerate(self.rows) if number not in gone))

    def with_row_moved(self, row: int, to: int) -> "Draft":
        """A row stands at another place; the others close up."""
        rows = list(self.rows)
        rows.insert(to, rows.pop(row))
        return replace(self, rows=tuple(rows))

    # --- columns ----------------------------------------------------------------------------------

    def with_columns(self, at: int, count: int = 1, *, secondary: bool = False) -> "Draft":
        """Empty columns, before a column; at the border they are secondary if that is asked for."""
        count = max(0, min(count, MOST_COLUMNS - self.width))
        names = list(self.names)
        names[at:at] = _fresh(names, count)
        low = (1 << at) - 1
        rows = tuple(row & low | (row & ~low) << count for row in self.rows)
        is_primary = at < self.primary or (at == self.primary and not secondary)
        return Draft(tuple(names), self.primary + count * is_primary, rows)

    def without_columns(self, gone: Collection[int]) -> "Draft":
        """These columns go."""
        left = [column for column in range(self.width) if column not in gone]
        return self._arranged(left, sum(column < self.primary for column in left))

    def with_column_moved(self, column: int, to: int) -> "Draft":
        """A column stands at another place; across the border it becomes what the columns there are."""
        order = list(range(self.width))
        order.insert(to, order.pop(column))
        primary = self.primary
        if column < primary <= to:
            primary -= 1
        elif to < primary <= column:
            primary += 1
        return self._arranged(order, primary)

    def with_kind_changed(self, columns: Iterable[int]) -> "Draft":
        """Primary columns become secondary, and the other way round; they move to the border."""
        chosen = set(columns)
        kept = [column for column in range(self.primary) if column not in chosen]
        raised = sorted(column for column in chosen if column >= self.primary)
        lowered = sorted(column for column in chosen if column < self.primary)
        rest = [column for column in range(self.primary, self.width) if column not in chosen]
        return self._arranged(kept + raised + lowered + rest, len(kept) + len(raised))

    def with_name(self, column: int, name: str) -> "Draft":
        """A column has another name.

        Raises:
            ProblemError: another column has it.
            SessionError: it cannot be written in files.
        """
        name = name.strip()
        if not name or any(sign.isspace() or sign in _NOT_IN_NAMES for sign in name):
            raise SessionError("matrix.name")
        if name in self.names and self.names[column] != name:
            raise ProblemError("problem.item_twice", name=name)
        return replace(self, names=(*self.names[:column], name, *self.names[column + 1 :]))

    def _arranged(self, order: Sequence[int], primary: int) -> "Draft":
        """The columns in this order, perhaps not all of them."""
        rows = tuple(sum((row >> old & 1) << new for new, old in enumerate(order)) for row in self.rows)
        return Draft(tuple(self.names[old] for old in order), primary, rows)


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
