"""Questions as plain data, for files: lists and dicts of words and numbers.

A question is a list of claims; a claim is a dict with its kind and the fields that the kind needs::

    [{"kind": "tried", "option": 222}, {"kind": "depth", "number": 4}]
"""

from solver_core.cover import Op
from sudoku_gui.player.questions import NEEDS, Claim, Kind, Question

MOST_CLAIMS = 20
"""In one question: nobody asks for more, and a file is not trusted."""


def written(question: Question) -> list[dict[str, object]]:
    """A question as plain data; inverse of `read`."""
    return [_written(claim) for claim in question.claims]


def read(data: object) -> Question:
    """The question that plain data tell.

    Raises:
        ValueError: they tell none; the message says why.
    """
    if not isinstance(data, list) or not 0 < len(data) <= MOST_CLAIMS:
        raise ValueError(f"a question is a list of 1 to {MOST_CLAIMS} claims, not {_short(data)}")
    return Question(tuple(map(_read, data)))


def _written(claim: Claim) -> dict[str, object]:
    fields: dict[str, object] = {name: getattr(claim, name) for name in NEEDS[claim.kind]}
    if claim.ops:
        fields["ops"] = [op.name for op in sorted(claim.ops)]
    return {"kind": claim.kind.value, **fields}


def _read(data: object) -> Claim:
    if not isinstance(data, dict):
        raise ValueError(f"a claim is a dict with a kind, not {_short(data)}")  # noqa: TRY004 - bad data
    fields = dict(data)
    name = fields.pop("kind", None)
    if name not in list(Kind):
        raise ValueError(f"{_short(name)} is no kind of claim; use one of {', '.join(Kind)}")
    kind = Kind(str(name))
    if unknown := [str(field) for field in fields if field not in NEEDS[kind]]:
        raise ValueError(f"a claim of kind {kind} has no {' and no '.join(unknown)[:_ENOUGH]}; leave it out")
    if "line" in fields and not isinstance(fields["line"], str):
        raise ValueError(f"{_short(fields['line'])} is no line; use its id")
    if "ops" in fields:
        fields["ops"] = _ops(fields["ops"])
    return Claim(kind, **fields)


def _ops(data: object) -> frozenset[Op]:
    if not isinstance(data, list) or not all(
        name in Op.__members__ for name in data if isinstance(name, str)
    ):
        raise ValueError(f"{_short(data)} is no list of events; use {', '.join(Op.__members__)}")
    if not all(isinstance(name, str) for name in data):
        raise ValueError(f"{_short(data)} is no list of the names of events")
    return frozenset(Op[name] for name in data)


def _short(data: object) -> str:
    text = repr(data)
    return text if len(text) <= _ENOUGH else text[:_ENOUGH] + "…"


_ENOUGH = 60
