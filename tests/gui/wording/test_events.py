"""The sentences: one for every event, and every number in them true."""

import re
from collections import defaultdict

import pytest

from solver_core.cover import Event, Op, Problem, Rule, Search
from solver_core.cover.replay.beats import BEATS, around
from solver_core.problems import named, queens
from solver_core.problems.small import knuth_2000
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.wording.events import item_name, option_name, sentence, short, why
from tests.amounts import each
from tests.events import events

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
"""26 solutions, eleven dead ends, guesses among two and more options."""

NONE = Grid.parse("12345678.........9" + "." * 63)
"""Nothing fits in the first row's last cell."""

WHOLE = Grid.parse("4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........")


def walked(grid: Grid, rule: Rule = Rule.FEWEST) -> Search:
    return encoding.search(grid, rule)


def reported(search: Search) -> str:
    assert search.event is not None
    return sentence(search, search.event)


def reason(search: Search) -> str:
    assert search.event is not None
    return why(search, search.event)


def first(search: Search, op: Op) -> Event:
    for event in events(search):
        if event.op is op:
            return event
    pytest.fail(f"no {op.name} follows")


def test_items_are_called_what_the_problem_calls_them() -> None:
    problem = encoding.problem()
    assert [item_name(problem, item) for item in encoding.ITEMS] == [*problem.names]


@pytest.mark.parametrize("rule", Rule)
def test_every_kind_of_event_has_a_sentence_and_a_reason(rule: Rule) -> None:
    """Whatever happens is reported, without a hole left unfilled and without a plural gone wrong."""
    search, met = walked(MANY, rule), set()
    while not search.finished and search.position < (25_000 if rule is Rule.FEWEST else 5_000):
        search.forward()
        assert search.event
        if search.event.op in met and search.position % 5:
            continue
        for text in (reported(search), reason(search)):
            assert text
            assert not re.search(r"[{}%]|\bNone\b", text), text
            assert not re.search(
                r"\b1 (options|columns|solutions)|\b([02-9]|\d\d+) (option|column)\b", text
            ), text
        met.add(search.event.op)
    if rule is Rule.FEWEST:
        off_cursor = {Op.DROP, Op.RESTORE, Op.BEST, Op.UNBEST, Op.BOUND, Op.PRUNE}  # repeat cover's own
        assert met == set(Op) - off_cursor


def test_the_choice_names_size_and_ties() -> None:
    """The first free choice of a puzzle of 17 givens: counted here by walking the header list."""
    search = walked(WHOLE)
    while len(search.levels()) < len(search.given):
        search.run_to("decision")
    event = first(search, Op.CHOOSE)
    while event.depth < len(search.given):
        event = first(search, Op.CHOOSE)
    sizes = [search.size(item) for item in search.live_items()]
    size, text = search.size(event.subject), reported(search)
    assert size == min(sizes)
    assert f"{size} option" in text
    assert f"the fewest of {len(sizes)} columns" in text


def test_a_given_is_chosen_because_it_is_given() -> None:
    search = walked(WHOLE)
    first(search, Op.CHOOSE)
    assert reported(search) == "Choose column “r1c1”: r1c1=4 is given, and givens come first"
    first(search, Op.TRY)
    assert reported(search) == "Try r1c1=4: it is given"


def test_the_first_rule_speaks_of_the_list() -> None:
    search = walked(Grid.empty(), Rule.FIRST)
    search.forward()
    assert reported(search) == "Choose column “r1c1”: the first in the list, 9 options left"


def test_an_empty_grid_is_reported_from_the_start() -> None:
    """The first sentences and reasons, word by word."""
    search = walked(Grid.empty())
    search.forward()
    assert reported(search) == "Choose column “r1c1”: 9 options left, the fewest of 324 columns"
    assert "It is the leftmost of 324 columns with 9 options." in reason(search)
    search.forward()
    assert reported(search) == (
        "Cover column “r1c1”: its header leaves the list, then its 9 options leave all other columns"
    )
    search.forward()
    assert reported(search) == "Cover column “r1c1”: r1c1=1 leaves column “row 1 has 1” (9 → 8 options)"
    first(search, Op.TRY)
    assert reported(search) == "Try r1c1=1 (option 1 of 9): guess 1"
    assert reason(search) == (
        "When all below it has been searched, r1c1=2 is tried: option 2 of column “r1c1”."
    )
    first(search, Op.COVER)
    assert reason(search) == (
        "r1c1=1 covers it, so every other option that would cover it again is out. "
        "24 nodes leave the other columns."
    )


