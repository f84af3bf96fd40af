"""XML is read as a small tree with places, and whatever could reach outside or grow is refused."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.formats import FormatError
from solver_core.formats.data import xml_text

LAUGHS = '<!DOCTYPE a [<!ENTITY l0 "lol">' + "".join(
    f'<!ENTITY l{i} "&l{i - 1};&l{i - 1};&l{i - 1};&l{i - 1};&l{i - 1};">' for i in range(1, 40)
)


def refusal(text: str) -> FormatError:
    with pytest.raises(FormatError) as raised:
        xml_text.parse(text)
    return raised.value


def test_elements_know_their_names_attributes_texts_and_places() -> None:
    root = xml_text.parse('<?xml version="1.0"?>\n<a>\n  <b c="1 &lt; 2">x<d/>y</b>\n</a>')
    [child] = root.children
    assert (root.name, child.name, child.attributes, child.text) == ("a", "b", {"c": "1 < 2"}, "xy")
    assert (child.line, child.column) == (3, 3)
    assert root.only("b") is child


@pytest.mark.parametrize("text", [f"{LAUGHS}]><a>&l39;</a>", LAUGHS, LAUGHS * 100])
def test_a_bomb_of_entities_is_refused_where_it_is_declared(text: str) -> None:
    error = refusal(text)
    assert "declares entities" in error.message
    assert error.line == 1


@pytest.mark.parametrize(
    "declaration",
    [
        '<!DOCTYPE a SYSTEM "file:///etc/passwd">',
        '<!DOCTYPE a PUBLIC "-//X" "http://example.org/a.dtd">',
        '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
        '<!DOCTYPE a [<!ENTITY % x SYSTEM "http://example.org/x"> %x;]>',
        "<!DOCTYPE a [<!ATTLIST a b CDATA 'c'>]>",
    ],
)
def test_no_document_points_outside_or_declares(declaration: str) -> None:
    """A puzzle never makes this program open another file or a connection."""
    assert "the document type" in refusal(f"{declaration}<a>&x;</a>").message


def test_a_document_type_may_be_named() -> None:
    assert xml_text.parse("<!DOCTYPE ksudoku>\n<ksudoku/>").name == "ksudoku"


@pytest.mark.parametrize("encoding", ["utf-8", "UTF-16", "iso-8859-1", "us-ascii", "x-unknown"])
def test_the_encoding_that_a_document_claims_means_nothing(encoding: str) -> None:
    blanks = " " * 200_000
    root = xml_text.parse(f'<?xml version="1.0" encoding="{encoding}"?><a b="äß€">{blanks}ö</a>')
    assert (root.attributes["b"], root.text.strip()) == ("äß€", "ö")


def test_an_unknown_entity_is_an_error() -> None:
    assert "undefined entity" in refusal("<a>&x;</a>").message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("<a>" * 100_000, "elements are nested"),
        (f"<a>{'<b/>' * 100_001}</a>", "more than 100000 elements"),
        (f'<a b="{"x" * 2_000_000}"/>', "far too long"),
        ("<a " + " ".join(f"x{i}='1'" for i in range(200_000)) + "/>", "far too long"),
        (f"<a><!--{'x' * 2_000_000}--></a>", "far too long"),
        (f"<a>{' ' * (1 << 24)}</a>", "larger than"),
        ("", "no element found"),
        ("<a>\0</a>", "not well-formed"),
        ("<a>\ud800</a>", "half of a character"),
        ("<a></b>", "mismatched tag"),
        ("<a/><a/>", "junk after document element"),
    ],
)
def test_oversized_and_broken_documents_are_refused(text: str, message: str) -> None:
    assert message in refusal(text).message


def test_limits_are_exact() -> None:
    """What is just as deep, as many and as long as it may be is read, and one more of it is not."""
    deepest, most, longest = xml_text.DEEPEST, xml_text.MOST, xml_text.LONGEST
    for count in (deepest, deepest + 1):
        text = f"{'<a>' * count}{'</a>' * count}"
        if count == deepest:
            assert xml_text.parse(text).name == "a"
        else:
            assert (
                f"more than {deepest}" in refusal(text).message
                or f"{deepest} elements" in refusal(text).message
            )
    assert len(xml_text.parse(f"<a>{'<b/>' * (most - 1)}</a>").children) == most - 1
    assert f"more than {most}" in refusal(f"<a>{'<b/>' * most}</a>").message
    assert len(xml_text.parse(f"<a>{' ' * (longest - 7)}</a>").text) == longest - 7
    assert "larger than" in refusal(f"<a>{' ' * (longest - 6)}</a>").message


def test_an_error_says_where() -> None:
    error = refusal("<a>\n äö <b></a>")
    assert (error.line, error.column) == (2, 10)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("<a/>", "a"),
        ("\n <?xml version='1.0'?><!-- <b> --> <!DOCTYPE c>\n<d>", "c"),
        ("<!-- > --><d x='1'>", "d"),
        ("<!DOCTYPE lolz [<!ENTITY", "lolz"),
        ("<ä:b.c-d/>", "ä:b.c-d"),
        ("", ""),
        ("<", ""),
        ("<1>", ""),
        ("text <a/>", ""),
        ("<!--" * 20_000, ""),
        ("<?a?>" * 20_000, ""),
        ("<!---->" * 20_000, ""),
    ],
)
def test_the_root_is_found_at_the_beginning(text: str, name: str) -> None:
    """Recognising needs no parser, and survives what no parser would."""
    assert xml_text.root_name(text) == name


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=50))
def test_escaped_texts_come_back(text: str) -> None:
    """In attributes and in elements; only what XML cannot hold is replaced."""
    held = "".join(
        char if char in "\t\n\r" or " " <= char < "\ufffe" or char > "\uffff" else "\ufffd" for char in text
    )
    written = xml_text.escaped(text)
    root = xml_text.parse(f'<a b="{written}">{written}</a>')
    assert (root.attributes["b"], root.text) == (held, held)


@given(st.text(st.sampled_from("<>/!?-[]&;\"'= abDOCTYPE\n\0")))
def test_rubbish_gives_a_tree_or_the_expected_error(text: str) -> None:
    name = ""
    with contextlib.suppress(FormatError):
        name = xml_text.parse(text).name
    assert name in ("", xml_text.root_name(text))
