"""Blocks nest, and folding one is choosing a beat."""

import pytest

from solver_core.cover import Op, RepeatSearch, Rule, Search
from solver_core.cover.explain.listing import LANGUAGES, CodeListing, exact_cover, repeat_cover, translated
from solver_core.cover.replay.beats import BEATS
from solver_core.problems.small import knuth_2000
from solver_core.sudoku.pseudocode import backtracking
from tests.amounts import each
from tests.events import events

ALGORITHMS = [
    *map(exact_cover, Rule),
    exact_cover(Rule.FEWEST, fewest=True),
    *(exact_cover(rule, colours=True) for rule in Rule),
    exact_cover(Rule.FIRST, fewest=True, colours=True),
    repeat_cover(),
    *map(backtracking, (Rule.FEWEST, Rule.FIRST)),
]
LISTINGS = [translated(listing, language) for listing in ALGORITHMS for language in LANGUAGES]
FINE = {Op.HIDE, Op.UNHIDE, Op.DROP, Op.RESTORE}
COVERS = {Op.COVER, Op.UNCOVER}
LANDMARKS = {Op.SOLUTION, Op.BEST, Op.BOUND, Op.PRUNE, Op.CHOOSE, Op.DEAD_END, Op.DONE}
SEEN = {
    "link": set(Op),
    "column": set(Op) - FINE,
    "option": set(Op) - FINE - COVERS,
    "decision": LANDMARKS,
    "solution": {Op.DONE},
}
"""What can happen at the lines that are shown; the rest happens inside folded blocks."""
LOOPED = {Op.EXHAUSTED}
"""In a program the end of a loop is a line beside it."""


def name_of(listing: CodeListing) -> str:
    return " ".join([listing.name, *sorted(listing.variant), listing.language])


@pytest.mark.parametrize("listing", LISTINGS, ids=name_of)
class TestListing:
    """Each of the algorithms."""

    def test_lines_have_names_of_their_own(self, listing: CodeListing) -> None:
        names = [line.id for line in listing.lines]
        assert len(set(names)) == len(names)
        assert all(listing.line(line.id) is line for line in listing.lines)

    def test_heads_and_blocks_are_two_views_of_one_nesting(self, listing: CodeListing) -> None:
        """A line is in the block of each of its heads, and of no other."""
        for line in each(listing.lines):
            holders = tuple(head for head in listing.lines if line in listing.block(head))
            assert holders == listing.heads(line)

    def test_a_block_inside_another_is_folded_before_it(self, listing: CodeListing) -> None:
        for line in each(listing.lines):
            outer = [BEATS.index(head.folds) for head in listing.heads(line) if head.folds]
            assert outer == sorted(outer, reverse=True)
            assert not line.folds or not outer or BEATS.index(line.folds) <= outer[-1]

    def test_every_head_of_a_fold_has_something_to_fold(self, listing: CodeListing) -> None:
        assert all(listing.block(line) for line in listing.lines if line.folds)

    def test_events_finer_than_the_beat_happen_inside_folded_blocks(self, listing: CodeListing) -> None:
        for beat in BEATS:
            reported = {op for line in listing.lines for op in line.ops}
            seen = {op for line in listing.shown(beat) for op in line.ops}
            outside = LOOPED if beat == "decision" and listing.language == "python" else set()
            assert seen - outside <= SEEN[beat] & reported

    def test_folding_and_unfolding_are_one_beat_apart(self, listing: CodeListing) -> None:
        """A block that is open lets steps be finer than it, one that is folded does not."""
        for beat in BEATS:
            for line in each(line for line in listing.lines if line.folds):
                assert line.is_folded(line.folds)
                assert not line.is_folded(line.unfolds)
                assert line.is_folded(beat) == (BEATS.index(beat) >= BEATS.index(line.folds))

    def test_every_event_is_seen_at_a_line_that_is_shown(self, listing: CodeListing) -> None:
        for beat in BEATS:
            shown = listing.shown(beat)
            for chain in each((*listing.chains.values(), *listing.own.values())):
                lines = tuple(map(listing.line, chain))
                standing = listing.standing_for(lines, beat)
                assert standing in shown
                if lines[-1] in shown:
                    assert standing is lines[-1]


@pytest.mark.parametrize("listing", ALGORITHMS, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_pseudocode_has_one_place_in_each_language(listing: CodeListing, language: str) -> None:
    """With its step, its events and its breakpoint, so that all of them show the same place."""
    code = translated(listing, language)
    known = {line.id: line for line in listing.lines}
    assert {line.id for line in listing.lines if line.ops} <= {line.id for line in code.lines}
    for line in each(line for line in code.lines if line.id in known):
        like = known[line.id]
        assert (line.step, line.ops, line.condition) == (like.step, like.ops, like.condition)
    for chain in each(code.chains.values()):
        assert all(map(code.line, chain))
    assert code.start.id == listing.start.id


def test_an_open_listing_shows_everything() -> None:
    assert exact_cover(Rule.FEWEST).shown("link") == exact_cover(Rule.FEWEST).lines


def test_the_coarsest_beat_shows_a_search_in_a_line() -> None:
    """And the heads of the procedures, which can be opened again."""
    shown = [line.id for line in exact_cover(Rule.FEWEST).shown("solution")]
    assert shown == ["x1.start", "x2.search", "x8.done", "cover", "hide", "uncover", "unhide"]


@pytest.mark.parametrize(
    ("beat", "line"),
    [
        ("link", "hide.links"),
        ("column", "cover.hide"),
        ("option", "x5.others"),
        ("decision", "x4.branch"),
        ("solution", "x2.search"),
    ],
)
def test_a_hidden_node_is_seen_where_the_folds_let_it(beat: str, line: str) -> None:
    """At its own line, then at the call of its procedure, then at the head of the fold around the call."""
    listing = exact_cover(Rule.FEWEST)
    chain = tuple(map(listing.line, listing.chains[Op.HIDE]))
    assert listing.standing_for(chain, beat).id == line


def test_a_fold_inside_a_procedure_keeps_its_events() -> None:
    """Dropped nodes are seen at the loop of cover, unless cover itself is folded."""
    listing = repeat_cover()
    chain = tuple(map(listing.line, listing.chains[Op.DROP]))
    assert [listing.standing_for(chain, beat).id for beat in BEATS] == [
        *("cover.drop", "cover.nodes", "r5.nodes", "r5.branch", "r2.search")
    ]


def test_a_listing_lacks_other_lines() -> None:
    with pytest.raises(KeyError, match=r"exact_cover has no line 'r2\.bound'"):
        exact_cover(Rule.FEWEST).line("r2.bound")


def test_listings_have_lines_for_all_that_their_searches_do() -> None:
    for search, listing in (
        (Search(knuth_2000()), exact_cover(Rule.FEWEST)),
        (RepeatSearch(knuth_2000()), repeat_cover()),
    ):
        happened = set()
        for event in events(search):
            happened.add(event.op)
        assert happened <= set(listing.chains)
