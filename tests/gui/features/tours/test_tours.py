"""Guided tours in the real window: every stop of every tour, by the keys of a clicker."""

import re
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QListWidget

from sudoku_gui.features.play import PlayFeature
from sudoku_gui.features.tours import ToursFeature
from sudoku_gui.features.tours import collection as tour_collection
from sudoku_gui.features.tours.chooser import TourChooser
from sudoku_gui.features.tours.panel import TourPanel
from sudoku_gui.features.tours.text import UNKNOWN
from sudoku_gui.features.tours.tour import Tour
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.rich_text import RichText
from tests.amounts import each, spread
from tests.gui.parts import Launch, click, part, paste, press, wait_until

TOURS = [found.tour for found in tour_collection.shipped() if found.tour is not None]
OWN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def settle(window: MainWindow) -> None:
    tour_guide = window.feature(ToursFeature).guide
    wait_until(lambda: tour_guide.facts is not None and not window.player.is_busy)


def texts_of(panel: TourPanel) -> str:
    return "\n".join(label.plain_text for label in panel.findChildren(RichText) if label.isVisible())


def lacks_a_fact(panel: TourPanel) -> bool:
    """Whether something is not known yet; a long name of an option ends with the same sign, and badges have it."""
    return UNKNOWN in re.sub(rf", {UNKNOWN}(?=}})|[“„]{UNKNOWN}[“”]", "", texts_of(panel))


def longest_part(markdown: str) -> str:
    """The longest part of a text that is shown as it is written."""
    return max(re.split(r"\{+\w+\}+|\]\(term:\w+\)|[\[\]*`\n]", markdown), key=len).strip()


@pytest.mark.full_speed
@pytest.mark.parametrize(
    ("language", "tours"), [("en", TOURS[::2]), ("zh_CN", TOURS[1::2])], ids=["en", "zh_CN"]
)
def test_every_tour_can_be_followed_to_its_end(window: MainWindow, language: str, tours: list[Tour]) -> None:
    """Each stop has its panes in front, asks and answers; in one tour Page Up leads back to the first."""
    window.activateWindow()
    tour_guide = window.feature(ToursFeature).guide
    for place, tour in enumerate(spread(tours)):
        tour_guide.begin(tour)
        wait_until(window.feature(ToursFeature).panel.isVisible)
        for number, stop in each(enumerate(tour.stops)):
            settle(window)
            assert tour_guide.index == number, tour.id
            assert window.feature(ToursFeature).panel.isVisible()
            wait_until(partial(window.workbench.shows, stop.panes))  # views come one by one
            wait_until(lambda: not lacks_a_fact(window.feature(ToursFeature).panel))
            assert longest_part(stop.text.in_language(language)) in texts_of(
                window.feature(ToursFeature).panel
            )
            if stop.question:
                tour_guide.reveal()
                assert tour_guide.is_revealed
            assert window.context.messages.kind != "error"
            QApplication.processEvents()
            press("PgDown")
        if place == 0:
            for _ in tour.stops:
                press("PgUp")
            settle(window)
            assert tour_guide.index == 0
        tour_guide.leave()
        assert not window.feature(ToursFeature).panel.isVisible()
        assert not window.player.is_watching


def test_a_tour_is_chosen_from_the_list_and_continued(window: MainWindow) -> None:
    """Ctrl+T lists them; leaving keeps the place, Ctrl+Shift+T goes on there."""
    press("Ctrl+T")
    chooser = part(window, TourChooser)
    assert part(chooser, QListWidget, "tours").count() >= len(TOURS) == 11
    click(chooser, "tour_start")
    settle(window)
    window.activateWindow()
    window.feature(PlayFeature).boards.setFocus()
    press("PgDown")
    settle(window)
    window.feature(ToursFeature).guide.leave()
    press("Ctrl+Shift+T")
    settle(window)
    assert window.feature(ToursFeature).guide.index == 1


