"""The animated WebP that we put together is one that others play."""

import struct
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QColor, QImage, QImageReader

from sudoku_gui.features.export.webp import Webp, WebpError, chunks, parts
from sudoku_gui.render.picture_files import encoded

COLOURS = ["#ff0000", "#00ff00", "#0000ff"]


def still(colour: str, width: int = 31, height: int = 17) -> bytes:
    image = QImage(QSize(width, height), QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return encoded(image, "webp", 100)


@pytest.fixture(scope="module")
def film() -> bytes:
    file = BytesIO()
    webp = Webp(file, 31, 17)
    for number, colour in enumerate(COLOURS, 1):
        webp.add(still(colour), 100 * number)
    assert webp.finish() == len(file.getvalue())
    return file.getvalue()


def test_every_frame_comes_back_with_its_time(film: bytes) -> None:
    buffer = QBuffer()
    buffer.setData(QByteArray(film))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    assert reader.supportsAnimation()
    assert (reader.imageCount(), reader.loopCount()) == (3, -1)
    for number, colour in enumerate(COLOURS, 1):
        image = reader.read()
        assert (image.width(), image.height()) == (31, 17)
        assert image.pixelColor(30, 16) == QColor(colour)
        assert reader.nextImageDelay() == 100 * number


def test_it_is_laid_out_as_the_format_says(film: bytes) -> None:
    found = list(chunks(film))
    assert [name for name, _ in found] == [b"VP8X", b"ANIM", b"ANMF", b"ANMF", b"ANMF"]
    head = found[0][1]
    assert (head[0], head[4:7], head[7:10]) == (2, (30).to_bytes(3, "little"), (16).to_bytes(3, "little"))
    assert found[1][1][4:] == b"\0\0"
    assert struct.unpack("<I", film[4:8])[0] == len(film) - 8
    assert len(film) % 2 == 0
    for number, (_, body) in enumerate(found[2:], 1):
        assert int.from_bytes(body[12:15], "little") == 100 * number
        assert [name for name, _ in parts(body[16:])] == [b"VP8L"]


@given(st.binary(max_size=60))
def test_rubbish_is_no_picture(data: bytes) -> None:
    """A frame is refused rather than making a film that nobody can play."""
    webp = Webp(BytesIO(), 4, 4)
    for rubbish in (data, b"RIFF" + data, b"RIFF\x30\0\0\0WEBP" + data):
        with pytest.raises(WebpError, match="WebP"):
            webp.add(rubbish, 100)


def test_no_film_is_larger_than_the_format() -> None:
    with pytest.raises(WebpError, match="cannot be"):
        Webp(BytesIO(), 1 << 25, 4)


def test_a_picture_that_is_cut_off_is_refused() -> None:
    whole = still("#123456")
    for end in (3, 13, len(whole) - 1):
        with pytest.raises(WebpError, match=r"begin like one|cut off"):
            list(chunks(whole[:end]))
