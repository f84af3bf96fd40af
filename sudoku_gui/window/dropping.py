"""What lies in the clipboard or is dropped on the window: files, text or something that cannot be read."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QUrl

from sudoku_gui.session.arrivals import Origin
from sudoku_gui.wording import imports

MOST_FILES = 1000
"""Of one drop; whoever drops a whole disk has made a mistake."""

_LONGEST_PATH = 4096


def is_welcome(mime: QMimeData) -> bool:
    """Whether there may be a puzzle in it."""
    return mime.hasUrls() or mime.hasText()


def origins(mime: QMimeData, name: str) -> list[Origin]:
    """What there is to be read; nothing where it is neither text nor file.

    Args:
        mime: what was brought.
        name: what a text is called in messages.
    """
    urls = mime.urls() if mime.hasUrls() else []
    files = [Path(url.toLocalFile()) for url in urls[:MOST_FILES] if url.isLocalFile()]
    if files:
        return [Origin(path.name, path) for path in files]
    text = mime.text() if mime.hasText() else ""
    if not text.strip() and urls:
        text = urls[0].toString(QUrl.ComponentFormattingOption.FullyEncoded)
    path = _path(text)
    if path is not None:
        return [Origin(path.name, path)]
    return [Origin(name, text=text)] if text.strip() else []


def refusal(mime: QMimeData, name: str) -> str:
    """Why there is nothing to be read."""
    return imports.image() if mime.hasImage() else imports.no_text(name)


def _path(text: str) -> Path | None:
    """The file that a line of text names, if there is one."""
    line = text.strip()
    if "\n" in line or len(line) > _LONGEST_PATH:
        return None
    if line.startswith("file://"):
        return Path(QUrl(line).toLocalFile())
    path = Path(line)
    try:
        return path if path.is_absolute() and path.is_file() else None
    except (OSError, ValueError):
        return None
