"""Converts file names to text for users, Qt and the settings, and back; locates the data folder.

A file name is bytes, which need not be UTF-8. Python keeps other bytes as lone surrogates, which open the file, but
which Qt cannot show or store. So a path is shown by `shown` or `shown_in_full`, stored by `stored`, and what Qt returns
becomes a path by `of_url` or `of_qt`.
"""

import os
import re
from pathlib import Path
from typing import Final
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QStandardPaths, QUrl

from solver_core.errors.quoting import displayable

LONGEST: Final = 64  # characters of a name in a menu; longer ones are elided in the middle

_STORED: Final = "file://"
_GUESSED: Final = "\ufffd"
_MOST: Final = 20_000  # files in a folder that are searched for one that Qt cannot name


def data_folder() -> Path:
    """The user's folder for what this program stores."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


def shown(path: Path) -> str:
    """The name of a file for messages and titles, in one line; plain text."""
    return displayable(path.name or str(path))


def shown_in_full(path: Path | str) -> str:
    """The whole path of a file for tool tips and messages, in one line."""
    return displayable(str(path))


def shortened(name: str, most: int = LONGEST) -> str:
    """A name for display, elided in the middle if very long."""
    if len(name) <= most:
        return name
    return f"{name[: most - most // 2 - 1]}…{name[-(most // 2) :]}"


def stored(path: str) -> str:
    """A path as storable text, percent-encoded if it is not UTF-8; `restored` is the inverse."""
    try:
        path.encode()
    except UnicodeEncodeError:
        return Path(path).as_uri() if Path(path).is_absolute() else displayable(path)
    return path


def restored(text: str) -> str:
    """The path that was stored; inverse of `stored`."""
    if not text.startswith(_STORED):
        return text
    return os.fsdecode(unquote_to_bytes(text.removeprefix(_STORED)))


def for_qt(path: Path) -> str | None:
    """A path for Qt; None if Qt cannot represent it."""
    try:
        return os.fsencode(path).decode()
    except (UnicodeDecodeError, UnicodeEncodeError):
        return None


def folder_for_qt(path: str) -> str:
    """A folder for Qt's dialogs; "" (the default folder) if Qt cannot represent it."""
    return for_qt(Path(path)) or ""


def suggested(path: Path) -> str:
    """A suggested name for Qt's dialogs, as close to this one as Qt allows."""
    return displayable(path.name).replace(_GUESSED, "_")


def of_url(url: QUrl) -> Path:
    """The exact path of a local URL."""
    encoded = url.path(QUrl.ComponentFormattingOption.FullyEncoded)
    if os.name != "posix" or url.host() or "%" not in encoded:
        return Path(url.toLocalFile())
    return Path(os.fsdecode(unquote_to_bytes(encoded)))


def of_qt(name: str) -> Path:
    """The file chosen in one of Qt's dialogs, which replace undecodable bytes: found by its similar name."""
    path = Path(name)
    if _GUESSED not in path.name or path.exists():
        return path
    try:
        with os.scandir(path.parent) as entries:
            names = [entry.name for _, entry in zip(range(_MOST), entries, strict=False)]
    except OSError:
        return path
    fitting = [one for one in names if _is_alike(one, path.name)]
    return path.with_name(fitting[0]) if len(fitting) == 1 else path


def _is_alike(one: str, other: str) -> bool:
    # The number of replacement characters depends on the decoder.
    return re.sub(f"[{_GUESSED}\ud800-\udfff]+", _GUESSED, one) == re.sub(f"{_GUESSED}+", _GUESSED, other)
