"""The tours that come with the program: all they claim is true, in every language."""

import re
from importlib.resources import files

import pytest

from sudoku_gui.features.tours import collection as tour_collection
from sudoku_gui.features.tours import placeholders, reader
from sudoku_gui.features.tours.check import findings
from sudoku_gui.features.tours.tour import Tour, TranslatedText
from sudoku_gui.translation import CODES
from sudoku_gui.wording import terms
from tests.gui.parts import pane_ids

SHIPPED = {found.name: found for found in tour_collection.shipped()}
every_tour = pytest.mark.parametrize("name", SHIPPED)


def the_tour(name: str) -> Tour:
    found = SHIPPED[name]
    assert found.tour is not None, found.error
    return found.tour


def said(tour: Tour) -> list[TranslatedText]:
    heads = [tour.title, *filter(None, [tour.summary])]
    return heads + [text for stop in tour.stops for text in stop.texts().values()]


def terms_of(tour: Tour, language: str) -> list[str]:
    texts = [text.words[language] for stop in tour.stops for text in stop.texts().values()]
    return [term for text in texts for term in re.findall(r"\(term:(\w+)\)", text)]


def test_there_are_eleven_tours_in_their_order() -> None:
    ordered = sorted(SHIPPED, key=lambda name: the_tour(name).order)
    assert ordered == sorted(SHIPPED)
    assert len({the_tour(name).id for name in SHIPPED}) == len(SHIPPED) == 11
    assert all(tour_collection.by_id(the_tour(name).id) == the_tour(name) for name in SHIPPED)


@every_tour
@pytest.mark.full_speed
def test_everything_a_tour_claims_is_true(name: str) -> None:
    assert [
        str(error) for error in filter(None, findings(the_tour(name), None, terms.shipped(), pane_ids()))
    ] == []


@every_tour
def test_every_text_is_in_both_languages_with_the_same_numbers(name: str) -> None:
    tour = the_tour(name)
    assert tour.summary is not None
    assert tour.minutes is not None
    for text in said(tour):
        assert set(text.words) == set(CODES)
        for words in text.words.values():
            assert set(placeholders.used(words)) == set(placeholders.used(text.words["en"]))


@every_tour
def test_terms_are_known_and_linked_once(name: str) -> None:
    tour = the_tour(name)
    english = sorted(terms_of(tour, "en"))
    assert english == sorted(set(english))
    assert all(sorted(terms_of(tour, language)) == english for language in CODES)


@every_tour
def test_a_tour_is_short_and_asks(name: str) -> None:
    """A few stops that say what must be true there; most of them ask something."""
    stops = the_tour(name).stops
    asked = [stop.question for stop in stops if stop.question]
    assert 5 <= len(stops) <= 13
    assert all(stop.expect for stop in stops)
    assert 2 * len(asked) > len(stops)
    assert all(bool(question.choices) != bool(question.kind) for question in asked)


def test_a_third_of_the_questions_are_answered_in_the_panes() -> None:
    asked = [stop.question for name in SHIPPED for stop in the_tour(name).stops if stop.question]
    assert 3 * sum(question.kind is not None for question in asked) >= len(asked)


def test_the_right_answer_is_not_always_in_the_same_place() -> None:
    asked = [stop.question for name in SHIPPED for stop in the_tour(name).stops]
    right = [question.right for question in asked if question and question.choices]
    assert all(right.count(place) < len(right) / 2 for place in set(right))


def test_the_example_for_teachers_is_right() -> None:
    guide = (files("sudoku_gui.assets") / "tours" / "README.md").read_text(encoding="utf-8")
    example = reader.read(guide.split("```toml\n")[1].split("```")[0], name="README.md")
    assert [str(error) for error in filter(None, findings(example, None, terms.shipped(), pane_ids()))] == []
    assert set(example.title.words) == {"en", "zh_CN"}
