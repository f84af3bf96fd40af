"""What the program stores for itself in the user's data folder: files that only the user may read, in folders that only the user may open.

They hold what the user has done, with the names of the files in which it was.
"""

import contextlib
import os
import stat
from pathlib import Path
from typing import Final

from solver_core import formats
from solver_core.formats.replacement import sync_folder

_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def make_folder(folder: Path) -> None:
    """Make a folder and its parents so that they survive a power cut; raises an OSError."""
    new = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(new):
        one.mkdir(mode=stat.S_IRWXU, exist_ok=True)
        sync_folder(one.parent)


def store(file: Path, text: str) -> None:
    """Store a text in a file of its own, in a folder that is made where it is missing; raises an OSError or FormatError."""
    make_folder(file.parent)
    formats.store(file, text, private=True)


def narrow(path: Path) -> None:
    """Take from all others what they may do with a file or folder; links are left alone, as is what cannot be changed."""
    with contextlib.suppress(OSError):
        mode = path.lstat().st_mode
        if mode & _OTHERS and (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
            path.chmod(stat.S_IMODE(mode) & ~_OTHERS)


def narrow_all(folder: Path) -> None:
    """The same for a folder and all that is in it: earlier versions left it to the system who may read what."""
    for at, _, names in os.walk(folder):
        narrow(Path(at))
        for name in names:
            narrow(Path(at, name))
