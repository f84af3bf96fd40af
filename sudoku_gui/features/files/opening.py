"""Opens files, texts and pipes: read, ask if in doubt, make room, show, report.

A single complete and unambiguous puzzle is opened at once. Anything else is previewed before
the puzzle on the board is replaced. Several puzzles go to the open list, and the first is opened.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from threading import Event
from typing import Final, TypeAlias

from solver_core.formats import FormatError, Reading
from solver_core.formats.lists.line_file import LineFile
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.document import imports
from sudoku_gui.document.document import Source
from sudoku_gui.document.imports import Imported, JoinedPuzzles, Origin, is_plain, may_be_saved_over
from sudoku_gui.features.files import text as words
from sudoku_gui.features.files.base import FilesPart
from sudoku_gui.player.job import Job, Work, answered, begin, beside
from sudoku_gui.services.progress import Announcement
from sudoku_gui.session import saved_state
from sudoku_gui.session.stash import StashResult
from sudoku_gui.translation import translate
from sudoku_gui.widgets.dialog import asked
from sudoku_gui.wording import answers, joining
from sudoku_gui.wording.answers import doubt
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import format_name

_TRIED: Final = 8  # rows of a list tried until one holds a puzzle

MakeRoom: TypeAlias = Callable[[], Work[StashResult | None]]
"""Stashes unsaved work; returns None if the user wants to keep the board."""

_Show: TypeAlias = Callable[[], str]  # shows what was read, and returns a message about it


class Opening(FilesPart):
    """Reads and opens; ``make_room`` is called before a puzzle of the open list is shown."""

    def __init__(self, context: Context, make_room: MakeRoom) -> None:
        super().__init__(context)
        self._make_room = make_room
        self._open_list = context.open_list
        self._open_list.puzzle_requested.connect(self._open_listed)
        self._open_list.unreadable.connect(self._report_unreadable)
        self._is_room_made = False
        self._reading: Job | None = None  # the job that is reading, or was the last to
        self.is_reading = False
        self._progress = Announcement(self, context.messages, translate("imports", "Cancel"), self.cancel)

    def open(self, origins: Sequence[Origin], make_room: MakeRoom, text: str = "", first: int = 0) -> None:
        """Read and open these, cancelling earlier ones.

        Args:
            origins: what is read.
            make_room: handles the previous puzzle.
            text: a message to show with the result.
            first: which of several puzzles to open, from 0.
        """
        self.cancel()
        self._reading = begin(self, self._open(origins, make_room, text, first))

    def cancel(self) -> bool:
        """Stop reading; returns whether something was being read."""
        return self.is_reading and self._reading is not None and self._reading.cancel()

    def _open(self, origins: Sequence[Origin], make_room: MakeRoom, text: str, first: int) -> Work[None]:
        found: Sequence[Imported] | None = imports.read_at_once(origins)
        if found is None:
            found = yield from self._read(origins)
        for imported in found:
            self._remember_file(imported)
        good, said, is_error = _sorted(found, text)
        show: _Show | None
        if len(good) == 1:
            show = yield from self._choose(good[0], first)
        elif good:
            show = partial(self._show_several, good, first)
        else:
            self._messages.show_message(said, "error")
            return
        stashed = (yield from make_room()) if show is not None else None
        if show is not None and stashed is not None:
            self._report(show(), said, stashed, is_error=is_error)

    def _read(self, origins: Sequence[Origin]) -> Work[Sequence[Imported]]:
        """Read the origins one after the other; cancelling also ends the reading thread."""
        cancelled, names = Event(), [origin.name for origin in origins]
        found: list[Imported] = []
        self.is_reading = True
        try:
            for origin in origins:
                self._progress.show_text(words.reading(names, len(found)))
                found.append((yield from beside(partial(imports.read, origin, cancelled.is_set))))
        finally:
            cancelled.set()
            self.is_reading = False
            self._progress.end()
        return found

    def _remember_file(self, imported: Imported) -> None:
        path, recent_files = imported.origin.path, self.context.recent_files
        if path is None:
            return
        if imported.error is None:
            self.context.preferences["last_folder"] = str(path.parent)
            recent_files.add(str(path))
        elif isinstance(imported.error, FileNotFoundError):
            recent_files.remove(str(path))

    # --- asking what to show -------------------------------------------------------------------

    def _choose(self, imported: Imported, first: int) -> Work[_Show | None]:
        """The import to show; None if the user cancels, or for a problem, which replaces no puzzle."""
        origin, reading = imported.origin, imported.reading
        if imported.problem and reading is not None:
            # Nine rows of nine 0s and 1s may be a Sudoku or the matrix of another problem.
            question = translate("imports", "{name} may be a Sudoku or a 0-1 matrix. Which is it?")
            kinds = {"sudoku": translate("imports", "Sudoku"), "matrix": translate("imports", "0-1 Matrix")}
            answer = yield from self._messages.ask(question.format(name=shown(origin.name)), kinds)
            if not answer:
                return None
            imported = replace(imported, problem="") if answer == "sudoku" else imported
        if imported.problem:
            self._watch_problem(imported)
            return None
        if imported.line_file is not None:
            return partial(self._show_line_file, origin, imported.line_file, first)
        if reading is None:
            return None
        index = None if len(reading.puzzles) > 1 else 0
        if not is_plain(reading):
            from sudoku_gui.features.files.preview import ImportPreview

            preview = ImportPreview(self._window, self._window.theme, origin.name, reading)
            if not (yield from asked(preview)):
                return None
            reading, index = preview.reading, preview.index
        if index is None:
            return partial(self._show_all, origin, reading, first)
        return partial(self._show_one, imported, reading, index)

    def _watch_problem(self, imported: Imported) -> None:
        if self.context.watching.watch_problem(imported.problem):
            text = translate("imports", "{name} is an exact cover problem. Step or play its search.")
            said = [text.format(name=shown(imported.origin.name)), doubt(imported.kind, imported.others)]
            self._messages.show_message(joining.sentences(said))

    # --- showing and reporting ------------------------------------------------------------------------

    def _show_one(self, imported: Imported, reading: Reading, index: int) -> str:
        source, modified = _source(imported, reading, index)
        state = saved_state.from_reading(reading, index)
        left_out = self.show_state(state, source, modified=modified)
        text = words.opened(reading.format.id, reading.puzzles[index])
        return joining.sentences([text, answers.dropped(left_out)])

    def _show_all(self, origin: Origin, reading: Reading, first: int) -> str:
        line_file = _line_file(origin) if is_plain(reading) else None
        if line_file is not None:
            self._open_list.show_line_file(line_file)
        else:
            self._open_list.show_puzzles(origin.name, reading.puzzles, origin.path, reading.format.id)
        self._open_first(first)
        puzzles = words.puzzles(len(reading.puzzles))
        if origin.path is None:  # the user knows where it is from
            return translate("imports", "Opened: {puzzles}.").format(puzzles=puzzles)
        return translate("imports", "{name}: {puzzles}, read as {format}.").format(
            name=shown(origin.name), puzzles=puzzles, format=format_name(reading.format.id)
        )

    def _show_line_file(self, origin: Origin, line_file: LineFile, first: int) -> str:
        self._open_list.show_line_file(line_file)
        self._open_first(first)
        return translate("imports", "{name} is a list of puzzles, read as {format}.").format(
            name=shown(origin.name), format=format_name(line_file.format.id)
        )

    def _show_several(self, found: Sequence[Imported], first: int) -> str:
        puzzles = JoinedPuzzles([one.reading.puzzles for one in found if one.reading is not None])
        name = translate("imports", "%n files", "", len(found))
        self._open_list.show_puzzles(name, puzzles)
        self._open_first(first)
        return translate("imports", "{files}: {puzzles}.", files=name, puzzles=words.puzzles(len(puzzles)))

    def _open_first(self, first: int) -> None:
        """Open the first readable puzzle of the open list, from an index on."""
        before, self._is_room_made = self._document.puzzle, True
        first = first if first < self._open_list.count else 0
        for index in range(first, min(first + _TRIED, self._open_list.count)):
            self._open_list.open(index)
            if self._document.puzzle is not before:
                break
        self._is_room_made = False

    def _report(self, text: str, said: str, stashed: StashResult, *, is_error: bool) -> None:
        # The reason for an error has no full stop, so nothing may follow it.
        parts = [text, stashed.text, said] if is_error else [said, text, stashed.text]
        givens = self._document.puzzle.givens

        def applies() -> bool:
            return self._document.puzzle.givens == givens and not self._document.is_solved

        self._messages.show_message(
            joining.sentences(parts),
            "error" if is_error else "info",
            stashed.actions,
            applies=None if is_error else applies,
        )

    # --- the open list --------------------------------------------------------------------------------

    def _open_listed(self, puzzle: Puzzle, source: Source) -> None:
        if self._is_room_made:
            self._show_listed(puzzle, source)
        else:
            self.begin_work(self._make_room_and_show(puzzle, source))

    def _make_room_and_show(self, puzzle: Puzzle, source: Source) -> Work[None]:
        stashed = yield from self._make_room()
        if stashed is None:
            return
        self._show_listed(puzzle, source)
        if stashed.text:
            self._messages.show_message(stashed.text, "info", stashed.actions)

    def _show_listed(self, puzzle: Puzzle, source: Source) -> None:
        if not self.context.game_saving.restore_game(puzzle, source):
            self._document.open(puzzle, source)

    def _report_unreadable(self, error: Exception) -> None:
        self._messages.show_message(words.unreadable(self._open_list.name, error), "error")


def _sorted(found: Sequence[Imported], text: str) -> tuple[list[Imported], str, bool]:
    """The imports that can be shown together, a message about the rest, and whether there was an error."""
    good = [imported for imported in found if imported.error is None]
    bad = [imported for imported in found if imported.error is not None]
    sentences = [text, words.unread(bad, found) if bad else ""]
    problems = [imported for imported in good if imported.reading is None and imported.problem]
    if len(good) > 1 and problems:
        # One window watches one search, but shows many puzzles.
        good = [imported for imported in good if imported not in problems] or problems[:1]
        template = translate("imports", "{name} is an exact cover problem: open it alone to watch it.")
        left = [one for one in problems if one not in good]
        sentences += [template.format(name=shown(one.origin.name)) for one in left]
    return good, joining.sentences(sentences), bool(bad)


def _source(imported: Imported, reading: Reading, index: int) -> tuple[Source, bool]:
    """The source of a puzzle, and whether it counts as unsaved."""
    path = imported.origin.path
    if path is None:
        return Source(), True
    is_all = may_be_saved_over(imported, reading)
    return Source(path, reading.format.id, None if is_all else index + 1), False


def _line_file(origin: Origin) -> LineFile | None:
    """The file row by row, where it is a list of lines."""
    try:
        return None if origin.path is None else answered(partial(LineFile.begin, origin.path))
    except (FormatError, OSError):
        return None
