"""Shares the puzzle as a link and as a QR code; `document/qr_codes.py` reads one again."""

from pathlib import Path
from typing import TYPE_CHECKING

from sudoku_gui.document import paths
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.actions import Action
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.dialog import show_one

if TYPE_CHECKING:
    from sudoku_gui.features.sharing.dialog import ShareDialog

mark = Texts("actions").mark


class Sharing(Feature):
    """Opens the dialog, and saves its picture."""

    @Action(
        "share",
        mark("Share by Lin&k or QR Code..."),
        tip=mark("Share the puzzle as a link or a QR code that other programs open"),
        enabled=lambda self: not self.context.document.is_blank,
    )
    def share(self) -> None:
        """Show the puzzle as a link and as a QR code."""
        from sudoku_gui.features.sharing.dialog import ShareDialog

        show_one(self.context.window, ShareDialog, self._build)

    def _build(self) -> "ShareDialog":
        from sudoku_gui.features.sharing import dialog as sharing
        from sudoku_gui.features.sharing.model import Shared
        from sudoku_gui.render.picture_files import PictureKind, encoded

        document, tasks = self.context.document, self.context.tasks
        dialog = sharing.ShareDialog(self.context.window, document.timed_puzzle)
        document.changed.connect(dialog.follow)

        def save(shared: Shared) -> None:
            kind = PictureKind(dialog.value("kind"))
            data = encoded(sharing.picture(shared, kind))

            def write(path: Path) -> None:
                tasks.write(paths.shown(path), storing(path, data))

            tasks.choose("sudoku", dialog.ending, write)

        dialog.confirmed.connect(save)
        return dialog
