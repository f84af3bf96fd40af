"""The tours to begin with: in every language the same, without a mistake, and every key is explained."""

import re
from importlib.resources import files

import pytest

from sudoku_gui.features.tours import reader
from sudoku_gui.features.tours import text as words
from sudoku_gui.features.tours.check import findings
from sudoku_gui.features.tours.tour import Tour
from sudoku_gui.translation import CODES
from sudoku_gui.wording import terms
from tests.amounts import each
from tests.gui.parts import pane_ids

FOLDER = files("sudoku_gui.assets") / "tours" / "new"
every_language = pytest.mark.parametrize("language", CODES)


def source(language: str) -> str:
    return (FOLDER / f"{language}.toml").read_text(encoding="utf-8")


def new_tour(language: str) -> Tour:
    return reader.read(source(language))


def test_each_language_has_a_template() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(f"{code}.toml" for code in CODES)


@every_language
def test_the_template_of_a_tour_has_no_mistake(language: str) -> None:
    assert [*filter(None, findings(new_tour(language), None, terms.shipped(), pane_ids()))] == []


@every_language
def test_the_template_of_a_tour_shows_every_key(language: str) -> None:
    """A place, something highlighted, a claim, a question and an exercise; all as in English."""
    tour, english = new_tour(language), new_tour("en")
    assert len(tour.stops) == 3
    assert any(stop.question and stop.question.choices for stop in tour.stops)
    assert any(stop.question and stop.question.kind for stop in tour.stops)
    for stop, other in each(zip(tour.stops, english.stops, strict=True)):
        assert (stop.subject, stop.legs, stop.panes) == (other.subject, other.legs, other.panes)
        assert (stop.column, stop.expect, stop.beat) == (other.column, other.expect, other.beat)
        assert stop.texts().keys() == other.texts().keys()


@every_language
def test_every_key_is_explained_where_it_stands_first(language: str) -> None:
    """By a comment above it, or above the lines before it that belong to the same."""
    seen: set[str] = set()
    explained = False
    for line in each(re.sub(r'"""[^"]*"""', '""', source(language)).split("\n")):
        key = line.split(" = ")[0] if " = " in line and line[0] != "#" else ""
        assert not key or explained or key in seen, key
        seen |= {key} if key else set()
        explained = line.startswith("#") or (explained and bool(line))
    assert {"id", "title", "watch", "panes", "at", "on", "expect", "ask", "reasons"} <= seen


def test_the_one_for_the_window_is_in_its_language(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """In English where there is none."""
    assert qapp
    for spoken, language in each(
        [(("zh_CN", "zh"), "zh_CN"), (("de_AT", "de"), "de"), (("fr_FR", "fr"), "en")]
    ):
        monkeypatch.setattr(words, "languages", lambda spoken=spoken: spoken)
        assert words.new_tour().decode() == source(language)