def test_a_cover_names_the_nodes_that_leave_if_they_are_few() -> None:
    """As many as are hidden then, one by one; of the options and the columns that these events name."""
    search, met = walked(MANY), set[int]()
    problem = search.problem
    while len(met) < 3:
        event, text, here = first(search, Op.COVER), reason(search), search.position
        hidden: list[Event] = []
        search.forward()
        while search.event and search.event.op is Op.HIDE:
            hidden.append(search.event)
            search.forward()
        search.seek(here)
        assert event.op is Op.COVER
        met.add((bool(hidden)) + (len(hidden) > 8))
        if not hidden:
            assert "leave" not in text
        elif len(hidden) > 8:
            assert text.endswith(f" {len(hidden)} nodes leave the other columns.")
        else:
            options, _, columns = text.partition(f"{len(hidden)} nodes leave: ")[2].partition(", from ")
            named = {option_name(problem, one.option) for one in hidden if one.option is not None}
            assert set(re.findall(r"r\dc\d=\d", options)) == named
            left = {item_name(problem, one.item) for one in hidden if one.item is not None}
            assert set(re.findall("“(.*?)”", columns)) == left


def test_hiding_and_unhiding_have_a_short_form() -> None:
    search = walked(NONE)
    event = first(search, Op.HIDE)
    assert short(search, event) == "r1c1=1 − row 1 has 1 (9→8)"
    event = first(search, Op.COVER)
    assert short(search, event) == ""
    event = first(search, Op.UNHIDE)
    assert event.item is not None
    after = search.size(event.item)
    names = option_name(search.problem, event.option or 0), item_name(search.problem, event.item)
    assert short(search, event) == f"{names[0]} + {names[1]} ({after - 1}→{after})"


def test_a_return_is_reported_with_the_numbers_of_the_leaving_turned_round() -> None:
    """HIDE and UNHIDE of the same node tell the same two sizes, each from its side."""
    search, leaving = walked(MANY), {}
    pattern = re.compile(
        r"(?:Cover|Uncover) column “[^”]+”: (\S+) (leaves|returns to) column “(.+)” \((\d) → (\d) options?\)"
    )
    checked = 0
    while not search.finished and checked < 500:
        search.forward()
        assert search.event
        if search.event.op not in {Op.HIDE, Op.UNHIDE}:
            continue
        found = pattern.fullmatch(reported(search))
        assert found
        before, after = int(found[4]), int(found[5])
        assert after == search.size(search.event.item or 0)
        if search.event.op is Op.HIDE:
            leaving[search.event.subject] = (before, after)
        else:
            assert leaving.pop(search.event.subject) == (after, before)
            checked += 1
    assert checked == 500


def test_an_option_tried_as_k_of_d_is_taken_back_as_k_of_d() -> None:
    """The stack knows it at TRY; at RETRACT only the problem and the options below do."""
    search, stack, guesses = walked(MANY), [], 0
    for event in events(search):
        if event.op is Op.TRY:
            level = search.levels()[-1]
            stack.append(level)
            numbers = f"(option {level.number} of {level.among})"
            assert (numbers in reported(search)) == level.is_guess == (": guess " in reported(search))
            is_last = level.is_guess and level.number == level.among
            assert reported(search).endswith("the last one left") == is_last
        elif event.op is Op.RETRACT:
            level = stack.pop()
            numbers = f"(option {level.number} of {level.among})"
            guesses += level.is_guess
            assert (numbers in reported(search)) == level.is_guess
            assert reported(search).endswith("it was the last option") == (
                level.is_guess and level.number == level.among
            )
    assert guesses > 50
    assert stack == []


def test_the_options_of_a_cover_are_those_that_then_leave() -> None:
    """The number reported at COVER is the number of options named by the HIDEs that follow."""
    search = walked(MANY)
    for _ in range(300):
        first(search, Op.COVER)
        text, hidden = reported(search), set()
        while True:
            search.forward()
            assert search.event
            if search.event.op is not Op.HIDE:
                search.back()
                break
            hidden.add(search.event.option)
        number = re.search(r"(\d+|no other) options? ", text)
        assert number
        assert (0 if number[1] == "no other" else int(number[1])) == len(hidden)


@pytest.mark.parametrize("kind", BEATS[:3])
def test_a_beat_is_reported_the_same_at_its_end_as_just_after_its_naming_event(kind: str) -> None:
    """Rows of the log are made where a beat ends, which may be many events after the one that names it."""
    search = walked(MANY)
    for start in range(1500, 9000, 650):
        search.seek(start)
        search.run_to(kind)
        for beat in each(around(search, kind, 4, 4)):
            search.seek(beat.end)
            at_end = sentence(search, beat.event), why(search, beat.event)
            search.seek(beat.start)
            while search.event != beat.event:
                assert search.position < beat.end
                search.forward()
            assert (reported(search), reason(search)) == at_end


