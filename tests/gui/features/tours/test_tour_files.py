"""A tour is written in a text editor: saved, it is shown again; mistakes are reported until corrected."""

from collections.abc import Callable
from functools import partial
from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtCore import QFileSystemWatcher
from PySide6.QtWidgets import QApplication, QFileDialog

from sudoku_gui.document import file_watch
from sudoku_gui.features.tours import ToursFeature
from sudoku_gui.features.tours.text import UNKNOWN
from sudoku_gui.features.tours.tour import Tour
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.translation import CODES
from sudoku_gui.widgets.rich_text import RichText
from tests.amounts import each
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import name_file, part, press, shown, trigger, wait_until

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

HEAD = """format = "dancing sudoku tour"
version = 1
id = "mine"
title = "A tour of my own"
"""
FIRST = '[[stops]]\nwatch = { sample = "six_sets" }\ntext = "The first stop."\n'
SECOND = '[[stops]]\nat = [["decision", 1]]\ntext = "The second stop."\n'
THIRD = '[[stops]]\nat = "end"\ntext = "The third stop."\n'
TOUR = HEAD + FIRST + SECOND + THIRD
WRONG = TOUR.replace('"decision"', '"decison"')


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_watch, "_SETTLED", 10)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "mine.toml"
    made.write_text(TOUR, encoding="utf-8")
    return made


def text(window: MainWindow) -> str:
    """What the panel of the tour says."""
    return part(window.feature(ToursFeature).panel, RichText, "tour_text").plain_text


def says(window: MainWindow, said: str) -> bool:
    return text(window) == said


def message(window: MainWindow) -> str:
    return window.context.messages.text


def mistake(window: MainWindow) -> str:
    """What the panel of the tour says of its file; "" where it says nothing."""
    label = part(window.feature(ToursFeature).panel, RichText, "tour_mistake")
    return label.plain_text if label.isVisible() else ""


def tour_of(window: MainWindow) -> Tour:
    tour = window.feature(ToursFeature).guide.tour
    assert tour is not None
    return tour


def settle(window: MainWindow) -> None:
    wait_until(lambda: window.feature(ToursFeature).guide.facts is not None and not window.player.is_busy)


@pytest.fixture
def tried(window: MainWindow, file: Path) -> MainWindow:
    """At the second stop of a tour that was opened by the action."""
    trigger(window, "try_tour")
    name_file(window, file)
    wait_until(lambda: window.feature(ToursFeature).guide.tour is not None)
    window.feature(ToursFeature).guide.next()
    settle(window)
    return window


def replace(file: Path, content: str) -> None:
    """As many editors save: another file takes the place of the old one."""
    temporary = file.with_name(".mine.toml.swp")
    temporary.write_text(content, encoding="utf-8")
    temporary.replace(file)


@pytest.mark.parametrize("save", [Path.write_text, replace], ids=["written", "replaced"])
def test_a_saved_tour_is_shown_at_the_same_stop(
    tried: MainWindow, file: Path, save: Callable[[Path, str], object]
) -> None:
    """Again and again, also where the editor puts another file in the place of the old one."""
    for number in each(range(1, 4)):
        said = f"Written {number} times."
        save(file, TOUR.replace("The second stop.", said))
        wait_until(partial(says, tried, said))
        assert tried.feature(ToursFeature).guide.index == 1
    assert file.parent.as_posix() in tried.preferences["last_folder"]


def test_a_mistake_is_reported_until_it_is_corrected(tried: MainWindow, file: Path) -> None:
    """With line and column and what helps; meanwhile the tour stays as it was, and can be followed."""
    file.write_text(WRONG, encoding="utf-8")
    wait_until(lambda: bool(mistake(tried)))
    assert "mine.toml, stop 2: line 9, column 1" in mistake(tried)
    assert "did you mean 'decision'?" in mistake(tried)
    assert text(tried) == "The second stop."
    tried.feature(ToursFeature).guide.next()
    settle(tried)
    assert text(tried) == "The third stop."
    assert "stop 2" in mistake(tried)
    replace(file, TOUR)
    wait_until(lambda: not mistake(tried))
    assert tried.feature(ToursFeature).guide.index == 2


