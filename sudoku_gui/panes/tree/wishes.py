"""What is to be shown of a search tree."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from solver_core.cover.subtree import Subtrees

ROOM: Final = 240
"""Twigs that are laid out unasked."""


@dataclass(frozen=True)
class Wishes:
    """What is to be shown.

    Attributes:
        position: where the search is.
        unfolded, folded: what the user wants so, by positions.
        kept: what stays unfolded for the sake of something below.
        folds_failed: whether subtrees without solution are folded; None: in a large tree.
        wider: siblings more to be laid out, for parents by position.
        given: so many options are given at first.
        again: subtrees walked again, by position.
        room: twigs that are laid out unasked.
    """

    position: int = 0
    unfolded: frozenset[int] = frozenset()
    folded: frozenset[int] = frozenset()
    kept: frozenset[int] = frozenset()
    folds_failed: bool | None = None
    wider: Mapping[int, int] = field(default_factory=dict)
    given: int = 0
    again: Mapping[int, Subtrees] = field(default_factory=dict)
    room: int = ROOM
