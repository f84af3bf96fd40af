"""Algorithm X forward: try and retract, cover and uncover, event by event (X1-X8, TAOCP 7.2.2.1).

X1, which sets up the links at level 0, is `Links._reset_links`; everything later is here. Each event that
moves between levels does it alone: TRY increments l before X5 covers the other items, not after, so
RETRACT decrements it at the end of X6, not in X8. EXHAUSTED is the way from X5 to X7, where x_l = i.

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


def run(links: Links, nodes: Numbers, sizes: Numbers, limit: int, attention: int) -> None:
    """Make events happen up to a position, returning after any whose bit is in ``attention``."""
    stops = 0
    # Whole covers do not check links, pause or support colours.
    in_batches = not links.checked and not links.is_coloured and not attention & code.PAUSE
    far = limit - links.most_events if in_batches else -1
    while links.position < limit and not stops:
        next_op = links.next_op
        if next_op == code.CHOOSE:
            next_op = take_bound(links) if links.minimizes else arrive(links, nodes, sizes)
        elif next_op == code.COVER or next_op == code.HIDE:
            cover_on(links, nodes, sizes, limit, far)
        elif next_op == code.TRY:
            try_option(links, nodes)
        elif next_op == code.UNHIDE or next_op == code.UNCOVER:
            uncover_on(links, nodes, sizes, limit, far)
        elif next_op == code.RETRACT:
            retract(links, nodes)
        elif next_op == code.EXHAUSTED:
            exhaust(links)
        elif next_op == code.BOUND:
            next_op = arrive(links, nodes, sizes)
        elif next_op == code.END:
            break
        else:
            end_on(links, nodes)
        stops = attention & (1 << next_op | code.PAUSE)
    settle(links, nodes)


def take_bound(links: Links) -> int:
    """Compute the bound on further options, where the fewest are wanted; returns the event."""
    enter_before_landmark(links)
    links.counts[code.BOUND] += 1
    links.position += 1
    return code.BOUND


def enter_before_landmark(links: Links) -> None:
    """Go to the entry of a tree node; for the fewest options, after its BOUND."""
    if links.minimizes:
        set_registers(links, code.BOUND, 0, 0, 0)
        links.bound = branching.lower_bound(links)
    else:
        set_registers(links, code.CHOOSE, 0, 0, 0)


def arrive(links: Links, nodes: Numbers, sizes: Numbers) -> int:
    """X2, X3: a prune, a solution, a dead end, or the item to branch on; returns the event."""
    item = branching.choice(links)
    tried = links.stack[links.depth - 1] if links.depth else 0
    op = code.CHOOSE
    if links.minimizes and links.depth + links.bound >= links.bests.fewest:
        op, item = code.PRUNE, 0
    elif item == 0:
        op = code.SOLUTION
    elif sizes[item] == 0:
        op = code.DEAD_END
    option = nodes[tried + code.OPTION] if tried else -1
    links._enter(op, item - 1, option, op == code.CHOOSE and branching.is_guess(links, item))
    if op == code.CHOOSE:
        links.stack[links.depth] = code.RECORD * item
        set_registers(links, code.COVER, code.RECORD * item, 0, 0)
    elif op == code.SOLUTION and links.minimizes:
        set_registers(links, code.BEST, 0, 0, 0)
    else:
        leave_level(links, nodes)
    links.bound = 0
    links.position += 1
    return op


def improve(links: Links, nodes: Numbers) -> None:
    """Make the solution the best cover, if there is memory for it."""
    if not links.bests.finds_room(links.depth):
        set_registers(links, code.END, 0, 0, 0)
        links.broken = code.END
        return
    links.bests.push(links.stack, links.depth)
    links.counts[code.BEST] += 1
    links.position += 1
    leave_level(links, nodes)


def cover_on(links: Links, nodes: Numbers, sizes: Numbers, limit: int, far: int) -> None:
    """X4, X5: continue covering: the chosen item, or the items of a tried node's siblings, rightward."""
    sibling = links.sibling
    item = nodes[sibling + code.ITEM]
    header = code.RECORD * item
    if links.next_op == code.COVER and links.position <= far:
        if sibling == header:
            columns.cover(links, nodes, sizes, item)
            begin_try(links, nodes, header)
        else:
            columns.cover_others(links, nodes, sizes, sibling, links.stack[links.depth - 1])
            set_registers(links, code.CHOOSE, 0, 0, 0)
        return
    columns.cover_part(links, nodes, sizes, item, limit)
    if links.member == header:
        if sibling == header:
            begin_try(links, nodes, header)
        else:
            begin_cover(links, right_of(links, nodes, sibling))


def begin_cover(links: Links, sibling: int) -> None:
    """X5: cover the next sibling's item, or, back at the tried node, enter a tree node."""
    if links.is_coloured:
        sibling = links.next_to_cover(sibling)
    if sibling == links.stack[links.depth - 1]:
        set_registers(links, code.CHOOSE, 0, 0, 0)
    else:
        set_registers(links, code.COVER, sibling, 0, 0)


