"""Readers of what the program keeps: documents, sessions, preferences and the library.

A session has a checksum of itself, which is made anew here, so that what stands behind it is reached.
"""

import random
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QCoreApplication

from solver_core.formats import FormatError
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.library import Library
from sudoku_gui.database.list_table import ListTable
from sudoku_gui.document.atomic_file import writable
from sudoku_gui.document.document import Source
from sudoku_gui.document.file_watch import FileStamp
from sudoku_gui.document.preferences import ROWS, Preferences, RecentFiles
from sudoku_gui.features.tours.guide import TourGuide
from sudoku_gui.models import Models
from sudoku_gui.player.player import Player
from sudoku_gui.services import watching
from sudoku_gui.session import saved_state
from sudoku_gui.session import state as session_state
from sudoku_gui.session.state import BrokenError, OtherVersionError, SessionState
from sudoku_gui.wording import command_text as commands
from sudoku_gui.wording import errors, names
from tests.bench.fuzz import damage
from tests.bench.fuzz.samples import SUBJECTS, SUDOKU, Reader, full_workspace, json_or_text

# --- documents and sessions -----------------------------------------------------------------------------


def of_documents(_folder: Path) -> Reader:
    workspace = full_workspace()
    samples = [saved_state.write(saved_state.of(workspace))]
    return Reader(samples, json_or_text, partial(_document, workspace), (GridError, FormatError))


def _document(workspace: Models, text: str) -> None:
    held = saved_state.read(text)
    saved_state.restore(workspace, held, Source())
    if held.subject is not None:
        with suppress(ValueError):  # as the window has it: what cannot be searched is said
            held.subject.search()
    _show(workspace)


def _show(workspace: Models) -> None:
    """What the window says of it."""
    stack = workspace.document.undo_stack
    commands.name(stack.undoText())
    commands.name(stack.redoText())
    problem = SUBJECTS[0].search().problem
    for held in list(workspace.runs)[:50]:
        if held.subject.grid is not None:
            names.run_name(held, problem)
    saved_state.write(saved_state.of(workspace))


def _owners(workspace: Models) -> dict[str, Any]:
    """What has the parts of a session."""
    guide = TourGuide(workspace.player, workspace.selection, workspace)
    return {
        "breakpoints": workspace.breakpoints,
        "marks": workspace.bookmarks,
        "runs": workspace.runs,
        "touring": guide,
    }


def of_sessions(_folder: Path) -> Reader:
    workspace = full_workspace()
    owners = _owners(workspace)
    lists = {name: owner.to_json() for name, owner in owners.items()}
    whole = SessionState(
        saved_state.write(saved_state.of(workspace)), path="a.sdk", stamp=FileStamp(1, 2, "3"), **lists
    )
    return Reader(
        [session_state.write(whole), session_state.write(replace(whole, modified=True, number=3))],
        _damaged_session,
        partial(_session, workspace, owners),
        (BrokenError, OtherVersionError, GridError, FormatError),
    )


def _damaged_session(text: str, chance: random.Random) -> str:
    """With a checksum that is right, mostly."""
    first, beside, held = text.split("\n", 2)
    if chance.random() < 0.6:
        beside = json_or_text(beside, chance).replace("\n", " ")
    else:
        held = json_or_text(held, chance)
    if chance.random() < 0.05:
        return damage.text(text, chance)
    rest = f"{beside}\n{writable(held)}"
    return f"{' '.join(first.split()[:3])} {session_state._checksum(rest)}\n{rest}"


def _session(workspace: Models, owners: Mapping[str, Any], text: str) -> None:
    found = session_state.read(text)
    held = saved_state.read(found.board)
    saved_state.restore(workspace, replace(held, search=None), Source())
    for name, owner in owners.items():
        try:
            owner.from_json(getattr(found, name))
        except ValueError as error:  # as the window has it
            errors.describe(error)
    _show(workspace)


# --- preferences ----------------------------------------------------------------------------------------


def of_preferences(folder: Path) -> Reader:
    preferences = Preferences()
    for row in ROWS:
        preferences[row.key] = [*row.choices][-1] if row.choices else "7.5"
    recent_files = RecentFiles()
    recent_files.add("a, b.sdk")
    recent_files.add("ä.sdk")
    preferences.store_layout("panes_watch", QByteArray(bytes(range(256)) * 4))
    preferences.flush()
    (file,) = folder.rglob("fuzz.*")
    return Reader([file.read_bytes()], _bytes_or_text, partial(_preference, file, Player()), ())


def _bytes_or_text(held: bytes, chance: random.Random) -> bytes:
    if chance.random() < 0.5:
        return damage.data(held, chance)
    return damage.text(held.decode("utf-8", "surrogateescape"), chance).encode("utf-8", "replace")


def _preference(file: Path, player: Player, held: bytes) -> None:
    file.write_bytes(held)
    preferences = Preferences()
    values = {row.key: preferences[row.key] for row in ROWS}
    player.set_rate(watching._number(values["rate"]))
    [Path(path).name for path in RecentFiles().paths]
    preferences.layout("panes_watch")
    preferences.deleteLater()
    QCoreApplication.processEvents()


# --- the library ----------------------------------------------------------------------------------------


def of_the_library(folder: Path) -> Reader:
    library = Library(folder)
    puzzles = [
        Puzzle(SUDOKU, headers=(("D", f"Number {number}"), ("A", "Somebody"), ("L", "easy")))
        for number in range(300)
    ]
    for puzzle in puzzles:
        library.add(puzzle, "Mine")
    for puzzle in puzzles[:3]:
        library.add(puzzle, "<b>Others</b>")
    library.store_game(SUDOKU, saved_state.write(saved_state.of(full_workspace())), 1234, solved=False)
    library.close()
    return Reader([library.path.read_bytes()], damage.data, partial(_look, folder), (OSError, FormatError))


def _look(folder: Path, held: bytes) -> None:
    for file in folder.glob("library*"):
        file.unlink()
    library = Library(folder)
    library.path.write_bytes(held)
    try:
        for found in library.collections():
            rows = library.rows_of(found.id)
            if rows is None:
                continue
            for index in {0, 1, len(rows) - 1} & set(range(len(rows))):
                with suppress(OSError, FormatError):
                    rows.puzzle(index)
            with suppress(OSError):
                ListTable().add(rows.entries(0, min(len(rows), 300)))
        library.games.of(SUDOKU)
        library.store_game(SUDOKU, "{}", 1, solved=True)
    finally:
        library.close()
        library.deleteLater()
        QCoreApplication.processEvents()
