"""A sheet of exercises as PDF: questions about what the search does next, each with a picture, and the answers."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QMarginsF, QSize, QUrl
from PySide6.QtGui import QImage, QTextDocument

from solver_core.cover import SearchBase
from solver_core.cover.explain import exercises
from solver_core.cover.explain.exercise_reasons import judge
from solver_core.cover.explain.exercises import Exercise, Kind
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.features.export.film_view import FilmView
from sudoku_gui.layout.declarations import Figure
from sudoku_gui.player.job import Work, as_part, beside
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import picture_files
from sudoku_gui.render.own_document import OwnDocument
from sudoku_gui.render.picture_files import PaperSize
from sudoku_gui.translation import Texts
from sudoku_gui.wording import exercises as words
from sudoku_gui.wording.names import number
from sudoku_gui.wording.position import sentence_at
from sudoku_gui.wording.transport import before_try

tr = Texts("exercise_sheet")

MOST: Final = 30
SCENES: Final = ("link_view", "matrix_view", "board")
_SIZE: Final = QSize(900, 480)
_RATIO: Final = 1.6  # pixels of a picture to a logical one: it is printed
_PATIENCE: Final = 0.5
_TALLEST: Final = 0.3  # of a page a picture takes at most
_MARGIN: Final = 2 / 2.54 * picture_files.DPI  # with which Qt prints a document


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


def found(twin: SearchBase, start: int, settings: SheetSettings) -> list[Exercise]:
    """Exercises from a position on, always the same for a position; moves the search.

    Some positions are skipped, so that questions differ from place to place, but none where too few would be left.
    """
    chance, count = Random(start), settings.count
    asked = {(one.position, one.kind): one for one in _along(twin, start, settings.kinds, chance, count)}
    for kind in settings.kinds if len(asked) < count else ():
        for one in _along(twin, start, (kind,), chance, 2 * count, skips=False):
            asked.setdefault((one.position, kind), one)
    return sorted(list(asked.values())[:count], key=attrgetter("position"))


def _along(
    twin: SearchBase, start: int, kinds: Iterable[Kind], chance: Random, count: int, *, skips: bool = True
) -> Iterator[Exercise]:
    twin.seek(start)
    for _ in range(count):
        exercise = exercises.find(twin, kinds, chance.getrandbits(30), _PATIENCE, skips=skips)
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
) -> Work[int]:
    """Write a sheet; the search stays where it is. The size of the file in bytes."""
    player = Player()
    player.show_search(search.twin(), subject, hides_future=True)
    view = FilmView(player, figures, settings.scene, _SIZE, picture_files.paper(), has_caption=False)
    sheet: list[SheetExercise] = []
    try:
        yield from view.build()
        twin, start = search.twin(), search.position
        asked = yield from beside(lambda: found(twin, start, settings))  # the way there may be long
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
    data = yield from beside(lambda: _pdf(sheet, settings, heading))
    return (yield from storing(path, data))


def _printed(player: Player, exercise: Exercise, picture: QImage) -> SheetExercise:
    twin = (player.search or player.subject.search()).twin()
    twin.seek(exercise.position)
    answer = words.shown_answer(twin.problem, exercise, judge(twin, exercise, exercise.right))
    where = tr("The start of the search.")
    if exercise.position:
        where = tr("After event {number}: {sentence}.")
        is_forced_asked = exercise.kind is Kind.FORCED
        sentence = before_try(twin) if is_forced_asked else sentence_at(twin, player.beat)
        where = where.format(number=number(exercise.position), sentence=sentence)
    return SheetExercise(where, words.question(twin, exercise), picture, answer)


def _why_fewer(found: int, count: int) -> str:
    if not found:
        return tr("From here on the search has no such exercise.")
    text = tr("{found} of %n exercises asked for: the search has no more of these kinds nearby.", "", count)
    return text.format(found=number(found))


def _pdf(sheet: list[SheetExercise], settings: SheetSettings, heading: str) -> bytes:
    """The pages, which Qt numbers: two exercises on each, then the answers. A thread may do it."""
    title = tr("Exercises: {problem}", problem=heading)
    data, buffer = picture_files.open_buffer()
    writer = picture_files.pdf_of_pages(buffer, settings.page, title)
    document = OwnDocument()
    font = document.defaultFont()
    font.setPointSizeF(10.5)
    document.setDefaultFont(font)
    writer.setPageMargins(QMarginsF())  # the document has its own, of 2 cm
    area = writer.pageLayout().fullRectPixels(writer.resolution())
    across, tallest = area.width() - 2 * _MARGIN, _TALLEST * area.height()
    answer = escape(tr("Answer:"))
    answers = escape(tr("Answers"))
    parts = [f"<h2>{escape(title)}</h2>"]
    if len(sheet) < settings.count:
        parts.append(f"<p>{escape(_why_fewer(len(sheet), settings.count))}</p>")
    for index, exercise in enumerate(sheet):
        picture = exercise.picture
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(f"picture:{index}"), picture)
        width = min(across, tallest * picture.width() / picture.height())
        is_new_page = index and index % 2 == 0
        parts.append(
            f'<p style="page-break-before: {"always" if is_new_page else "auto"}">'
            f"<b>{number(index + 1)}. {escape(exercise.question)}</b></p>"
            f'<p><small>{escape(exercise.where)}</small></p><img src="picture:{index}" width="{width:.0f}">'
            f'<table width="100%" cellpadding="6"><tr><td width="1%"><p style="white-space: nowrap">{answer}</p></td>'
            '<td style="border-bottom: 1px solid gray"></td></tr></table>'
        )
    if sheet:
        parts.append(f'<h2 style="page-break-before: always">{answers}</h2>')
    parts += [f"<p>{number(at)}. {escape(exercise.answer)}</p>" for at, exercise in enumerate(sheet, 1)]
    document.setHtml("".join(parts))
    document.print_(writer)
    buffer.close()
    return bytes(data.data())
