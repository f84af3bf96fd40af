"""Cover and uncover: the changes of the links, and nothing else.

Beside the book, TAOCP 7.2.2.1::

    cover(i)    (12)   `cover`, with the loop of `hide_column`   i          item, a header's number; header, its address
    hide(p)     (13)   `hide`, with the body of `hide_node`      p          member, of the column that is covered
    uncover(i)  (14)   `uncover`, `unhide_column`                q          node, a sibling of the member
    unhide(p)   (15)   `unhide`, `unhide_node`                   x, u, d    item, above, below
    ULINK DLINK TOP    UP, DOWN, ITEM of a record in ``nodes``   l, r       before, after
    LLINK RLINK LEN    ``left``, ``right``, ``sizes``            spacers    ``starts``: where each option begins

A header leaves its ring first and joins it last, as in the paper of 2000; (12) hides first and (14) unhides last. The
links are the same after it, and every HIDE and UNHIDE finds the header gone.

Every loop has a mirror: covering goes down and rightward, uncovering up and leftward. (Knuth's program of 2000
uncovers rightward, which is correct only at the end.) Each exists whole, for long runs, and in part,
up to a position, for single steps. Siblings are contiguous, so their ring is walked as two
spans: from a node to the end of its option, then from the start to the node.

With colours, nodes of an item's new colour stay in its column; whole covers are for problems
without colours.

These are functions because C compiles each twice: for narrow and for wide problems, see `Matrix`.
Compiled with the types in ``columns.pxd``.
"""

from array import array
from typing import TypeAlias

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.links import Links

if cython.compiled:
    import cython

Numbers: TypeAlias = "array[int]"

# --- whole ----------------------------------------------------------------------------------------


def cover(links: Links, nodes: Numbers, sizes: Numbers, item: int) -> None:
    """Cover an item: its header leaves, then the siblings of all nodes in its column."""
    leave_ring(links, sizes, item)
    hidden = hide_column(links, nodes, sizes, code.RECORD * item)
    count_cover(links, 1, hidden)


def uncover(links: Links, nodes: Numbers, sizes: Numbers, item: int) -> None:
    """Uncover an item; inverse of `cover`."""
    unhidden = unhide_column(links, nodes, sizes, code.RECORD * item)
    join_ring(links, sizes, item)
    count_uncover(links, 1, unhidden)


def cover_others(links: Links, nodes: Numbers, sizes: Numbers, sibling: int, tried: int) -> None:
    """Cover the items of the siblings of a tried node, from one of them rightward."""
    option = nodes[tried + code.OPTION]
    start, end = links.starts[option], links.starts[option + 1]
    covered = hidden = 0
    while sibling != tried:
        item = nodes[sibling + code.ITEM]
        leave_ring(links, sizes, item)
        hidden += hide_column(links, nodes, sizes, code.RECORD * item)
        covered += 1
        sibling += code.RECORD
        if sibling == end:
            sibling = start
    count_cover(links, covered, hidden)


def uncover_others(links: Links, nodes: Numbers, sizes: Numbers, sibling: int, tried: int) -> None:
    """Uncover the items of the siblings of a tried node, from one of them leftward; inverse of `cover_others`."""
    option = nodes[tried + code.OPTION]
    start, end = links.starts[option], links.starts[option + 1]
    uncovered = unhidden = 0
    while sibling != tried:
        item = nodes[sibling + code.ITEM]
        unhidden += unhide_column(links, nodes, sizes, code.RECORD * item)
        join_ring(links, sizes, item)
        uncovered += 1
        if sibling == start:
            sibling = end
        sibling -= code.RECORD
    count_uncover(links, uncovered, unhidden)


def hide_column(links: Links, nodes: Numbers, sizes: Numbers, header: int) -> int:
    """Hide the siblings of all nodes in a column, downward; return how many."""
    hidden = 0
    member = nodes[header + code.DOWN]
    while member != header:
        hidden += hide(links, nodes, sizes, member)
        member = nodes[member + code.DOWN]
    return hidden


