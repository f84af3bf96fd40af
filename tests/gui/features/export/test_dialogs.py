"""The dialogs for pictures, logs, solutions and films show what comes of what is chosen, and order just that."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from solver_core.cover.replay.log_writing import EventRange, LineForm
from sudoku_gui.features.export.dialogs import LogDialog, PictureDialog, PictureSettings
from sudoku_gui.features.export.film_dialog import FilmDialog, film_facts
from sudoku_gui.features.export.film_formats import FilmFormat
from sudoku_gui.features.export.filming import FilmSettings
from sudoku_gui.features.export.text_files import LogSettings
from sudoku_gui.layout.declarations import Figure
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.render.picture_files import PaperSize, PictureKind
from tests.gui.parts import choose, confirmed, part

VIEWS = {"board": "Board", "matrix_view": "Matrix", "window": "The whole window"}


# --- pictures -----------------------------------------------------------------------------------------


@pytest.fixture
def picture(parent: QWidget) -> PictureDialog:
    dialog = PictureDialog(parent, VIEWS, lambda _order: QSize(400, 300))
    dialog.show()
    return dialog


@pytest.mark.parametrize(
    ("kind", "rows", "facts"),
    [
        ("png", (True, False), "1,200 × 900 pixels."),
        ("svg", (False, False), "400 × 300, sharp at every size; the matrix remains an image."),
        ("pdf", (False, True), "In the middle of one page, A4."),
    ],
)
def test_a_picture_has_the_rows_and_numbers_of_its_kind(
    picture: PictureDialog, kind: str, rows: tuple[bool, bool], facts: str
) -> None:
    for name, value in (("scale", "3"), ("page", "a4"), ("kind", kind)):
        choose(picture, name, value)
    assert (picture.field("scale").isVisible(), picture.field("page").isVisible()) == rows
    assert picture.facts.text() == facts


def test_too_many_pixels_are_refused_before_anything_is_painted(parent: QWidget) -> None:
    large = PictureDialog(parent, VIEWS, lambda _order: QSize(9000, 9000))
    assert not large.go.isEnabled()
    assert "choose a smaller scale" in large.facts.text()


def test_confirming_reports_the_chosen_settings(picture: PictureDialog, qtbot: QtBot) -> None:
    for name, value in (("view", "matrix_view"), ("kind", "pdf"), ("page", "letter"), ("theme", "paper")):
        choose(picture, name, value)
    assert confirmed(picture, qtbot) == PictureSettings(
        "matrix_view", PictureKind.PDF, 2.0, PaperSize.LETTER, True, True
    )


def test_the_whole_window_keeps_its_colours(picture: PictureDialog) -> None:
    choose(picture, "theme", "paper")
    choose(picture, "view", "window")
    assert not picture.settings.on_paper
    assert not picture.field("theme").isEnabled()


# --- the log ------------------------------------------------------------------------------------------


def test_the_log_is_described_in_numbers_and_follows_the_player(
    parent: QWidget, player_midway: Player, qtbot: QtBot
) -> None:
    """The dialog does not block the window; another search is another log."""
    log = LogDialog(parent, player_midway)
    log.show()
    assert player_midway.length == 4_283
    assert log.facts.text() == "4,283 events, about 334 kB."
    choose(log, "part", "so_far")
    assert log.facts.text().startswith("120 events")
    player_midway.scrub(200)
    qtbot.waitUntil(lambda: log.facts.text().startswith("200 events"))
    choose(log, "part", "range")
    choose(log, "first", 10)
    choose(log, "last", 9_999)
    assert log.facts.text().startswith("4,274 events")
    assert log.settings == LogSettings(EventRange(10, 4_283, "link"), LineForm.TEXT, has_sentences=True)
    choose(log, "beat", "decision")
    assert log.facts.text().startswith("The steps within 4,274 events, at most")
    choose(log, "first", 5_000)
    assert not log.go.isEnabled()
    with qtbot.waitSignal(log.rejected):
        player_midway.watch_subject(Subject(sample="knuth_2000"))


def test_a_run_whose_end_is_not_known_is_written_so_far(parent: QWidget, qtbot: QtBot) -> None:
    player = Player()
    player.watch_subject(Subject(sample="pentominoes_6x10"))
    qtbot.waitUntil(lambda: player.length > 1_000)
    dialog = LogDialog(parent, player)
    assert "its end is not known yet" in dialog.facts.text()
    assert dialog.settings.events.last <= player.length
    player.leave()


# --- films --------------------------------------------------------------------------------------------


@pytest.fixture
def film_of(parent: QWidget, player_midway: Player, figures: Sequence[Figure]) -> Callable[[str], FilmDialog]:
    """The dialog where ffmpeg is at a path, or nowhere."""

    def shown(program: str) -> FilmDialog:
        dialog = FilmDialog(parent, player_midway, figures, program)
        dialog.show()
        return dialog

    return shown


@pytest.fixture
def film(film_of: Callable[[str], FilmDialog]) -> FilmDialog:
    return film_of("")


def test_frames_are_counted(film: FilmDialog, qtbot: QtBot) -> None:
    """One for the start, one for each step; and what that makes in seconds and bytes."""
    choose(film, "part", "from_here")
    choose(film, "steps", 20)
    qtbot.waitUntil(lambda: film.frames == 21)
    assert film.facts.text().startswith("21 frames, 5 s, about ")
    choose(film, "rate", "1")
    assert film.facts.text().startswith("21 frames, 21 s, about ")
    choose(film, "part", "range")
    choose(film, "beat", "link")
    choose(film, "first", 11)
    choose(film, "last", 30)
    qtbot.waitUntil(lambda: film.frames == 21)
    assert film.settings.events == EventRange(11, 30, "link")
    assert film_facts(1_200, 8, 3_000_000) == "1,200 frames, 2 min 30 s, about 3.0 MB."
    assert film_facts(1, 1, 9_400) == "1 frame, 1 s, about 9.4 kB."


def test_too_many_frames_are_refused(parent: QWidget, figures: Sequence[Figure], qtbot: QtBot) -> None:
    player = Player()
    player.watch_subject(Subject(sample="queens_8"))
    dialog = FilmDialog(parent, player, figures, program="")
    choose(dialog, "beat", "link")
    choose(dialog, "part", "whole")
    qtbot.waitUntil(lambda: "choose larger steps" in dialog.facts.text(), timeout=20_000)
    assert not dialog.go.isEnabled()
    dialog.reject()
    player.leave()


def test_a_film_of_nothing_is_not_made(film: FilmDialog, qtbot: QtBot) -> None:
    """Where the last event comes before the first, or the first after the end of the run."""
    choose(film, "part", "range")
    for first, last in ((20, 10), (10**15, 10**15)):
        choose(film, "first", first)
        choose(film, "last", last)
        assert film.facts.text() == "There are no events in this part; choose another one."
        assert not film.go.isEnabled()
    choose(film, "first", 10)
    choose(film, "last", 10)
    choose(film, "beat", "link")
    qtbot.waitUntil(film.go.isEnabled)
    assert film.frames == 2


def test_without_an_encoder_a_hint_says_how_to_get_one(film: FilmDialog) -> None:
    """The others can be had; MP4 is shown, but cannot be chosen."""
    box = part(film, QComboBox, "kind")
    assert "the program ffmpeg is needed" in part(film, QLabel, "hint").text()
    model = box.model()
    flags = {box.itemData(row): model.flags(model.index(row, 0)) for row in range(box.count())}
    enabled = {name for name, flag in flags.items() if flag & Qt.ItemFlag.ItemIsEnabled}
    assert enabled == {"gif", "webp", "frames"}
    assert film.kind is FilmFormat.WEBP


def test_with_an_encoder_all_formats_can_be_had(film_of: Callable[[str], FilmDialog], qtbot: QtBot) -> None:
    """Where it is gone the next time, another format is chosen in the place of the remembered one."""
    dialog = film_of("/usr/bin/ffmpeg")
    assert part(dialog, QLabel, "hint").isHidden()
    choose(dialog, "kind", "mp4")
    choose(dialog, "steps", 3)
    qtbot.waitUntil(dialog.go.isEnabled)
    order = confirmed(dialog, qtbot)
    assert isinstance(order, FilmSettings)
    assert (order.kind, order.program, order.most) == (FilmFormat.MP4, "/usr/bin/ffmpeg", 3)
    assert film_of("").kind is FilmFormat.WEBP


def test_scenes_are_those_that_the_problem_has(film: FilmDialog) -> None:
    """Each has a title; candidate boards are those of a Sudoku."""
    box = part(film, QComboBox, "scene")
    rows = {box.itemData(row): box.itemText(row) for row in range(box.count())}
    assert rows == {
        "board": "The board",
        "matrix_view": "The matrix",
        "link_view": "The links",
        "tree_view": "The search tree",
        "pair": "Board and search tree",
        "all": "Board, links, matrix and tree",
    }
