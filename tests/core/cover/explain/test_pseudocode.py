"""The line that an event comes from: for every event of every search, whichever way one looks at it."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from hypothesis import given

from solver_core.cover import Op, Problem, RepeatSearch, Rule, Search, SearchBase
from solver_core.cover.explain import pseudocode
from solver_core.cover.explain.listing import exact_cover
from solver_core.cover.kernel import algorithm_x, links
from solver_core.problems import gallery
from tests.amounts import each
from tests.core.cover.test_colours import drawn
from tests.events import events

LINKS = (Op.COVER, Op.HIDE, Op.UNCOVER, Op.UNHIDE)


def both(search: Search) -> Iterator[SearchBase]:
    yield search
    yield RepeatSearch(search.problem)


@given(search=...)
def test_every_event_comes_from_a_line_that_says_so(search: Search) -> None:
    for walk in each(both(search)):
        for event in each(events(walk)):
            assert event.op in pseudocode.executed(walk).ops


@given(search=...)
def test_the_upcoming_line_is_executed_next(search: Search) -> None:
    """The hollow arrow says where the full one will be, calls included, and looking moves nothing."""
    for walk in each(both(search)):
        while not walk.finished:
            place, event = walk.fingerprint(), walk.peek()
            expected = pseudocode.trace(walk, event)
            assert pseudocode.upcoming(walk) == expected[-1]
            assert walk.fingerprint() == place
            walk.forward()
            assert pseudocode.trace(walk, walk.event) == expected
        assert pseudocode.upcoming(walk) is None


@given(search=...)
def test_the_column_is_the_one_whose_cover_has_begun(search: Search) -> None:
    """Read from one place alone, it agrees with the events around."""
    check_columns(both(search))


def test_with_colours_the_column_is_the_one_whose_cover_has_begun() -> None:
    """An item covered in the colour of an option has not hidden it."""
    problems = [problem for seed in range(200) if (problem := drawn(seed)).colours]
    check_columns(map(Search, problems))


def check_columns(walks: Iterable[SearchBase]) -> None:
    for walk in each(walks):
        waiting: list[int | None] = []
        covering: int | None = None
        for event in each(events(walk)):
            column = pseudocode.column(walk, event)
            if event.op is Op.COVER:
                covering = event.subject
            if event.op in {Op.UNHIDE, Op.RESTORE}:
                waiting.append(column)
                continue
            expected = covering if event.op in {Op.COVER, Op.HIDE, Op.DROP} else None
            if event.op is Op.UNCOVER:
                expected = event.subject
                assert set(waiting) <= {expected}
                waiting.clear()
            assert column == expected


@given(search=...)
def test_a_node_is_left_when_its_last_event_has_happened(search: Search) -> None:
    """At its end or behind its own column: then the caller goes on, and until then nobody else does."""
    for walk in each(both(search)):
        standing: list[int] = []
        last = Op.UNCOVER if walk is search else Op.EXHAUSTED
        for event in each(events(walk)):
            following = walk.peek()
            is_own = bool(standing) and event.op is last and event.item == standing[-1]
            is_over = event.op in {Op.DEAD_END, Op.SOLUTION, Op.PRUNE, Op.BEST} or is_own
            if event.op is Op.CHOOSE and event.item is not None:
                standing.append(event.item)
            elif is_own:
                standing.pop()
            goes_on = is_over and following is not None and following.op not in {Op.DONE, Op.BEST}
            assert (following is not None and pseudocode.returns(walk, following)) == goes_on


@given(search=...)
def test_the_chosen_item_is_covered_by_x4_and_the_others_by_x5(search: Search) -> None:
    """Before a level's first try comes X4, after its last X7; between are the covers of the options' other items."""
    own = True
    for event in each(events(search)):
        own = (own or event.op in {Op.CHOOSE, Op.EXHAUSTED}) and event.op not in {Op.TRY, Op.RETRACT}
        covering = "x4.cover" if own else "x5.cover"
        uncovering = "x7.uncover" if own else "x6.uncover"
        expected = {Op.COVER: covering, Op.HIDE: covering, Op.UNCOVER: uncovering, Op.UNHIDE: uncovering}
        call = pseudocode.trace(search, event)[0].id
        assert call == expected.get(event.op, call)
        if event.op is Op.UNCOVER:
            own = False


@given(search=...)
def test_a_breakpoint_stops_just_after_the_events_of_its_line(search: Search) -> None:
    for walk in each(both(search)):
        lines = [line for line in pseudocode.listing(walk).lines if line.ops]
        for event in each(events(walk)):
            met = {line.id for line in lines if line.condition and walk.stands_at(line.condition)}
            assert met == {line.id for line in lines if event.op in line.ops}


@given(search=...)
def test_a_breakpoint_on_the_first_cover_stops_where_it_is_next(search: Search) -> None:
    """X4 and X7 make no event themselves: they are reached after a choice, and after the last option."""
    names = {"x4.cover": Op.COVER, "x7.uncover": Op.UNCOVER}
    lines = [pseudocode.listing(search).line(name) for name in names]
    for _ in each(events(search)):
        following = search.peek()
        calls = {line.id for line in pseudocode.trace(search, following)} if following else set()
        before = pseudocode.executed(search).id
        for line in each(lines):
            assert line.condition
            reached = line.id in calls and before in {"x3.choose", "x7.exhausted"}
            assert search.stands_at(line.condition) == reached


def test_the_start_is_the_first_line() -> None:
    assert pseudocode.executed(Search(Problem("a", ["a"]))).id == "x1.start"
    assert pseudocode.executed(gallery.search("stations")).id == "r1.start"


@pytest.mark.parametrize("rule", Rule)
def test_the_rule_can_be_read(rule: Rule) -> None:
    texts = {pseudocode.listing(Search(Problem("a", ["a"]), other)).line("x3.choose").text for other in Rule}
    assert len(texts) == len(Rule)
    assert pseudocode.listing(Search(Problem("a", ["a"]), rule)).line("x3.choose").text in texts


CHANGES = {
    "arrive": (Op.SOLUTION, Op.CHOOSE, Op.DEAD_END),
    "cover_on": (Op.COVER, Op.HIDE),
    "try_option": (Op.TRY,),
    "uncover_on": (Op.UNCOVER, Op.UNHIDE),
    "retract": (Op.RETRACT,),
    "exhaust": (Op.EXHAUSTED,),
    "finish": (Op.DONE,),
}
"""The functions of the kernel, and which events they make happen."""
BOOK = {
    "X1": "l ←",
    "X2": "if R[0] = 0",
    "X3": "choose i",
    "X4": "cover(i)",
    "X5": "cover(j)",
    "X6": "uncover(j)",
    "X7": "uncover(i)",
    "X8": "return",
}
"""What each step does in the book, as the listing writes it."""


def labels_in_the_kernel() -> dict[str, set[str]]:
    """The labels in the docstring of each function of the kernel, whose source lies beside the machine code."""
    labels = {}
    for module in (links, algorithm_x):
        source = Path(str(module.__file__)).with_name(f"{module.__name__.rpartition('.')[2]}.py")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                labels[node.name] = set(re.findall(r"X\d", ast.get_docstring(node) or ""))
    return labels


@pytest.mark.parametrize("function", CHANGES)
def test_kernel_and_listing_have_the_same_step_labels(function: str) -> None:
    """Whoever reads X5 in the window finds X5 in the source, and in the book."""
    listing = pseudocode.listing(Search(Problem("a", ["a"])))
    chains = [chain for op in CHANGES[function] for chain in (listing.chains[op], listing.own.get(op))]
    steps = {listing.line(chain[0]).step for chain in chains if chain}
    assert steps == labels_in_the_kernel()[function]


def test_every_step_is_labelled_in_the_kernel_and_in_the_listing() -> None:
    """X1, the start, is no event: its label stands where a search is put to its start."""
    labels = labels_in_the_kernel()
    lines = exact_cover(Rule.FEWEST).lines
    assert set().union(*labels.values()) == {line.step for line in lines if line.step}
    assert labels["_reset_links"] == {next(line.step for line in lines if line.id == "x1.start")}


def test_all_eight_steps_are_there_in_order() -> None:
    listing = pseudocode.listing(Search(Problem("a", ["a"])))
    steps = [line.step for line in listing.lines if line.step]
    assert steps == sorted(steps)
    assert set(steps) == {f"X{number}" for number in range(1, 9)}
    assert "X1-X8" in (algorithm_x.__doc__ or "")


@pytest.mark.parametrize("step", BOOK)
def test_steps_do_what_they_do_in_the_book(step: str) -> None:
    """In TAOCP 7.2.2.1; where l changes differs, as `algorithm_x` says."""
    texts = [line.text for line in exact_cover(Rule.FEWEST).lines if line.step == step]
    assert any(text.startswith(BOOK[step]) for text in texts)
