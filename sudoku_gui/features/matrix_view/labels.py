"""The labels around the matrix, and the space that they take; measured once for a problem and a font.

Above it are tiers of groups of items, beside it those of options. Each tier divides the one before::

    cells                     | rows                     | columns ...      kinds of items
    r1    r2    r3    ...     | 1     2     3    ...     | 1    ...         the board's rows; houses
    1 2 3 4 5 6 7 8 9 ...     | 1 2 3 4 5 ...                               its cols; digits

Other problems are divided by what their names and options begin with.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, islice
from typing import Final, TypeVar

from PySide6.QtGui import QFont, QFontMetricsF

from solver_core.cover import Problem
from sudoku_gui.render.fonts import scaled
from sudoku_gui.translation import translate
from sudoku_gui.wording import names

_BLOCK: Final = 10
_COUNTED: Final = 30  # so few options need no groups: they have names

_MEASURED, _OPTIONS_MEASURED = 3000, 400
"""How many names are measured; of a larger problem the others are taken to be no longer."""
_PADDING: Final = 3  # pixels between the labels of neighbouring columns
_LONGEST: Final = 9  # what is longer, in lines of text, is cut short
_SMALLER: Final = (0.85, 0.7, 0.5)  # sizes of letters, as long as they can be read
_LOWEST: Final = 9  # pixels of a line of text at least
_NAMED: Final = 120  # more names have no space in these either


Thing = TypeVar("Thing")
Key = TypeVar("Key")


@dataclass(frozen=True, slots=True)
class LabelGroup:
    """Neighbours with something in common: those from ``start`` on, before ``stop``."""

    name: str
    start: int
    stop: int


Tier = tuple[LabelGroup, ...]


def item_tiers(problem: Problem) -> tuple[Tier, ...]:
    """The groups of a problem's items, the coarsest first."""
    if names.is_sudoku(problem):
        kinds = _even(
            (
                translate("matrix", "cells"),
                translate("matrix", "rows"),
                translate("matrix", "columns"),
                translate("matrix", "boxes"),
            ),
            81,
        )
        houses = _board_rows() + [str(n) for n in range(1, 10)] * 3
        return kinds, _even(houses, 9), _even([str(number) for number in range(1, 10)] * 36, 1)
    primary, count = len(problem.items), len(problem.names)
    if primary == count:
        first: Tier = (LabelGroup(translate("matrix", "columns (items)"), 0, count),)
    else:
        first = (
            LabelGroup(translate("matrix", "primary"), 0, primary),
            LabelGroup(translate("matrix", "secondary"), primary, count),
        )
    families = _groups(problem.names, _family, str)
    return (first, families) if 1 < len(families) <= count // 2 else (first,)


def option_tiers(problem: Problem) -> tuple[Tier, ...]:
    """The groups of a problem's options, the coarsest first; none if they have nothing in common."""
    if names.is_sudoku(problem):
        cells = [translate("matrix", "c{column}").format(column=number) for number in range(1, 10)] * 9
        return _even(_board_rows(), 81), _even(cells, 9)
    groups = _groups(
        problem.options,
        lambda items: items[:1],
        lambda items: ", ".join(names.item_name(problem, item) for item in items),
    )
    if len(groups) <= len(problem.options) // 2:
        return (groups,)
    if len(problem.options) <= _COUNTED:
        return ()
    blocks = range(0, len(problem.options), _BLOCK)
    return (tuple(LabelGroup(names.number(n + 1), n, min(n + _BLOCK, len(problem.options))) for n in blocks),)


def _board_rows() -> list[str]:
    return [translate("matrix", "r{row}").format(row=number) for number in range(1, 10)]


def _even(labels: Sequence[str], size: int) -> Tier:
    return tuple(LabelGroup(label, n * size, n * size + size) for n, label in enumerate(labels))


def _family(name: Hashable) -> Hashable:
    return name[0] if isinstance(name, tuple) and name else ""


def _groups(things: Sequence[Thing], key: Callable[[Thing], Key], label: Callable[[Key], str]) -> Tier:
    groups, start = [], 0
    for shared, members in groupby(things, key):
        stop = start + sum(1 for _ in members)
        groups.append(LabelGroup(label(shared), start, stop))
        start = stop
    return tuple(groups)


@dataclass(frozen=True, eq=False)
class MatrixLabels:
    """Labels and their sizes, in device pixels."""

    problem: Problem
    font: QFont
    line: int  # the height of a line of text
    gap: int  # the space beside a label
    item_tiers: tuple[Tier, ...]
    # item_widths, option_widths: for each tier the width of its widest label
    item_widths: tuple[int, ...]
    option_tiers: tuple[Tier, ...]
    option_widths: tuple[int, ...]
    # item_name, option_name: the length of the longest name
    item_name: int
    option_name: int

    @property
    def items(self) -> int:
        """How many items there are; one where there is none, for an empty matrix has a size, too."""
        return max(1, len(self.problem.names))

    @property
    def options(self) -> int:
        return max(1, len(self.problem.options))

    @cached_property
    def smaller(self) -> tuple["MatrixLabels", ...]:
        """The same in smaller letters, for small problems."""
        sizes = _SMALLER if max(self.items, self.options) <= _NAMED else ()
        return tuple(labels(self.problem, self.font, size) for size in sizes if size * self.line >= _LOWEST)

    @property
    def mark(self) -> int:
        return max(5, round(0.42 * self.line))

    def has_space(self, number: int, tier: Tier, scale: float) -> bool:
        """Whether a tier of items can be shown: the first always, the others where every label fits."""
        narrowest = min(group.stop - group.start for group in tier)
        return number == 0 or narrowest * scale >= self.item_widths[number] + _PADDING


def labels(problem: Problem, font: QFont, ratio: float) -> MatrixLabels:
    """Measure what is written around a problem's matrix."""
    written = scaled(font, ratio)
    metrics = QFontMetricsF(written)
    line = round(metrics.height())
    gap = max(2, line // 3)
    most = _LONGEST * line

    def widest(labels: Iterable[str]) -> int:
        widths = map(metrics.horizontalAdvance, islice(labels, _MEASURED))
        return min(most, round(max(widths, default=0)) + 1)

    above, beside = item_tiers(problem), option_tiers(problem)
    options = range(0, len(problem.options), 1 + len(problem.options) // _OPTIONS_MEASURED)
    return MatrixLabels(
        problem,
        written,
        line,
        gap,
        above,
        tuple(widest(group.name for group in tier) for tier in above),
        beside,
        tuple(widest(group.name for group in tier) + gap for tier in beside),
        widest(names.item_names(problem)),
        widest(names.option_name(problem, option) for option in options),
    )
