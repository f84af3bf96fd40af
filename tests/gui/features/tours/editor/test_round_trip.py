"""What the editor writes is what the reader reads: whatever was edited, and the tours of the program."""

import tomllib
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from sudoku_gui.features.tours.editor import reading, tables, toml_text
from sudoku_gui.features.tours.editor.model import (
    CHOOSE,
    THINK,
    ChoiceDraft,
    StopDraft,
    TourDraft,
    with_words,
)
from sudoku_gui.layout import arrangements, panes
from sudoku_gui.tours import collection, reader
from sudoku_gui.tours.tour import Tour
from tests.amounts import each

TYPED = some.text(some.characters(exclude_categories=["Cs"]), max_size=60)
LINES = some.one_of(
    TYPED, some.sampled_from(['"""', 'a\n"""\nb"', "\\\\\n\\", '""""', "\r\n\t\x7f\x00", " \n\n "])
)

WORDS = some.fixed_dictionaries(
    {"en": some.sampled_from(["Yes", 'Say "no"', "two\nlines", "{events} and {{x}}"])},
    optional={"zh_CN": some.just("是"), "de": some.just("Ja\n")},
)
NONE: dict[str, str] = {}
MAYBE = some.one_of(some.just(NONE), WORDS)
WATCH = some.sampled_from(
    [
        '{ sample = "six_sets" }',
        '{ sample = "queens_6", rule = "shuffled", seed = 7 }',
        '{ puzzle = "' + "." * 81 + '", engine = "backtrack" }',
        '{ problem = "A B | C\\nA C\\nB\\n" }',
    ]
)
AT = some.sampled_from(
    ['"start"', '"end"', "17", "", '[["choose", 2]]', '[["choose", 2], ["hide", "A"]]', '[["position", 0]]']
)


@some.composite
def choices(draw: some.DrawFn) -> tuple[ChoiceDraft, ...]:
    texts = draw(some.lists(WORDS, min_size=2, max_size=4))
    has_reasons = draw(some.booleans())
    return tuple(ChoiceDraft(text, draw(WORDS) if has_reasons else {}) for text in texts)


@some.composite
def stops(draw: some.DrawFn) -> StopDraft:
    asks, answers = draw(some.sampled_from(["", THINK, CHOOSE, "forced", "size"])), draw(choices())
    own = MAYBE if asks in {"forced", "size"} else WORDS
    return StopDraft(
        watch=draw(WATCH),
        at=draw(AT),
        panes=tuple(draw(some.lists(some.sampled_from(panes.IDS), max_size=4, unique=True))),
        arrangement=draw(some.sampled_from(["", *arrangements.CHOSEN])),
        beat=draw(some.sampled_from(["", "link", "option"])),
        column=draw(some.sampled_from(["", "A", '"'])),
        option=draw(some.sampled_from(["", "option 1"])),
        expect=draw(some.sampled_from(["", '{ event = "CHOOSE", size = 2 }', "{ events = 0 }"])),
        compare=draw(some.sampled_from(["", '"off"', '{ rule = "first" }'])),
        difference=draw(some.booleans()),
        text=draw(WORDS),
        look=draw(MAYBE),
        asks=asks,
        question=draw(own),
        answer=draw(own),
        choices=answers,
        right=draw(some.integers(0, len(answers) - 1)),
    )


@some.composite
def drafts(draw: some.DrawFn) -> TourDraft:
    return TourDraft(
        "a_tour",
        draw(WORDS),
        draw(MAYBE),
        draw(some.one_of(some.none(), some.integers(1, 600))),
        draw(some.one_of(some.none(), some.integers(0, 5000))),
        tuple(draw(some.lists(stops(), min_size=1, max_size=4))),
    )


def alike(tour: Tour) -> Tour:
    """Wherever it is from."""
    return replace(tour, file="", path=None)


@given(drafts())
def test_what_was_edited_is_written_and_read_back_equal(draft: TourDraft) -> None:
    """Stop by stop as it stands in the editor, though the file leaves out what is as at the stop before."""
    tour = reading.read(draft).tour
    assert tour is not None, reading.read(draft).problems
    assert reader.read(tables.text(draft)) == tour
    assert [stop.panes for stop in tour.stops] == [stop.panes for stop in draft.stops]
    assert [stop.text.words for stop in tour.stops] == [stop.text for stop in draft.stops]


