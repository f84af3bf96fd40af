"""Questions as plain data: a list of claims, each a dict with its kind and the fields that the kind needs.

[{"kind": "tried", "option": 222}, {"kind": "depth", "number": 4}]
"""

from solver_core.cover import Op
from solver_core.errors.quoting import quoted
from sudoku_gui.player.errors import SessionError
from sudoku_gui.player.questions import NEEDS, Claim, ClaimKind, Question

MOST_CLAIMS = 20  # in one question: nobody asks for more, and a file is not trusted


def written(question: Question) -> list[dict[str, object]]:
    """A question as plain data; inverse of `read`."""
    return [_written(claim) for claim in question.claims]


def read(data: object) -> Question:
    """The question in plain data; raises a ValueError that says what is wrong with them."""
    if not isinstance(data, list) or not 0 < len(data) <= MOST_CLAIMS:
        raise SessionError("question.list", count=MOST_CLAIMS, found=quoted(data))
    return Question(tuple(map(_read, data)))


def _written(claim: Claim) -> dict[str, object]:
    fields: dict[str, object] = {name: getattr(claim, name) for name in NEEDS[claim.kind]}
    if claim.ops:
        fields["ops"] = [op.name for op in sorted(claim.ops)]
    return {"kind": claim.kind.value, **fields}


def _read(data: object) -> Claim:
    if not isinstance(data, dict):
        raise SessionError("question.claim", found=quoted(data))
    fields = dict(data)
    name = fields.pop("kind", None)
    if name not in list(ClaimKind):
        raise SessionError("question.kind", found=quoted(name), names=", ".join(ClaimKind))
    kind = ClaimKind(str(name))
    if unknown := [str(field) for field in fields if field not in NEEDS[kind]]:
        raise SessionError("question.extra", kind=kind.value, names=", ".join(unknown))
    if "line" in fields and not isinstance(fields["line"], str):
        raise SessionError("question.line", found=quoted(fields["line"]))
    if "ops" in fields:
        fields["ops"] = _ops(fields["ops"])
    return Claim(kind, **fields)


def _ops(data: object) -> frozenset[Op]:
    if not isinstance(data, list) or not all(
        name in Op.__members__ for name in data if isinstance(name, str)
    ):
        raise SessionError("question.events", found=quoted(data), names=", ".join(Op.__members__))
    if not all(isinstance(name, str) for name in data):
        raise SessionError("question.event_names", found=quoted(data))
    return frozenset(Op[name] for name in data)
