"""What the program stores for itself in the user's data folder: files that only the user may read, in folders that only the user may open.

They hold what the user has done, with the names of the files in which it was.
"""

import stat
from pathlib import Path

from solver_core import formats
from solver_core.formats.replacement import sync_folder


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
