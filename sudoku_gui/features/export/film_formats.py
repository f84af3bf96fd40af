"""Films as files: each format takes frames one by one and keeps none of them in memory.

A ZIP of pictures needs only Qt; GIF and WebP are written by Pillow. MP4 is made by ffmpeg, where the system has it; it
reads frames from a pipe.
"""

import errno
import shutil
import struct
import zipfile
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from queue import SimpleQueue
from typing import BinaryIO, Final

from PIL import GifImagePlugin, Image, ImageChops
from PySide6.QtCore import QProcess, QSize
from PySide6.QtGui import QImage

from sudoku_gui.player.errors import AppMessage
from sudoku_gui.player.job import ThreadedCall, Work, beside
from sudoku_gui.render.picture_files import encoded


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

    def __init__(self, temporary: Path, size: QSize, rate: float, count: int, program: str = "") -> None:
        self.temporary, self.size, self.rate, self.count, self.program = temporary, size, rate, count, program
        self.file: BinaryIO = temporary.open("xb+")
        self.begin()

    def begin(self) -> None:
        """Write the header before the frames."""

    def add(self, frame: QImage, times: int = 1) -> Work[None]:
        """Add a frame, shown for the duration of ``times`` frames."""
        raise NotImplementedError

    def finish(self) -> Work[None]:
        """Write what is only known at the end."""
        self.close()
        yield 1.0

    def close(self) -> None:
        """Release everything; an unfinished film is lost."""
        self.file.close()


_EFFORT: Final = 100  # compression effort of WebP, which is lossless so that letters and lines stay crisp
_SMOOTH: Final = 24  # least frames a second of an MP4: some players stumble over fewer
_CHUNK: Final = 1 << 20  # bytes that are written at a time, and that may wait in the pipe
_LAST_WORDS: Final = 300
_PATIENCE: Final = 500  # milliseconds until a program that was stopped has ended
_QUIET: Final = ("-hide_banner", "-loglevel", "error", "-y")


TEMPLATES: Final = {"export.ffmpeg": "ffmpeg: {words}"}


class FilmMessage(AppMessage, templates=TEMPLATES):
    """Messages for a failed encoder."""

    __slots__ = ()


def find_ffmpeg() -> str:
    """The program that makes MP4; "" if there is none."""
    return shutil.which("ffmpeg") or ""


class WebpFilm(Film):
    """Lossless pictures in one animated WebP, which a thread writes."""

    def begin(self) -> None:
        self._frames, self._durations = _Frames(self.count), list[int]()
        self._writer = ThreadedCall(self._write)

    def add(self, frame: QImage, times: int = 1) -> Work[None]:
        """Pass on the frame once the previous one was taken."""
        while not self._frames.waiting.empty():
            if not self._writer.is_alive():
                self._writer.answer()  # raises the error that ended it
            yield None
        self._durations.append(round(1000 * times / self.rate))
        self._frames.waiting.put(frame)

    def finish(self) -> Work[None]:
        """Wait until the thread has written the file; raises its error."""
        while self._writer.is_alive():
            yield None
        self._writer.answer()
        yield from super().finish()

    def close(self) -> None:
        self._frames.waiting.put(None)
        super().close()

    def _write(self) -> None:
        self._frames.seek(0)
        self._frames.save(
            self.file, "WEBP", save_all=True, duration=self._durations, lossless=True, quality=_EFFORT
        )


