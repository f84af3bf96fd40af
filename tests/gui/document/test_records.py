"""A record read back is the one that was stored, and data that do not fit its annotations are refused by name."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest

from sudoku_gui.session.state import plain, record


@dataclass(frozen=True)
class Inner:
    """A record in another one."""

    flag: bool


@dataclass(frozen=True)
class Outer:
    """One field of each kind."""

    name: str
    cell: Annotated[int, range(81)] = 0
    number: Annotated[int, range(1, 10)] | None = None
    inner: Inner | None = None
    rows: list[Any] = field(default_factory=list)
    more: Mapping[str, Any] = field(default_factory=dict)


@pytest.mark.parametrize("stored", [Outer("a"), Outer("a", 80, 9, Inner(flag=True), [1, "x"], {"k": None})])
def test_a_stored_record_is_read_back(stored: Outer) -> None:
    assert record(Outer, json.loads(json.dumps(stored, default=plain))) == stored
    rest = {key: value for key, value in plain(stored).items() if key != "name"}
    assert record(Outer, rest, name="a") == stored


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], "Outer is an object"),
        ({}, "Outer lacks something.*name"),
        ({"name": 5}, "name cannot be 5"),
        ({"name": "a", "colour": 1}, "Outer has no colour"),
        ({"name": "a", "cell": 81}, "cell cannot be 81"),
        ({"name": "a", "cell": True}, "cell cannot be True"),
        ({"name": "a", "number": 0}, "number cannot be 0"),
        ({"name": "a", "inner": {}}, "Inner lacks something"),
        ({"name": "a", "inner": {"flag": 1}}, "flag cannot be 1"),
        ({"name": "a", "rows": {}}, "rows cannot be"),
        ({"name": "a", "more": []}, "more cannot be"),
        ({"name": "a", "nam\u1fdc\n": 1}, "Outer has no nam\ufffd\ufffd"),
        ({"name": "a", "inner": {"flag": "x" * 500}}, "flag cannot be 'x{59}…$"),
    ],
)
def test_a_record_of_another_shape_is_refused(data: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        record(Outer, data)
