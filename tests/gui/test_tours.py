"""The tours that come with the program: right in every stop, whole in every language, walked in a real panel."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render import theme
from sudoku_gui.tours import collection as tour_collection
from sudoku_gui.tours import reader as tours
from sudoku_gui.tours.check import check
from sudoku_gui.tours.guide import TourGuide
from sudoku_gui.tours.panel import TourPanel
from sudoku_gui.tours.text import UNKNOWN
from sudoku_gui.tours.tour import Text, Tour
from sudoku_gui.widgets.rich_text import TermText
from sudoku_gui.wording import terms

LANGUAGES = ("en", "zh_CN")
FILES = sorted(
    file.name for file in (files("sudoku_gui.assets") / "tours").iterdir() if file.name.endswith(".toml")
)


@pytest.fixture(params=FILES)
def tour(request: pytest.FixtureRequest) -> Tour:
    """Each of them."""
    held = (files("sudoku_gui.assets") / "tours" / request.param).read_bytes()
    return tours.read_bytes(held, request.param)


class Speaking(QTranslator):
    """Says that the language is another one, and translates nothing else."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def translate(self, context: str, text: str, _comment: str | None = None, _n: int = -1) -> str:
        """The code of the language; everything else stays in English."""
        return self._language if (context, text) == ("terms", "en") else text


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    """The language that the window speaks."""
    translator = Speaking(request.param)
    qapp.installTranslator(translator)
    yield request.param
    qapp.removeTranslator(translator)


def texts(tour: Tour) -> dict[str, Text]:
    """All that it says, by place."""
    told = {"title": tour.title}
    if tour.summary is not None:
        told["summary"] = tour.summary
    return told | {
        f"stop {stop.number}, {key}": text for stop in tour.stops for key, text in stop.texts().items()
    }


def test_there_are_tours() -> None:
    """They are found where they are installed, each with an id of its own, in an order of their own."""
    shelf = [found.tour for found in tour_collection.shipped() if found.tour is not None]
    assert len(shelf) == len(FILES) >= 1
    assert len({one.id for one in shelf}) == len(shelf)
    assert len({one.order for one in shelf}) == len(shelf)


@pytest.mark.full_speed
def test_everything_that_a_tour_claims_is_true(tour: Tour) -> None:
    """Every stop is reached, every name, claim, placeholder and link is right."""
    assert [str(error) for error in check(tour, terms.shipped())] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_is_missing(tour: Tour, code: str) -> None:
    """A user who reads one language never meets another one."""
    assert tour.summary is not None
    assert tour.minutes is not None
    assert [place for place, text in texts(tour).items() if code not in text.words] == []


@pytest.mark.full_speed
def test_it_can_be_walked_to_its_end_and_back(tour: Tour, language: str, qtbot: QtBot) -> None:
    """By keys alone, in a real panel; every stop arrives, and every fact in its text is known."""
    player = Player()
    touring = TourGuide(player, Selection(player))
    faults: list[str] = []
    touring.failed.connect(faults.append)
    panel = TourPanel(touring, player, theme.light())
    qtbot.addWidget(panel)
    with qtbot.waitExposed(panel):
        panel.show()
    touring.begin(tour)
    forth = [Qt.Key.Key_PageDown] * (len(tour.stops) - 1)
    for key in (*forth, *[Qt.Key.Key_PageUp] * len(forth), None):
        qtbot.waitUntil(lambda: is_told(touring, panel), timeout=20_000)
        assert touring.tour is not None
        assert touring.stop is not None
        assert longest_part(touring.stop.text.in_language(language)) in texts_of(panel)
        if key is not None:
            QTest.keyClick(panel, key)
    assert touring.index == 0
    assert faults == []
    touring.leave()
    player.leave()


def longest_part(markdown: str) -> str:
    """The longest stretch of a text that is shown as it is written."""
    parts = re.split(r"\{+\w+\}+|\]\(term:\w+\)|[\[\]*`\n]", markdown)
    return max(parts, key=len).strip()


def texts_of(panel: TourPanel) -> str:
    return "\n".join(label.plain_text for label in panel.findChildren(TermText) if label.isVisible())


def is_told(touring: TourGuide, panel: TourPanel) -> bool:
    """Whether the stop is reached and all its facts stand in the panel."""
    return not touring.is_on_the_way and not touring.is_away and UNKNOWN not in texts_of(panel)


def test_the_example_for_teachers_is_right() -> None:
    """Whoever copies it has a tour."""
    guide = (files("sudoku_gui.assets") / "tours" / "README.md").read_text(encoding="utf-8")
    example = tours.read(guide.split("```toml\n")[1].split("```")[0], name="README.md")
    assert [str(error) for error in check(example, terms.shipped())] == []
    assert set(texts(example)["title"].words) == set(LANGUAGES)


def test_a_panel_takes_its_labels_along(qtbot: QtBot) -> None:
    """A change of language builds another panel around the same tour; the one before listens no longer."""
    player = Player()
    touring = TourGuide(player, Selection(player))
    shelf = [found.tour for found in tour_collection.shipped() if found.tour is not None]
    for _ in range(2):
        panel = TourPanel(touring, player, theme.light())
        panel.show()
        touring.begin(shelf[0])
        assert panel.findChild(QLabel, "tour_where") is not None
        with qtbot.waitSignal(panel.destroyed):
            panel.deleteLater()
    touring.next()
    assert touring.index == 1
    touring.leave()