def unhide_column(links: Links, nodes: Numbers, sizes: Numbers, header: int) -> int:
    """Unhide the siblings of all nodes in a column, upward; return how many; inverse of `hide_column`."""
    unhidden = 0
    member = nodes[header + code.UP]
    while member != header:
        unhidden += unhide(links, nodes, sizes, member)
        member = nodes[member + code.UP]
    return unhidden


def hide(links: Links, nodes: Numbers, sizes: Numbers, member: int) -> int:
    """Hide the siblings of a node, rightward: ``hide(p)`` of the book; return how many."""
    option = nodes[member + code.OPTION]
    start, end = links.starts[option], links.starts[option + 1]
    node = member + code.RECORD
    while node != end:
        hide_node(nodes, sizes, node)
        node += code.RECORD
    node = start
    while node != member:
        hide_node(nodes, sizes, node)
        node += code.RECORD
    return (end - start) // code.RECORD - 1


def unhide(links: Links, nodes: Numbers, sizes: Numbers, member: int) -> int:
    """Unhide the siblings of a node, leftward: ``unhide(p)`` of the book, inverse of `hide`; return how many."""
    option = nodes[member + code.OPTION]
    start, end = links.starts[option], links.starts[option + 1]
    node = member
    while node != start:
        node -= code.RECORD
        unhide_node(nodes, sizes, node)
    node = end - code.RECORD
    while node != member:
        unhide_node(nodes, sizes, node)
        node -= code.RECORD
    return (end - start) // code.RECORD - 1


# --- in part --------------------------------------------------------------------------------------


def cover_part(links: Links, nodes: Numbers, sizes: Numbers, item: int, limit: int) -> None:
    """Continue a cover up to a position; it is complete when ``member`` is back at the header."""
    header = code.RECORD * item
    if links.next_op == code.COVER:
        leave_ring(links, sizes, item)
        links.set_owner(item, links.sibling)
        count_cover(links, 1, 0)
        links.next_op = code.HIDE
        links.member = nodes[header + code.DOWN]
        links.node = links.member + code.RECORD
    count_cover(links, 0, hide_part(links, nodes, sizes, header, limit - links.position))


def uncover_part(links: Links, nodes: Numbers, sizes: Numbers, item: int, limit: int) -> None:
    """Continue an uncover up to a position, or until only the header is missing; complete as in `cover_part`."""
    header = code.RECORD * item
    if links.next_op == code.UNHIDE:
        if links.member == 0:
            links.member = nodes[header + code.UP]
            links.node = links.member - code.RECORD
        unhidden = unhide_part(links, nodes, sizes, header, limit - links.position)
        count_uncover(links, 0, unhidden)
        if links.member != header:
            return
        links.next_op = code.UNCOVER
        links.member = links.node = 0
        if unhidden:
            return
    join_ring(links, sizes, item)
    links.set_owner(item, 0)
    count_uncover(links, 1, 0)
    links.member = header


def hide_part(links: Links, nodes: Numbers, sizes: Numbers, header: int, most: int) -> int:
    """Hide up to ``most`` nodes, down and rightward, moving the cursor; return how many."""
    starts, member, node, budget = links.starts, links.member, links.node, most
    while member != header:
        if links.is_coloured and links.stays_in_column(member):
            member = nodes[member + code.DOWN]
            node = member + code.RECORD
            continue
        option = nodes[member + code.OPTION]
        while node != member and budget > 0:
            if node == starts[option + 1]:
                node = starts[option]
                continue
            if links.checked:
                check_hide(links, nodes, node)
            hide_node(nodes, sizes, node)
            node += code.RECORD
            budget -= 1
        if node == starts[option + 1]:
            node = starts[option]
        if node != member:
            break
        member = nodes[member + code.DOWN]
        node = member + code.RECORD
    links.member = member
    links.node = header if member == header else node
    return most - budget


