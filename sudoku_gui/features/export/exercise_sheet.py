"""A sheet of exercises as PDF: questions about what the search does next, each with a picture, and the answers behind them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QBuffer, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPen

from solver_core.cover import SearchBase
from solver_core.cover.explain import exercises
from solver_core.cover.explain.exercise_reasons import judge
from solver_core.cover.explain.exercises import Exercise, Kind
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.features.export.film_view import FilmView
from sudoku_gui.player.job import Steps, as_part, beside
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import picture_files
from sudoku_gui.render.picture_files import PaperSize
from sudoku_gui.translation import translate
from sudoku_gui.widgets.figure import Figure
from sudoku_gui.wording import exercises as words
from sudoku_gui.wording.names import number
from sudoku_gui.wording.position import sentence_at
from sudoku_gui.wording.transport import before_try

MOST: Final = 30
SCENES: Final = ("link_view", "matrix_view", "board")
_SIZE: Final = QSize(900, 480)
_RATIO: Final = 1.6  # pixels of a picture to a logical one: it is printed
_PATIENCE: Final = 0.5
_TALLEST: Final = 0.34  # of a page a picture takes at most
_LARGE, _SMALL = 1.5, 0.9


@dataclass(frozen=True, slots=True)
class SheetSettings:
    """How many exercises of which kinds, and what the pictures show."""

    count: int
    kinds: tuple[Kind, ...]
    scene: str
    page: PaperSize


@dataclass(frozen=True, slots=True)
class SheetExercise:
    """An exercise on paper: where the search stands, question, picture and answer."""

    where: str
    question: str
    picture: QImage
    answer: str


def found(twin: SearchBase, start: int, settings: SheetSettings) -> Iterator[Exercise]:
    """Exercises from a position on, each behind the one before; the same position gives the same. The search moves."""
    twin.seek(start)
    chance = Random(start)
    for _ in range(settings.count):
        exercise = exercises.find(twin, settings.kinds, chance.getrandbits(30), _PATIENCE)
        if exercise is None:
            return
        yield exercise
        twin.seek(exercise.position + 1)


def writing(
    path: Path,
    search: SearchBase,
    subject: Subject,
    settings: SheetSettings,
    *,
    figures: Sequence[Figure],
    heading: str,
) -> Steps[int]:
    """Write a sheet; the search stays where it is. The size of the file in bytes."""
    player = Player()
    player.show_search(search.twin(), subject, hides_future=True)
    view = FilmView(player, figures, settings.scene, _SIZE, picture_files.paper(), has_caption=False)
    sheet: list[SheetExercise] = []
    try:
        yield from view.build()
        twin, start = search.twin(), search.position
        asked = yield from beside(lambda: list(found(twin, start, settings)))  # the way there may be long
        for done, exercise in enumerate(asked):
            player.scrub(exercise.position)
            player.question.ask("sheet", exercise.position, exercise.kind)
            while player.is_busy:
                yield None
            picture = yield from as_part(view.frame(_RATIO), done, settings.count + 1)
            sheet.append(_printed(player, exercise, picture))
            yield done / (settings.count + 1)
    finally:
        view.close()
        player.leave()
        view.deleteLater()
        player.deleteLater()
    data = yield from _pdf(sheet, settings.page, heading)
    return (yield from storing(path, data))


def _printed(player: Player, exercise: Exercise, picture: QImage) -> SheetExercise:
    twin = (player.search or player.subject.search()).twin()
    twin.seek(exercise.position)
    answer = words.shown_answer(twin.problem, exercise, judge(twin, exercise, exercise.right))
    where = translate("exercise_sheet", "The start of the search.")
    if exercise.position:
        where = translate("exercise_sheet", "After event {number}: {sentence}.")
        is_forced_asked = exercise.kind is Kind.FORCED
        sentence = before_try(twin) if is_forced_asked else sentence_at(twin, player.beat)
        where = where.format(number=number(exercise.position), sentence=sentence)
    return SheetExercise(where, words.question(twin, exercise), picture, answer)


# --- pages ----------------------------------------------------------------------------------------------


class _PageWriter:
    """Pages that are filled from top to bottom."""

    def __init__(self, buffer: QBuffer, page: PaperSize, title: str) -> None:
        self._writer = picture_files.pdf_of_pages(buffer, page, title)
        self._painter = QPainter(self._writer)
        self._painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = self._writer.pageLayout().paintRectPixels(self._writer.resolution())
        self._width, self._height = float(area.width()), float(area.height())
        self._top = 0.0
        self._pages = 1

    def text(self, text: str, scale: float = 1.0, *, bold: bool = False, keep: float = 0.0) -> None:
        """Write a paragraph; with so much space below it on the same page."""
        font = QFont(self._painter.font())
        font.setPointSizeF(10.5 * scale)
        font.setBold(bold)
        self._painter.setFont(font)
        line = QFontMetricsF(font, self._writer).height()
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
        space = QRectF(0, 0, self._width, 10 * self._height)
        height = self._painter.boundingRect(space, flags, text).height()
        self._make_space(height + keep)
        self._painter.drawText(QRectF(0, self._top, self._width, height + line), flags, text)
        self._top += height + 0.35 * line

    def picture(self, image: QImage) -> None:
        """Paint a picture as wide as the page allows."""
        scale = min(self._width / image.width(), self.tallest / image.height())
        width, height = image.width() * scale, image.height() * scale
        self._make_space(height)
        self._painter.drawImage(QRectF(0, self._top, width, height), image)
        self._top += height + 0.01 * self._height

    def line(self, label: str) -> None:
        """Paint a line to write on."""
        metrics = QFontMetricsF(self._painter.font(), self._writer)
        self._make_space(2.4 * metrics.height())
        base = self._top + 1.6 * metrics.height()
        self._painter.drawText(0, round(base), label)
        start = metrics.horizontalAdvance(label) + metrics.averageCharWidth()
        self._painter.setPen(QPen(Qt.GlobalColor.gray, 1))
        self._painter.drawLine(round(start), round(base), round(self._width), round(base))
        self._painter.setPen(QPen(Qt.GlobalColor.black, 1))
        self._top = base + 1.2 * metrics.height()

    @property
    def tallest(self) -> float:
        return _TALLEST * self._height

    def new_page(self) -> None:
        self.foot()
        self._writer.newPage()
        self._pages += 1
        self._top = 0.0

    def end(self) -> None:
        """Write the end of the file while there is one: a painter that outlives it crashes."""
        self._painter.end()

    def _make_space(self, height: float) -> None:
        if self._top and self._top + height > self._height - 0.04 * self._height:
            self.new_page()

    def foot(self) -> None:
        self._painter.save()
        font = QFont(self._painter.font())
        font.setBold(False)
        self._painter.setFont(font)
        space = QRectF(0, 0, self._width, self._height)
        flags = int(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight)
        self._painter.drawText(space, flags, number(self._pages))
        self._painter.restore()


def _pdf(sheet: list[SheetExercise], page: PaperSize, heading: str) -> Steps[bytes]:
    data, buffer = picture_files.open_buffer()
    title = translate("exercise_sheet", "Exercises: {problem}").format(problem=heading)
    paper = _PageWriter(buffer, page, title)
    try:
        yield from _pages(paper, sheet, title)
    finally:
        paper.end()
    buffer.close()
    return bytes(data.data())


def _pages(paper: _PageWriter, sheet: list[SheetExercise], title: str) -> Steps[None]:
    paper.text(title, _LARGE, bold=True)
    if not sheet:
        paper.text(translate("exercise_sheet", "From here on the search has no such exercise."))
    answer = translate("exercise_sheet", "Answer:")
    for question_number, exercise in enumerate(sheet, 1):
        paper.text(f"{number(question_number)}. {exercise.question}", bold=True, keep=1.15 * paper.tallest)
        paper.text(exercise.where, _SMALL)
        paper.picture(exercise.picture)
        paper.line(answer)
        yield question_number / (len(sheet) + 1)
    if sheet:
        paper.new_page()
        paper.text(translate("exercise_sheet", "Answers"), _LARGE, bold=True)
    for question_number, exercise in enumerate(sheet, 1):
        paper.text(f"{number(question_number)}. {exercise.answer}")
    paper.foot()
