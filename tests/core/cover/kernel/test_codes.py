"""The numbers that kernels share are the same in Python and in C, and those of events are those of `Op`."""

import importlib.util
import re
from pathlib import Path

from solver_core.cover import Op
from solver_core.cover.kernel import codes as code


def in_c() -> dict[str, int]:
    spec = importlib.util.find_spec("solver_core.cover.kernel.codes")
    assert spec is not None
    assert spec.origin is not None
    text = Path(spec.origin).with_suffix(".pxd").read_text(encoding="utf-8")
    return {name: int(number, 0) for name, number in re.findall(r"^    (\w+) = (-?\w+)$", text, re.MULTILINE)}


def in_python() -> dict[str, int]:
    return {name: value for name, value in vars(code).items() if name.isupper() and isinstance(value, int)}


def test_c_and_python_have_the_same_numbers() -> None:
    """A kernel that took one event for another in C alone would still pass every uncompiled test."""
    assert len(in_c()) > 40
    assert in_c() == in_python()


def test_events_have_the_numbers_of_ops() -> None:
    assert {op.name: op.value for op in Op} == {op.name: getattr(code, op.name) for op in Op}
    assert sum(1 << op for op in Op) == code.EVENTS


def test_stops_do_not_overlap() -> None:
    stops = [code.AT_COLUMN, code.AT_OPTION, code.AT_NODE, code.AT_WATCH, code.AT_LAST, code.PAUSE]
    assert sum(stops) & code.EVENTS == 0
    assert len({stop.bit_length() for stop in stops}) == len(stops)
    assert all(stop.bit_count() == 1 for stop in stops)
