"""What is kept of an open window from one start to the next, as text that tells whether it is whole.

::

    dancing-sudoku session 1 <sha256 of all that follows this line>
    {"path": "/home/me/mine.sdk", "modified": true, ...}
    {"format": "dancing-sudoku", ...}                        <- the sheet, as it stands in a .dsudoku file

The sheet is a text of its own here: what it holds is `sheet`'s business. The line above it has what only a restart
needs. A power cut may leave a part of such a text, or zeros in its place: the checksum finds that out.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from hashlib import sha256
from typing import Any, Final

VERSION: Final = 1
_BEGIN: Final = "dancing-sudoku session "


class BrokenError(ValueError):
    """This text is not whole, or no program has written it."""


class NewerError(ValueError):
    """A newer version of the program has written it."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What was open.

    Attributes:
        sheet: the text of the whole sheet.
        path: the file it belongs to, or None.
        format_id: the format of that file; maybe one that this program does not know.
        number: which puzzle of a collection, or None.
        modified: whether no file has it.
        blank: whether nothing stands on the board.
        ended: whether the window was closed after this, so that nothing came later.
        selected: the cell.
        breakpoints, marks, runs: the lists of breakpoints, bookmarks and runs, of other puzzles too.
        touring: the guided tours and how far each was followed.
        stamp: the file as it was when it was read or written last, as `FileStamp` keeps itself.
        plays: how far puzzles were played that is not in the library yet, as `library_plays` keeps it.
        saving: what was about to be saved in which file, as `SaveIntent` keeps itself; None where nothing was.
    """

    sheet: str
    path: str | None = None
    format_id: str = "sdk"
    number: int | None = None
    modified: bool = False
    blank: bool = False
    ended: bool = False
    selected: int = 0
    breakpoints: list[Any] = field(default_factory=list)
    marks: list[Any] = field(default_factory=list)
    runs: list[Any] = field(default_factory=list)
    touring: Mapping[str, Any] = field(default_factory=dict)
    stamp: Mapping[str, Any] | None = None
    plays: list[Any] = field(default_factory=list)
    saving: Mapping[str, Any] | None = None

    @property
    def is_unsaved(self) -> bool:
        """Whether it is work that stands nowhere else."""
        return self.modified and not self.blank


def text_of(kept: Kept) -> str:
    """It as text, to be stored; inverse of `read`."""
    beside = {row.name: getattr(kept, row.name) for row in fields(kept) if row.name != "sheet"}
    rest = f"{json.dumps(beside)}\n{writable(kept.sheet)}"
    return f"{_BEGIN}{VERSION} {_checksum(rest)}\n{rest}"


def read(text: str) -> Kept:
    """What this text keeps; what is missing has its default, and what is unknown is passed over.

    Raises:
        BrokenError: it is not whole, or makes no sense.
        NewerError: it is not for this version of the program.
    """
    first, _, rest = text.partition("\n")
    version, _, checksum = first.removeprefix(_BEGIN).partition(" ")
    if not first.startswith(_BEGIN) or not (version.isascii() and version.isdigit() and len(version) < 9):
        raise BrokenError("this is no stored session")
    if int(version) > VERSION:
        raise NewerError(f"version {version} of a stored session is newer than this program")
    if int(version) < 1 or checksum != _checksum(rest):
        raise BrokenError("a part of it is missing or damaged")
    beside, _, sheet = rest.partition("\n")
    return _parsed(beside, sheet)


def _parsed(beside: str, sheet: str) -> Kept:
    try:
        held = json.loads(beside)
        known = {row.name for row in fields(Kept)} - {"sheet"}
        kept = Kept(sheet, **{name: value for name, value in held.items() if name in known})
    except (AttributeError, RecursionError, TypeError, ValueError) as error:
        raise BrokenError("what stands beside the sheet cannot be read") from error
    wrong = [name for name, fits in _CHECKS.items() if not fits(getattr(kept, name))]
    if wrong:
        raise BrokenError(f"{', '.join(wrong)}: no such values")
    return kept


_CHECKS: Final[dict[str, Callable[[Any], bool]]] = {
    "path": lambda value: value is None or isinstance(value, str),
    "format_id": lambda value: isinstance(value, str),
    "number": lambda value: value is None or (type(value) is int and value > 0),
    "modified": lambda value: isinstance(value, bool),
    "blank": lambda value: isinstance(value, bool),
    "ended": lambda value: isinstance(value, bool),
    "selected": lambda value: type(value) is int and 0 <= value <= 80,
    "breakpoints": lambda value: isinstance(value, list),
    "marks": lambda value: isinstance(value, list),
    "runs": lambda value: isinstance(value, list),
    "touring": lambda value: isinstance(value, dict),
    "stamp": lambda value: value is None or isinstance(value, dict),
    "plays": lambda value: isinstance(value, list),
    "saving": lambda value: value is None or isinstance(value, dict),
}
"""What each part must be. A format of another version of the program is no reason to give up a puzzle."""


def writable(sheet: str) -> str:
    """A text of JSON with what no file can hold, halves of characters, escaped as JSON does it."""
    return sheet.encode("utf-8", "backslashreplace").decode("utf-8")


def _checksum(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
