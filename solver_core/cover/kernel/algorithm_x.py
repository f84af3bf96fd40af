"""Algorithm X forward: try and retract, cover and uncover, event by event (X1-X8, TAOCP 7.2.2.1).

X1, which sets up the links at level 0, is `Links._make_whole`; everything later is here.

`run` continues from the cursor in `Links`: each pass of its loop does a batch of events, and if
the limit allows, a batch is a whole column or all the other items of an option. At an event's end
`run` stops if asked to. Inside `run`, a pending uncover is UNHIDE without a member; `settle` then finds
the event that is really next.

These are functions because C compiles each twice: for narrow and for wide problems, see `Matrix`.
Compiled with the types in ``algorithm_x.pxd``.
"""

from array import array
from typing import TypeAlias

from solver_core import plain as cython
from solver_core.cover.kernel import branching, columns
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.links import Links

if cython.compiled:
    import cython

Numbers: TypeAlias = "array[int]"


def run(dance: Links, nodes: Numbers, sizes: Numbers, limit: int, attention: int) -> None:
    """Make events happen up to a position, returning after any whose bit is in ``attention``."""
    stops = 0
    # Whole covers do not check links, pause or support colours.
    whole = not dance.checked and not dance.is_coloured and not attention & code.PAUSE
    far = limit - dance.most_events if whole else -1
    while dance.position < limit and not stops:
        next_op = dance.next_op
        if next_op == code.CHOOSE:
            next_op = take_bound(dance) if dance.minimizes else arrive(dance, nodes, sizes)
        elif next_op == code.COVER or next_op == code.HIDE:
            cover_on(dance, nodes, sizes, limit, far)
        elif next_op == code.TRY:
            try_option(dance, nodes)
        elif next_op == code.UNHIDE or next_op == code.UNCOVER:
            uncover_on(dance, nodes, sizes, limit, far)
        elif next_op == code.RETRACT:
            retract(dance, nodes)
        elif next_op == code.EXHAUSTED:
            exhaust(dance)
        elif next_op == code.BOUND:
            next_op = arrive(dance, nodes, sizes)
        elif next_op == code.END:
            break
        else:
            end_on(dance, nodes)
        stops = attention & (1 << next_op | code.PAUSE)
    settle(dance, nodes)


def take_bound(dance: Links) -> int:
    """For the fewest options: compute the bound on further options; returns the event."""
    stand_before_landmark(dance)
    dance.counts[code.BOUND] += 1
    dance.position += 1
    return code.BOUND


def stand_before_landmark(dance: Links) -> None:
    """Go to the entry of a tree node; for the fewest options, after its BOUND."""
    if dance.minimizes:
        stand(dance, code.BOUND, 0, 0, 0)
        dance.bound = branching.lower_bound(dance)
    else:
        stand(dance, code.CHOOSE, 0, 0, 0)


def arrive(dance: Links, nodes: Numbers, sizes: Numbers) -> int:
    """X2, X3: a prune, a solution, a dead end, or the item to branch on; returns the event."""
    item = branching.choice(dance)
    tried = dance.stack[dance.depth - 1] if dance.depth else 0
    op = code.CHOOSE
    if dance.minimizes and dance.depth + dance.bound >= dance.bests.fewest:
        op, item = code.PRUNE, 0
    elif item == 0:
        op = code.SOLUTION
    elif sizes[item] == 0:
        op = code.DEAD_END
    option = nodes[tried + code.OPTION] if tried else -1
    dance._enter(op, item - 1, option, op == code.CHOOSE and branching.is_guess(dance, item))
    if op == code.CHOOSE:
        dance.stack[dance.depth] = code.RECORD * item
        stand(dance, code.COVER, code.RECORD * item, 0, 0)
    elif op == code.SOLUTION and dance.minimizes:
        stand(dance, code.BEST, 0, 0, 0)
    else:
        leave_level(dance, nodes)
    dance.bound = 0
    dance.position += 1
    return op


def improve(dance: Links, nodes: Numbers) -> None:
    """Make the solution the best cover, if there is memory for it."""
    if not dance.bests.finds_room(dance.depth):
        stand(dance, code.END, 0, 0, 0)
        dance.broken = code.END
        return
    dance.bests.push(dance.stack, dance.depth)
    dance.counts[code.BEST] += 1
    dance.position += 1
    leave_level(dance, nodes)


def cover_on(dance: Links, nodes: Numbers, sizes: Numbers, limit: int, far: int) -> None:
    """X4, X5: continue covering: the chosen item, or the items of a tried node's siblings, rightward."""
    sibling = dance.sibling
    header = code.RECORD * nodes[sibling + code.ITEM]
    if dance.next_op == code.COVER and dance.position <= far:
        if sibling == header:
            columns.cover(dance, nodes, sizes, sibling)
            begin_try(dance, nodes, header)
        else:
            columns.cover_others(dance, nodes, sizes, sibling, dance.stack[dance.depth - 1])
            stand(dance, code.CHOOSE, 0, 0, 0)
        return
    columns.cover_part(dance, nodes, sizes, header, limit)
    if dance.member == header:
        if sibling == header:
            begin_try(dance, nodes, header)
        else:
            begin_cover(dance, right_of(dance, nodes, sibling))