def unhide_part(links: Links, nodes: Numbers, sizes: Numbers, header: int, most: int) -> int:
    """Unhide up to ``most`` nodes, up and leftward, moving the cursor; return how many; inverse of `hide_part`."""
    starts, member, node, budget = links.starts, links.member, links.node, most
    while member != header:
        if links.is_coloured and links.stays_in_column(member):
            member = nodes[member + code.UP]
            node = member - code.RECORD
            continue
        option = nodes[member + code.OPTION]
        while node != member and budget > 0:
            if node < starts[option]:
                node = starts[option + 1] - code.RECORD
                continue
            if links.checked:
                check_unhide(links, nodes, node)
            unhide_node(nodes, sizes, node)
            node -= code.RECORD
            budget -= 1
        if node < starts[option]:
            node = starts[option + 1] - code.RECORD
        if node != member:
            break
        member = nodes[member + code.UP]
        node = member - code.RECORD
    links.member = member
    links.node = header if member == header else node
    return most - budget


# --- one node, one header -------------------------------------------------------------------------


def hide_node(nodes: Numbers, sizes: Numbers, node: int) -> None:
    """Link the node's neighbours in its column past it."""
    above, below, item = nodes[node + code.UP], nodes[node + code.DOWN], nodes[node + code.ITEM]
    # The node still knows its neighbours: that is the whole trick.
    nodes[above + code.DOWN] = below
    nodes[below + code.UP] = above
    sizes[item] -= 1


def unhide_node(nodes: Numbers, sizes: Numbers, node: int) -> None:
    """Link the node between the neighbours it still knows; inverse of `hide_node`."""
    above, below, item = nodes[node + code.UP], nodes[node + code.DOWN], nodes[node + code.ITEM]
    nodes[above + code.DOWN] = node
    nodes[below + code.UP] = node
    sizes[item] += 1


def leave_ring(links: Links, sizes: Numbers, item: int) -> None:
    """Link the header's neighbours past it."""
    left, right = links.left, links.right
    before, after = left[item], right[item]
    if links.checked and (right[before] != item or left[after] != item):
        links.broken = item
    right[before] = after
    left[after] = before
    sizes[item] += links.covered


def join_ring(links: Links, sizes: Numbers, item: int) -> None:
    """Link the header between the neighbours it still knows; inverse of `leave_ring`."""
    left, right = links.left, links.right
    before, after = left[item], right[item]
    if links.checked and (right[before] != after or left[after] != before):
        links.broken = item
    right[before] = item
    left[after] = item
    sizes[item] -= links.covered


def check_hide(links: Links, nodes: Numbers, node: int) -> None:
    """Check that both neighbours point at a node before it is hidden; otherwise remember it."""
    if nodes[nodes[node + code.UP] + code.DOWN] != node or nodes[nodes[node + code.DOWN] + code.UP] != node:
        links.broken = node // code.RECORD


def check_unhide(links: Links, nodes: Numbers, node: int) -> None:
    """Check that the neighbours of a node point at each other before it returns; otherwise remember it."""
    above, below = nodes[node + code.UP], nodes[node + code.DOWN]
    if nodes[above + code.DOWN] != below or nodes[below + code.UP] != above:
        links.broken = node // code.RECORD


# --- counts ---------------------------------------------------------------------------------------


def count_cover(links: Links, covered: int, hidden: int) -> None:
    """Count headers and nodes that have left; negative numbers take that back."""
    links.position += covered + hidden
    links.counts[code.COVER] += covered
    links.counts[code.HIDE] += hidden
    row = code.PROFILE * (links.depth if links.depth < code.DEEPEST else code.DEEPEST)
    links.profile[row + code.UPDATES] += hidden


def count_uncover(links: Links, uncovered: int, unhidden: int) -> None:
    """Count headers that have joined their ring, and nodes unhidden; negative numbers take that back."""
    links.position += uncovered + unhidden
    links.counts[code.UNCOVER] += uncovered
    links.counts[code.UNHIDE] += unhidden
