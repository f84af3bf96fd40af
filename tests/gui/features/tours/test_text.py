"""What stops say, with the facts of the place filled in."""

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtGui import QTextDocument

from solver_core.cover import SearchBase
from solver_core.problems import gallery
from sudoku_gui.features.tours import placeholders
from sudoku_gui.features.tours import text as words
from sudoku_gui.features.tours.tour import TranslatedText
from sudoku_gui.wording import events


@pytest.fixture
def search() -> SearchBase:
    search = gallery.search("six_sets")
    search.run_to("dead_end")
    return search


def said(search: SearchBase, text: str, beat: str = "") -> str:
    return words.plain(TranslatedText({"en": text}), search, placeholders.of(search), beat)


def test_facts_are_those_of_the_search(search: SearchBase) -> None:
    texts = said(
        search, "{events} {decisions} {guesses} {dead_ends} {solutions} {depth} {column} {size} {option}"
    )
    assert texts == "15 1 1 1 0 1 3 0 {1, 4, 7}"


def test_large_numbers_are_grouped() -> None:
    search = gallery.search("queens_8")
    search.seek(12_345)
    assert said(search, "{events}") == "12,345"


def test_totals_are_filled_in_once_they_are_known(search: SearchBase) -> None:
    complete = search.twin()
    complete.run_to("end")
    text = TranslatedText({"en": "{events} of {total_events}"})
    assert words.plain(text, search, placeholders.of(search)) == "15 of …"
    facts = placeholders.of(search, placeholders.totals(complete))
    assert words.plain(text, search, facts) == f"15 of {complete.position}"


def test_on_the_way_facts_are_left_open() -> None:
    assert words.plain(TranslatedText({"en": "{events} of {C, E}"}), None, None) == "… of {C, E}"


@pytest.mark.parametrize("beat", ["link", "column", "option", "decision", "solution"])
def test_the_sentence_is_that_of_the_event(search: SearchBase, beat: str) -> None:
    """At a dead end every beat ends with the dead end itself, and the search stays where it is."""
    event = search.event
    assert event is not None
    before = search.fingerprint()
    assert said(search, "{sentence} / {why}", beat) == (
        f"{events.sentence(search, event)} / {events.why(search, event)}"
    )
    assert search.fingerprint() == before


def test_the_sentence_is_about_the_complete_beat() -> None:
    """As under the timeline: of a cover, not of the last link that it changed."""
    search = gallery.search("six_sets")
    search.run_to("column")
    search.run_to("column")
    assert said(search, "{sentence}", "column").startswith("Cover column")
    assert " leaves column “" not in said(search, "{sentence}", "column")
    assert " leaves column “" in said(search, "{sentence}", "link")


def test_a_fact_is_not_read_as_markdown(search: SearchBase) -> None:
    text = TranslatedText({"en": "**{option}** in `{option}`"})
    shown = words.markdown(text, search, placeholders.of(search)).replace("\N{NO-BREAK SPACE}", " ")
    assert shown == r"**\{1, 4, 7\}** in `{1, 4, 7}`"


def test_a_number_with_a_full_stop_is_no_list(search: SearchBase, qapp: object) -> None:
    assert qapp
    document = QTextDocument()
    document.setMarkdown(words.markdown(TranslatedText({"en": "{events}."}), search, placeholders.of(search)))
    assert document.toPlainText() == "15."


# --- languages --------------------------------------------------------------------------------------------


class Chinese(QTranslator):
    """Knows one word: the code of its language."""

    def translate(self, context: str, text: str, comment: str | None = None, _n: int = -1) -> str:
        return "zh_CN" if (context, text) == ("terms", "en") and comment else text


BOTH = TranslatedText({"en": "cover", "zh_CN": "覆盖", "de": "decken"})


def test_a_tour_speaks_the_language_of_the_window(qapp: QCoreApplication) -> None:
    translator = Chinese()
    qapp.installTranslator(translator)
    try:
        assert words.in_words(BOTH) == "覆盖"
    finally:
        qapp.removeTranslator(translator)
    assert words.in_words(BOTH) == "cover"


def test_a_tour_may_be_in_a_language_that_the_window_does_not_have() -> None:
    usual = QLocale()
    QLocale.setDefault(QLocale("de_AT"))
    try:
        assert words.in_words(BOTH) == "decken"
    finally:
        QLocale.setDefault(usual)


# --- words around -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("marking")
def test_every_text_around_tours_can_be_translated() -> None:
    texts = [
        *(
            text
            for part in ("back", "next", "finish", "leave", "return", "reveal")
            for text in words.button(part)
        ),
        *(words.verdict(right=right) for right in (True, False)),
    ]
    assert set(texts) <= {"<>", ""}


def test_words_around_tours_say_what_they_are_given() -> None:
    assert words.stop_of(3, 9) == "Stop 3 of 9"
    assert [len(words.refused("why not", others)) for others in (0, 1, 2)] == [1, 2, 2]
    assert "why not" in words.refused("why not", 0)[0]
    assert "why not" in words.unreachable("why not")
    assert "here" in words.where_to_look("here")


def test_no_line_breaks_within_a_short_option() -> None:
    """A long one has to, or it would be cut off."""
    assert words.unbroken("{1, 4, 7}, then {2,\n6}") == "{1,\xa04,\xa07}, then {2,\xa06}"
    long = "{" + ", ".join(map(str, range(20))) + "}"
    assert words.unbroken(long) == long
