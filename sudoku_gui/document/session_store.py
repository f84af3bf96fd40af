"""Keeps what is open from one start to the next, in the user's data folder, for every running window by itself.

::

    sessions/choosing              locked while a window looks for its place
    sessions/1/lock                locked while a window lives there
    sessions/1/0000000018 ...kept  what it shows, and before it what it showed: see `generations`
    unsaved/....dsudoku            work put aside: see `unsaved`
    session.json                   of earlier versions of the program: read once, then called session.before.json

A window takes the free place with the newest state, which comes back. Unsaved work in other free places, left by
windows that crashed or were closed before, stays there until the user has been shown it. Places that were left
properly with nothing unsaved are emptied: of windows closed one after the other the last one comes back.
"""

import contextlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QStandardPaths

from sudoku_gui.document import migration as old_session
from sudoku_gui.document import save_intent
from sudoku_gui.document import saved_state as sheet
from sudoku_gui.document import session_state as kept_text
from sudoku_gui.document.backups import Generation, make_folder
from sudoku_gui.document.session_folder import SessionFolder, Taking, may_be_lock
from sudoku_gui.document.session_state import Kept, NewerError
from sudoku_gui.document.stash import Unsaved
from sudoku_gui.library import plays as library_plays
from sudoku_gui.library.actions import Play

_CHOOSING: Final = "choosing"
_PATIENCE: Final = 2000
"""Milliseconds that another window may take to look for its place."""


@dataclass(frozen=True, slots=True)
class State:
    """What was kept, when, and where it lies."""

    kept: Kept
    at: datetime
    place: Path


@dataclass(frozen=True, slots=True)
class Found:
    """What the last time has left.

    Attributes:
        state: what comes back; None where nothing does.
        others: unsaved work in other places, the newest first.
        aside: files that could not be read, where they are now.
        newer: places that a newer version of the program has written; they were left alone.
        plays: how far puzzles were played, by their givens, that is not in the library yet.
        is_alone: whether no other window is running.
    """

    state: State | None = None
    others: tuple[State, ...] = ()
    aside: tuple[Path, ...] = ()
    newer: tuple[Path, ...] = ()
    plays: Mapping[str, Play] = field(default_factory=dict)
    is_alone: bool = True


@dataclass(frozen=True, slots=True)
class _Look:
    """A place that nobody lives in, and what lies there."""

    folder: SessionFolder
    state: State | None = None
    aside: tuple[Path, ...] = ()
    is_newer: bool = False


