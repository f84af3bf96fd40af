"""Formats of films, and the interface of their writers."""

from enum import StrEnum
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from sudoku_gui.player.job import Steps


class FilmFormat(StrEnum):
    """The format of a film; FRAMES: a ZIP of PNG files."""

    GIF = "gif"
    MP4 = "mp4"
    WEBP = "webp"
    FRAMES = "frames"

    @property
    def ending(self) -> str:
        return ".zip" if self is FilmFormat.FRAMES else f".{self.value}"

    @property
    def needs_program(self) -> bool:
        return self is FilmFormat.MP4


class Film:
    """A film in a new file, of `count` frames, `rate` of them a second; their width and height in pixels are even."""

    def __init__(self, draft: Path, size: QSize, rate: float, count: int, program: str = "") -> None:
        self.draft, self.size, self.rate, self.count, self.program = draft, size, rate, count, program
        self.file: BinaryIO = draft.open("xb+")
        self.begin()

    def begin(self) -> None:
        """Write the header before the frames."""

    def add(self, frame: QImage, times: int = 1) -> Steps[None]:
        """Add a frame, shown for the duration of ``times`` frames."""
        raise NotImplementedError

    def finish(self) -> Steps[None]:
        """Write what is only known at the end."""
        self.close()
        yield 1.0

    def close(self) -> None:
        """Release everything; an unfinished film is lost."""
        self.file.close()
