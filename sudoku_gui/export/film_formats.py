"""Films as files: each format takes frames one by one and keeps none of them in memory.

A WebP and a ZIP of pictures need nothing but Qt. MP4 and GIF are made by ffmpeg, which reads frames from a pipe; a GIF
needs a second pass, for its colours are known only when all frames are.
"""

import shutil
import zipfile
from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage, QImageWriter

from sudoku_gui.export.pipe import Pipe
from sudoku_gui.export.webp import Webp
from sudoku_gui.player.job import Steps, beside

_LOSSLESS: Final = 100
"""Letters and lines stay crisp, and such pictures are even smaller so."""

_SMOOTH: Final = 24
"""Frames a second of an MP4 at the least: some players stumble over fewer."""


_HANDFUL: Final = 1 << 20
"""Bytes that are handed over at once."""


class FilmFormat(StrEnum):
    """A format; its value is what the program calls it."""

    GIF = "gif"
    MP4 = "mp4"
    WEBP = "webp"
    FRAMES = "frames"

    @property
    def ending(self) -> str:
        """Of the file."""
        return ".zip" if self is FilmFormat.FRAMES else f".{self.value}"

    @property
    def needs_program(self) -> bool:
        """Whether ffmpeg makes it."""
        return self in {FilmFormat.GIF, FilmFormat.MP4}


def find_ffmpeg() -> str:
    """The program that makes MP4 and GIF: that of imageio-ffmpeg, else the system's; "" where there is none.

    It takes some tenths of a second, and needs no event loop.
    """
    try:
        # Not everybody has it, so nobody imports it before it is needed.
        return str(import_module("imageio_ffmpeg").get_ffmpeg_exe())
    except (ImportError, RuntimeError, OSError):
        return shutil.which("ffmpeg") or ""


class Film(ABC):
    """A film in the making.

    Args:
        draft: the file to be written; it does not exist yet.
        size: of each frame, in pixels; even numbers.
        rate: frames a second.
    """

    def __init__(self, draft: Path, size: QSize, rate: float) -> None:
        self.draft = draft
        self.size = size
        self.rate = rate

    @abstractmethod
    def add(self, frame: QImage, times: int = 1) -> Steps[None]:
        """Work that takes one frame more, shown for so many frames' time."""

    @abstractmethod
    def finish(self) -> Steps[None]:
        """Work that completes the file."""

    @abstractmethod
    def close(self) -> None:
        """Let go of everything; what is not finished is lost."""


def film(kind: FilmFormat, program: str, draft: Path, size: QSize, rate: float) -> Film:
    """A film of this format; ``program`` is ffmpeg, for those that need it."""
    match kind:
        case FilmFormat.WEBP:
            return WebpFilm(draft, size, rate)
        case FilmFormat.FRAMES:
            return FramesFilm(draft, size, rate)
        case FilmFormat.MP4:
            return Mp4Film(draft, size, rate, program)
        case FilmFormat.GIF:
            return GifFilm(draft, size, rate, program)


class WebpFilm(Film):
    """Lossless pictures in one animated WebP."""

    def __init__(self, draft: Path, size: QSize, rate: float) -> None:
        super().__init__(draft, size, rate)
        self._file: BinaryIO = draft.open("xb+")
        self._webp = Webp(self._file, size.width(), size.height())

    def add(self, frame: QImage, times: int = 1) -> Steps[None]:
        """Pictures are made smaller in a thread."""
        still = yield from beside(lambda: still_picture(frame, "webp", _LOSSLESS))
        self._webp.add(still, round(1000 * times / self.rate))

    def finish(self) -> Steps[None]:
        """Sizes are written where they belong."""
        self._webp.finish()
        self.close()
        yield 1.0

    def close(self) -> None:
        """Close the file."""
        self._file.close()


class FramesFilm(Film):
    """Numbered PNG pictures in a ZIP."""

    def __init__(self, draft: Path, size: QSize, rate: float) -> None:
        super().__init__(draft, size, rate)
        self._zip = zipfile.ZipFile(draft, "x", zipfile.ZIP_STORED)
        self._count = 0

    def add(self, frame: QImage, times: int = 1) -> Steps[None]:
        """Each frame once, however long it is shown."""
        assert times > 0  # noqa: S101 - a frame that is not shown is no frame
        self._count += 1
        still = yield from beside(lambda: still_picture(frame, "png", -1))
        self._zip.writestr(f"{self._count:05}.png", still)

    def finish(self) -> Steps[None]:
        """The list of contents."""
        self._zip.close()
        yield 1.0

    def close(self) -> None:
        """Close the file, complete or not."""
        self._zip.close()