@given(drafts())
def test_a_tour_that_is_opened_is_the_one_that_was_saved(draft: TourDraft) -> None:
    tour = reader.read(tables.text(draft))
    opened = tables.of_tour(tour)
    assert reading.read(opened).tour == tour
    assert reader.read(tables.text(opened)) == tour
    assert tables.of_tour(reader.read(tables.text(opened))) == opened


@given(drafts(), some.data())
def test_stops_say_the_same_wherever_they_are_moved(draft: TourDraft, data: some.DataObject) -> None:
    """Only arrangement and beat may be those of the stop before."""
    places = some.integers(0, len(draft.stops) - 1)
    moved = draft.with_stop_moved(data.draw(places), data.draw(places))
    read = reader.read(tables.text(moved))
    for stop, alone in each(zip(read.stops, moved.stops, strict=True)):
        single = reader.read(tables.text(replace(draft, stops=(alone,)))).stops[0]
        as_alone = replace(stop, number=1, arrangement=single.arrangement, beat=single.beat)
        assert as_alone == single
        assert {stop.arrangement, single.arrangement} >= {alone.arrangement} - {""}


@pytest.mark.parametrize("found", collection.shipped(), ids=lambda found: found.name)
def test_the_tours_of_the_program_survive(found: collection.FoundTour) -> None:
    assert found.tour is not None
    assert alike(reader.read(tables.text(tables.of_tour(found.tour)))) == alike(found.tour)


@given(
    some.dictionaries(
        TYPED.filter(bool),
        some.one_of(LINES, some.integers(-(2**60), 2**60), some.booleans(), some.lists(LINES)),
    )
)
def test_any_text_is_written_as_toml(table: dict[str, Any]) -> None:
    """Quotes, backslashes, control characters: Python's own reader is the judge."""
    assert tomllib.loads("\n".join(toml_text.lines(table))) == table


def test_it_is_laid_out_as_people_write_it() -> None:
    stop = StopDraft(
        '{ sample = "six_sets" }', '[["choose", 1]]', ("board",), text={"en": "One.\nTwo."}, asks=CHOOSE
    )
    stop = replace(
        stop,
        question={"en": "Why?"},
        answer={"en": "So."},
        choices=(ChoiceDraft({"en": "A"}), ChoiceDraft({"en": "B", "de": "C"})),
    )
    further = replace(
        stop, at='[["choose", 1], ["dead_end", 1]]', text={"en": "Three.", "de": "Drei."}, asks=""
    )
    assert tables.text(TourDraft("a", {"en": "T"}, stops=(stop, further))) == (
        'format = "dancing sudoku tour"\nversion = 1\nid = "a"\ntitle = "T"\n\n'
        '[[stops]]\nwatch = { sample = "six_sets" }\npanes = ["board"]\nat = [["choose", 1]]\ntext = """\nOne.\nTwo."""\n'
        'question = "Why?"\nchoices = ["A", { en = "B", de = "C" }]\nright = 0\nanswer = "So."\n\n'
        '[[stops]]\non = [["dead_end", 1]]\ntext.en = "Three."\ntext.de = "Drei."\n'
    )


def test_every_mistake_is_found_and_none_hides_another() -> None:
    """Each is reported by the reader itself, at its stop."""
    right = StopDraft('{ sample = "six_sets" }', text={"en": "x"})
    wrong = (
        replace(right, at="[[choose]]"),
        replace(right, watch=""),
        replace(right, text={"de": "Ja"}),
        replace(right, text={"en": "{sentense}"}),
        replace(right, asks=THINK),
        replace(
            right,
            asks=CHOOSE,
            question={"en": "?"},
            answer={"en": "!"},
            choices=(ChoiceDraft({"en": "A"}),) * 2,
        ),
    )
    read = reading.read(TourDraft("Not an id", {"en": "T"}, stops=(right, *wrong)))
    assert read.tour is None
    assert [stop.number for stop in read.stops] == [1, 7]
    assert list(read.problems) == [0, 2, 3, 4, 5, 6]
    assert '[["decision", 3]]' in read.problems[2][0]
    assert "sentence" in read.problems[5][0]


@given(WORDS, TYPED)
def test_other_languages_are_kept(words: dict[str, str], text: str) -> None:
    changed = with_words(words, "de", text)
    assert {key: one for key, one in changed.items() if key != "de"} == {
        key: one for key, one in words.items() if key != "de"
    }
    assert changed.get("de", "") == text
