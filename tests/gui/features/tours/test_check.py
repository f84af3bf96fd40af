"""Checking tours: a tour that is right passes, and each thing that can be wrong is found where it is."""

import pytest

from sudoku_gui.features.tours import collection, stop_search
from sudoku_gui.features.tours import reader as tours
from sudoku_gui.features.tours.check import findings
from sudoku_gui.features.tours.tour import Tour

HEAD = 'format = "dancing sudoku tour"\nversion = 1\nid = "small"\ntitle = "Small"\n'


def faults(*lines: str, terms: set[str] | None = None, panes: tuple[str, ...] | None = None) -> list[str]:
    given = [line for line in lines if line]
    first = [] if any(line.startswith("watch") for line in given) else ['watch = { sample = "six_sets" }']
    text = [] if any(line.startswith("text") for line in given) else ['text = "Here."']
    tour = tours.read("\n".join([HEAD, "[[stops]]", *first, *text, *given]), name="small.toml")
    return [str(error) for error in filter(None, findings(tour, None, terms, panes))]


AT_DEAD_END = 'at = [["dead_end", 1]]'
AT_END = 'at = "end"'

RIGHT = {
    "nothing": [],
    "claims": [
        AT_DEAD_END,
        'expect = { event = "DEAD_END", column = "3", size = 0, dead_ends = 1, depth = 1, solutions = 0 }',
    ],
    "size_of_another": [AT_DEAD_END, "expect = { events = 15, decisions = 1, guesses = 1 }"],
    "placeholders": [AT_DEAD_END, 'text = "{events} {column} {size} {option} {sentence} {why} {depth}"'],
    "totals": [
        AT_END,
        'text = "{total_events} {total_decisions} {total_updates}"',
        "expect = { solutions = 1 }",
    ],
    "others": [
        AT_END,
        'compare = { rule = "first" }',
        'text = "{total_events} against {other_total_events} {other_total_dead_ends}"',
        "expect = { solutions = 1 }",
    ],
    "difference": [AT_DEAD_END, "difference = true"],
    "difference_taken_back": [
        'at = [["retract", "{1, 4, 7}"]]',
        "difference = true",
        "expect = { depth = 0 }",
    ],
    "braces": ['text = "{C, E, F} {{x}} {1}"'],
    "node": ['point = { column = "4", option = "S4" }'],
    "links": ['text = "[cover](term:cover) **bold** `x < y`"'],
    "repeat": [
        'watch = { sample = "stations" }',
        'at = [["bound", 1]]',
        'text = "{bound}"',
        'expect = { event = "bound", bound = 4 }',
    ],
    "ask": ['ask = "choice"', 'question = "{events}?"'],
    "ask_at_dead_end": [AT_DEAD_END, 'ask = "return"'],
    "problem": ['watch = { problem = "a b\\na b" }', 'point = { option = "{a, b}" }'],
    "best": ['watch = { sample = "stations" }', AT_END, 'text = "{best}"', "expect = { best = 4 }"],
}

WRONG = {
    "unreached": (['at = [["dead_end", 9]]'], ["finds no place", '["dead_end", 9]']),
    "leg_name": (['at = [["try", "S9"]]'], ["has no option 'S9'", "there are 6"]),
    "leg_column": (['at = [["size", "9", 1]]'], ["has no column '9'"]),
    "event": ([AT_DEAD_END, 'expect = { event = "SOLUTION" }'], ["'expect.event' is 'solution'", "DEAD_END"]),
    "no_event": (['expect = { event = "SOLUTION" }'], ["nothing has happened"]),
    "column": ([AT_DEAD_END, 'expect = { column = "1" }'], ["'expect.column' is '1'", "it is '3'"]),
    "unknown_column": ([AT_DEAD_END, 'expect = { column = "x" }'], ["'expect.column' has no column 'x'"]),
    "option": ([AT_DEAD_END, 'expect = { option = "S1" }'], ["'expect.option'", "it is '{1, 4, 7}'"]),
    "no_option": (['expect = { option = "S1" }'], ["none is affected"]),
    "size": ([AT_DEAD_END, "expect = { size = 2 }"], ["'expect.size' is 2", "it is 0"]),
    "size_of_column": (['expect = { size = 3, column = "7" }'], ["none is affected"]),
    "number": ([AT_DEAD_END, "expect = { dead_ends = 2 }"], ["'expect.dead_ends' is 2, but it is 1"]),
    "best": (["expect = { best = 2 }"], ["there is none here"]),
    "point": (['point = { column = "9" }'], ["'point' has no column '9'"]),
    "point_node": (['point = { column = "1", option = "S1" }'], ["does not stand in column '1'"]),
    "placeholder": (['text = "{column}"'], ["'text' in 'en' has {column}", "nothing is chosen"]),
    "sentence": (['text = "{why}"'], ["{why}", "at the start"]),
    "other": (['text = "{other_total_events}"'], ["{other_total_events}", "add compare ="]),
    "difference": (["difference = true"], ["'difference' marks", "nothing is chosen here; move the stop on"]),
    "bound": ([AT_DEAD_END, 'text = "{bound}"'], ["{bound}", "repeat cover"]),
    "ask": (['ask = "node"'], ["'ask' has no question of the kind 'node' here", "move the stop"]),
    "picture": (['text = "![x](y)"'], ["has a picture", "leave it out"]),
    "link": (
        ['text = "[x](https://example.org)"'],
        ["links to 'https://example.org'", "[cover](term:cover)"],
    ),
    "item": (['text = "8. Here it began."'], ["begins with 8.", "as a word"]),
    "html": (['text = "<b>x</b>"'], ["has the HTML <b>", "use Markdown"]),
}


