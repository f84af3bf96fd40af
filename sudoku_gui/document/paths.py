"""File names as text for users, for Qt and for the settings, and back; where the program stores its own files.

A name on a disk is bytes, which need not be UTF-8. Python keeps other bytes as lone surrogates, which open the file, but
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

LONGEST: Final = 64  # characters of a name in a menu; of a longer one the middle is left out

_STORED: Final = "file://"
_GUESSED: Final = "\ufffd"
_MOST: Final = 20_000  # files of a folder among which one is searched for by what Qt knows of its name


def data_folder() -> Path:
    """The user's folder for what this program stores."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


def shown(path: Path) -> str:
    """The name of a file in messages and titles, in one line; plain text."""
    return displayable(path.name or str(path))


def shown_in_full(path: Path | str) -> str:
    """The whole path of a file for tool tips and messages, in one line."""
    return displayable(str(path))


def shortened(name: str, most: int = LONGEST) -> str:
    """A name that is shown, without its middle where it is very long."""
    if len(name) <= most:
        return name
    return f"{name[: most - most // 2 - 1]}…{name[-(most // 2) :]}"


def stored(path: str) -> str:
    """A path as text that any file can hold: itself or, where it is no UTF-8, percent-encoded; `restored` is the inverse."""
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
    """A path as Qt opens it; None if Qt has no such names."""
    try:
        return os.fsencode(path).decode()
    except (UnicodeDecodeError, UnicodeEncodeError):
        return None


def folder_for_qt(path: str) -> str:
    """A folder in which a dialog begins; "", which is where it likes, if Qt has no such name."""
    return for_qt(Path(path)) or ""


def suggested(path: Path) -> str:
    """A name that Qt's dialogs can begin with: as much of this one as it can hold."""
    return displayable(path.name).replace(_GUESSED, "_")


def of_url(url: QUrl) -> Path:
    """The file that a URL of this computer names, to the last byte."""
    encoded = url.path(QUrl.ComponentFormattingOption.FullyEncoded)
    if os.name != "posix" or url.host() or "%" not in encoded:
        return Path(url.toLocalFile())
    return Path(os.fsdecode(unquote_to_bytes(encoded)))


def of_qt(name: str) -> Path:
    """The file that was chosen in a dialog of Qt, which replaces what it cannot decode: the one that looks the same."""
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
    """Each decoder decides for itself how many characters stand for what cannot be decoded."""
    return re.sub(f"[{_GUESSED}\ud800-\udfff]+", _GUESSED, one) == re.sub(f"{_GUESSED}+", _GUESSED, other)
