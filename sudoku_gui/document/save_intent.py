"""What is about to be saved in a file: stored with the session first, it tells our own writing from that of others.

A program may be killed when the file is written and the session not yet. The next start finds in the session what was
to be written: if that is what the file holds, it was saved, and nobody else has changed it.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path

from sudoku_gui.document.file_watch import FileStamp
from sudoku_gui.document.session_state import Kept


@dataclass(frozen=True, slots=True)
class SaveIntent:
    """A file as it is to become.

    Attributes:
        path: which.
        format_id: its format.
        size: in bytes.
        digest: SHA-256 of what is to stand in it.
        whole: whether it holds all of the puzzle then.
    """

    path: str
    format_id: str
    size: int
    digest: str
    whole: bool

    @classmethod
    def of(cls, path: Path, format_id: str, text: str, *, whole: bool) -> "SaveIntent":
        """This text is about to be written."""
        data = text.encode("utf-8", "replace")
        return cls(str(path.absolute()), format_id, len(data), sha256(data).hexdigest(), whole)

    @classmethod
    def from_json(cls, data: Mapping[str, object] | None) -> "SaveIntent | None":
        """An intent from its data; None where they are none."""
        match data:
            case {
                "path": str(path),
                "format_id": str(format_id),
                "size": int(size),
                "digest": str(digest),
                "whole": bool(whole),
            }:
                return cls(path, format_id, size, digest, whole)
        return None

    def to_json(self) -> dict[str, object]:
        """As plain data; inverse of `from_json`."""
        return asdict(self)


def settled(kept: Kept) -> Kept:
    """The session as it would have been stored after saving, where the file holds what was to be saved."""
    intent = SaveIntent.from_json(kept.saving)
    if intent is None:
        return kept
    try:
        path = Path(intent.path)
        found = FileStamp.of(path) if path.is_file() and path.stat().st_size == intent.size else None
    except (OSError, ValueError):
        return kept
    if found is None or not found.is_same(FileStamp(intent.size, -1, intent.digest)):
        return kept
    return replace(
        kept,
        path=intent.path,
        format_id=intent.format_id,
        number=None,
        modified=not intent.whole,
        stamp=found.to_json(),
        saving=None,
    )
