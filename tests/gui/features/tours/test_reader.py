"""Files of tours: what is read from them, and what is said of those that are wrong."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from solver_core.cover import Rule
from solver_core.problems import gallery
from solver_core.sudoku.engines import Engine
from sudoku_gui.features.tours import legs as tour_legs
from sudoku_gui.features.tours import placeholders
from sudoku_gui.features.tours import reader as tours
from sudoku_gui.features.tours.schema import TableReader
from sudoku_gui.features.tours.tour import Leg, TourError, TranslatedText
from sudoku_gui.layout.arrangements import ARRANGEMENTS, CHOSEN
from sudoku_gui.player.subject import Subject
from tests.gui.parts import pane_ids

PUZZLE = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"
HEAD = 'format = "dancing sudoku tour"\nversion = 1\nid = "small"\ntitle = "Small"\n'
STOP = '[[stops]]\nwatch = { sample = "six_sets" }\ntext = "Here."\n'
COMPLETE = HEAD + STOP


def fault(text: str) -> str:
    with pytest.raises(TourError) as raised:
        tours.read(text, name="small.toml")
    return str(raised.value)


# --- what is read -----------------------------------------------------------------------------------------


def test_the_smallest_tour_is_a_title_and_a_stop() -> None:
    tour = tours.read(COMPLETE)
    assert (tour.id, tour.title.in_language("en"), len(tour.stops)) == ("small", "Small", 1)
    assert tour.stops[0].subject.sample == "six_sets"
    assert tour.stops[0].legs == ()


def test_a_text_is_shown_in_the_first_language_that_it_has() -> None:
    """Chinese of any country is better than English, and English better than nothing."""
    text = TranslatedText({"en": "cover", "zh": "fugai"})
    assert text.in_language("zh_CN", "zh") == "fugai"
    assert text.in_language("de_DE", "de") == "cover"
    assert TranslatedText({"zh": "fugai"}).in_language("de") == "fugai"


def test_a_stop_inherits_from_the_stop_before() -> None:
    text = COMPLETE + 'at = 7\nbeat = "link"\npanes = ["board"]\n[[stops]]\ntext = "There."\n'
    first, second = tours.read(text).stops
    assert (second.subject, second.legs) == (first.subject, (Leg("position", number=7),))
    assert (second.beat, second.panes) == ("link", ("board",))


def test_another_arrangement_begins_with_its_own_panes() -> None:
    """What was in front in one arrangement may not even stand in another."""
    text = COMPLETE + 'panes = ["matrix_view"]\n[[stops]]\ntext = "There."\narrangement = "study"\n'
    assert tours.read(text).stops[1].panes == ()


def test_a_way_goes_on_from_the_stop_before() -> None:
    text = COMPLETE + 'at = [["decision", 1]]\n[[stops]]\non = [["try", "S4"]]\ntext = "There."\n'
    assert tours.read(text).stops[1].legs == (Leg("decision"), Leg("try", ("S4",)))


def test_another_subject_begins_at_its_start() -> None:
    text = (
        COMPLETE + 'at = "end"\n[[stops]]\nwatch = { sample = "queens_6", rule = "first" }\ntext = "There."\n'
    )
    first, second = tours.read(text).stops
    assert (first.legs, second.legs) == ((Leg("end"),), ())
    assert second.subject.rule is Rule.FIRST


def test_a_puzzle_has_an_engine_a_rule_and_a_seed() -> None:
    begun = f'[[stops]]\ntext = "Here."\nwatch = {{ puzzle = "{PUZZLE}", '
    shuffled = tours.read(HEAD + begun + 'rule = "shuffled", seed = 3 }\n').stops[0].subject
    assert (str(shuffled.grid), shuffled.rule, shuffled.seed) == (PUZZLE, Rule.SHUFFLED, 3)
    assert tours.read(HEAD + begun + 'engine = "backtrack" }\n').stops[0].subject.engine is Engine.BACKTRACK


def test_a_comparison_stays_until_another_is_named() -> None:
    """What it leaves out is as in the search that is watched; another search that is watched begins without one."""
    stops = [
        f'watch = {{ puzzle = "{PUZZLE}", rule = "first" }}\ncompare = {{ engine = "backtrack" }}',
        "at = 7",
        'compare = { rule = "shuffled", seed = 1 }',
        'compare = "off"',
        'compare = { rule = "fewest" }',
        'watch = { sample = "six_sets" }',
        'compare = { rule = "first" }',
    ]
    tour = tours.read(HEAD + "".join(f'[[stops]]\ntext = "x"\n{lines}\n' for lines in stops))
    grid = tour.stops[0].subject.grid
    assert [stop.compare for stop in tour.stops] == [
        Subject(grid, engine=Engine.BACKTRACK, rule=Rule.FIRST),
        Subject(grid, engine=Engine.BACKTRACK, rule=Rule.FIRST),
        Subject(grid, rule=Rule.SHUFFLED, seed=1),
        None,
        Subject(grid),
        None,
        Subject(sample="six_sets", rule=Rule.FIRST),
    ]


def test_the_effect_of_a_choice_is_marked_at_one_stop_alone() -> None:
    tour = tours.read(COMPLETE + 'difference = true\n[[stops]]\ntext = "There."\n')
    assert [stop.difference for stop in tour.stops] == [True, False]


def test_a_problem_of_the_gallery_may_have_values() -> None:
    for sample in ("queens,n=5", "sudoku_4", "langford,n=4,which=all"):
        tour = tours.read(f'{HEAD}[[stops]]\nwatch = {{ sample = "{sample}" }}\ntext = "x"\n')
        assert tour.stops[0].subject == Subject(sample=sample)


def test_a_column_may_be_called_by_a_number() -> None:
    assert tours.read(COMPLETE + "point = { column = 5 }\n").stops[0].column == "5"


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_bytes(b"\xef\xbb\xbf" + COMPLETE.encode())
    tour = tours.read_file(file)
    assert (tour.file, tour.path) == ("small.toml", file)


# --- what is wrong ----------------------------------------------------------------------------------------

QUESTION = 'question = "Why?"\nanswer = "So."\n'

WRONG_FILES = {
    "no_toml": ("format = x", ["line 1", "column 10", "this is not a value"]),
    "cut_off": ('format = "dan', ["line 1: a text, list or table has no end", "quotation mark"]),
    "other_file": ('title = "x"', ["this is not a tour", 'format = "dancing sudoku tour"']),
    "no_version": ('format = "dancing sudoku tour"', ["'version'", "write version = 1"]),
    "newer": (COMPLETE.replace("version = 1", "version = 2"), ["version 2", "use a newer program"]),
    "bad_id": (COMPLETE.replace('"small"', '"Small Tour"'), ["'id' is 'Small Tour'", "small letters"]),
    "no_id": (COMPLETE.replace('id = "small"\n', ""), ["'id'", "small letters"]),
    "no_title": (COMPLETE.replace('title = "Small"\n', ""), ["'title' is missing", "title.en"]),
    "unknown_key": (COMPLETE.replace("title", "titel"), ["'titel'", "did you mean 'title'?"]),
    "no_stops": (HEAD, ["1 to 200 stops", "[[stops]]"]),
    "too_many_stops": (HEAD + STOP * 201, ["1 to 200 stops"]),
    "stop_is_no_table": (HEAD + "stops = [1]", ["stop 1", "write a table"]),
    "order": (COMPLETE.replace("id", "order = -1\nid", 1), ["'order' is -1", "from 0 to 100000"]),
    "no_english": (COMPLETE.replace('title = "Small"', 'title.zh_CN = "x"'), ["no English", "add title.en"]),
    "no_language": (COMPLETE.replace('title = "Small"', 'title.English = "x"'), ["'English'", "en or zh_CN"]),
    "empty_text": (COMPLETE.replace('"Here."', '" "'), ["stop 1", "'text' is empty", "leave it out"]),
    "long_text": (COMPLETE.replace("Here.", "x" * 4001), ["stop 1", "4001 characters", "shorten it to 4000"]),
    "no_watch": (HEAD + '[[stops]]\ntext = "x"\n', ["stop 1", "'watch' is missing", "six_sets"]),
}

WRONG_LINES = {
    "unknown_key": ("pane = []", ["'pane'", "did you mean 'panes'?"]),
    "pane_no_word": ("panes = [1]", ["'panes' is 1"]),
    "panes_no_list": ('panes = "board"', ["'panes' is 'board'", 'as ["board"]']),
    "arrangement": ('arrangement = "teach"', ["'arrangement' has no 'teach'", "play, learn, watch, study"]),
    "beat": ('beat = "colum"', ["'beat' has no 'colum'", "did you mean 'column'?"]),
    "at_word": ('at = "begin"', ["'at' has no 'begin'", '"start", "end"']),
    "at_negative": ("at = -3", ["'at'", "['position', -3]", '["position", 3]']),
    "at_table": ("at = { x = 1 }", ["'at' is", '[["decision", 3]]']),
    "leg_kind": ('at = [["decisions", 3]]', ["'at' has no leg 'decisions'", "did you mean 'decision'?"]),
    "leg_empty": ("at = [[]]", ["'at' has no leg"]),
    "leg_zero": ('at = [["decision", 0]]', ["'at' has ['decision', 0]", "or -1 for back"]),
    "leg_names": ('at = [["try", "a", "b", "c"]]', ["'at'", "then names as texts"]),
    "leg_text_first": ('at = [["try", 3, "a"]]', ["'at'", "then names as texts"]),
    "leg_named_beat": ('at = [["decision", "5"]]', ["has ['decision', '5']", '["decision", 1]']),
    "leg_size": ('at = [["size", "5"]]', ["has ['size', '5']", '"row 3 has 7", 1]']),
    "leg_depth": ('at = [["depth"]]', ["has ['depth']", '["depth", 3]']),
    "leg_end": ('at = [["end", 2]]', ["has ['end', 2]", '["end"]']),
    "on_first": ('on = [["decision"]]', ["'on'", "use 'at'"]),
    "at_and_on": ('at = 1\non = [["decision"]]', ["'at' both", "leave one of them out"]),
    "point_key": ('point = { colum = "5" }', ["'point.colum'", "did you mean 'column'?"]),
    "point_no_table": ("point = 5", ["'point' is 5", "write a table"]),
    "point_list": ("point = { column = [] }", ["'point.column' is []", "write a text"]),
    "point_empty": ('point = { column = "" }', ["'point.column' is empty", "leave it out"]),
    "compare_key": ('compare = { rul = "first" }', ["'compare.rul'", "did you mean 'rule'?"]),
    "compare_rule": ('compare = { rule = "last" }', ["'compare.rule' has no 'last'", "fewest, first"]),
    "compare_engine": ('compare = { engine = "dlx" }', ["'compare.engine'", "only with a puzzle"]),
    "compare_seed": ('compare = { rule = "first", seed = 2 }', ["'compare.seed'", 'rule = "shuffled"']),
    "compare_same": ('compare = { rule = "fewest" }', ["'compare' is the search that is watched"]),
    "compare_word": ('compare = "on"', ["'compare' is 'on'", '"off" or a table']),
    "difference": ("difference = 1", ["'difference' is 1", '"difference = true"']),
    "expect_key": ("expect = { deadends = 1 }", ["'expect.deadends'", "did you mean 'dead_ends'?"]),
    "expect_event": ('expect = { event = "DEADEND" }', ["'expect.event'", "did you mean 'DEAD_END'?"]),
    "expect_number": ('expect = { size = "2" }', ["'expect.size' is '2'", "whole number"]),
    "placeholder": ('look = "{event}"', ["'look' in 'en'", "{event}", "did you mean 'events'?", "{{event}}"]),
    "question_alone": ('question = "Why?"', ["'answer' is missing", "belongs to 'question'"]),
    "answer_alone": ('answer = "So."', ["'question' is missing", "belongs to 'answer'"]),
    "choices_alone": (QUESTION + 'choices = ["a", "b"]', ["'right' is missing", "belongs to 'choices'"]),
    "right_alone": (QUESTION + "right = 0", ["'choices' is missing", "belongs to 'right'"]),
    "right_too_large": (QUESTION + 'choices = ["a", "b"]\nright = 2', ["'right' is 2", "from 0 to 1"]),
    "one_choice": (QUESTION + 'choices = ["a"]\nright = 0', ["'choices'", "2 to 8"]),
    "choice_number": (QUESTION + 'choices = ["a", 2]\nright = 0', ["'choices' is 2", "write a text"]),
    "reasons_alone": (QUESTION + 'reasons = ["a"]', ["'choices' is missing", "belongs to 'reasons'"]),
    "reasons_text": (
        QUESTION + 'choices = ["a", "b"]\nright = 0\nreasons = "a"',
        ["'reasons' is", "one for each"],
    ),
    "reasons_count": (
        QUESTION + 'choices = ["a", "b", "c"]\nright = 0\nreasons = ["b"]',
        ["'reasons' has 1 texts", "2 wrong choices"],
    ),
    "ask": ('ask = "chioce"', ["'ask' has no 'chioce'", "did you mean 'choice'?"]),
    "ask_with_choices": (
        'ask = "node"\n' + QUESTION + 'choices = ["a", "b"]\nright = 0',
        ["'ask' is answered by clicking", "leave out 'right'"],
    ),
    "choice_language": (
        QUESTION + 'choices = ["a", { zh_CN = "b" }]\nright = 0',
        ["'choices' has no English", "choices.en"],
    ),
}

WRONG_SUBJECTS = {
    "unknown_sample": ('{ sample = "six_set" }', ["'watch.sample'", "did you mean 'six_sets'?"]),
    "sample_values": ('{ sample = "queens,n=99" }', ["'watch.sample' cannot be searched", "from 1 to 20"]),
    "nothing": ('{ rule = "first" }', ["'watch' needs a sample, a puzzle or a problem"]),
    "both": (f'{{ sample = "six_sets", puzzle = "{PUZZLE}" }}', ["'watch' needs a sample"]),
    "rule": ('{ sample = "six_sets", rule = "last" }', ["'watch.rule' has no 'last'", "fewest"]),
    "engine": ('{ sample = "six_sets", engine = "dlx" }', ["'watch.engine'", "works only with a puzzle"]),
    "seed": ('{ sample = "six_sets", seed = 3 }', ["'watch.seed'", 'rule = "shuffled"']),
    "repeat_rule": ('{ sample = "stations", rule = "first" }', ["'watch.rule'", "only one rule"]),
    "repeat_compared": (
        '{ sample = "stations" }\ncompare = { rule = "first" }',
        ["'compare' has nothing for 'stations'", "only one rule"],
    ),
    "problem": ('{ problem = "a b\\na c" }', ["'watch.problem' cannot be searched", "c"]),
    "problem_engine": ('{ problem = "a\\na", engine = "dlx" }', ["'watch.engine'", "only with a puzzle"]),
    "no_puzzle": ('{ puzzle = "123" }', ["'watch.puzzle' is not a puzzle", "81"]),
    "clash": (f'{{ puzzle = "22{PUZZLE[2:]}" }}', ["'watch.puzzle' cannot be searched", "r1c1"]),
    "shuffled_bits": (
        f'{{ puzzle = "{PUZZLE}", engine = "backtrack", rule = "shuffled" }}',
        ["'watch.rule'", "use fewest or first"],
    ),
}


WRONG = {
    **{f"file {name}": (text, "", said) for name, (text, said) in WRONG_FILES.items()},
    **{f"line {name}": (COMPLETE + line, ", stop 1: ", said) for name, (line, said) in WRONG_LINES.items()},
    **{
        f"subject {name}": (f'{HEAD}{STOP}[[stops]]\ntext = "x"\nwatch = {watch}\n', ", stop 2: ", said)
        for name, (watch, said) in WRONG_SUBJECTS.items()
    },
}


@pytest.mark.parametrize("name", WRONG)
def test_a_mistake_is_reported_with_its_place_and_how_to_fix_it(name: str) -> None:
    text, place, said = WRONG[name]
    message = fault(text)
    assert message.startswith(f"small.toml{place}")
    for part in said:
        assert part in message


def test_an_error_has_its_parts() -> None:
    with pytest.raises(TourError) as raised:
        tours.read(COMPLETE + 'beat = "x"', name="small.toml")
    error = raised.value
    assert (error.file, error.stop, error.key) == ("small.toml", 1, "beat")
    assert not error.message.startswith("small.toml")


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "film.toml"
    file.write_bytes(b"#" * (tours.LARGEST + 1))
    with pytest.raises(TourError, match="larger than 65,536 bytes; split the tour"):
        tours.read_file(file)


def test_a_file_in_another_encoding_is_reported_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "old.toml"
    file.write_bytes(HEAD.encode() + 'summary = "数独"'.encode("gbk"))
    with pytest.raises(TourError, match=r"old\.toml: line 5 is not UTF-8; save the file as UTF-8"):
        tours.read_file(file)


@pytest.mark.parametrize(
    "line",
    [
        f'look = "{{total_{"x" * 2000}}}"',
        f'arrangement = "total_{"x" * 2000}"',
        'arrangement = "to\u0085tal"',
    ],
)
def test_quotations_in_messages_are_printable_and_short(line: str) -> None:
    """A damaged file may contain anything, and its error is shown in a window or a terminal."""
    message = fault(f"{COMPLETE}{line}\n")
    assert message.isprintable()
    assert len(message) < 1000


def test_deep_nesting_is_refused() -> None:
    assert "too deep; remove some" in fault("x = " + "[" * 10_000)


# --- what is documented -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def guide() -> str:
    return (files("sudoku_gui.assets") / "tours" / "README.md").read_text(encoding="utf-8")


def documented(guide: str, heading: str) -> set[str]:
    """The names in the first cells of the table under a heading."""
    table = guide.split(f"| {heading} |", 1)[1].split("\n\n", 1)[0]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return {name for cell in cells for name in re.findall(r"`\{?(\w+)\}?`", cell)}


@pytest.mark.parametrize(("table", "number"), [(tours.HEAD, 0), (tours.STOP, 1)], ids=["tour", "stop"])
def test_the_guide_has_every_key_and_no_other(guide: str, table: TableReader, number: int) -> None:
    tables = guide.split("| key | means |")[1:]
    assert documented("| key | means |" + tables[number], "key | means") == set(table.keys)


@pytest.mark.parametrize(
    ("name", "table"),
    [("watch", tours.WATCH), ("compare", tours.COMPARE), ("point", tours.POINT), ("expect", tours.EXPECT)],
)
def test_the_guide_has_every_key_of_every_table(guide: str, name: str, table: TableReader) -> None:
    assert documented(guide, f"key of `{name}` | means") == set(table.keys)


def test_the_guide_has_every_placeholder(guide: str) -> None:
    assert documented(guide, "placeholder | becomes") == set(placeholders.PLACEHOLDERS)


@pytest.mark.parametrize("name", [*pane_ids(), *tour_legs.KINDS, *(sample.id for sample in gallery.SAMPLES)])
def test_the_guide_names_everything_that_can_be_written(guide: str, name: str) -> None:
    assert re.search(rf'[`"\[]{name}[`"\]]', guide)


def test_tours_know_the_panes_and_arrangements_of_the_window() -> None:
    """Both read the same tables; what the window alone chooses is not among them."""
    others = {"present", "problem", "play_tall", "learn_large", "present_large"}
    assert set(CHOSEN) == set(ARRANGEMENTS) - others
