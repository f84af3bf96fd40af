"""The dialog that shares a puzzle: what it is shared as, the text, its QR code, and ways to copy and save them."""

from dataclasses import dataclass
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QLineEdit, QWidget

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Document
from sudoku_gui.kit.export_form import ExportForm
from sudoku_gui.player.job import Job, beside
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.label import Label, add_row
from sudoku_gui.wording import answers, errors, exporting, joining
from sudoku_gui.wording.names import format_name

if TYPE_CHECKING:
    from segno import QRCode


FORMATS: Final = ("sudokupad", "fpuzzles", "sudokuwiki", "line")
"""Forms in which a puzzle can be shared: links to sites, and the givens alone."""


@dataclass(frozen=True, slots=True)
class Shared:
    """A puzzle as it is shared; where it is too long for a QR code, there is none."""

    text: str
    lost: tuple[str, ...]  # codes of what should be in it and cannot, of `formats.PARTS`
    code: "QRCode | None"

    def picture(self, kind: str, side: int) -> bytes:
        """The file of a PNG or SVG: black on white in every theme, in squares of whole pixels, at most this large."""
        file = BytesIO()
        if self.code is not None:
            scale = max(1, side // self.code.symbol_size()[0])
            self.code.save(file, kind=kind, scale=scale, light="white")
        return file.getvalue()


def share(puzzle: Puzzle, format_id: str, *, has_progress: bool) -> Shared:
    """A puzzle in one of `FORMATS`, with or without what the user has done; takes up to a tenth of a second.

    Raises:
        FormatError: this format cannot write this puzzle.
    """
    import segno  # only now: few share a puzzle

    if not has_progress:
        puzzle = Puzzle(puzzle.givens, headers=puzzle.headers, sections=puzzle.sections)
    text = formats.write(puzzle, format_id).strip()
    try:
        code = segno.make_qr(text, error="l")  # at least: it corrects as much as its size allows
    except segno.DataOverflowError:
        code = None
    return Shared(text, formats.lost(puzzle, format_id), code)


tr = Texts("sharing")

_SIDE: Final = 340  # pixels: three for each module of a puzzle with all its notes
FILE_SIDE: Final = 800  # of a picture that is copied or saved


class ShareDialog(ExportForm):
    """Follows the board while it is open."""

    settings: Shared | None = None

    def __init__(self, parent: QWidget, document: Document) -> None:
        super().__init__(parent, "share", tr("Share by Link or QR Code"))
        self._document = document
        document.changed.connect(self.refresh)
        self._job = Job(self)
        self._job.finished.connect(self._show)
        self._job.failed.connect(lambda error: self._show(None, errors.describe(error)))
        names = {name: format_name(name) for name in FORMATS}
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
        sharing = partial(share, puzzle, self.value("as"), has_progress=has_progress)
        self._job.start(beside(sharing), (FormatError,), replace=True)

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