class Keeper:
    """Stores and finds what was open.

    Args:
        folder: where; the system's place for this program's data by default.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._root = folder or Path(
            QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
        )
        self._folder: SessionFolder | None = None
        self._old: Path | None = None
        self._with_plays: list[Path] = []
        self._unsaved = Unsaved(self._root / "unsaved")

    @property
    def folder(self) -> Path:
        """Where it is stored."""
        return self._root

    @property
    def _sessions(self) -> Path:
        return self._root / "sessions"

    # --- coming back ------------------------------------------------------------------------------

    def begin(self) -> Found:
        """Find a place, and answer what the last time has left there and elsewhere."""
        with self._choosing():
            old = old_session.look(self._root)
            looks, is_alone = self._looks()
            states = [look for look in looks if look.state is not None]
            best = max(states, key=_time, default=None)
            if old.kept is not None or best is None:
                best = next((look for look in looks if look.state is None and not look.is_newer), None)
            self._folder = best.folder if best else self._new_place(looks)
            left = [look for look in looks if look is not best]
            self._tidy(left)
        state = best.state if best else None
        if old.kept is not None:
            self._old = old.file
            state = State(old.kept, old.at, old.file)
        others = [look.state for look in left if look.state is not None and look.state.kept.is_unsaved]
        return Found(
            state,
            tuple(sorted(others, key=lambda one: one.at, reverse=True)),
            (*old.aside, *(path for look in looks for path in look.aside)),
            tuple(look.folder.path for look in looks if look.is_newer),
            _plays(states),
            is_alone,
        )

    def earlier(self) -> list[State]:
        """The states of this window that are still there, the newest first."""
        generations = self._folder.generations if self._folder else ()
        return [state for one in generations if (state := self._state(one)) is not None]

    def let_go(self, other: State) -> None:
        """Unsaved work of another place was shown, and is kept here now."""
        _empty(other.place)

    def let_go_of_plays(self) -> None:
        """All states of play are in the library: the places are emptied that were left for nothing else."""
        for place in self._with_plays:
            _empty(place)
        self._with_plays.clear()

    def _looks(self) -> tuple[list[_Look], bool]:
        """The places that nobody lives in, which are ours until they are left, and whether these are all."""
        looks, is_alone = [], True
        for folder in self._places():
            taking = folder.take()
            if taking is Taking.ANOTHERS:
                is_alone = False
            else:
                looks.append(self._look(folder))
        return looks, is_alone

    def _places(self) -> list[SessionFolder]:
        try:
            names = [entry.name for entry in self._sessions.iterdir()]
        except OSError:
            return []
        numbers = sorted(int(name) for name in names if name.isascii() and name.isdigit() and len(name) < 9)
        return [SessionFolder(self._sessions / str(number)) for number in numbers]

    def _look(self, folder: SessionFolder) -> _Look:
        """The newest state that can be read; what is newer than it and cannot be read is put aside."""
        aside: list[Path] = []
        for one in folder.generations:
            try:
                state = self._read(one)
                state = replace(state, kept=save_intent.settled(state.kept))
            except NewerError:
                return _Look(folder, aside=tuple(aside), is_newer=True)
            except (OSError, ValueError):
                aside.append(folder.generations.put_aside(one))
            else:
                return _Look(folder, state, tuple(aside))
        return _Look(folder, aside=tuple(aside))

    def _read(self, one: Generation) -> State:
        held = kept_text.read(one.text())
        sheet.read(held.sheet)
        return State(held, one.at, one.path.parent)

    def _state(self, one: Generation) -> State | None:
        try:
            return self._read(one)
        except (OSError, ValueError):
            return None

    def _new_place(self, looks: list[_Look]) -> SessionFolder:
        """The first that is nobody's; where nothing can be written, one that `keep` will try to take."""
        seen = {look.folder.path for look in looks}
        for number in count(1):
            folder = SessionFolder(self._sessions / str(number))
            if folder.path not in seen and folder.take() is not Taking.ANOTHERS:
                return folder
        raise AssertionError  # there are numbers enough

    def _tidy(self, left: list[_Look]) -> None:
        for look in left:
            kept = look.state.kept if look.state is not None else None
            is_over = look.folder.is_ours and kept is not None and kept.ended and not kept.is_unsaved
            if is_over and kept is not None and kept.plays:
                self._with_plays.append(look.folder.path)
            elif is_over:
                look.folder.generations.clear()
                _vacate(look.folder)
            look.folder.leave()

    @contextmanager
    def _choosing(self) -> Iterator[None]:
        """One window after the other looks for its place; who waits too long looks all the same."""
        with contextlib.suppress(OSError):
            make_folder(self._sessions)
        lock = QLockFile(str(self._sessions / _CHOOSING))
        if may_be_lock(self._sessions / _CHOOSING):
            lock.tryLock(_PATIENCE)
        try:
            yield
        finally:
            lock.unlock()

    # --- keeping ----------------------------------------------------------------------------------

    def keep(self, kept: Kept) -> None:
        """Store it, whole or not at all; may be called in any thread, by one at a time.

        Raises:
            OSError: the folder cannot be written.
        """
        folder = self._folder
        if folder is None or folder.take() is Taking.ANOTHERS:
            folder = self._folder = self._new_place([])
        folder.generations.store(kept_text.text_of(kept))
        if self._old is not None:
            with contextlib.suppress(OSError):
                self._old.replace(self._old.with_name("session.before.json"))
            self._old = None

    def end(self) -> None:
        """Leave the place to whoever comes next."""
        if self._folder is not None:
            self._folder.leave()

    def put_aside(self, text: str) -> Path:
        """Write unsaved work, the text of a sheet, to a file of its own, and answer which.

        Raises:
            OSError: the folder cannot be written.
        """
        return self._unsaved.put(text)


def _plays(looks: Iterable[_Look]) -> dict[str, Play]:
    """What is not in the library yet of all these places; of a puzzle what was played last."""
    found: dict[str, Play] = {}
    for look in looks:
        for key, play in library_plays.from_json(look.state.kept.plays if look.state else None).items():
            if key not in found or play.played >= found[key].played:
                found[key] = play
    return found


def _empty(place: Path) -> None:
    folder = SessionFolder(place)
    if folder.take() is Taking.OURS:
        folder.generations.clear()
        _vacate(folder)


def _time(look: _Look) -> datetime:
    assert look.state is not None  # noqa: S101 - looked at by whoever asks
    return look.state.at


def _vacate(folder: SessionFolder) -> None:
    folder.leave()
    with contextlib.suppress(OSError):
        folder.path.rmdir()
