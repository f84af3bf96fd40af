"""What is to be filmed, and how; and how many frames that makes."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize

from solver_core.cover import SearchBase
from solver_core.cover.log_writing import Stretch, walked
from sudoku_gui.export.film_formats import FilmFormat
from sudoku_gui.player.job import Steps

SCENES: Final = ("board", "matrix_view", "link_view", "tree_view", "candidate_boards", "pair", "all")
"""What a film can show."""

MOST_FRAMES: Final = 5_000
"""Of one film."""

_LOGICAL: Final = 720
"""Logical pixels of the shorter side of a large film: a larger one is finer, not fuller."""


@dataclass(frozen=True, slots=True)
class FilmOrder:
    """What is to be filmed, and how.

    Attributes:
        scene: what is seen; one of `SCENES`.
        stretch: from the position before its first event, in its steps, to its last event.
        most: steps at most.
        kind: of file.
        program: ffmpeg, where the kind needs it.
        size: in pixels.
        rate: steps a second.
        on_paper: in the light theme on white.
        has_caption: with the sentence below.
    """

    scene: str
    stretch: Stretch
    most: int
    kind: FilmFormat
    program: str
    size: QSize
    rate: float
    on_paper: bool = False
    has_caption: bool = True

    @property
    def ratio(self) -> float:
        """Pixels to a logical pixel."""
        return max(1.0, self.size.height() / _LOGICAL)


def counting(search: SearchBase, stretch: Stretch, most: int) -> Steps[int]:
    """Work that counts the frames of a stretch; one more than `MOST_FRAMES` stands for too many."""
    walk, frames = search.twin(), 1
    for is_due in walked(walk, stretch):
        frames += is_due
        if frames > min(most + 1, MOST_FRAMES):
            break
        yield frames / MOST_FRAMES
    return min(frames, most + 1)
