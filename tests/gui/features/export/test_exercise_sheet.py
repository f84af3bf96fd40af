"""Sheets of exercises: questions from the position on, the same each time, as pages that can be printed."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from solver_core.cover import Op
from solver_core.cover.explain.exercises import Exercise, Kind
from sudoku_gui.features.export import exercise_sheet
from sudoku_gui.features.export.dialogs import SheetDialog
from sudoku_gui.features.export.exercise_sheet import SheetSettings
from sudoku_gui.layout.declarations import Figure
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.render.own_document import OwnDocument
from sudoku_gui.render.picture_files import PaperSize
from tests.events import events

Write = Callable[[SheetSettings], int]
printed = exercise_sheet._printed
EVERY = tuple(Kind)


@pytest.fixture
def watched(player: Player) -> Player:
    player.watch_subject(Subject(sample="knuth_2000"))
    player.scrub(5)
    return player


@pytest.fixture
def write(watched: Player, figures: Sequence[Figure], tmp_path: Path, work: Callable[..., int]) -> Write:
    """Writes a sheet, and answers how many pages it has."""

    def pages(order: SheetSettings) -> int:
        search, path = watched.search, tmp_path / "sheet.pdf"
        assert search is not None
        steps = exercise_sheet.writing(path, search, watched.subject, order, figures=figures, heading="Knuth")
        size, data = work(steps), path.read_bytes()
        assert size == len(data)
        assert data.startswith(b"%PDF")
        return data.count(b"/Type /Page\n")

    return pages


def test_exercises_follow_each_other_from_the_position_on(watched: Player) -> None:
    search = watched.search
    assert search is not None
    order = SheetSettings(8, EVERY, "board", PaperSize.A4)
    found = exercise_sheet.found(search.twin(), 5, order)
    positions = [exercise.position for exercise in found]
    assert len(found) == 8
    assert positions[0] >= 5
    assert positions == sorted(set(positions))
    assert found == exercise_sheet.found(search.twin(), 5, order), "the same sheet for everybody"
    assert len({exercise.kind for exercise in found}) > 2


@pytest.mark.parametrize("sample", ["knuth_2000", "six_sets", "queens_6", "sudoku_4", "stations"])
def test_as_many_are_found_as_were_asked(player: Player, sample: str) -> None:
    """Also where skipping positions would leave too few; none is asked twice."""
    player.watch_subject(Subject(sample=sample))
    search = player.search
    assert search is not None
    found = exercise_sheet.found(search.twin(), 0, SheetSettings(30, EVERY, "board", PaperSize.A4))
    assert len({(one.position, one.kind) for one in found}) == len(found) == 30


def test_every_exercise_of_a_rare_kind_is_asked(watched: Player) -> None:
    """The small matrix chooses a column five times after that position, and no choice is skipped."""
    search = watched.search
    assert search is not None
    twin, choices = search.twin(), 0
    twin.seek(5)
    for event in events(twin):
        choices += event.op is Op.CHOOSE and len(twin.live_items()) > 1
    found = exercise_sheet.found(search.twin(), 5, SheetSettings(30, (Kind.CHOICE,), "board", PaperSize.A4))
    assert len(found) == choices > 2


@pytest.mark.parametrize(
    ("found", "said"), [(6, ""), (2, "2 of 6 exercises asked for"), (0, "no such exercise")]
)
def test_a_sheet_says_why_there_are_fewer(
    watched: Player, monkeypatch: pytest.MonkeyPatch, found: int, said: str
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(OwnDocument, "setHtml", lambda _, text: shown.append(text))
    monkeypatch.setattr(OwnDocument, "print_", lambda *_: None)
    assert watched.search is not None
    asked = exercise_sheet.found(watched.search.twin(), 5, SheetSettings(6, EVERY, "board", PaperSize.A4))
    sheet = [
        printed(watched, exercise, QImage(9, 9, QImage.Format.Format_RGB32)) for exercise in asked[:found]
    ]
    exercise_sheet._pdf(sheet, SheetSettings(6, EVERY, "board", PaperSize.A4), "Knuth")
    assert said in shown[0]
    assert ("asked for" in shown[0]) == (0 < found < 6)


@pytest.mark.parametrize("scene", exercise_sheet.SCENES)
def test_a_page_has_two_exercises_and_the_answers_follow(write: Write, scene: str) -> None:
    assert write(SheetSettings(4, EVERY, scene, PaperSize.A4)) == 3


@pytest.mark.usefixtures("qtbot")  # a window for its player
def test_an_exercise_sheet_can_be_cancelled_at_any_step(
    tmp_path: Path, watched: Player, figures: Sequence[Figure]
) -> None:
    """No part of a file is left, also where a thread is waited for."""
    search = watched.search
    assert search is not None
    order = SheetSettings(2, EVERY, "board", PaperSize.A4)
    done = 0
    while True:
        steps = exercise_sheet.writing(
            tmp_path / "sheet.pdf", search, watched.subject, order, figures=figures, heading="Knuth"
        )
        shares = (share for share in steps if share is not None)
        if sum(1 for _ in zip(range(done), shares, strict=False)) < done:
            break
        next(steps, None)
        steps.close()
        for left in tmp_path.iterdir():  # at the last steps it is written
            assert left.read_bytes().rstrip().endswith(b"%%EOF")
            left.unlink()
        done += 1
    assert done > 5


def test_where_nothing_follows_the_sheet_says_so(write: Write, watched: Player) -> None:
    watched.to_end()
    while watched.is_busy:
        watched._mover.timeout.emit()
    assert write(SheetSettings(3, EVERY, "board", PaperSize.LETTER)) == 1


def test_a_picture_does_not_show_whether_an_option_is_forced(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its question is open while it is painted."""
    asked: list[Kind | None] = []

    def note(player: Player, exercise: Exercise, picture: QImage) -> exercise_sheet.SheetExercise:
        asked.append(player.question.kind)
        return printed(player, exercise, picture)

    monkeypatch.setattr(exercise_sheet, "_printed", note)
    write(SheetSettings(2, (Kind.FORCED,), "board", PaperSize.A4))
    assert asked == [Kind.FORCED] * 2


def test_the_window_stays_where_it_is(write: Write, watched: Player) -> None:
    write(SheetSettings(2, (Kind.NODE,), "link_view", PaperSize.A4))
    assert (watched.position, watched.hides_future) == (5, False)


def test_the_dialog_offers_what_the_search_can_be_asked(
    watched: Player, parent: QWidget, figures: Sequence[Figure]
) -> None:
    dialog = SheetDialog(parent, watched, figures)
    assert dialog.settings == SheetSettings(6, EVERY, "link_view", PaperSize.A4)
    assert "after event 5." in dialog.facts.text()
    for kind in Kind:
        dialog.field(f"kind_{kind.value}").setProperty("checked", False)
    assert not dialog.go.isEnabled()
    assert dialog.facts.text() == "Choose what may be asked."
    watched.watch_subject(Subject(sample="stations"))
    assert Kind.SIZE not in SheetDialog(parent, watched, figures).settings.kinds
