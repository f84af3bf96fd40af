"""Cover and uncover: the changes of the links, and nothing else.

Beside the book, TAOCP 7.2.2.1::

    cover(i)    (12)   `cover`, with the loop of `hide_column`   i          item, a header's number; header, its address
    hide(p)     (13)   `hide`, with the body of `hide_node`      p          member, of the column that is covered
    uncover(i)  (14)   `uncover`, `unhide_column`                q          node, a sibling of the member
    unhide(p)   (15)   `unhide`, `unhide_node`                   x, u, d    item, above, below
    ULINK DLINK TOP    UP, DOWN, ITEM of a record in ``nodes``   l, r       before, after
    LLINK RLINK LEN    ``left``, ``right``, ``sizes``            spacers    ``first``: where each option begins

A header leaves its ring first, as in the paper of 2000; (12) hides first, with the same result.

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


def cover(dance: Links, nodes: Numbers, sizes: Numbers, sibling: int) -> None:
    """Cover the item of a node: its header leaves, then the siblings of all nodes in its column."""
    item = nodes[sibling + code.ITEM]
    leave_ring(dance, sizes, item)
    hidden = hide_column(dance, nodes, sizes, code.RECORD * item)
    count_cover(dance, 1, hidden)


def uncover(dance: Links, nodes: Numbers, sizes: Numbers, sibling: int) -> None:
    """Uncover the item of a node; inverse of `cover`."""
    item = nodes[sibling + code.ITEM]
    returned = unhide_column(dance, nodes, sizes, code.RECORD * item)
    join_ring(dance, sizes, item)
    count_uncover(dance, 1, returned)


def cover_others(dance: Links, nodes: Numbers, sizes: Numbers, sibling: int, tried: int) -> None:
    """Cover the items of the siblings of a tried node, from one of them rightward."""
    option = nodes[tried + code.OPTION]
    start, end = dance.first[option], dance.first[option + 1]
    covered = hidden = 0
    while sibling != tried:
        item = nodes[sibling + code.ITEM]
        leave_ring(dance, sizes, item)
        hidden += hide_column(dance, nodes, sizes, code.RECORD * item)
        covered += 1
        sibling += code.RECORD
        if sibling == end:
            sibling = start
    count_cover(dance, covered, hidden)


def uncover_others(dance: Links, nodes: Numbers, sizes: Numbers, sibling: int, tried: int) -> None:
    """Uncover the items of the siblings of a tried node, from one of them leftward; inverse of `cover_others`."""
    option = nodes[tried + code.OPTION]
    start, end = dance.first[option], dance.first[option + 1]
    uncovered = returned = 0
    while sibling != tried:
        item = nodes[sibling + code.ITEM]
        returned += unhide_column(dance, nodes, sizes, code.RECORD * item)
        join_ring(dance, sizes, item)
        uncovered += 1
        if sibling == start:
            sibling = end
        sibling -= code.RECORD
    count_uncover(dance, uncovered, returned)


def hide_column(dance: Links, nodes: Numbers, sizes: Numbers, header: int) -> int:
    """Hide the siblings of all nodes in a column, downward; return how many."""
    hidden = 0
    member = nodes[header + code.DOWN]
    while member != header:
        hidden += hide(dance, nodes, sizes, member)
        member = nodes[member + code.DOWN]
    return hidden


def unhide_column(dance: Links, nodes: Numbers, sizes: Numbers, header: int) -> int:
    """Return the siblings of all nodes in a column, upward; inverse of `hide_column`."""
    returned = 0
    member = nodes[header + code.UP]
    while member != header:
        returned += unhide(dance, nodes, sizes, member)
        member = nodes[member + code.UP]
    return returned


def hide(dance: Links, nodes: Numbers, sizes: Numbers, member: int) -> int:
    """Hide the siblings of a node, rightward: ``hide(p)`` of the book; return how many."""
    option = nodes[member + code.OPTION]
    start, end = dance.first[option], dance.first[option + 1]
    node = member + code.RECORD
    while node != end:
        hide_node(nodes, sizes, node)
        node += code.RECORD
    node = start
    while node != member:
        hide_node(nodes, sizes, node)
        node += code.RECORD
    return (end - start) // code.RECORD - 1


def unhide(dance: Links, nodes: Numbers, sizes: Numbers, member: int) -> int:
    """Return the siblings of a node, leftward: ``unhide(p)`` of the book, inverse of `hide`."""
    option = nodes[member + code.OPTION]
    start, end = dance.first[option], dance.first[option + 1]
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


def cover_part(dance: Links, nodes: Numbers, sizes: Numbers, header: int, limit: int) -> None:
    """Continue a cover up to a position; it is complete when ``member`` is back at the header."""
    if dance.next_op == code.COVER:
        leave_ring(dance, sizes, header // code.RECORD)
        dance.set_owner(header // code.RECORD, dance.sibling)
        count_cover(dance, 1, 0)
        dance.next_op = code.HIDE
        dance.member = nodes[header + code.DOWN]
        dance.node = dance.member + code.RECORD
    count_cover(dance, 0, hide_part(dance, nodes, sizes, header, limit - dance.position))


def uncover_part(dance: Links, nodes: Numbers, sizes: Numbers, header: int, limit: int) -> None:
    """Continue an uncover up to a position, or until only the header is missing; complete as in `cover_part`."""
    if dance.next_op == code.UNHIDE:
        if dance.member == 0:
            dance.member = nodes[header + code.UP]
            dance.node = dance.member - code.RECORD
        returned = unhide_part(dance, nodes, sizes, header, limit - dance.position)
        count_uncover(dance, 0, returned)
        if dance.member != header:
            return
        dance.next_op = code.UNCOVER
        dance.member = dance.node = 0
        if returned:
            return
    join_ring(dance, sizes, header // code.RECORD)
    dance.set_owner(header // code.RECORD, 0)
    count_uncover(dance, 1, 0)
    dance.member = header


def hide_part(dance: Links, nodes: Numbers, sizes: Numbers, header: int, most: int) -> int:
    """Hide up to ``most`` nodes, down and rightward, moving the cursor; return how many."""
    first, member, node, left = dance.first, dance.member, dance.node, most
    while member != header:
        if dance.is_coloured and dance.stays_in_column(member):
            member = nodes[member + code.DOWN]
            node = member + code.RECORD
            continue
        option = nodes[member + code.OPTION]
        while node != member and left > 0:
            if node == first[option + 1]:
                node = first[option]
                continue
            if dance.checked:
                check_hide(dance, nodes, node)
            hide_node(nodes, sizes, node)
            node += code.RECORD
            left -= 1
        if node == first[option + 1]:
            node = first[option]
        if node != member:
            break
        member = nodes[member + code.DOWN]
        node = member + code.RECORD
    dance.member = member
    dance.node = header if member == header else node
    return most - left


def unhide_part(dance: Links, nodes: Numbers, sizes: Numbers, header: int, most: int) -> int:
    """Return up to ``most`` nodes, up and leftward, moving the cursor; inverse of `hide_part`."""
    first, member, node, left = dance.first, dance.member, dance.node, most
    while member != header:
        if dance.is_coloured and dance.stays_in_column(member):
            member = nodes[member + code.UP]
            node = member - code.RECORD
            continue
        option = nodes[member + code.OPTION]
        while node != member and left > 0:
            if node < first[option]:
                node = first[option + 1] - code.RECORD
                continue
            if dance.checked:
                check_unhide(dance, nodes, node)
            unhide_node(nodes, sizes, node)
            node -= code.RECORD
            left -= 1
        if node < first[option]:
            node = first[option + 1] - code.RECORD
        if node != member:
            break
        member = nodes[member + code.UP]
        node = member - code.RECORD
    dance.member = member
    dance.node = header if member == header else node
    return most - left


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


def leave_ring(dance: Links, sizes: Numbers, item: int) -> None:
    """Link the header's neighbours past it."""
    left, right = dance.left, dance.right
    before, after = left[item], right[item]
    if dance.checked and (right[before] != item or left[after] != item):
        dance.broken = item
    right[before] = after
    left[after] = before
    sizes[item] += dance.covered


