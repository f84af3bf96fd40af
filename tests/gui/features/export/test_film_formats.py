"""Films are files that others play: read back by Qt, and by ffmpeg's own tools where they are."""

import json
import shutil
import subprocess
import zipfile
from collections import deque
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QImageReader
from pytestqt.qtbot import QtBot

from sudoku_gui.features.export.film_formats import (
    FILMS,
    Film,
    FilmFormat,
    Mp4Film,
    Pipe,
    WebpFilm,
    find_ffmpeg,
)
from sudoku_gui.player.job import Job, Work

Worker = Callable[[Work[None]], None]

SIZE = QSize(64, 48)
COLOURS = [QColor("#c00000"), QColor("#00a000"), QColor("#0000c0"), QColor("#808080")]


def frames() -> Sequence[QImage]:
    images = []
    for colour in COLOURS:
        image = QImage(SIZE, QImage.Format.Format_RGB32)
        image.fill(colour)
        images.append(image)
    return images


@pytest.fixture(scope="module")
def program() -> str:
    found = find_ffmpeg()
    if not found:
        pytest.skip("there is no ffmpeg")
    return found


def made(making: Film) -> Work[None]:
    *others, last = frames()
    try:
        for frame in others:
            yield from making.add(frame)
        yield from making.add(last, 3)
        yield from making.finish()
    finally:
        making.close()


def reported(path: Path) -> dict[str, object]:
    ffprobe = shutil.which("ffprobe")
    if ffprobe is None:
        pytest.skip("ffprobe is not installed")
    asked = ["-v", "error", "-count_frames", "-show_streams", "-of", "json", str(path)]
    answer = subprocess.run([ffprobe, *asked], capture_output=True, text=True, check=True)
    stream: dict[str, object] = json.loads(answer.stdout)["streams"][0]
    return stream


@pytest.mark.parametrize("kind", [FilmFormat.WEBP, FilmFormat.GIF])
def test_a_film_has_the_colours_and_times_of_all_frames(
    tmp_path: Path, work: Worker, kind: FilmFormat
) -> None:
    path = tmp_path / f"film{kind.ending}"
    work(made(FILMS[kind](path, SIZE, 5, 4, "")))
    reader = QImageReader(str(path))
    assert reader.imageCount() == 4
    delays = []
    for colour in COLOURS:
        assert reader.read().pixelColor(63, 47) == colour
        delays.append(reader.nextImageDelay())
    assert delays == [200, 200, 200, 600]


def test_a_film_given_up_ends_its_writer(tmp_path: Path, work: Worker) -> None:
    """It waits for the next frame in a thread, and writes nothing more."""
    making = WebpFilm(tmp_path / "film.webp", SIZE, 4, 4)
    work(making.add(frames()[0]))
    making.close()
    making._writer.join(10)
    assert not making._writer.is_alive()
    assert (tmp_path / "film.webp").read_bytes() == b""


def test_an_error_of_the_writer_ends_the_film(tmp_path: Path) -> None:
    """Here a frame of another size; on a full disk it is an OSError."""
    making = WebpFilm(tmp_path / "film.webp", SIZE, 4, 4)
    several = (frames()[0], frames()[0].scaled(8, 8), *frames())
    turns = (turn for frame in several for turn in making.add(frame))
    with pytest.raises(RuntimeError, match="dimensions"):
        deque(turns, maxlen=0)
    making.close()


def test_numbered_pictures_are_in_a_zip(tmp_path: Path, work: Worker) -> None:
    path = tmp_path / "film.zip"
    work(made(FILMS[FilmFormat.FRAMES](path, SIZE, 4, 4, "")))
    with zipfile.ZipFile(BytesIO(path.read_bytes())) as held:
        assert held.namelist() == ["00001.png", "00002.png", "00003.png", "00004.png"]
        for name, colour in zip(held.namelist(), COLOURS, strict=True):
            assert QImage.fromData(held.read(name)).pixelColor(5, 5) == colour


def test_players_can_read_an_mp4(tmp_path: Path, program: str, work: Worker) -> None:
    """H.264 in the colours that all of them have, as long as it should be."""
    path = tmp_path / "film.mp4"
    work(made(FILMS[FilmFormat.MP4](path, SIZE, 4, 4, program)))
    assert path.read_bytes()[4:8] == b"ftyp"
    stream = reported(path)
    assert (stream["codec_name"], stream["pix_fmt"]) == ("h264", "yuv420p")
    assert (stream["width"], stream["height"]) == (64, 48)
    assert float(str(stream["duration"])) == pytest.approx(6 / 4, abs=0.05)


def test_a_program_that_is_not_there_is_reported(tmp_path: Path, work: Worker) -> None:
    with pytest.raises(OSError, match="ffmpeg"):
        work(made(FILMS[FilmFormat.MP4](tmp_path / "film.mp4", SIZE, 4, 4, str(tmp_path / "nothing"))))


def test_a_program_that_fails_is_reported_with_its_last_words(
    tmp_path: Path, program: str, work: Worker
) -> None:
    odd = QSize(SIZE.width() + 1, SIZE.height())
    with pytest.raises(OSError, match="not divisible by 2"):
        work(made(FILMS[FilmFormat.MP4](tmp_path / "film.mp4", odd, 4, 4, program)))


def test_a_film_given_up_ends_its_program(tmp_path: Path, program: str, qtbot: QtBot) -> None:
    """No ffmpeg stays behind a cancelled job."""
    making: list[Mp4Film] = []

    def endless() -> Work[None]:
        making.append(Mp4Film(tmp_path / "film.mp4", SIZE, 4, 4, program))
        try:
            while True:
                yield from making[0].add(frames()[0])
                yield 0.5
        finally:
            making[0].close()

    job = Job(slice_seconds=0.0)
    job.start(endless())
    qtbot.waitUntil(lambda: bool(making) and making[0]._pipe._process.processId() > 0)
    job.cancel()
    assert making[0]._pipe._process.processId() == 0


def test_a_pipe_hands_over_everything(tmp_path: Path, work: Worker) -> None:
    """However slow the reader: nothing is lost, and little waits."""
    target, cat = tmp_path / "copy", shutil.which("dd")
    if cat is None:
        pytest.skip("there is no program to write to")
    pipe = Pipe(cat, [f"of={target}", "bs=65536", "status=none"])
    data = bytes(range(256)) * 1024

    def hand_over() -> Work[None]:
        for _ in range(40):
            yield from pipe.write(data)
        yield from pipe.finish()

    work(hand_over())
    assert target.read_bytes() == data * 40
