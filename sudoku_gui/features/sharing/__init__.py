"""Shares the puzzle as a link and as a QR code; `document/qr_codes.py` reads one again."""

from typing import TYPE_CHECKING

from sudoku_gui.document import paths
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action
from sudoku_gui.widgets.dialog import show_one

if TYPE_CHECKING:
    from sudoku_gui.features.sharing.dialog import Shared


class SharingFeature(Feature):
    """Opens the dialog, and saves its picture."""

    @Action(
        "share",
        "Share by Lin&k or QR Code...",
        tip="Share the puzzle as a link or a QR code that other programs open",
        enabled=lambda self: not self.context.document.is_blank,
    )
    def share(self) -> None:
        from sudoku_gui.features.sharing.dialog import FILE_SIDE, ShareDialog

        def build() -> ShareDialog:
            dialog = ShareDialog(self.context.window, self.context.document)
            choose, write = self.context.choose_file, self.context.tasks.write

            def save(shared: "Shared") -> None:
                data = shared.picture(dialog.value("kind"), FILE_SIDE)
                choose("sudoku", dialog.ending, lambda path: write(paths.shown(path), storing(path, data)))

            dialog.confirmed.connect(save)
            return dialog

        show_one(self.context.window, ShareDialog, build)