@pytest.mark.parametrize("tour", [TOURS[1], TOURS[6]], ids=lambda tour: tour.id)
def test_a_tour_continues_with_the_next_start(launch: Launch, window: MainWindow, tour: Tour) -> None:
    """Closed in the middle of a tour, the next start is there again; leaving it leads to what was watched before."""
    paste(OWN)
    window.context.watching.start(5)
    window.feature(ToursFeature).guide.begin(tour, 2)
    settle(window)
    place = window.player.subject, window.player.position
    window.close()
    again = launch(())
    settle(again)
    tour_guide = again.feature(ToursFeature).guide
    assert tour_guide.tour is not None
    assert (tour_guide.tour.id, tour_guide.index) == (tour.id, 2)
    assert again.feature(ToursFeature).panel.isVisible()
    assert (again.player.subject, again.player.position) == place
    tour_guide.leave()
    wait_until(lambda: not tour_guide.is_returning)
    assert str(again.player.grid) == OWN
    assert again.player.position == 5
    assert str(again.document.puzzle.givens) == OWN


def test_opening_a_file_ends_the_tour(launch: Launch, window: MainWindow, tmp_path: Path) -> None:
    window.feature(ToursFeature).guide.begin(TOURS[1], 2)
    settle(window)
    window.close()
    file = tmp_path / "own.sdk"
    file.write_text(OWN, encoding="utf-8")
    again = launch([str(file)])
    wait_until(lambda: str(again.document.puzzle.givens) == OWN)
    assert again.feature(ToursFeature).guide.tour is None
    assert not again.player.is_watching
    again.feature(ToursFeature).resume()
    settle(again)
    assert again.feature(ToursFeature).guide.index == 2


def test_no_digits_are_entered_while_a_tour_shows_another_puzzle(window: MainWindow) -> None:
    """The user's own puzzle cannot be changed unseen."""
    paste(OWN)
    window.feature(ToursFeature).guide.begin(next(tour for tour in TOURS if tour.id == "guesses"))
    settle(window)
    window.activateWindow()
    window.context.board.setFocus()
    window.context.board.select(2)
    press("4", "4", "4")
    assert "belongs to the tour" in window.context.messages.text
    assert window.player.is_watching
    assert str(window.document.puzzle.board) == OWN
    window.feature(ToursFeature).guide.leave()
    wait_until(lambda: not window.feature(ToursFeature).guide.is_returning)
    window.context.board.setFocus()
    window.context.board.select(2)
    press("4")
    assert window.document.puzzle.board[2] == 4


def test_page_keys_lead_through_a_tour_while_presenting(window: MainWindow) -> None:
    window.feature(ToursFeature).guide.begin(TOURS[0])
    settle(window)
    press("Shift+F11", "PgDown")
    settle(window)
    assert window.feature(ToursFeature).guide.index == 1
    assert window.arrangements.name == "present"
    press("PgUp", "Esc")
    assert window.feature(ToursFeature).guide.index == 0


def test_a_tour_replaces_the_welcome(launch: Launch) -> None:
    window = launch(())
    assert len(window.context.messages.actions) == 3
    window.feature(ToursFeature).guide.begin(TOURS[0])
    settle(window)
    assert not window.context.messages.text


@pytest.mark.parametrize("before", ["play", "study"])
def test_a_tour_leaves_the_panes_as_they_were(window: MainWindow, before: str) -> None:
    """Also at the next start: what stops have opened and moved is not stored."""
    window.resize(1280, 720)
    if before == "study":
        press("Alt+Shift+4")
    seen: list[dict[str, QRect]] = []

    def places() -> dict[str, QRect]:
        """Of the panes in front: Qt puts those behind another tab far away, in whatever size."""
        all_places = {
            name: dock.geometry() for name, dock in window.workbench.docks.items() if dock.isVisible()
        }
        return {name: place for name, place in all_places.items() if place.right() >= 0}

    def is_at_rest() -> bool:
        seen.append(places())
        return seen[-20:] == 20 * seen[-1:]

    wait_until(is_at_rest)
    usual = places()
    kept = {name: window.preferences.layout(f"panes_{name}") for name in ("play", "watch", "study")}
    tour = next(tour for tour in TOURS if tour.id == "sudoku_columns")
    window.feature(ToursFeature).guide.begin(tour)
    for stop in range(len(tour.stops)):
        window.feature(ToursFeature).guide.go(stop)
        settle(window)
    window.feature(ToursFeature).guide.leave()
    wait_until(lambda: not window.feature(ToursFeature).guide.is_returning)
    wait_until(lambda: places() == usual)
    assert window.arrangements.name == before
    for name in kept.keys() - {before}:
        assert window.preferences.layout(f"panes_{name}") == kept[name]
