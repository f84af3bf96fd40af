"""The words of the visualizer are data, complete in every language, without contradictions."""

import re
import tomllib
from importlib.resources import files

import pytest

from sudoku_gui.wording import terms
from sudoku_gui.wording.terms import LANGUAGES, Term, find, present_language, shipped
from tests.amounts import each

KEYS = {"id", "picture", "see_also", "places", "title", "text", "words"}
DATA = tomllib.loads((files("sudoku_gui.assets") / "help" / "terms.toml").read_text(encoding="utf-8"))


def test_every_entry_has_its_keys_in_every_language() -> None:
    for entry in DATA["terms"]:
        assert {"id", "picture", "title", "text", "words"} <= entry.keys() <= KEYS
        for key in ("title", "text", "words"):
            assert entry[key].keys() == set(LANGUAGES), (entry["id"], key)
            assert all(entry[key].values())
    assert len(DATA["terms"]) == len(shipped().terms)
    assert DATA["plain"].keys() <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_means_one_term(language: str) -> None:
    words = [word.casefold() for term in shipped() for word in set(term.words[language])]
    assert len(words) == len(set(words))


def test_terms_lead_to_other_terms() -> None:
    for term in each(shipped()):
        assert term.id not in term.see_also
        assert all(other in shipped() for other in term.see_also)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_term_is_explained_in_one_to_three_sentences(language: str) -> None:
    """A card is read in passing; its title is among the words that are underlined."""
    for term in each(shipped()):
        sentences = re.split(r"[.。?？](?=[\s”]|$|[^\d\s])", term.text(language))
        assert 1 <= len([it for it in sentences if it.strip(" ”")]) <= 3, term.id
        title = term.title(language).casefold()
        assert any(word.casefold() in title for word in term.words[language]), term.id


def test_the_words_that_a_learner_meets_are_all_there() -> None:
    wanted = (
        "item option node header cover uncover hide unhide drop try retract choose dead_end solution depth level guess "
        "forced given beat event position decision search_tree exact_cover repeat_cover bound prune purify secondary "
        "backtracking mask breakpoint bookmark seed override stack"
    )
    assert set(wanted.split()) <= {term.id for term in shipped()}


def test_chinese_texts_are_chinese() -> None:
    for term in each(shipped()):
        assert re.search("[\u4e00-\u9fff]", term.title("zh_CN"))
        assert len(re.findall("[\u4e00-\u9fff]", term.text("zh_CN"))) >= 20


def test_no_part_of_the_window_is_explained_by_two_terms() -> None:
    places = [place for term in shipped() for place in term.places]
    assert len(places) == len(set(places))
    assert shipped().explaining("nothing") is None


def test_a_language_without_texts_reads_english() -> None:
    term: Term = shipped()["cover"]
    assert (term.title("fr"), term.text("fr")) == (term.title("en"), term.text("en"))


def test_a_language_without_words_finds_the_english_ones() -> None:
    sentence = "The column is covered."
    assert [found.term for found in find(sentence, language="fr")] == [
        found.term for found in find(sentence, language="en")
    ]


def test_a_program_in_a_language_without_help_shows_the_english_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terms, "translate", lambda *_: "tlh")
    assert present_language() == "en"
