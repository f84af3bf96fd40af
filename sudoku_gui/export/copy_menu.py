"""The menu Copy As: every format that is written, and a picture."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from solver_core import formats
from sudoku_gui.export.copying import Copying
from sudoku_gui.wording import file_formats
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.marking import translate


class CopyMenu(QMenu):
    """Filled when it is first opened, since all formats are needed for it."""

    def __init__(self, parent: QWidget, copying: Copying) -> None:
        super().__init__(translate("saving", "Copy &As"), parent)
        self._copying = copying
        self.setObjectName("menu_copy_as")
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        if not self.isEmpty():
            return
        for row in formats.FORMATS:
            if row.writes is not None:
                text, tip = file_formats.name(row.id), file_formats.description(row.id)
                self._add(row.id, text, partial(self._copying.copy_as, row.id), tip)
        self.addSeparator()
        self._add("picture", translate("saving", "&Picture"), self._copying.copy_picture)

    def _add(self, name: str, text: str, copy: Callable[[], None], tip: str = "") -> None:
        action = self.addAction(text, copy)
        action.setObjectName(f"copy_as_{name}")
        action.setToolTip(as_tip(tip))
        action.setStatusTip(tip)