def test_a_dead_end_names_the_depths_that_hid_its_options() -> None:
    """Checked by force: for each option, the first one chosen that shares an item with it."""
    search, seen = walked(MANY), 0
    while search.run_to("dead_end"):
        event = search.event
        assert event
        assert (
            reported(search)
            == f"Dead end: “{item_name(encoding.problem(), event.subject)}” has no option left"
        )
        rows, chosen, depths = search.problem.options, search.chosen_options(), defaultdict(list)
        for option in (number for number, row in enumerate(rows) if event.subject in row):
            hits = [n for n, other in enumerate(chosen, 1) if set(rows[other]) & set(rows[option])]
            depths[hits[0]].append(option)
        cause = reason(search).partition("hidden by")[2].partition(". ")[0]
        free = sorted(depth for depth in depths if depth > len(search.given))
        by_name = [f"{option_name(search.problem, chosen[depth - 1])} (depth {depth})" for depth in free]
        if len(free) > 8:
            assert [int(n) for n in re.findall(r"\d+", cause)] == free
        else:
            assert re.findall(r"r\dc\d=\d \(depth \d+\)", cause) == by_name
        assert ("given" in cause) == any(depth <= len(search.given) for depth in depths)
        seen += 1
    assert seen == 11


def test_givens_alone_can_make_a_dead_end() -> None:
    search = walked(NONE)
    assert search.run_to("dead_end")
    assert reason(search) == (
        "Every option of “r1c9” was hidden by the givens. No decision has another option, so everything is taken back."
    )
    search.run_to("end")
    assert reported(search) == "Finished: there is no solution"


def test_solutions_are_numbered_and_the_end_counts_them() -> None:
    search = walked(MANY)
    search.run_to("solution")
    search.run_to("solution")
    assert reported(search) == "Solution 2: every column is covered exactly once"
    search.run_to("end")
    assert reported(search) == "Finished: 26 solutions, and no more"


def test_a_solution_claims_of_secondary_columns_only_what_is_true() -> None:
    """They are covered at most once; six queens leave ten diagonals empty."""
    search = Search(named("queens", 6))
    search.run_to("solution")
    assert reported(search) == (
        "Solution 1: every primary column is covered exactly once, each secondary one at most once"
    )
    assert reason(search).startswith("No primary column is left in the list; ")


def test_a_solution_speaks_of_columns_that_are_left_only_if_there_are_some() -> None:
    search = Search(Problem(["p"], [["p", "s"]], secondary=["s"]))
    search.run_to("solution")
    assert reason(search).startswith("No column is left in the list. ")


def test_a_secondary_column_is_called_so_when_it_is_covered_and_uncovered() -> None:
    search, seen = Search(named("queens", 6)), set[tuple[Op, bool]]()
    for _ in range(300):
        search.forward()
        event = search.event
        assert event is not None
        if event.op in {Op.COVER, Op.UNCOVER} and event.item is not None:
            seen.add((event.op, search.problem.is_primary(event.item)))
            assert ("secondary column “" in reported(search)) == (not search.problem.is_primary(event.item))
        if event.op is Op.CHOOSE:
            assert "primary columns" in reported(search)
    assert len(seen) == 4


def test_one_solution_is_called_unique_only_at_the_end() -> None:
    search = walked(
        Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    )
    search.run_to("solution")
    assert "unique" not in reported(search) + reason(search)
    search.run_to("end")
    assert reported(search) == "Finished: 1 solution, proved to be unique"


def test_describing_moves_nothing() -> None:
    """A sentence is asked for while the user looks at the place: it must stay."""
    search = walked(MANY)
    for _ in range(200):
        search.forward(37)
        before = search.fingerprint()
        reported(search), reason(search)
        assert search.fingerprint() == before


def test_a_what_if_choice_is_not_attributed_to_the_rule() -> None:
    """A what-if run says so at its choice, and counts its options from the one that was to be first."""
    plain = Search(knuth_2000())
    plain.forward()
    run = plain.what_if(plain.problem.names.index("D"), 3)
    assert reported(run) == "Choose column “D”: requested, 3 options left"
    assert why(run, event_of(run)).startswith("This run takes it here")
    turns = []
    for _ in events(run):
        if event_of(run).op is Op.TRY and run.depth == 1:
            level = run.levels()[0]
            turns.append((level.option, level.number, level.among))
            assert f"option {level.number} of 3" in reported(run)
    assert turns == [(3, 1, 3), (5, 2, 3), (1, 3, 3)]


def test_a_drawn_column_is_not_called_the_leftmost() -> None:
    search = Search(queens.problem(6), Rule.SHUFFLED, seed=3)
    search.forward()
    said = why(search, event_of(search))
    assert "chosen at random from" in said
    assert "leftmost" not in said


def event_of(search: Search) -> Event:
    assert search.event is not None
    return search.event


def test_an_uncover_says_why() -> None:
    """All between a column's exhaustion and its return belongs to it; the rest takes an option back."""
    search, exhausted, said = Search(knuth_2000()), None, set()
    for event in events(search):
        if event.op is Op.EXHAUSTED:
            exhausted = event.item
        elif event.op in {Op.UNCOVER, Op.UNHIDE}:
            if exhausted is None:
                begin = f"{option_name(search.problem, search.chosen_options()[-1])} is being taken back."
            else:
                begin = f"No other option of column “{item_name(search.problem, exhausted)}” is left to try."
            assert reason(search).startswith(begin)
            said.add(begin)
            if event.item == exhausted:
                exhausted = None
    assert len(said) > len(search.problem.items), "options and columns"
