"""Fonts made from those around them: Qt gives a size in points or in pixels, and the other is then -1."""

from PySide6.QtGui import QFont, QFontDatabase


def scaled(font: QFont, scale: float) -> QFont:
    """The same font, so many times as large, and never smaller than 1."""
    return _sized(QFont(font), font, scale)


def monospaced(like: QFont, scale: float = 1.0) -> QFont:
    """The system's font for code, as large as another, or so many times as large."""
    font = _for_code()
    font.setStyleHint(QFont.StyleHint.Monospace)
    return _sized(font, like, scale)


def _for_code() -> QFont:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)


def _sized(font: QFont, like: QFont, scale: float) -> QFont:
    if like.pixelSize() > 0:
        font.setPixelSize(max(1, round(scale * like.pixelSize())))
    else:
        font.setPointSizeF(max(1.0, scale * like.pointSizeF()))
    return font
