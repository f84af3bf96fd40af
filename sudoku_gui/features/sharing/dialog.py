"""The dialog that shares a puzzle: what it is shared as, the link, its QR code, and ways to copy and save them."""

from functools import partial
from typing import Final

from PySide6.QtCore import QMimeData, QRectF, QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from solver_core.formats import FormatError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.features.sharing import model, paint
from sudoku_gui.features.sharing.model import Shared
from sudoku_gui.player.job import Job, Steps, beside
from sudoku_gui.render.picture_files import PictureFormat, PictureKind, painted
from sudoku_gui.render.pixmaps import ratio_of
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.export_form import ExportForm
from sudoku_gui.widgets.label import add_row
from sudoku_gui.wording import answers, errors, exporting, file_formats, joining

tr = Texts("sharing")

_SIDE: Final = 340  # pixels: three for each module of a puzzle with all its notes


class CodePicture(QWidget):
    """The QR code, once there is one."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("code")
        self.setAccessibleName(tr("QR code"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(_SIDE, _SIDE)
        self.shown: Shared | None = None

    def show_code(self, shared: Shared | None) -> None:
        """Show the code of a text; nothing without one."""
        self.shown = shared
        self.setAccessibleDescription(shared.text if shared else "")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.shown is not None and self.shown.modules:
            with QPainter(self) as painter:
                paint.paint(painter, QRectF(self.rect()), self.shown.modules, ratio_of(painter))

    def sizeHint(self) -> QSize:
        return QSize(_SIDE, _SIDE)


class ShareDialog(ExportForm):
    """Follows the board while it is open; `settings` is the picture to save."""

    def __init__(self, parent: QWidget, puzzle: Puzzle) -> None:
        super().__init__(parent, "share", tr("Share Puzzle"))
        self._puzzle = puzzle
        self._job = Job(self)
        self._job.finished.connect(self._show)
        self._job.failed.connect(self._refuse)
        rows = [(name, self._name(name)) for name in model.FORMATS]
        self.chooser("as", tr("&Share as:"), rows, model.FORMATS[0])
        self.link = QLineEdit(readOnly=True)
        self.link.setObjectName("link")
        add_row(self.form, tr("Te&xt:"), self.link)
        self.check("progress", tr("&Include my digits and notes"), default=False)
        kinds = [(kind, exporting.kind(kind)) for kind in (PictureKind.PNG, PictureKind.SVG)]
        self.chooser("kind", tr("&Picture:"), kinds, PictureKind.PNG)
        self.code = CodePicture()
        self.body.addWidget(self.code, 1)
        self._copies = [
            dialog_button("copy_text", "", self._copy_text),
            dialog_button("copy_code", tr("Copy &QR Code"), self._copy_code),
        ]
        for button in self._copies:
            self.buttons.addButton(button, self.buttons.ButtonRole.ActionRole)
        self.go.setText(tr("Save QR Code &As..."))
        self.go.setDefault(False)
        self.go.setAutoDefault(False)
        self._copies[0].setDefault(True)
        self.buttons.button(self.buttons.StandardButton.Cancel).setText(tr("Close"))
        self.refresh()

    @property
    def settings(self) -> Shared | None:
        return self.code.shown

    def follow(self, _before: Puzzle, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self.refresh()

    def refresh(self) -> None:
        self._job.start(self._making(), (FormatError,), replace=True)

    def _making(self) -> Steps[Shared]:
        has_progress = self.value("progress")
        make = partial(model.shared, self._puzzle, self.value("as"), has_progress=has_progress)
        return (yield from beside(make))

    def _name(self, format_id: str) -> str:
        return tr("Givens as 81 characters") if format_id == "line" else file_formats.name(format_id)

    def _show(self, shared: Shared) -> None:
        self.link.setText(shared.text)
        self.link.setCursorPosition(0)
        self.code.show_code(shared)
        is_link = shared.text.startswith("https:")
        self._copies[0].setText(tr("&Copy Link") if is_link else tr("&Copy Text"))
        left_out = tr("Not in it: {parts}.", parts=answers.lost_parts(shared.lost)) if shared.lost else ""
        too_long = "" if shared.modules else tr("It is too long for a QR code.")
        self._report(joining.sentences([left_out, too_long]), copies=(True, bool(shared.modules)))

    def _refuse(self, error: FormatError) -> None:
        self.link.clear()
        self.code.show_code(None)
        self._report(errors.describe(error), copies=(False, False))

    def _report(self, text: str, copies: tuple[bool, bool]) -> None:
        self.show_facts(text, can_go=copies[1])
        for button, can_copy in zip(self._copies, copies, strict=True):
            button.setEnabled(can_copy)

    def _copy_text(self) -> None:
        self.remember()
        QGuiApplication.clipboard().setText(self.link.text())
        self.facts.setText(tr("Copied."))

    def _copy_code(self) -> None:
        """Copy the picture, and the text for programs that take no pictures."""
        self.remember()
        mime = QMimeData()
        if self.code.shown is not None:
            mime.setImageData(picture(self.code.shown, PictureKind.PNG))
            mime.setText(self.code.shown.text)
        QGuiApplication.clipboard().setMimeData(mime)
        self.facts.setText(tr("The QR code was copied."))


def picture(shared: Shared, kind: PictureKind) -> QImage | bytes:
    """The code as an image, or as the bytes of an SVG."""
    size = paint.file_size(shared.modules)

    def paint_on(painter: QPainter) -> None:
        paint.paint(painter, QRectF(0, 0, size.width(), size.height()), shared.modules)

    return painted(size, PictureFormat(kind, title=tr("Sudoku")), paint_on)