def begin_cover(dance: Links, sibling: int) -> None:
    """X5: cover the next sibling's item, or, back at the tried node, enter a tree node."""
    if dance.is_coloured:
        sibling = dance.next_to_cover(sibling)
    if sibling == dance.stack[dance.depth - 1]:
        stand(dance, code.CHOOSE, 0, 0, 0)
    else:
        stand(dance, code.COVER, sibling, 0, 0)


def begin_try(dance: Links, nodes: Numbers, header: int) -> None:
    """X5: the column of the chosen item is covered; its first option is next."""
    if dance.depth < dance.guided:
        dance.stack[dance.depth] = branching.first_option(dance, header)
    else:
        dance.stack[dance.depth] = nodes[header + code.DOWN]
    stand(dance, code.TRY, 0, 0, 0)


def try_option(dance: Links, nodes: Numbers) -> None:
    """X5: one level deeper."""
    tried = dance.stack[dance.depth]
    dance.depth += 1
    dance.counts[code.TRY] += 1
    dance.position += 1
    begin_cover(dance, right_of(dance, nodes, tried))


def uncover_on(dance: Links, nodes: Numbers, sizes: Numbers, limit: int, far: int) -> None:
    """X6, X7: continue uncovering; the mirror of `cover_on`."""
    sibling = dance.sibling
    header = code.RECORD * nodes[sibling + code.ITEM]
    if dance.next_op == code.UNHIDE and dance.member == 0 and dance.position <= far:
        if sibling == header:
            columns.uncover(dance, nodes, sizes, sibling)
            dance.stack[dance.depth] = 0
            leave_level(dance, nodes)
        else:
            columns.uncover_others(dance, nodes, sizes, sibling, dance.stack[dance.depth - 1])
            stand(dance, code.RETRACT, 0, 0, 0)
        return
    columns.uncover_part(dance, nodes, sizes, header, limit)
    if dance.member == header:
        if sibling == header:
            dance.stack[dance.depth] = 0
            leave_level(dance, nodes)
        else:
            begin_uncover(dance, left_of(dance, nodes, sibling))


def begin_uncover(dance: Links, sibling: int) -> None:
    """X6: uncover the next sibling's item, or, back at the tried node, retract its option."""
    if dance.is_coloured:
        sibling = dance.next_to_uncover(sibling)
    if sibling == dance.stack[dance.depth - 1]:
        stand(dance, code.RETRACT, 0, 0, 0)
    else:
        stand(dance, code.UNHIDE, sibling, 0, 0)


def retract(dance: Links, nodes: Numbers) -> None:
    """X6: one level up, where the next option is tried, if there is one."""
    if dance.has_tree:
        dance._note_left(dance.depth)
    dance.depth -= 1
    tried = dance.stack[dance.depth]
    option = branching.next_option(dance, tried) if dance.depth < dance.guided else nodes[tried + code.DOWN]
    dance.stack[dance.depth] = option
    dance.counts[code.RETRACT] += 1
    dance.position += 1
    stand(dance, code.EXHAUSTED if option < dance.first_address else code.TRY, 0, 0, 0)


def exhaust(dance: Links) -> None:
    """X7: the chosen item has no option left; its column returns."""
    dance.counts[code.EXHAUSTED] += 1
    dance.position += 1
    stand(dance, code.UNHIDE, dance.stack[dance.depth], 0, 0)


def leave_level(dance: Links, nodes: Numbers) -> None:
    """X8: leave a level that has nothing left to try."""
    if dance.depth:
        begin_uncover(dance, left_of(dance, nodes, dance.stack[dance.depth - 1]))
    else:
        stand(dance, code.DONE, 0, 0, 0)


def end_on(dance: Links, nodes: Numbers) -> None:
    """The rare events: BEST and DONE."""
    if dance.next_op == code.BEST:
        improve(dance, nodes)
    else:
        finish(dance)


def finish(dance: Links) -> None:
    """X8: all is done."""
    dance._note_left(0)
    dance.counts[code.DONE] += 1
    dance.position += 1
    stand(dance, code.END, 0, 0, 0)


def settle(dance: Links, nodes: Numbers) -> None:
    """Find where an uncover begins: at the lowest node that has siblings, or else at the header."""
    if dance.next_op != code.UNHIDE or dance.member:
        return
    sibling = dance.sibling
    member = nodes[code.RECORD * nodes[sibling + code.ITEM] + code.UP]
    while member >= dance.first_address:
        node = left_of(dance, nodes, member)
        if node != member and not (dance.is_coloured and dance.stays_in_column(member)):
            stand(dance, code.UNHIDE, sibling, member, node)
            return
        member = nodes[member + code.UP]
    stand(dance, code.UNCOVER, sibling, 0, 0)


def stand(dance: Links, next_op: int, sibling: int, member: int, node: int) -> None:
    """Set the registers of the next event, as at the end of a pass."""
    dance.next_op = next_op
    dance.sibling = sibling
    dance.member = member
    dance.node = node


def right_of(dance: Links, nodes: Numbers, node: int) -> int:
    """The sibling on the right, cyclically: `Links.after` where C inlines it, which is 2 % of a search's time."""
    option = nodes[node + code.OPTION]
    node += code.RECORD
    return dance.first[option] if node == dance.first[option + 1] else node


def left_of(dance: Links, nodes: Numbers, node: int) -> int:
    """The sibling on the left; inverse of `right_of`."""
    option = nodes[node + code.OPTION]
    if node == dance.first[option]:
        node = dance.first[option + 1]
    return node - code.RECORD
