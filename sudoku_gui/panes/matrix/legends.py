"""What is written around the matrix, and how much room it takes; measured once for a problem and a font."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Final

from PySide6.QtGui import QFont, QFontMetricsF

from solver_core.cover import Problem
from sudoku_gui.panes.matrix.tiers import Tier, item_tiers, option_tiers
from sudoku_gui.render.fonts import scaled
from sudoku_gui.wording.names import item_name, option_name

_MEASURED: Final = 3000
"""So many names are measured; of a larger problem the others are taken to be no longer."""
_AIR: Final = 3
"""Pixels between the labels of neighbouring columns."""
_LONGEST: Final = 9
"""What is longer, in lines of text, is cut short."""


@dataclass(frozen=True, eq=False)
class Legends:
    """Labels and their sizes, in device pixels.

    Attributes:
        problem: whose matrix it is.
        font: what they are written in, in device pixels.
        line: how high a line of text is.
        gap: the air beside a label.
        item_tiers: groups of items.
        item_widths: for each tier how wide its widest label is.
        option_tiers: groups of options.
        option_widths: the same for them.
        item_name: the length of the longest name of an item.
        option_name: the length of the longest name of an option.
    """

    problem: Problem
    font: QFont
    line: int
    gap: int
    item_tiers: tuple[Tier, ...]
    item_widths: tuple[int, ...]
    option_tiers: tuple[Tier, ...]
    option_widths: tuple[int, ...]
    item_name: int
    option_name: int

    @property
    def items(self) -> int:
        """How many items there are; one where there is none, for an empty matrix has a size, too."""
        return max(1, len(self.problem.names))

    @property
    def options(self) -> int:
        """How many options there are."""
        return max(1, len(self.problem.options))

    @property
    def mark(self) -> int:
        """How large the triangles are that point from a ruler."""
        return max(5, round(0.42 * self.line))

    def has_room(self, number: int, tier: Tier, scale: float) -> bool:
        """Whether a tier of items can be shown: the first always, the others where every label fits."""
        narrowest = min(group.stop - group.start for group in tier)
        return number == 0 or narrowest * scale >= self.item_widths[number] + _AIR


def legends(problem: Problem, font: QFont, ratio: float) -> Legends:
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
    return Legends(
        problem,
        written,
        line,
        gap,
        above,
        tuple(widest(group.name for group in tier) for tier in above),
        beside,
        tuple(widest(group.name for group in tier) + gap for tier in beside),
        widest(item_name(problem, item) for item in range(len(problem.names))),
        widest(option_name(problem, option) for option in range(len(problem.options))),
    )