@pytest.mark.parametrize("name", RIGHT)
def test_a_tour_that_is_right_passes(name: str) -> None:
    assert faults(*RIGHT[name]) == []


@pytest.mark.parametrize("name", WRONG)
def test_faults_are_found_with_their_stop(name: str) -> None:
    lines, said = WRONG[name]
    found = faults(*lines)
    assert found
    assert found[0].startswith("small.toml, stop 1: ")
    for part in said:
        assert part in found[0]


def test_every_text_of_a_stop_is_checked_in_every_language() -> None:
    found = faults(
        'text = { en = "x", zh_CN = "{best}" }',
        'look = "{best}"',
        'question = "{best}"',
        'answer = "{best}"',
        'choices = ["a", "{best}"]',
        "right = 0",
    )
    for place in ("'text' in 'zh_CN'", "'look'", "'question'", "'answer'", "'choices[1]'"):
        assert any(place in message for message in found), place


def test_panes_are_those_that_there_are() -> None:
    """A pane that the window does not have is found where it stands, with what was probably meant."""
    assert faults('panes = ["matrix_view"]', panes=("board", "matrix_view")) == []
    (fault,) = faults('panes = ["matrx_view"]', panes=("board", "matrix_view"))
    assert "line 9" in fault
    assert "'panes' has no 'matrx_view'; did you mean 'matrix_view'?" in fault


def test_links_lead_to_terms_that_there_are() -> None:
    assert faults('text = "[x](term:cover)"', terms={"cover"}) == []
    assert "unknown term 'covre'" in faults('text = "[x](term:covre)"', terms={"cover"})[0]


def test_totals_are_of_runs_that_end_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run of four thousand million events is not followed to its end."""
    monkeypatch.setattr(stop_search, "LONGEST", 20_000)
    found = faults('watch = { sample = "queens_13" }', 'text = "{total_events}"')
    assert "does not end within 20,000 events" in found[0]
    other = faults('compare = { rule = "first" }', 'text = "{other_total_events}"')
    assert other == []
    monkeypatch.setattr(stop_search, "LONGEST", 20)
    other = faults('compare = { rule = "first" }', 'text = "{other_total_events}"')
    assert "does not end within 20 events" in other[0]


def test_all_mistakes_of_all_stops_are_found_in_order() -> None:
    stop = '[[stops]]\ntext = "x"\nexpect = { dead_ends = 9, solutions = 9 }\n'
    tour = tours.read(HEAD + '[[stops]]\nwatch = { sample = "six_sets" }\ntext = "x"\n' + stop * 2)
    assert [(error.stop, error.key) for error in filter(None, findings(tour))] == [
        (number, key) for number in (2, 3) for key in ("expect.dead_ends", "expect.solutions")
    ]


@pytest.mark.slow_search
def test_a_check_can_be_done_in_slices() -> None:
    tour = tours.read(
        HEAD + '[[stops]]\nwatch = { sample = "queens_8" }\nat = "end"\ntext = "{total_events}"\n'
        "expect = { solutions = 1 }\n"
    )
    found = list(findings(tour, 0.0))
    assert found.count(None) > 2
    assert [error.key for error in found if error] == ["expect.solutions"]


@pytest.mark.parametrize(
    "tour", [found.tour for found in collection.shipped()], ids=lambda tour: str(tour.id)
)
def test_every_wrong_choice_of_the_tours_has_its_reason(tour: Tour) -> None:
    questions = [stop.question for stop in tour.stops if stop.question is not None and stop.question.choices]
    assert questions
    for question in questions:
        wrong = [number for number in range(len(question.choices)) if number != question.right]
        said = [question.reason(number) for number in wrong]
        assert None not in said, question.asked
        assert question.right is not None
        assert question.reason(question.right) is None
        assert len({text.words["en"] for text in said if text}) == len(wrong)
        assert all({"en", "zh_CN"} <= text.words.keys() for text in said if text)
