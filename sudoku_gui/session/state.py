"""The state of an open window from one start to the next, as text that shows whether it is complete.

::

    dancing-sudoku session 1 <sha256 of all that follows this line>
    {"path": "/home/me/mine.sdk", "modified": true, ...}
    {"format": "dancing-sudoku", ...}                        <- the board, as in a .dsudoku file

The board's text belongs to `saved_state`; the line above it has what only a restart needs. A power cut may leave a part
of such a text, or zeros: the checksum finds that out.

A stored record is a dataclass, which declares the fields; its annotations are checked when it is read. A field is a
``str``, ``int``, ``bool``, ``list``, ``Mapping``, another record, or one of them or None; ``Annotated[int, range(81)]``
says which numbers. A field with a default may be missing. JSON writes a record by ``default=plain``.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, is_dataclass, replace
from hashlib import sha256
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints

from solver_core.errors.quoting import printable
from sudoku_gui.document.atomic_file import writable
from sudoku_gui.document.file_watch import FileStamp

_Record = TypeVar("_Record")

_QUOTED: Final = 60  # characters of what is wrong that a message shows

plain: Final[Callable[[Any], dict[str, Any]]] = asdict
"""A record as plain data; inverse of `record`."""


def record(kind: type[_Record], data: object, **given: Any) -> _Record:
    """A record from plain data and further arguments; raises a ValueError for invalid data."""
    if not isinstance(data, dict):
        raise ValueError(f"{kind.__name__} is an object")  # noqa: TRY004 - bad data
    hints = get_type_hints(kind, include_extras=True)
    if unknown := data.keys() - (hints.keys() - given.keys()):
        raise ValueError(f"{kind.__name__} has no {printable(', '.join(sorted(unknown)), _QUOTED)}")
    try:
        return kind(**given, **{name: _value(name, hints[name], value) for name, value in data.items()})
    except TypeError as error:
        raise ValueError(f"{kind.__name__} lacks something: {error}") from error


def _value(name: str, hint: Any, value: object) -> object:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is UnionType or NoneType in arguments:  # Annotated makes another union of it
        return None if value is None else _value(name, arguments[0], value)
    if origin is Annotated:
        if _value(name, arguments[0], value) not in arguments[1]:
            raise ValueError(f"{name} cannot be {printable(repr(value), _QUOTED)}")
        return value
    kind = origin or hint
    if isinstance(kind, type) and is_dataclass(kind):
        return record(kind, value)
    if type(value) is not (dict if kind is Mapping else kind):
        raise ValueError(f"{name} cannot be {printable(repr(value), _QUOTED)}")
    return value


VERSION: Final = 1
_BEGIN: Final = "dancing-sudoku session "
_NUMBER: Final = re.compile(r"[1-9]\d{0,7}", re.ASCII)


class BrokenError(ValueError):
    """The text is damaged, or not a session."""


class OtherVersionError(ValueError):
    """Another version of the program has written the text."""


@dataclass(frozen=True, slots=True)
class SaveIntent:
    """A file that is about to be written: stored with the session first.

    The program may be killed when the file is written and the session is not. The next start compares the file with
    the intent: where they agree, the file was saved, and no other program has changed it.
    """

    path: str
    format_id: str
    size: int  # in bytes
    digest: str  # SHA-256 of the new contents
    whole: bool  # whether the file then holds all of the puzzle

    @classmethod
    def of(cls, path: Path, format_id: str, text: str, *, whole: bool) -> "SaveIntent":
        data = text.encode("utf-8", "replace")
        return cls(str(path.absolute()), format_id, len(data), sha256(data).hexdigest(), whole)


@dataclass(frozen=True, slots=True)
class SessionState:
    """The contents of a window, stored so that it can be opened again where it was closed."""

    board: str  # the text of a `SavedState`
    path: str | None = None  # the file it belongs to, or None
    format_id: str = "sdk"  # the format of that file; maybe one that this program does not know
    number: Annotated[int, range(1, 1 << 60)] | None = None  # which puzzle of a collection, or None
    modified: bool = False  # whether no file has it
    blank: bool = False  # whether the board is empty
    ended: bool = False  # whether the window was closed after this, so that nothing came later
    selected: Annotated[int, range(81)] = 0
    breakpoints: list[Any] = field(default_factory=list)  # also those of other puzzles
    marks: list[Any] = field(default_factory=list)
    runs: list[Any] = field(default_factory=list)
    touring: Mapping[str, Any] = field(default_factory=dict)  # progress in the guided tours
    stamp: FileStamp | None = None  # of the file when it was read or written last
    plays: list[Any] = field(default_factory=list)  # states of play that are not in the library yet
    saving: SaveIntent | None = None  # of a file that is being saved

    @property
    def is_unsaved(self) -> bool:
        return self.modified and not self.blank


def write(state: SessionState) -> str:
    """The text to store; inverse of `read`."""
    header = {row.name: getattr(state, row.name) for row in fields(state) if row.name != "board"}
    rest = f"{json.dumps(header, default=plain)}\n{writable(state.board)}"
    return f"{_BEGIN}{VERSION} {_checksum(rest)}\n{rest}"


def read(text: str) -> SessionState:
    """The session in a text; raises a BrokenError or OtherVersionError."""
    first, _, rest = text.partition("\n")
    version, _, checksum = first.removeprefix(_BEGIN).partition(" ")
    if not first.startswith(_BEGIN) or not _NUMBER.fullmatch(version):
        raise BrokenError("this is no stored session")
    if int(version) != VERSION:
        raise OtherVersionError(f"this is version {version} of a stored session, not {VERSION}")
    if checksum != _checksum(rest):
        raise BrokenError("a part of it is missing or damaged")
    header, _, board = rest.partition("\n")
    try:
        return record(SessionState, json.loads(header), board=board)
    except (RecursionError, ValueError) as error:
        raise BrokenError(f"the header cannot be read: {error}") from error


def _checksum(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def validated(state: SessionState) -> SessionState:
    """The session as after saving, where the file holds what was to be saved."""
    intent = state.saving
    if intent is None:
        return state
    try:
        path = Path(intent.path)
        found = FileStamp.of(path) if path.is_file() and path.stat().st_size == intent.size else None
    except (OSError, ValueError):
        return state
    if found is None or not found.is_same(FileStamp(intent.size, -1, intent.digest)):
        return state
    return replace(
        state,
        path=intent.path,
        format_id=intent.format_id,
        number=None,
        modified=not intent.whole,
        stamp=found,
        saving=None,
    )
