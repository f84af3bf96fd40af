"""Tours as web pages: every stop at its event, its question answered by the page itself."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QListWidget

from sudoku_gui.features.tours import collection, web_page
from sudoku_gui.features.tours import text as words
from sudoku_gui.features.tours.chooser import TourChooser
from sudoku_gui.features.tours.stop_search import StopSearch
from sudoku_gui.features.tours.tour import Tour
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each
from tests.browser import Browser, browser, data_in
from tests.gui.parts import click, name_file, part, shown, trigger, wait_until

TOURS = [found.tour for found in collection.shipped() if found.tour is not None]


def built(tour: Tour) -> bytes:
    steps = web_page.built(tour)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            content: bytes = end.value
            return content


def in_words(elements: list[Any]) -> str:
    """The text of paragraphs as the page shows them."""
    return "".join(one if isinstance(one, str) else in_words(one["inside"]) for one in elements)


@pytest.fixture(scope="module")
def surfer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with browser(tmp_path_factory.mktemp("profile")) as one:
        yield one


@pytest.mark.parametrize("tour", TOURS, ids=[tour.id for tour in TOURS])
def test_every_stop_is_in_the_page_at_its_event(tour: Tour) -> None:
    """Texts are complete, and every question has one right answer and reasons for the others."""
    data, seeker = data_in(built(tour).decode()), StopSearch()
    for stop, written in each(list(zip(tour.stops, data["stops"], strict=True))):
        seeker.send(stop)
        seeker.go()
        assert written["event"] == seeker.search.position
        question = written["question"]
        assert (question is None) == (stop.question is None)
        said = [in_words(written["text"]), in_words(written["look"])]
        if question is not None:
            assert 0 <= question["right"] < len(question["choices"]) or not question["choices"]
            choices = [in_words(choice) for choice in question["choices"]]
            assert len(question["reasons"]) == len(choices) == len(set(choices))
            said += [in_words(question["asked"]), in_words(question["answer"]), *choices]
            assert question["asked"]
            assert question["answer"]
        assert not re.search(rf"\{{[a-z_]+\}}|{words.UNKNOWN}$", " ".join(said))
        assert not re.search(r"\(term:|\*\*|&#|\\", " ".join(said)), "Markdown is left"


def test_a_tour_is_written_from_its_list(window: MainWindow, tmp_path: Path) -> None:
    trigger(window, "tours")
    chooser = shown(window, TourChooser)
    part(chooser, QListWidget, "tours").setCurrentRow(1)
    click(chooser, "tour_page_file")
    name_file(window, tmp_path / "lesson.html")
    wait_until(lambda: not window.context.tasks.is_running)
    data = data_in((tmp_path / "lesson.html").read_text(encoding="utf-8"))
    assert len(data["stops"]) == len(TOURS[1].stops)
    chooser.reject()


def test_the_page_leads_from_stop_to_stop_and_checks_answers(surfer: Browser, tmp_path: Path) -> None:
    """The exported tour works in a browser without the program."""
    path = tmp_path / "tour.html"
    path.write_bytes(built(TOURS[0]))
    stops = data_in(path.read_text(encoding="utf-8"))["stops"]
    surfer.open(path, "stop=5")
    assert surfer.text("#count").startswith(f"Event {stops[4]['event']} of")
    surfer.press("ArrowRight", "PageDown")
    assert surfer.text("#count").startswith(f"Event {stops[5]['event']} of")
    assert "Stop 6 of 11" in surfer.text("#lesson nav")
    right = stops[5]["question"]["right"]
    for choice, verdict in each([((right + 1) % 3, "No"), (right, "Right")]):
        surfer.point(f"#lesson .choice:nth-of-type({choice + 1})", click=True)
        assert verdict in surfer.text(f"#lesson .choice:nth-of-type({choice + 1})")
    assert surfer.evaluate("document.querySelectorAll('#lesson .choice[aria-disabled=true]').length") == len(
        stops[5]["question"]["choices"]
    )
    assert surfer.text("#lesson .verdict")


def test_a_stop_by_bits_says_that_the_page_has_no_such_search(surfer: Browser, tmp_path: Path) -> None:
    bits = next(tour for tour in TOURS if tour.id == "bits")
    path = tmp_path / "bits.html"
    path.write_bytes(built(bits))
    surfer.open(path, "stop=2")
    assert "does not use Dancing Links" in surfer.text("#sentence")
    assert surfer.text("#lesson h2")
