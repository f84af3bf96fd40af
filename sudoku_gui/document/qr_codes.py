"""QR codes in pictures, which come from anywhere: the text in them, found in a thread and within bounded memory."""

from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from sudoku_gui.player.errors import AppError, AppMessage

_BEGINNINGS: Final = (b"\x89PNG\r\n", b"\xff\xd8\xff", b"GIF8", b"RIFF")
ENDINGS: Final = (".png", ".jpg", ".jpeg", ".webp", ".gif")
_MOST_PIXELS: Final = (
    100_000_000  # that a file may claim to have; phones take up to 50 million, some twice as many
)
_ENOUGH: Final = 4000  # pixels of the longer side that are searched

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
    """Whether data begins as a picture does."""
    return data.startswith(_BEGINNINGS)


def read(picture: bytes | QImage) -> str:
    """The texts of all codes in a picture, each in a line; takes up to a second.

    Raises:
        CodeError: there is none, or the picture cannot be read.
    """
    import zxingcpp  # only now: few open pictures

    image = _image(picture) if isinstance(picture, bytes) else _fitted(picture)
    if image.hasAlphaChannel():  # a code without a background is meant to lie on white
        background = QImage(image.size(), QImage.Format.Format_RGB32)
        background.fill(Qt.GlobalColor.white)
        with QPainter(background) as painter:
            painter.drawImage(0, 0, image)
        image = background
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    found = zxingcpp.read_barcodes(grey, formats=zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode))
    texts = dict.fromkeys(code.text.strip() for code in found)
    if not any(texts):
        raise CodeError("code.none")
    return "\n".join(texts)


def _image(data: bytes) -> QImage:
    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    size = reader.size()
    if size.width() * size.height() > _MOST_PIXELS:
        raise CodeError("code.large", count=_MOST_PIXELS)
    if max(size.width(), size.height()) > _ENOUGH:
        reader.setScaledSize(size.scaled(_fit(), Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        raise CodeError("code.broken")
    return image


def _fitted(image: QImage) -> QImage:
    if image.isNull():
        raise CodeError("code.broken")
    if max(image.width(), image.height()) <= _ENOUGH:
        return image
    return image.scaled(
        _fit(), Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


def _fit() -> QSize:
    return QSize(_ENOUGH, _ENOUGH)