class Mp4Film(Film):
    """H.264, as all players have it."""

    def __init__(self, draft: Path, size: QSize, rate: float, program: str) -> None:
        super().__init__(draft, size, rate)
        how = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "20", "-pix_fmt", "yuv420p"]
        smooth = ["-r", f"{_SMOOTH}"] if rate < _SMOOTH else []
        self._pipe = Pipe(
            program, [*_input(size, rate), *how, *smooth, "-movflags", "+faststart", "-f", "mp4", str(draft)]
        )

    def add(self, frame: QImage, times: int = 1) -> Steps[None]:
        """As often as it is to be seen."""
        yield from _feed(self._pipe, frame, times)

    def finish(self) -> Steps[None]:
        """Wait until all is encoded."""
        yield from self._pipe.finish()

    def close(self) -> None:
        """End the program."""
        self._pipe.close()


class GifFilm(Film):
    """The best 256 colours of all frames, found while they pass; then the film in these."""

    def __init__(self, draft: Path, size: QSize, rate: float, program: str) -> None:
        super().__init__(draft, size, rate)
        self._program = program
        self._folder = TemporaryDirectory(prefix="film-", ignore_cleanup_errors=True)
        self._whole = Path(self._folder.name) / "whole.mkv"
        self._colours = Path(self._folder.name) / "colours.png"
        split = "[0:v]split[kept][seen];[seen]palettegen=stats_mode=full[colours]"
        kept = ["-map", "[kept]", "-c:v", "ffv1", str(self._whole)]
        colours = ["-map", "[colours]", "-frames:v", "1", "-update", "1", str(self._colours)]
        self._pipe = Pipe(program, [*_input(size, rate), "-filter_complex", split, *kept, *colours])

    def add(self, frame: QImage, times: int = 1) -> Steps[None]:
        """As often as it is to be seen."""
        yield from _feed(self._pipe, frame, times)

    def finish(self) -> Steps[None]:
        """The second pass: without dots between colours, and only what has changed from frame to frame."""
        yield from self._pipe.finish()
        use = "[0:v][1:v]paletteuse=dither=none:diff_mode=rectangle"
        sources = ["-i", str(self._whole), "-i", str(self._colours)]
        self._pipe = Pipe(
            self._program, [*_QUIET, *sources, "-lavfi", use, "-loop", "0", "-f", "gif", str(self.draft)]
        )
        yield from self._pipe.finish()

    def close(self) -> None:
        """End the program, and take away what lay beside."""
        self._pipe.close()
        self._folder.cleanup()


_QUIET: Final = ("-hide_banner", "-loglevel", "error", "-nostdin", "-y")


def _input(size: QSize, rate: float) -> Sequence[str]:
    """Frames as Qt holds them, four bytes a pixel, one after the other from standard input."""
    quiet = [part for part in _QUIET if part != "-nostdin"]
    shape = ["-s", f"{size.width()}x{size.height()}", "-r", f"{rate:g}"]
    return [*quiet, "-f", "rawvideo", "-pix_fmt", "bgr0", *shape, "-i", "-"]


def _feed(pipe: Pipe, frame: QImage, times: int) -> Steps[None]:
    held = frame.convertToFormat(QImage.Format.Format_RGB32)
    data = bytes(held.constBits())  # an image without a name would be gone, and its bits with it
    for _ in range(times):
        for start in range(0, len(data), _HANDFUL):
            yield from pipe.write(data[start : start + _HANDFUL])


def still_picture(frame: QImage, kind: str, quality: int) -> bytes:
    """A frame as a picture file; it needs no event loop.

    Raises:
        OSError: Qt cannot write this kind.
    """
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind.encode()))
    if quality >= 0:
        writer.setQuality(quality)
    if not writer.write(frame):
        raise OSError(writer.errorString())
    return bytes(held.data())
