"""File > Open Recent: the files opened or saved last, and stashed work."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from solver_core import formats
from solver_core.formats import FormatError, disk
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.document import paths
from sudoku_gui.features.files import text as words
from sudoku_gui.session.stash import is_stashed
from sudoku_gui.wording.foreign import as_tip, in_menu, shown

_LARGEST: Final = 1 << 18  # the largest file that is read for its title, in bytes


class RecentMenu(QObject):
    """Lists the files opened or saved last, the newest first."""

    def __init__(self, context: Context, open_path: Callable[[Path], None]) -> None:
        parent = context.window
        super().__init__(parent)
        self._files = context.recent_files
        self._open_path = open_path
        self._menu = QMenu(self.tr("Open &Recent"), parent)
        self._menu.setObjectName("menu_recent")
        self._menu.setToolTipsVisible(True)
        self._files.changed.connect(self._fill)
        context.actions.menus["file"].insertMenu(context.actions["save"], self._menu)
        self._fill()

    def _fill(self) -> None:
        self._menu.clear()
        files = self._files.paths
        for number, file in enumerate(files, 1):
            path = Path(file)
            action = self._menu.addAction(f"&{number % 10} {in_menu(paths.shortened(self._name(path)))}")
            action.setToolTip(as_tip(paths.shown_in_full(path)))
            action.triggered.connect(lambda _checked=False, path=path: self._open_path(path))
        self._menu.setEnabled(bool(files))
        if files:
            self._menu.addSeparator()
            self._menu.addAction(self.tr("&Clear List")).triggered.connect(self._files.clear)

    def _name(self, path: Path) -> str:
        """The name of a file; stashed work has the name of its title, or of what it holds."""
        if not is_stashed(path):
            return paths.shown(path)
        puzzle = _puzzle_in(path)
        if puzzle is None:
            return self.tr("Unsaved puzzle")
        title = shown(puzzle.header("D"))
        return title or self.tr("Unsaved puzzle: {counts}").format(counts=words.counts(puzzle))


def _puzzle_in(path: Path) -> Puzzle | None:
    try:
        return formats.read(formats.decode(disk.contents(path, _LARGEST)), path.suffix).puzzles[0]
    except (OSError, FormatError):
        return None
