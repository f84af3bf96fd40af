"""What a comparison has room for: the plot folds away first, then the boards."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize

_WIDE: Final = 42
"""Lines of text of width from which boards stand beside the numbers."""
_BOARDS: Final = (23, 12)
"""Lines of height from which there are boards: above the numbers, or beside them."""
_PLOT: Final = (37, 24)
"""The same for the plot."""
_HIGH: Final = 16
"""Lines of height from which the statement may take several."""
_NARROW: Final = 15
"""Lines of width below which two boards have no room beside each other."""


@dataclass(frozen=True, slots=True)
class Room:
    """What there is room for.

    Attributes:
        is_wide: boards stand beside the numbers, not above them.
        is_high: the statement may take several lines.
        has_boards, has_plot: they have room.
    """

    is_wide: bool
    is_high: bool
    has_boards: bool
    has_plot: bool


def of(size: QSize, line: int) -> Room:
    """The room in a view of this size, where a line of text is so high."""
    width, height = size.width() / max(1, line), size.height() / max(1, line)
    is_wide = width >= _WIDE and width > height
    has_boards = height >= _BOARDS[is_wide] and width >= _NARROW
    return Room(is_wide, height >= _HIGH, has_boards, height >= _PLOT[is_wide])
