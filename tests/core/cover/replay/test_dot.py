"""A search tree as a DOT file that other programs read."""

import re
import shutil
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover import Search
from solver_core.cover.replay.dot import Labels, lines, quoted
from solver_core.cover.replay.outline import Outline, Outlining
from tests.core.cover.oracles import queens

NODE = re.compile(
    r'  n(\d+) \[shape=(\w+(?:, peripheries=2)?)(, style=dashed)?, label=("(?:[^"\\]|\\.)*")\];'
)
EDGE = re.compile(r'  n(\d+) -> n(\d+)(?: \[label=("(?:[^"\\]|\\.)*")\])?;')
NOTE = re.compile(r'  m(\d+) \[shape=note, style=dashed, label=("(?:[^"\\]|\\.)*")\];')

PLAIN = Labels(
    "a tree",
    lambda node: f"item {node.item}",
    lambda node: "" if node.option < 0 else f"option {node.option}",
    lambda count, exact: f"{count} more" if exact else f"at least {count} more",
)


def unquoted(text: str) -> str:
    """What a reader of DOT makes of a string: its inverse, written down once more."""
    return re.sub(r"\\(.)", lambda found: {"n": "\n"}.get(found[1], found[1]), text[1:-1])


def outline_of(search: Search, most: int) -> Outline:
    search.background_run.go()
    outlining = Outlining(search.background_run, most)
    outlining.go()
    return outlining.outline


@given(search=..., most=st.integers(1, 40))
def test_every_node_is_there_once_below_its_parent(search: Search, most: int) -> None:
    """Read back line by line: names, lines between them, and what was left out."""
    outline = outline_of(search, most)
    text = list(lines(outline, PLAIN))
    nodes = [found for line in text if (found := NODE.match(line))]
    edges = {int(found[2]): int(found[1]) for line in text if (found := EDGE.match(line))}
    notes = {int(found[1]): unquoted(found[2]) for line in text if (found := NOTE.match(line))}
    assert [int(found[1]) for found in nodes] == list(range(len(outline.nodes)))
    assert edges == {place: limb.parent for place, limb in enumerate(outline.nodes) if limb.parent >= 0}
    assert notes == {
        place: f"{limb.left_out} more" for place, limb in enumerate(outline.nodes) if limb.left_out
    }
    assert text[-1] == "}\n"


@given(st.text())
def test_any_text_is_a_label(text: str) -> None:
    """Quotes, backslashes and line ends are read as they are; lines end as in DOT."""
    held = quoted(text)
    assert "\n" not in held
    expected = text.replace("\0", "").replace("\r\n", "\n").replace("\r", "\n")
    assert unquoted(held) == expected
    assert re.fullmatch(r'"(?:[^"\\]|\\.)*"', held, re.DOTALL)


def test_nodes_under_way_are_dashed() -> None:
    """As everywhere: what may still change is not drawn through."""
    search = Search(queens(5))
    search.background_run.go(position=60)
    outlining = Outlining(search.background_run, 50)
    outlining.go()
    limbs = outlining.outline.nodes
    found = [match for line in lines(outlining.outline, PLAIN) if (match := NODE.match(line))]
    assert [bool(match[3]) for match in found] == [not limb.node.is_finished for limb in limbs]
    assert any(match[3] for match in found)


def test_graphviz_draws_a_tree_with_nasty_labels() -> None:
    """Quotes, escapes and brackets in names are no commands to it."""
    dot = shutil.which("dot")
    if dot is None:
        pytest.skip("Graphviz is not installed")
    nasty = Labels(
        'a "tree" \\N {x|y} <b>',
        lambda node: f'"{node.item}" \\N\\',
        lambda node: f"<{node.option}>\n&amp;",
        lambda count, _: f"\\{count}\\",
    )
    text = "".join(lines(outline_of(Search(queens(5)), 20), nasty))
    drawn = subprocess.run([dot, "-Tsvg"], input=text, capture_output=True, text=True, check=True)
    assert not drawn.stderr
    assert drawn.stdout.count('class="node"') == 20 + text.count("shape=note")
    assert "\\N\\" in drawn.stdout
