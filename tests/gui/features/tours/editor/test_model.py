"""The tour that is edited, its history and the file in which it waits for the next start."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_gui.features.tours.editor import draft_file
from sudoku_gui.features.tours.editor.history import TourModel
from sudoku_gui.features.tours.editor.model import ChoiceDraft, StopDraft, TourDraft, with_words

FIRST, SECOND = StopDraft('{ sample = "six_sets" }', text={"en": "1"}), StopDraft("nonsense [", at="also {")
TOUR = TourDraft("a", {"en": "T", "de": "U"}, minutes=3, stops=(FIRST, SECOND), file="/home/a.toml")


def test_stops_are_added_moved_and_removed() -> None:
    third = replace(FIRST, text={"en": "3"})
    longer = TOUR.with_stop(2, third)
    assert longer.stops == (FIRST, SECOND, third)
    assert longer.with_stop_moved(2, 0).stops == (third, FIRST, SECOND)
    assert longer.without_stop(2) == TOUR


def test_a_copy_has_neither_id_nor_file_of_the_other() -> None:
    copy = TOUR.copied()
    assert copy.id != TOUR.id
    assert copy.file == ""
    assert copy.stops == TOUR.stops


@pytest.mark.parametrize(("removed", "right"), [(0, 0), (1, 1), (2, 1)])
def test_the_right_answer_stays_right(removed: int, right: int) -> None:
    stop = replace(FIRST, choices=tuple(ChoiceDraft({"en": name}) for name in "ABC"), right=1)
    less = stop.without_choice(removed)
    assert less.right == right
    assert removed == 1 or less.choices[right].text == {"en": "B"}


def test_half_a_character_is_not_kept() -> None:
    """It could be neither saved nor stored."""
    assert with_words({}, "en", "a\ud800b") == {"en": "a?b"}


def typed(model: TourModel, text: str) -> None:
    for length in range(1, len(text) + 1):
        model.change(replace(model.draft, title={"en": text[:length]}), 0, field="title en")


def test_undo_goes_word_by_word() -> None:
    model = TourModel(TourDraft("a"))
    typed(model, "One two three")
    found = []
    while model.undo_stack.canUndo():
        found.append(model.draft.title["en"])
        model.undo_stack.undo()
    assert found == ["One two three", "One two", "One"]
    assert model.draft == TourDraft("a")
    model.undo_stack.redo()
    assert model.draft.title == {"en": "One"}


def test_a_long_text_without_words_is_not_undone_at_once() -> None:
    model = TourModel(TourDraft("a"))
    typed(model, "覆" * 100)
    assert model.undo_stack.count() > 2


def test_two_fields_are_undone_one_after_the_other() -> None:
    model = TourModel(TOUR)
    model.change_stop(1, replace(FIRST, column="A"), field="column")
    model.change_stop(1, replace(FIRST, column="A", option="B"), field="option")
    model.undo_stack.undo()
    assert model.draft.stops[0] == replace(FIRST, column="A")


def test_what_is_saved_is_known() -> None:
    model = TourModel(TOUR, TOUR)
    assert model.is_saved
    model.change(TOUR.without_stop(0), 1)
    assert not model.is_saved
    model.undo_stack.undo()
    assert model.is_saved
    assert TourModel(TourDraft.new()).is_saved


def test_an_unfinished_tour_waits_for_the_next_start(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "tour.json"
    draft_file.write(file, TOUR, None)
    assert draft_file.read(file) == (TOUR, None)
    draft_file.write(file, TOUR, TOUR.copied())
    read = draft_file.read(file)
    assert read is not None
    assert read[0] == TOUR
    assert read[1] is not None


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data.clear(),
        lambda data: data["draft"].update(title=["T"]),
        lambda data: data["draft"].update(title={"en": 3}),
        lambda data: data["draft"].update(stops=3),
        lambda data: data["draft"].update(minutes="3"),
        lambda data: data["draft"].update(more=3),
        lambda data: data["draft"]["stops"][0].update(panes=[["board"]]),
        lambda data: data["draft"]["stops"][0].update(right="0"),
        lambda data: data["draft"]["stops"][0].update(choices=[{"text": "A"}]),
    ],
)
def test_a_damaged_file_is_no_draft(tmp_path: Path, damage: object) -> None:
    file = tmp_path / "tour.json"
    draft_file.write(file, TOUR, None)
    data = json.loads(file.read_text())
    assert callable(damage)
    damage(data)
    file.write_text(json.dumps(data))
    assert draft_file.read(file) is None
