"""Where you were: what was open comes back at the next start, and unsaved work is kept at every moment."""

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from solver_core import formats
from sudoku_gui.session.document import Mode, Source
from sudoku_gui.session.keeper import BrokenSessionError, Keeper, Kept, puzzle_of
from sudoku_gui.window.main_window import MainWindow
from sudoku_gui.wording import errors

_SETTLED = 1000
"""Milliseconds after a change until it is stored."""

FIRST_PUZZLE = "branching.sdk"
"""Of the puzzles that are installed, the one that a newcomer meets: it has guesses and dead ends."""


class Continuity(QObject):
    """Stores what is open a second after each change and at the end, and brings it back.

    Args:
        window: what shows it.
        keeper: where it is stored.
    """

    def __init__(self, window: MainWindow, keeper: Keeper) -> None:
        super().__init__(window)
        self._window = window
        self._keeper = keeper
        self._has_complained = self._is_over = False
        self._greeting = ""
        self._timer = QTimer(self, interval=_SETTLED, singleShot=True)
        self._timer.timeout.connect(self.keep)
        document = window.document
        for signal in (document.changed, document.named, document.mode_changed, window.player.moved):
            signal.connect(self._soon)
        workspace = window.workspace
        for held in (workspace.breakpoints, workspace.marks, workspace.runs):
            held.changed.connect(self._soon)
        for signal in (workspace.touring.moved, workspace.touring.answered, workspace.touring.left):
            signal.connect(self._soon)
        window.may_close = self._close
        window.spoke_anew.connect(self._greet_anew)

    def restore(self, *, tour: bool = True) -> None:
        """Show what was open last, with the tour if one was under way; at the first start, a puzzle to begin with."""
        try:
            kept = self._keeper.kept()
        except BrokenSessionError as error:
            words = self.tr("What was open last could not be read; it has been put aside as {file}.")
            self._window.info_bar.show_message(words.format(file=error.aside), "error")
            return
        if kept is None:
            self._welcome()
        else:
            self._show(kept)
            if tour and self._window.workspace.touring.was_under_way:
                self._window.tours.come_back()

    def restore_with(self, paths: Path | Sequence[Path]) -> None:
        """Open files instead of what was open last, whose unsaved work is put into a file of its own."""
        path = paths if isinstance(paths, Path) else paths[0]
        try:
            kept = self._keeper.kept()
            aside = self._keeper.set_aside(puzzle_of(kept)) if kept and kept.modified else None
        except BrokenSessionError:
            aside = None  # the keeper has put it aside
        except OSError as error:
            self.restore()
            words = self.tr("{name} was not opened, for your unsaved puzzle could not be put aside: {cause}.")
            message = words.format(name=path.name, cause=errors.told(error))
            self._window.info_bar.show_message(message, "error")
            return
        self.restore(tour=False)
        if aside:
            self._window.preferences.note_recent(str(aside))
            words = self.tr("Your unsaved puzzle was kept: it is in File > Open Recent.")
            self._window.info_bar.show_message(words)
        self._window.files.open_without_asking(path)

    def put_aside(self) -> Path | None:
        """What is on the board and unsaved goes, whole, into a file of its own, which is listed in Open Recent.

        Answers the file; None where nothing is unsaved or the board is blank.

        Raises:
            OSError: the file cannot be written; then nothing else may take the place of what is on the board.
        """
        document = self._window.document
        if document.is_blank or not document.is_modified:
            return None
        aside = self._keeper.set_aside(document.puzzle)
        self._window.preferences.note_recent(str(aside))
        return aside

    def _soon(self) -> None:
        """Store within a second of the first change not stored, whatever else happens meanwhile."""
        if not self._timer.isActive() and not self._is_over:
            self._timer.start()

    def keep(self) -> bool:
        """Store what is open; answer whether that was possible."""
        try:
            self._keeper.keep(self._kept())
        except OSError as error:
            if not self._has_complained:
                self._has_complained = True
                words = self.tr("What you do cannot be kept for the next start: {cause}. Save it in a file.")
                self._window.info_bar.show_message(words.format(cause=errors.told(error)), "error")
            return False
        self._has_complained = False
        return True

    def _close(self) -> bool:
        """Store a last time; where that fails, unsaved work is not given up without a question."""
        self._timer.stop()
        self._is_over = self._is_over or self.keep() or not self._window.document.is_modified
        if not self._is_over:
            words = self.tr(
                "Closing now would lose your unsaved puzzle: it cannot be kept for the next start."
            )
            actions = [
                (self.tr("Save As..."), self._window.files.save_as),
                (self.tr("Close Anyway"), self._give_up),
            ]
            self._window.info_bar.show_message(words, "question", actions)
        return self._is_over

    def _give_up(self) -> None:
        self._is_over = True
        self._window.close()

    def _kept(self) -> Kept:
        document, player = self._window.document, self._window.player
        source, search, workspace = document.source, player.search, self._window.workspace
        overrides = player.subject.to_json()["overrides"]
        return Kept(
            puzzle=formats.write(document.puzzle, "sdk"),
            path=str(source.path.absolute()) if source.path else None,
            format_id=source.format_id,
            number=source.number,
            modified=document.is_modified,
            mode=document.mode.value,
            selected=self._window.board.selected or 0,
            position=player.goal if search else None,
            rule=search.rule.value if search else "fewest",
            engine=player.subject.engine.value,
            sample=player.subject.sample,
            seed=player.subject.seed,
            overrides=list(overrides) if isinstance(overrides, list) else [],
            breakpoints=workspace.breakpoints.to_json(),
            marks=workspace.marks.to_json(),
            runs=workspace.runs.to_json(),
            touring=workspace.touring.to_json(),
        )

    def _show(self, kept: Kept) -> None:
        document = self._window.document
        source = Source(Path(kept.path) if kept.path else None, kept.format_id, kept.number)
        document.open(puzzle_of(kept), source, modified=kept.modified)
        document.set_mode(Mode(kept.mode))
        self._window.board.select(kept.selected)
        self._window.stops.bring_back(kept)
        if kept.position is not None and not self._window.workspace.touring.was_under_way:
            subject = kept.subject(None if kept.sample else document.task())
            self._window.watching.watch(subject, kept.position)

    def _welcome(self) -> None:
        text = (files("sudoku_gui.assets") / "puzzles" / FIRST_PUZZLE).read_text(encoding="utf-8")
        self._window.document.open(formats.read(text).puzzles[0], Source())
        self._greet()

    def _greet_anew(self, message: str) -> None:
        """Whoever was greeted in a language that is not spoken any more, and has not gone on yet, is greeted again."""
        if message and message == self._greeting:
            self._greet()

    def _greet(self) -> None:
        window = self._window
        self._greeting = self.tr("A puzzle to begin with:")
        window.info_bar.show_message(
            self._greeting,
            "question",
            [
                (self.tr("Type Your Own"), window.files.new),
                (self.tr("Solve It"), window.solving.solve),
                (self.tr("Watch Dancing Links Solve It"), window.watching.start),
                (self.tr("Tours"), window.tours.choose),
            ],
        )
