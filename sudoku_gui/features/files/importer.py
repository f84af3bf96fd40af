"""Opens files, texts and pipes: read, ask where something is doubtful, stash, show, report.

What is plain - one puzzle, nothing left out or decided - is opened at once. What is doubtful is previewed before
anything is replaced. Several puzzles go to the open list, and the first is opened.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from solver_core.formats import FormatError, Reading
from solver_core.formats.line_file import LineFile
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.document.document import Source
from sudoku_gui.document.imports import (
    Imported,
    JoinedPuzzles,
    Origin,
    is_plain,
    may_be_saved_over,
    read_all,
    read_at_once,
)
from sudoku_gui.features.files import text as words
from sudoku_gui.features.files.parts import FilesPart
from sudoku_gui.player.job import Job, answered
from sudoku_gui.session import saved_state
from sudoku_gui.session.stash import StashFirst, StashResult
from sudoku_gui.translation import translate
from sudoku_gui.widgets.progress import Announcement
from sudoku_gui.wording import answers, file_formats, joining
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.problem_kinds import doubt

_TRIED: Final = 8  # rows of a list that are tried until one holds a puzzle


@dataclass(frozen=True, slots=True)
class ImportRequest:
    """How an import ends: what becomes of the puzzle before, and what is said about it."""

    stash_first: StashFirst  # what becomes of the puzzle before
    text: str = ""  # a sentence to show along with the result
    kind: str = "info"  # of the message; "error" where something could not be read
    first: int = 0  # which of several puzzles is opened, from 0, where there are this many


class Importer(FilesPart):
    """Reads what is brought, and opens it; ``stash_first`` makes room for a puzzle of the open list."""

    def __init__(self, context: Context, stash_first: StashFirst) -> None:
        super().__init__(context)
        self._stash_first = stash_first
        self._open_list = context.open_list
        self._open_list.puzzle_requested.connect(self._open_listed)
        self._open_list.unreadable.connect(self._report_unreadable)
        self._request: ImportRequest | None = None
        self._origins: tuple[Origin, ...] = ()
        self._is_stashed = False
        self._job = Job(self)
        self._job.progressed.connect(self._report_progress)
        self._job.finished.connect(self._sort)
        self._progress = Announcement(
            self, context.messages, translate("imports", "Cancel"), self._job.cancel
        )

    def open(self, origins: Sequence[Origin], request: ImportRequest) -> None:
        """Read these instead of earlier ones, and open what they hold."""
        self._job.cancel()
        self._request, self._origins = request, tuple(origins)
        found = read_at_once(self._origins)
        if found is None:
            self._report_progress(0)
            self._job.start(read_all(self._origins), ())
        else:
            self._sort(found)

    def cancel(self) -> bool:
        """Stop reading; returns whether something was being read."""
        was_running = self._job.cancel()
        self._progress.end()
        return was_running

    def _report_progress(self, share: float) -> None:
        names = [origin.name for origin in self._origins]
        self._progress.show_text(words.reading(names, round(share * len(self._origins))))

    def _sort(self, imports: tuple[Imported, ...]) -> None:
        """Several things go to the open list together; problems are opened one at a time."""
        self._progress.end()
        request = self._request
        if request is None:
            return
        for imported in imports:
            self._remember_file(imported)
        good = [imported for imported in imports if imported.error is None]
        bad = [imported for imported in imports if imported.error is not None]
        if bad:
            text = joining.sentences([request.text, words.unread(bad, imports)])
            request = replace(request, text=text, kind="error")
        if len(good) > 1 and (
            problems := [imported for imported in good if imported.reading is None and imported.problem]
        ):
            # One window watches one search, but shows many puzzles.
            good = [imported for imported in good if imported not in problems] or problems[:1]
            template = translate(
                "imports", "{name} is a problem of exact cover: open it by itself to watch it."
            )
            left = [one for one in problems if one not in good]
            remarks = [template.format(name=shown(one.origin.name)) for one in left]
            request = replace(request, text=joining.sentences([request.text, *remarks]))
        if len(good) == 1:
            self._open_or_ask(good[0], request)
        elif good:
            self._show_several(good, request)
        else:
            self._info_bar.show_message(request.text, request.kind)

    def _remember_file(self, imported: Imported) -> None:
        path, preferences = imported.origin.path, self.context.preferences
        if path is None:
            return
        if imported.error is None:
            preferences["last_folder"] = str(path.parent)
            preferences.note_recent(str(path))
        elif isinstance(imported.error, FileNotFoundError):
            preferences.forget_recent(str(path))

    def _open_or_ask(self, imported: Imported, request: ImportRequest) -> None:
        origin, reading = imported.origin, imported.reading
        if imported.problem and reading is not None:
            self._ask_which(imported, request)
        elif imported.problem:
            self._watch_problem(imported)
        elif imported.line_file is not None:
            self._show_line_file(origin, imported.line_file, request)
        elif reading is not None and not is_plain(reading):
            self._preview(imported, reading, request)
        elif reading is not None and len(reading.puzzles) == 1:
            self._open_one(imported, reading, 0, request)
        elif reading is not None:
            self._show_all(origin, reading, request)

    def _ask_which(self, imported: Imported, request: ImportRequest) -> None:
        """Nine rows of nine 0s and 1s may be a Sudoku or the matrix of another problem."""
        question = translate("imports", "{name} may be a Sudoku or a 0-1 matrix. Which is it?")
        actions = [
            (
                translate("imports", "Sudoku"),
                lambda: self._open_or_ask(replace(imported, problem=""), request),
            ),
            (translate("imports", "0-1 Matrix"), lambda: self._watch_problem(imported)),
        ]
        text = question.format(name=shown(imported.origin.name))
        self._info_bar.show_message(text, "question", actions)

    def _watch_problem(self, imported: Imported) -> None:
        if self.context.watching.watch_problem(imported.problem):
            text = translate("imports", "{name} is an exact cover problem. Step or play its search.")
            said = [text.format(name=shown(imported.origin.name)), doubt(imported.kind, imported.others)]
            self._info_bar.show_message(joining.sentences(said))

    def _preview(self, imported: Imported, reading: Reading, request: ImportRequest) -> None:
        from sudoku_gui.features.files.preview import ImportPreview, build_preview

        window = self._window
        dialog = ImportPreview(window, imported.origin.name, reading, build_preview(window.theme))
        dialog.open_requested.connect(lambda which, index: self._open_one(imported, which, index, request))
        dialog.library_requested.connect(lambda which: self._show_all(imported.origin, which, request))
        dialog.open()

    # --- stashing, showing and reporting --------------------------------------------------------------

    def _open_one(self, imported: Imported, reading: Reading, index: int, request: ImportRequest) -> None:
        def show(stashed: StashResult) -> None:
            source, modified = _source(imported, reading, index)
            state = saved_state.from_reading(reading, index)
            left_out = self.show_state(state, source, modified=modified)
            text = words.opened(reading.format.id, reading.puzzles[index])
            self._report(joining.sentences([text, answers.dropped(left_out)]), request, stashed)

        request.stash_first(show)

    def _show_all(self, origin: Origin, reading: Reading, request: ImportRequest) -> None:
        def show() -> None:
            line_file = _line_file(origin.path) if is_plain(reading) else None
            if line_file is not None:
                self._open_list.show_line_file(line_file)
            else:
                self._open_list.show_puzzles(origin.name, reading.puzzles, origin.path, reading.format.id)

        text = translate("imports", "{name}: {puzzles}, read as {format}.").format(
            name=shown(origin.name),
            puzzles=words.puzzles(len(reading.puzzles)),
            format=file_formats.name(reading.format.id),
        )
        self._show_list(show, text, request)

    def _show_line_file(self, origin: Origin, line_file: LineFile, request: ImportRequest) -> None:
        text = translate("imports", "{name} is a list of puzzles, read as {format}.").format(
            name=shown(origin.name), format=file_formats.name(line_file.format.id)
        )
        self._show_list(lambda: self._open_list.show_line_file(line_file), text, request)

    def _show_several(self, imports: Sequence[Imported], request: ImportRequest) -> None:
        puzzles = JoinedPuzzles([one.reading.puzzles for one in imports if one.reading is not None])
        name = translate("imports", "%n files", "", len(imports))
        text = translate("imports", "{files}: {puzzles}.").format(
            files=name, puzzles=words.puzzles(len(puzzles))
        )
        self._show_list(lambda: self._open_list.show_puzzles(name, puzzles), text, request)

    def _show_list(self, show: Callable[[], object], text: str, request: ImportRequest) -> None:
        def replace_puzzle(stashed: StashResult) -> None:
            show()
            self._open_first(request.first)
            self._report(text, request, stashed)

        request.stash_first(replace_puzzle)

    def _open_first(self, first: int) -> None:
        """Open the first puzzle of the open list that can be read, from a number on."""
        before, self._is_stashed = self._document.puzzle, True
        first = first if first < self._open_list.count else 0
        for index in range(first, min(first + _TRIED, self._open_list.count)):
            self._open_list.open(index)
            if self._document.puzzle is not before:
                break
        self._is_stashed = False

    def _report(self, text: str, request: ImportRequest, stashed: StashResult) -> None:
        is_error = request.kind == "error"
        # Why something could not be read ends without a full stop, so nothing may follow it.
        parts = [text, stashed.text, request.text] if is_error else [request.text, text, stashed.text]
        givens = self._document.puzzle.givens

        def applies() -> bool:
            return self._document.puzzle.givens == givens and not self._document.is_solved

        self._info_bar.show_message(
            joining.sentences(parts), request.kind, stashed.actions, applies=None if is_error else applies
        )

    # --- the open list --------------------------------------------------------------------------------

    def _open_listed(self, puzzle: Puzzle, source: Source) -> None:
        def show(stashed: StashResult) -> None:
            if not self.context.play_storage.restore_play(puzzle, source):
                self._document.open(puzzle, source)
            if stashed.text:
                self._info_bar.show_message(stashed.text, "info", stashed.actions)

        if self._is_stashed:
            show(StashResult())
        else:
            self._stash_first(show)

    def _report_unreadable(self, error: Exception) -> None:
        self._info_bar.show_message(words.unreadable(self._open_list.name, error), "error")


def _source(imported: Imported, reading: Reading, index: int) -> tuple[Source, bool]:
    """Where a puzzle comes from, and whether no file has it."""
    path = imported.origin.path
    if path is None:
        return Source(), True
    is_all = may_be_saved_over(imported, reading)
    return Source(path, reading.format.id, None if is_all else index + 1), False


def _line_file(path: Path | None) -> LineFile | None:
    """The file row by row, where it is a list of lines."""
    try:
        return None if path is None else answered(partial(LineFile.begin, path))
    except (FormatError, OSError):
        return None
