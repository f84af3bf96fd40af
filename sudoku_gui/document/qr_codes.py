"""QR codes in pictures, which come from anywhere: the text in them, found in a thread and within bounded memory."""

from typing import Final

from PySide6.QtCore import QBuffer, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from sudoku_gui.player.errors import AppError, AppMessage

_BEGINNINGS: Final = (b"\x89PNG\r\n", b"\xff\xd8\xff", b"GIF8", b"RIFF")
ENDINGS: Final = (".png", ".jpg", ".jpeg", ".webp", ".gif")
_MOST_PIXELS: Final = 64_000_000  # as many as Qt reads; phones take 12 to 50 million

TEMPLATES: Final = {
    "code.none": "it has no readable QR code, and its digits cannot be read; paste the puzzle as text or as a link",
    "code.broken": "the picture is damaged or of an unknown kind",
    "code.large": "the picture has more than {count:,} pixels; choose a smaller one",
}


class CodeMessage(AppMessage, templates=TEMPLATES):
    """Why a picture yields no text."""

    __slots__ = ()


class CodeError(AppError):
    """There is no QR code in a picture."""

    messages = CodeMessage


def is_picture(data: bytes) -> bool:
    return data.startswith(_BEGINNINGS)


def read(picture: bytes | QImage) -> str:
    """The texts of all codes in a picture, each in a line; takes up to a second.

    Raises:
        CodeError: there is none, or the picture cannot be read.
    """
    import zxingcpp  # only now: few open pictures

    image = _image(picture) if isinstance(picture, bytes) else picture
    if image.isNull():
        raise CodeError("code.broken")
    grey = QImage(image.size(), QImage.Format.Format_Grayscale8)
    grey.fill(Qt.GlobalColor.white)  # on which a code without a background is meant to lie
    with QPainter(grey) as painter:
        painter.drawImage(grey.rect(), image)
    found = zxingcpp.read_barcodes(grey, zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode))
    texts = dict.fromkeys(code.text.strip() for code in found)
    if not any(texts):
        raise CodeError("code.none")
    return "\n".join(texts)


def _image(data: bytes) -> QImage:
    buffer = QBuffer()
    buffer.setData(data)
    reader = QImageReader(buffer)
    if reader.size().width() * reader.size().height() > _MOST_PIXELS:
        raise CodeError("code.large", count=_MOST_PIXELS)
    return reader.read()
