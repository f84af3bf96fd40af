"""The contents of the clipboard or of a drop: files, text, or something that cannot be read."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QUrl

from sudoku_gui.document import paths
from sudoku_gui.document.imports import Origin
from sudoku_gui.features.files import text as words
from sudoku_gui.player.job import answered
from sudoku_gui.translation import translate

MOST_FILES = 1000  # of one drop
_LONGEST_PATH = 4096


def origins(mime: QMimeData, name: str) -> list[Origin]:
    """What can be read of it; a text has this name in messages."""
    urls = mime.urls() if mime.hasUrls() else []
    files = [paths.of_url(url) for url in urls[:MOST_FILES] if url.isLocalFile()]
    if files:
        return [Origin(paths.shown(path), path) for path in files]
    text = mime.text() if mime.hasText() else ""
    if not text.strip() and urls:
        text = urls[0].toString(QUrl.ComponentFormattingOption.FullyEncoded)
    path = _path(text)
    if path is not None:
        return [Origin(paths.shown(path), path)]
    return [Origin(name, text=text)] if text.strip() else []


def refusal(mime: QMimeData, name: str) -> str:
    """Why nothing can be read."""
    if not mime.hasImage():
        return words.no_text(name)
    return translate(
        "imports",
        "A picture cannot be read. Paste the puzzle as text, as cells of a spreadsheet or as a link.",
    )


def _path(text: str) -> Path | None:
    line = text.strip()
    if "\n" in line or len(line) > _LONGEST_PATH:
        return None
    if line.startswith("file://"):
        return paths.of_url(QUrl(line))
    if not Path(line).is_absolute():
        return None
    try:
        path = answered(partial(paths.of_qt, line))
        return path if answered(path.exists) else None
    except TimeoutError:
        return Path(line)  # reading it will say that its drive does not answer
    except (OSError, ValueError):
        return None
