"""Copies of the puzzle: as a line, in every format that is written, and as a picture."""

from functools import partial
from typing import Final

from PySide6.QtCore import QMimeData, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QMenu

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action
from sudoku_gui.render.board import cell_states
from sudoku_gui.render.board.paint import paint
from sudoku_gui.render.pixmaps import ratio_of
from sudoku_gui.translation import translate
from sudoku_gui.wording import answers, errors
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import format_description, format_name

_SIDE: Final = 480  # of a picture, in logical pixels: legible in a letter, and no larger than a phone is wide
_SCALE: Final = 2.0
_SVG: Final = "image/svg+xml"


class CopyMenu(Feature):
    """Edit > Copy: puts the puzzle on the clipboard."""

    @Action(
        "copy",
        "&Copy Puzzle",
        keys=("Ctrl+C",),
        icon="copy",
        tip="Copy the givens as one line of 81 characters",
    )
    def copy_givens(self) -> None:
        """Put the givens on the clipboard as 81 characters, and say so."""
        QGuiApplication.clipboard().setText(str(self._document.puzzle.givens))
        message = translate("saving", "The givens were copied as one line of 81 characters.")
        self._messages.show_message(message)

    @Action("copy_board", "Copy &Board", keys=("Ctrl+Shift+C",), tip="Copy givens and entries together")
    def copy_board(self) -> None:
        """Copy givens and entries as one line."""
        QGuiApplication.clipboard().setText(str(self._document.puzzle.board))
        self._messages.show_message(translate("saving", "The board was copied as one line of 81 characters."))

    def begin(self) -> None:
        menu = QMenu(translate("saving", "Cop&y As"), self.context.window)
        menu.setObjectName("menu_copy_as")
        menu.setToolTipsVisible(True)
        fill = partial(self._fill, menu)  # when it is first opened, since all formats are needed for it
        menu.aboutToShow.connect(fill, Qt.ConnectionType.SingleShotConnection)
        self.context.actions.menus["edit"].insertMenu(self.context.actions["copy_link"], menu)

    def _fill(self, menu: QMenu) -> None:
        for row in formats.FORMATS:
            if row.writes is not None:
                action = menu.addAction(format_name(row.id), partial(self.copy_as, row.id))
                action.setObjectName(f"copy_as_{row.id}")
                tip = format_description(row.id)
                action.setToolTip(as_tip(tip))
                action.setStatusTip(tip)
        menu.addSeparator()
        action = menu.addAction(translate("saving", "&Picture"), self.copy_picture)
        action.setObjectName("copy_as_picture")

    def copy_as(self, format_id: str) -> None:
        """Copy all that a format holds, as its text."""
        puzzle, name = self._document.timed_puzzle, format_name(format_id)
        try:
            text, lost = formats.write(puzzle, format_id), formats.lost(puzzle, format_id)
        except FormatError as error:
            message = translate("saving", "Not copied as {format}: {cause}.")
            self._messages.show_message(message.format(format=name, cause=errors.describe(error)), "error")
            return
        QGuiApplication.clipboard().setText(text)
        message = translate("saving", "Copied as {format}.")
        if lost:
            message = translate("saving", "Copied as {format}, without {parts}.")
        self._messages.show_message(message.format(format=name, parts=answers.lost_parts(lost)))

    def copy_picture(self) -> None:
        """Copy the board as pixels and as lines; a program that takes only text gets it as one line."""
        QGuiApplication.clipboard().setMimeData(
            picture(self._document.puzzle, in_corners=self.context.note_places.in_corners)
        )
        self._messages.show_message(translate("saving", "The board was copied as a picture."))


def picture(puzzle: Puzzle, *, in_corners: bool = False) -> QMimeData:
    """The board on white, as pixels and as lines, and as one line of text."""
    from sudoku_gui.render.picture_files import PictureFormat, PictureKind, painted, paper

    look, theme = cell_states.of_puzzle(puzzle, in_corners=in_corners), paper()
    size = QSize(_SIDE, _SIDE)

    def paint_on(painter: QPainter) -> None:
        paint(painter, QRectF(0, 0, _SIDE, _SIDE), look, theme, ratio_of(painter))

    mime = QMimeData()
    pixels = painted(size, PictureFormat(PictureKind.PNG, _SCALE), paint_on)
    if isinstance(pixels, QImage):
        mime.setImageData(pixels)
    lines = painted(size, PictureFormat(PictureKind.SVG), paint_on)
    if isinstance(lines, bytes):
        mime.setData(_SVG, lines)
    mime.setText(str(puzzle.board))
    return mime