def test_invalid_toml_and_false_expectations_are_reported(tried: MainWindow, file: Path) -> None:
    file.write_text(TOUR + "look = \n", encoding="utf-8")
    wait_until(lambda: "line 14, column 8" in mistake(tried))
    file.write_text(TOUR + "expect = { solutions = 9 }\n", encoding="utf-8")
    wait_until(lambda: "stop 3: line 14, column 12: 'expect.solutions' is 9" in mistake(tried))
    assert len(tour_of(tried).stops) == 3


def test_a_removed_stop_is_replaced_by_the_nearest(tried: MainWindow, file: Path) -> None:
    tried.feature(ToursFeature).guide.next()
    settle(tried)
    file.write_text(HEAD + FIRST + SECOND, encoding="utf-8")
    wait_until(lambda: len(tour_of(tried).stops) == 2)
    settle(tried)
    assert text(tried) == "The second stop."


def test_a_file_that_is_gone_is_reported_and_may_come_back(tried: MainWindow, file: Path) -> None:
    file.unlink()
    wait_until(lambda: "mine.toml" in mistake(tried))
    assert text(tried) == "The second stop."
    file.write_text(TOUR, encoding="utf-8")
    wait_until(lambda: not mistake(tried))


def test_an_unreported_change_is_seen_when_the_window_is_used_again(
    tried: MainWindow, file: Path, qapp: QApplication
) -> None:
    """On a network drive, for instance."""
    for watcher in each(tried.feature(ToursFeature).findChildren(QFileSystemWatcher)):
        watcher.blockSignals(True)
    file.write_text(TOUR.replace("second", "other"), encoding="utf-8")
    tried.activateWindow()
    wait_until(tried.isActiveWindow)
    qapp.focusWindowChanged.emit(tried.windowHandle())
    wait_until(lambda: text(tried) == "The other stop.")


def test_a_file_that_begins_with_a_mistake_is_shown_once_it_is_corrected(
    window: MainWindow, file: Path
) -> None:
    file.write_text(WRONG, encoding="utf-8")
    trigger(window, "try_tour")
    name_file(window, file)
    wait_until(lambda: "line 9, column 1" in message(window))
    assert window.feature(ToursFeature).guide.tour is None
    file.write_text(TOUR, encoding="utf-8")
    wait_until(lambda: window.feature(ToursFeature).guide.tour is not None)
    assert not message(window)


def test_a_tour_that_was_left_is_not_followed(tried: MainWindow, file: Path) -> None:
    file.write_text(WRONG, encoding="utf-8")
    wait_until(lambda: "stop 2" in mistake(tried))
    tried.feature(ToursFeature).guide.leave()
    file.write_text(TOUR, encoding="utf-8")
    come_to_rest(tried)
    assert tried.feature(ToursFeature).guide.tour is None
    tried.feature(ToursFeature).guide.resume()
    settle(tried)
    assert not mistake(tried)


# --- new tours ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", CODES)
def test_a_new_tour_is_written_and_can_be_followed_to_its_end(
    window: MainWindow, tmp_path: Path, language: str
) -> None:
    """In the language of the window, and its exercise is answered."""
    trigger(window, "new_tour")
    dialog = shown(window, QFileDialog)
    dialog.setDirectory(str(tmp_path))
    come_to_rest(dialog)
    assert name_file(window, tmp_path / "first").endswith(".toml")
    wait_until(lambda: window.feature(ToursFeature).guide.tour is not None)
    guide, file = window.feature(ToursFeature).guide, tmp_path / "first.toml"
    assert tour_of(window).path == file
    assert (
        file.read_bytes() == (files("sudoku_gui.assets") / "tours" / "new" / f"{language}.toml").read_bytes()
    )
    window.activateWindow()
    for number, stop in each(enumerate(tour_of(window).stops)):
        settle(window)
        wait_until(lambda: UNKNOWN not in text(window))
        assert guide.index == number
        if stop.question is not None:
            guide.reveal()
            assert guide.is_revealed
        QApplication.processEvents()
        press("PgDown")
    assert guide.is_at_end
    assert not mistake(window)
    file.write_text(file.read_text(encoding="utf-8").replace("{sentence}", "**!**"), encoding="utf-8")
    wait_until(lambda: text(window).startswith("!"))


def test_a_failure_to_write_is_reported(window: MainWindow, tmp_path: Path) -> None:
    window.feature(ToursFeature)._write(tmp_path / "nowhere" / "mine.toml")
    wait_until(lambda: "mine.toml" in message(window))
    assert window.context.messages.kind == "error"
    assert window.feature(ToursFeature).guide.tour is None
