"""The tour that was edited last, in a file of its own: it is there again when the editor is next opened."""

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Final, TypeVar

from solver_core.formats import disk
from sudoku_gui.document import private_files
from sudoku_gui.document.paths import data_folder
from sudoku_gui.features.tours.editor.model import ChoiceDraft, StopDraft, TourDraft, Words

_NAME: Final = "tour.json"
_MOST_BYTES: Final = 64 << 20

_USUAL: Final[dict[Any, type]] = {str: str, bool: bool, int: int, Words: dict}
"""What stands in JSON for the types of attributes; others are lists or may be left out."""

_Kind = TypeVar("_Kind", ChoiceDraft, TourDraft, StopDraft)


def path() -> Path:
    """The file in the data folder that holds the tour between two starts."""
    return data_folder() / _NAME


def write(file: Path, draft: TourDraft, saved: TourDraft | None) -> None:
    """Store a draft, and what of it is saved, as JSON; inverse of `read`; raises an OSError."""
    data = {"draft": asdict(draft), "saved": None if saved is None else asdict(saved)}
    private_files.store(file, json.dumps(data))


def read(file: Path) -> tuple[TourDraft, TourDraft | None] | None:
    """The drafts in a file; None where there is nothing that makes sense."""
    try:
        data = json.loads(disk.contents(file, _MOST_BYTES))
        saved = data["saved"]
        return _draft(data["draft"]), None if saved is None else _draft(saved)
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _draft(data: Any) -> TourDraft:
    return _made(TourDraft, data | {"stops": tuple(map(_stop, data["stops"]))})


def _stop(data: Any) -> StopDraft:
    choices = tuple(_made(ChoiceDraft, choice) for choice in data["choices"])
    return _made(StopDraft, data | {"choices": choices, "panes": tuple(data["panes"])})


def _made(kind: type[_Kind], data: dict[str, Any]) -> _Kind:
    """One of these, whose attributes are what they ought to be."""
    made = kind(**data)
    for one in fields(made):
        value: Any = getattr(made, one.name)
        usual: Any = _USUAL.get(one.type, tuple | int | None)
        parts = {*value, *value.values()} if isinstance(value, dict) else value if one.name == "panes" else ()
        if not isinstance(value, usual) or not all(isinstance(part, str) for part in parts):
            raise TypeError(one.name)
    return made
