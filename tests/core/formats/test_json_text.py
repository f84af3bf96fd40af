"""JSON is read as plain data, and what would choke a reader or slip by it is refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.formats import FormatError
from solver_core.formats.data import json_text
from tests.amounts import each

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=20,
)


@given(VALUES)
def test_whatever_is_json_is_read(value: object) -> None:
    """The pass before the parser refuses nothing that is right."""
    assert json_text.parse(json.dumps(value)) == value
    assert json_text.parse(json.dumps(value, ensure_ascii=False, indent=1)) == value


@pytest.mark.parametrize(
    ("text", "message", "place"),
    [
        ('{"a": 1,\n "b": [], "a": 2}', '"a" occurs here a second time', (2, 11)),
        ('{"a": [1,\nNaN]}', "NaN is not a JSON number", (2, 1)),
        ("[-Infinity]", "-Infinity is not a JSON number", (1, 2)),
        ("[1NaN]", "not JSON", (1, 3)),
        ('{"a": \0}', "not JSON", (1, 7)),
        ('{"a": 1,}', "not JSON: nothing follows this comma", (1, 8)),
        ('{"a": [1,\n2,\r\n ]}', "not JSON: nothing follows this comma", (2, 2)),
        ("[,]", "not JSON: nothing follows this comma", (1, 2)),
        ("[1,,2]", "not JSON: ',' does not fit here", (1, 4)),
        ('{"a\n": 1}', "not JSON", (1, 4)),
        ("", "not JSON", (1, 1)),
        ("{} {}", "not JSON", (1, 4)),
        ("[" * 100_000, "brackets are nested", (1, 65)),
        ('{"a":' * 20_000, "brackets are nested", (1, 321)),
        ('{"' + '\\"' * 60_000, "not JSON", (1, 2)),
        ('["' * 60_000, "brackets are nested", (1, 257)),
        ("]" * 100_000, "not JSON", (1, 1)),
        ("9" * 100_000, "a number in this JSON is far too long", (None, None)),
        ("[" + "[]," * 43_000, "not JSON", (1, 129_002)),
        (" " * 200_000, "this JSON has 200000 characters", (None, None)),
    ],
)
def test_errors_are_reported_with_their_place(
    text: str, message: str, place: tuple[int | None, int | None]
) -> None:
    with pytest.raises(FormatError) as raised:
        json_text.parse(text)
    assert message in raised.value.message
    assert (raised.value.line, raised.value.column) == place


def test_the_same_name_may_stand_in_different_objects() -> None:
    """Only a second one in the same object would hide the first; a value is no name."""
    assert json_text.parse('[{"a": "a"}, {"a": {"a": "a", "b": "a"}}]') == [
        {"a": "a"},
        {"a": {"a": "a", "b": "a"}},
    ]


def test_names_are_found_without_reading() -> None:
    assert json_text.names('\n{"a" : 1, "b": [', "a", "b")
    assert not json_text.names('{"a": "b"}', "a", "b")
    assert not json_text.names('["a": 1]', "a")
    assert not json_text.names('{"a": 1' + " " * 200_000, "a")


@pytest.mark.parametrize(
    ("texts", "begun"),
    [
        (("{}", '{"a"', ' {\n "'), (True, False)),
        (("[]", "[1", " [\n[", "[null", '["a"', "[-1", "[{"), (False, True)),
        (("", "[Puzzle]", "[nullable", "{x", "x"), (False, False)),
    ],
)
def test_objects_and_arrays_are_detected(texts: tuple[str, ...], begun: tuple[bool, bool]) -> None:
    for text in each(texts):
        assert (json_text.begins_object(text), json_text.begins_array(text)) == begun, text
