"""Short names tell items and options apart, whatever they are called."""

import pytest

from solver_core import page
from solver_core.cli import page as published
from solver_core.cover import naming
from tests.amounts import each


@pytest.mark.parametrize("one", published.PAGES, ids=lambda one: one.name)
def test_no_two_items_or_options_of_the_gallery_have_the_same_short_name(one: published.Published) -> None:
    """Sentences and boxes alike; no short name is cut in its middle."""
    data = page.problem_data(*published.published_search(one.subject))
    for names, most in each([(data["briefs"], 6), (data["tags"], 15)]):
        assert isinstance(names, list)
        assert len({*names}) == len(names)
        assert all(0 < len(name) <= most for name in names)


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (["row 3 has 7", "column 12 has 7"], ["r3·7", "c12·7"]),
        (["Zeile 1 hat 5", "Diff. -3", "r1c1"], ["Z1·5", "D-3", "r1c1"]),
        (["第1行有5", "第1列有5"], ["行1·5", "列1·5"]),
        (["(0, 3)", "10 11"], ["0,3", "10,11"]),
        (["apple 1 pie", "apple 1 tart"], ["…1 pie", "… tart"]),
        (["mathematics", "physics"], ["mathe…", "physi…"]),
    ],
)
def test_items_are_shortened_to_initials_and_numbers(names: list[str], found: list[str]) -> None:
    """In any language; where these are the same, beginnings or ends are kept, or items are numbered."""
    assert naming.short_items(names, 6) == found


def test_names_that_begin_and_end_alike_are_numbered() -> None:
    """What fits and is unique keeps its name."""
    assert naming.short(["a-first-z", "a-other-z", "b"], 3) == ["#1", "#2", "b"]