class _Frames(Image.Image):
    """The frames of a film as an animated image that Pillow reads one by one: a list would keep all in memory."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.n_frames = count
        self.waiting = SimpleQueue[QImage | None]()  # None: the end, or the film was cancelled
        self._at = -1

    def seek(self, frame: int) -> None:
        if frame > self._at:
            taken = self.waiting.get()
            if taken is None:
                raise EOFError
            picture = _picture(taken)
            self.im, self._size, self._mode, self._at = picture.im, picture.size, picture.mode, frame

    def tell(self) -> int:
        return self._at


class GifFilm(Film):
    """A film with at most 256 colours a frame; only what changes is written, compressed in a thread."""

    def begin(self) -> None:
        self._gif = Gif(self.file, self.size.width(), self.size.height())

    def add(self, frame: QImage, times: int = 1) -> Work[None]:
        yield from beside(lambda: self._gif.add(_picture(frame), round(1000 * times / self.rate)))

    def finish(self) -> Work[None]:
        yield from beside(self._gif.finish)
        yield from super().finish()


def _picture(frame: QImage) -> Image.Image:
    converted = frame.convertToFormat(QImage.Format.Format_RGB888)
    size, stride = (converted.width(), converted.height()), converted.bytesPerLine()
    return Image.frombytes("RGB", size, bytes(converted.constBits()), "raw", "RGB", stride)


class FramesFilm(Film):
    """Numbered PNG pictures in a ZIP, each once however long it is shown, compressed in a thread."""

    def begin(self) -> None:
        self._zip = zipfile.ZipFile(self.file, "w", zipfile.ZIP_STORED)

    def add(self, frame: QImage, times: int = 1) -> Work[None]:  # noqa: ARG002 - as in other formats
        still = yield from beside(lambda: encoded(frame))
        self._zip.writestr(f"{len(self._zip.infolist()) + 1:05}.png", still)

    def close(self) -> None:
        self._zip.close()
        super().close()


class Mp4Film(Film):
    """H.264 by ffmpeg, in a profile for all players; frames are passed in Qt's format, four bytes per pixel."""

    def begin(self) -> None:
        self.file.close()  # ffmpeg writes it
        size, rate = self.size, self.rate
        shape = ["-s", f"{size.width()}x{size.height()}", "-r", f"{rate:g}"]
        source = ["-f", "rawvideo", "-pix_fmt", "bgr0", *shape, "-i", "-"]
        how = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "20", "-pix_fmt", "yuv420p"]
        smooth = ["-r", f"{_SMOOTH}"] if rate < _SMOOTH else []
        made = [*how, *smooth, "-movflags", "+faststart", "-f", "mp4", str(self.temporary)]
        self._pipe = Pipe(self.program, [*_QUIET, *source, *made])

    def add(self, frame: QImage, times: int = 1) -> Work[None]:
        """Write the frame as often as it is shown."""
        picture = frame.convertToFormat(QImage.Format.Format_RGB32)
        data = bytes(picture.constBits())  # keep a reference to the image, which owns the bits
        for _ in range(times):
            for start in range(0, len(data), _CHUNK):
                yield from self._pipe.write(data[start : start + _CHUNK])

    def finish(self) -> Work[None]:
        yield from self._pipe.finish()

    def close(self) -> None:
        self._pipe.close()


FILMS: Final[dict[FilmFormat, type[Film]]] = {
    FilmFormat.GIF: GifFilm,
    FilmFormat.MP4: Mp4Film,
    FilmFormat.WEBP: WebpFilm,
    FilmFormat.FRAMES: FramesFilm,
}


class Pipe:
    """A running program with a pipe to its input; never blocks the event loop."""

    def __init__(self, program: str, arguments: Sequence[str]) -> None:
        self._program = program
        self._process = QProcess()
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.start(program, list(arguments))

    def write(self, data: bytes) -> Work[None]:
        """Write some bytes once the program has read the previous ones; an OSError if it has ended or not started."""
        process, ended = self._process, QProcess.ProcessState.NotRunning
        while process.state() is QProcess.ProcessState.Starting or process.bytesToWrite() > _CHUNK:
            if process.state() is ended:
                raise self._error()
            yield None
        if process.state() is ended or process.write(data) < 0:
            raise self._error()

    def finish(self) -> Work[None]:
        """Close the pipe and wait for the program to end; raises an OSError with its last output if it failed."""
        process = self._process
        while process.state() is QProcess.ProcessState.Starting:
            yield None
        process.closeWriteChannel()
        while process.state() is not QProcess.ProcessState.NotRunning:
            yield None
        if process.exitStatus() is not QProcess.ExitStatus.NormalExit or process.exitCode() != 0:
            raise self._error()

    def close(self) -> None:
        """Kill the program if it is still running, and wait for its end."""
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(_PATIENCE)

    def _error(self) -> OSError:
        output = bytes(self._process.readAllStandardError().data()).decode(errors="replace").strip()
        words = output[-_LAST_WORDS:] or self._process.errorString()
        return OSError(errno.EIO, FilmMessage("export.ffmpeg", words=words), self._program)