def join_ring(dance: Links, sizes: Numbers, item: int) -> None:
    """Link the header between the neighbours it still knows; inverse of `leave_ring`."""
    left, right = dance.left, dance.right
    before, after = left[item], right[item]
    if dance.checked and (right[before] != after or left[after] != before):
        dance.broken = item
    right[before] = item
    left[after] = item
    sizes[item] -= dance.covered


def check_hide(dance: Links, nodes: Numbers, node: int) -> None:
    """Check that both neighbours point at a node before it is hidden; otherwise remember it."""
    if nodes[nodes[node + code.UP] + code.DOWN] != node or nodes[nodes[node + code.DOWN] + code.UP] != node:
        dance.broken = node // code.RECORD


def check_unhide(dance: Links, nodes: Numbers, node: int) -> None:
    """Check that the neighbours of a node point at each other before it returns; otherwise remember it."""
    above, below = nodes[node + code.UP], nodes[node + code.DOWN]
    if nodes[above + code.DOWN] != below or nodes[below + code.UP] != above:
        dance.broken = node // code.RECORD


# --- counts ---------------------------------------------------------------------------------------


def count_cover(dance: Links, covered: int, hidden: int) -> None:
    """Count headers and nodes that have left; negative numbers take that back."""
    dance.position += covered + hidden
    dance.counts[code.COVER] += covered
    dance.counts[code.HIDE] += hidden
    row = code.PROFILE * (dance.depth if dance.depth < code.DEEPEST else code.DEEPEST)
    dance.profile[row + code.UPDATES] += hidden


def count_uncover(dance: Links, uncovered: int, returned: int) -> None:
    """Count headers and nodes that have returned; negative numbers take that back."""
    dance.position += uncovered + returned
    dance.counts[code.UNCOVER] += uncovered
    dance.counts[code.UNHIDE] += returned
