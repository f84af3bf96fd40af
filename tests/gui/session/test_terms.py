"""The words of the visualizer are data, complete in every language and checked when they are read."""

import re

import pytest

from sudoku_gui.wording.glossary import LANGUAGES, Term, TermsError, read, shipped

HEAD = 'format = "dancing sudoku terms"\nversion = 1\n'
COVER = """
[[terms]]
id = "cover"
picture = "cover"
title = {en = "Cover", zh_CN = "覆盖"}
text = {en = "It leaves.", zh_CN = "它离开。"}
words = {en = ["cover"], zh_CN = ["覆盖"]}
"""


@pytest.mark.parametrize("term", shipped(), ids=lambda term: term.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_term_is_told_in_one_to_three_sentences(term: Term, language: str) -> None:
    """A card is read in passing."""
    sentences = [it for it in re.split(r"[.。?？](?=[\s”]|$|[^\d\s])", term.text(language)) if it.strip(" ”")]
    assert 1 <= len(sentences) <= 3, sentences
    assert term.title(language)
    assert term.words[language]


def test_the_words_that_a_learner_meets_are_all_there() -> None:
    wanted = (
        "item option node header cover uncover hide unhide drop try retract choose dead_end solution depth level guess "
        "forced given beat event position decision search_tree exact_cover repeat_cover bound prune purify secondary "
        "backtracking mask breakpoint bookmark seed override stack"
    )
    assert set(wanted.split()) <= {term.id for term in shipped()}


@pytest.mark.parametrize("term", shipped(), ids=lambda term: term.id)
def test_a_term_is_found_by_its_own_name_in_both_languages(term: Term) -> None:
    """What a card is called, and what is underlined in a sentence, are the same words."""
    for language in LANGUAGES:
        title = term.title(language).casefold()
        assert any(word.casefold() in title for word in term.words[language])


def test_chinese_texts_are_chinese() -> None:
    for term in shipped():
        assert re.search("[\u4e00-\u9fff]", term.title("zh_CN"))
        assert len(re.findall("[\u4e00-\u9fff]", term.text("zh_CN"))) >= 20


def test_no_part_of_the_window_is_explained_by_two_terms() -> None:
    places = [place for term in shipped() for place in term.places]
    assert len(places) == len(set(places))


def test_a_language_that_is_not_spoken_reads_english() -> None:
    term = shipped()["cover"]
    assert (term.title("fr"), term.text("fr")) == (term.title("en"), term.text("en"))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("format =", "no TOML"),
        ("version = 1", 'begin with format = "dancing sudoku terms"'),
        (HEAD.replace("1", "2") + COVER, "version 2 cannot be read; this program reads 1"),
        (HEAD, "there are no terms"),
        (HEAD + "terms = [1]", "there are no terms"),
        (HEAD + COVER.replace("picture", "pictures"), "term 'cover': picture is missing"),
        (HEAD + COVER + 'colour = "red"', "term 'cover': 'colour' means nothing here"),
        (HEAD + COVER.replace(', zh_CN = "覆盖"', ""), "term 'cover': title has no zh_CN"),
        (HEAD + COVER.replace("zh_CN = [", "fr = ["), "term 'cover': words has no zh_CN"),
        (
            HEAD + COVER.replace('"覆盖"}', '"覆盖", fr = "x"}'),
            "has 'fr', which is no language of this program",
        ),
        (
            HEAD + COVER.replace('{en = "It leaves.", zh_CN = "它离开。"}', '"x"'),
            "text is not told by language",
        ),
        (HEAD + COVER.replace('"It leaves."', "3"), "text.en is 3; write a text"),
        (HEAD + COVER.replace('["cover"]', '"cover"'), "words.en is 'cover'; write a list of texts"),
        (HEAD + COVER + COVER, "term 'cover': there are two of this id"),
        (HEAD + COVER + 'see_also = ["hide"]', "see_also names 'hide', which is no term"),
        (HEAD + COVER + 'see_also = ["cover"]', "see_also leads back to itself"),
        (HEAD + COVER + COVER.replace('id = "cover"', 'id = "hide"'), "'cover' is a word of 'cover' already"),
        (HEAD + "plain = 3\n" + COVER, "plain is no table"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, told: str) -> None:
    with pytest.raises(TermsError, match=r"^terms\.toml") as error:
        read(text, "terms.toml")
    assert told in str(error.value)


def test_good_terms_are_read() -> None:
    glossary = read(HEAD + COVER)
    assert len(glossary) == 1
    assert "cover" in glossary
    assert glossary["cover"].text("zh_CN") == "它离开。"
    assert glossary.explaining("board") is None