_LONGEST: Final = 10 * ((1 << 16) - 1)  # milliseconds that a picture may last
_COUNTED: Final = 1 << 16  # colours of a picture that are distinguished
_EXACT: Final = 128
"""How many of the most frequent colours of a picture stay as they are; the others share the rest."""


class Gif:
    """Writes pictures into a new file, to be played forever; it keeps the latest one.

    They have at most 256 colours, each its own, and only what changes is written. Pillow compresses them; the file
    around them is a few bytes (www.w3.org/Graphics/GIF/spec-gif89a.txt)::

        GIF89a  width height (2 bytes each)  70 0 0
        21 FF 0B NETSCAPE2.0 03 01 0 0 0          played forever
        picture ...
        3B
    """

    def __init__(self, file: BinaryIO, width: int, height: int) -> None:
        self._file = file
        self._latest: Image.Image | None = None
        self._waiting: tuple[Image.Image, tuple[int, int]] | None = None
        self._milliseconds = 0
        file.write(struct.pack("<6sHHBBB", b"GIF89a", width, height, 0x70, 0, 0))
        file.write(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00")

    def add(self, picture: Image.Image, milliseconds: int) -> None:
        """Add a picture in RGB, shown for so long."""
        box = (0, 0, *picture.size)
        if self._latest is not None:
            changed = ImageChops.difference(picture, self._latest).getbbox()
            if changed is None:
                self._milliseconds += milliseconds
                return
            box = changed
        self._write_waiting()
        part = picture.crop(box)
        self._waiting = part.quantize(palette=palette(part), dither=Image.Dither.NONE), box[:2]
        self._latest, self._milliseconds = picture, milliseconds

    def finish(self) -> None:
        self._write_waiting()
        self._file.write(b";")

    def _write_waiting(self) -> None:
        """Write the latest picture, of which it is known now how long it stays."""
        if self._waiting is None:
            return
        part, offset = self._waiting
        duration = min(self._milliseconds, _LONGEST)
        self._file.writelines(
            GifImagePlugin.getdata(part, offset, duration=duration, include_color_table=True)
        )
        self._waiting = None


def palette(picture: Image.Image) -> Image.Image:
    """A picture with the colours that suit another in RGB."""
    counted = picture.getcolors(_COUNTED)
    if counted is None:
        return picture.quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    ranked = [colour for _, colour in sorted(counted, reverse=True) if isinstance(colour, tuple)]
    kept, rest = ranked[:_EXACT], ranked[_EXACT:]
    if len(ranked) > 256:
        rest = _few(rest)
    found = Image.new("P", (1, 1))
    found.putpalette([value for colour in (*kept, *rest) for value in colour])
    return found


def _few(colours: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The fewest colours that are near the given ones, as many as there is space for."""
    strip = Image.new("RGB", (len(colours), 1))
    strip.putdata(colours)
    few = strip.quantize(256 - _EXACT, Image.Quantize.MAXCOVERAGE, 3, dither=Image.Dither.NONE)
    values = few.getpalette() or []
    return [tuple(values[at : at + 3]) for at in range(0, min(len(values), 3 * (256 - _EXACT)), 3)]
