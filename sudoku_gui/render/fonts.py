"""Fonts made from those around them: Qt gives a size in points or in pixels, and the other is then -1."""

from PySide6.QtGui import QFont, QFontDatabase


def scaled(font: QFont, scale: float) -> QFont:
    """The same font, so many times as large, and never smaller than 1."""
    made = QFont(font)
    _set_size(made, font, scale)
    return made


def monospaced(like: QFont, scale: float = 1.0) -> QFont:
    """The system's font for code, as large as another, or so many times as large."""
    made = _for_code()
    made.setStyleHint(QFont.StyleHint.Monospace)
    _set_size(made, like, scale)
    return made


def _for_code() -> QFont:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)


def _set_size(font: QFont, like: QFont, scale: float) -> None:
    if like.pixelSize() > 0:
        font.setPixelSize(max(1, round(scale * like.pixelSize())))
    else:
        font.setPointSizeF(max(1.0, scale * like.pointSizeF()))
