"""The dialog that shares a puzzle: what it is shared as, the link, its QR code, and ways to copy and save them."""

from functools import partial
from typing import Final

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QLineEdit, QWidget

from solver_core.formats import FormatError
from sudoku_gui.document.document import Document
from sudoku_gui.features.sharing import model
from sudoku_gui.features.sharing.model import Shared
from sudoku_gui.kit.export_form import ExportForm
from sudoku_gui.player.job import Job, beside
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.label import Label, add_row
from sudoku_gui.wording import answers, errors, exporting, file_formats, joining

tr = Texts("sharing")

_SIDE: Final = 340  # pixels: three for each module of a puzzle with all its notes
FILE_SIDE: Final = 800  # of a picture that is copied or saved


class ShareDialog(ExportForm):
    """Follows the board while it is open."""

    settings: Shared | None = None

    def __init__(self, parent: QWidget, document: Document) -> None:
        super().__init__(parent, "share", tr("Share Puzzle"))
        self._document = document
        document.changed.connect(self.refresh)
        self._job = Job(self)
        self._job.finished.connect(self._show)
        self._job.failed.connect(lambda error: self._show(None, errors.describe(error)))
        names = {name: file_formats.name(name) for name in model.FORMATS}
        names["line"] = tr("Givens as 81 characters")
        self.chooser("as", tr("&Share as:"), names.items(), "sudokupad").setFocus()
        self.link = QLineEdit(readOnly=True)
        add_row(self.form, tr("Te&xt:"), self.link)
        self.check("progress", tr("&Include my digits and notes"), default=False)
        kinds = [(kind, exporting.kind(kind)) for kind in ("png", "svg")]
        self.chooser("kind", tr("&Picture:"), kinds, "png")
        self.code = Label(name="code")
        self.code.setAccessibleName(tr("QR code"))
        self.code.setFixedSize(_SIDE, _SIDE)
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(self.code)
        self._copy = dialog_button("copy_text", tr("&Copy Link"), self._copy_text)
        self._copy_picture = dialog_button("copy_code", tr("Copy &QR Code"), self._copy_code)
        for button in (self._copy, self._copy_picture):
            self.buttons.addButton(button, self.buttons.ButtonRole.ActionRole)
        self.go.setText(tr("Save QR Code &As..."))
        self.go.setDefault(False)
        self.go.setAutoDefault(False)
        self._copy.setDefault(True)
        self.buttons.button(self.buttons.StandardButton.Cancel).setText(tr("Close"))
        self.refresh()

    def refresh(self) -> None:
        """Make link and code anew."""
        puzzle, has_progress = self._document.timed_puzzle, self.value("progress")
        share = partial(model.shared, puzzle, self.value("as"), has_progress=has_progress)
        self._job.start(beside(share), (FormatError,), replace=True)

    def _show(self, shared: Shared | None, error: str = "") -> None:
        self.settings, facts, ratio = shared, [error], self.devicePixelRatioF()
        pixmap = QPixmap()
        self.link.setText(shared.text if shared else "")
        self.link.setCursorPosition(0)
        if shared:
            pixmap.loadFromData(shared.picture("png", round(_SIDE * ratio)))
            pixmap.setDevicePixelRatio(ratio)
            is_link = shared.text.startswith("https:")
            self._copy.setText(tr("&Copy Link") if is_link else tr("&Copy Text"))
            facts = [tr("Not in it: {parts}.", parts=answers.lost_parts(shared.lost)) if shared.lost else ""]
            facts += [tr("It is too long for a QR code.")] * (not shared.code)
        self.code.setPixmap(pixmap)
        self.show_facts(joining.sentences(facts), can_go=not pixmap.isNull())
        self._copy_picture.setEnabled(not pixmap.isNull())
        self._copy.setEnabled(shared is not None)

    def _copy_text(self) -> None:
        self.remember()
        QGuiApplication.clipboard().setText(self.link.text())
        self.facts.setText(tr("Copied."))

    def _copy_code(self) -> None:
        """Copy the picture, and the text for programs that take no pictures."""
        self._copy_text()
        mime = QMimeData()
        if self.settings is not None:
            mime.setImageData(QImage.fromData(self.settings.picture("png", FILE_SIDE)))
            mime.setText(self.settings.text)
        QGuiApplication.clipboard().setMimeData(mime)

    # --- Qt ---------------------------------------------------------------------------------------

    def accept(self) -> None:
        """Save, unless the code is still being made or there is none."""
        if self.settings is not None and self.settings.code:
            super().accept()
