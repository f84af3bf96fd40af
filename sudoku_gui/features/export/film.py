"""What a film is: its formats, and what each can do."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from sudoku_gui.player.job import Steps


class FilmFormat(StrEnum):
    """What a film is written as; FRAMES: a ZIP of PNG files."""

    GIF = "gif"
    MP4 = "mp4"
    WEBP = "webp"
    PAGE = "page"
    FRAMES = "frames"

    @property
    def ending(self) -> str:
        return {FilmFormat.FRAMES: ".zip", FilmFormat.PAGE: ".html"}.get(self, f".{self.value}")

    @property
    def has_text(self) -> bool:
        """Whether what is said of a frame stands beside the picture, and not in it."""
        return self is FilmFormat.PAGE

    @property
    def needs_program(self) -> bool:
        return self is FilmFormat.MP4


@dataclass(frozen=True, slots=True)
class FrameText:
    """What is said of a frame: where it is, what has just happened, and why."""

    place: str = ""
    sentence: str = ""
    reason: str = ""


NO_TEXT = FrameText()


class Film:
    """A film in a new file, of `count` frames, `rate` of them a second; their width and height in pixels are even."""

    def __init__(self, draft: Path, size: QSize, rate: float, count: int, program: str = "") -> None:
        self.draft, self.size, self.rate, self.count, self.program = draft, size, rate, count, program
        self.file: BinaryIO = draft.open("xb+")
        self.begin()

    def begin(self) -> None:
        """Write what stands before the frames."""

    def add(self, frame: QImage, times: int = 1, text: FrameText = NO_TEXT) -> Steps[None]:
        """Add a frame, shown for the time of this many; formats with text of their own write what is said of it."""
        raise NotImplementedError

    def finish(self) -> Steps[None]:
        """Write what is known only at the end."""
        self.close()
        yield 1.0

    def close(self) -> None:
        """Release everything; what is not finished is lost."""
        self.file.close()