def begin_try(links: Links, nodes: Numbers, header: int) -> None:
    """X4: the column of the chosen item is covered; its first option is next."""
    if links.depth < links.guided:
        links.stack[links.depth] = branching.first_option(links, header)
    else:
        links.stack[links.depth] = nodes[header + code.DOWN]
    set_registers(links, code.TRY, 0, 0, 0)


def try_option(links: Links, nodes: Numbers) -> None:
    """X5: one level deeper, to cover the other items of the option."""
    tried = links.stack[links.depth]
    links.depth += 1
    links.counts[code.TRY] += 1
    links.position += 1
    begin_cover(links, right_of(links, nodes, tried))


def uncover_on(links: Links, nodes: Numbers, sizes: Numbers, limit: int, far: int) -> None:
    """X6, X7: continue uncovering; the mirror of `cover_on`."""
    sibling = links.sibling
    item = nodes[sibling + code.ITEM]
    header = code.RECORD * item
    if links.next_op == code.UNHIDE and links.member == 0 and links.position <= far:
        if sibling == header:
            columns.uncover(links, nodes, sizes, item)
            links.stack[links.depth] = 0
            leave_level(links, nodes)
        else:
            columns.uncover_others(links, nodes, sizes, sibling, links.stack[links.depth - 1])
            set_registers(links, code.RETRACT, 0, 0, 0)
        return
    columns.uncover_part(links, nodes, sizes, item, limit)
    if links.member == header:
        if sibling == header:
            links.stack[links.depth] = 0
            leave_level(links, nodes)
        else:
            begin_uncover(links, left_of(links, nodes, sibling))


def begin_uncover(links: Links, sibling: int) -> None:
    """X6: uncover the next sibling's item, or, back at the tried node, retract its option."""
    if links.is_coloured:
        sibling = links.next_to_uncover(sibling)
    if sibling == links.stack[links.depth - 1]:
        set_registers(links, code.RETRACT, 0, 0, 0)
    else:
        set_registers(links, code.UNHIDE, sibling, 0, 0)


def retract(links: Links, nodes: Numbers) -> None:
    """X6: one level up, where the next option of the item is tried, if there is one."""
    if links.has_tree:
        links._note_exit(links.depth)
    links.depth -= 1
    tried = links.stack[links.depth]
    option = branching.option_after(links, tried) if links.depth < links.guided else nodes[tried + code.DOWN]
    links.stack[links.depth] = option
    links.counts[code.RETRACT] += 1
    links.position += 1
    set_registers(links, code.EXHAUSTED if option < links.first_address else code.TRY, 0, 0, 0)


def exhaust(links: Links) -> None:
    """X7: the chosen item has no option left; its column is uncovered next."""
    links.counts[code.EXHAUSTED] += 1
    links.position += 1
    set_registers(links, code.UNHIDE, links.stack[links.depth], 0, 0)


def leave_level(links: Links, nodes: Numbers) -> None:
    """X8: leave a level that has nothing left to try; `retract` decrements l."""
    if links.depth:
        begin_uncover(links, left_of(links, nodes, links.stack[links.depth - 1]))
    else:
        set_registers(links, code.DONE, 0, 0, 0)


def end_on(links: Links, nodes: Numbers) -> None:
    """The rare events: BEST and DONE."""
    if links.next_op == code.BEST:
        improve(links, nodes)
    else:
        finish(links)


def finish(links: Links) -> None:
    """X8: all is done."""
    links._note_exit(0)
    links.counts[code.DONE] += 1
    links.position += 1
    set_registers(links, code.END, 0, 0, 0)


def settle(links: Links, nodes: Numbers) -> None:
    """Find where an uncover begins: at the lowest node that has siblings, or else at the header."""
    if links.next_op != code.UNHIDE or links.member:
        return
    sibling = links.sibling
    member = nodes[code.RECORD * nodes[sibling + code.ITEM] + code.UP]
    while member >= links.first_address:
        node = left_of(links, nodes, member)
        if node != member and not (links.is_coloured and links.stays_in_column(member)):
            set_registers(links, code.UNHIDE, sibling, member, node)
            return
        member = nodes[member + code.UP]
    set_registers(links, code.UNCOVER, sibling, 0, 0)


def set_registers(links: Links, next_op: int, sibling: int, member: int, node: int) -> None:
    """Set the registers of the next event, as at the end of a pass."""
    links.next_op = next_op
    links.sibling = sibling
    links.member = member
    links.node = node


def right_of(links: Links, nodes: Numbers, node: int) -> int:
    """The sibling on the right, cyclically: `Links.after` where C inlines it, which is 2 % of a search's time."""
    option = nodes[node + code.OPTION]
    node += code.RECORD
    return links.starts[option] if node == links.starts[option + 1] else node


def left_of(links: Links, nodes: Numbers, node: int) -> int:
    """The sibling on the left; inverse of `right_of`."""
    option = nodes[node + code.OPTION]
    if node == links.starts[option]:
        node = links.starts[option + 1]
    return node - code.RECORD
