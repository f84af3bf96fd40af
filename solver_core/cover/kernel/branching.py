"""The choice of the item to branch on, and the order in which its options are tried.

It depends on the links and the stack alone, not on history, so on the way back it gives the
same answers as on the way forward. Exceptions to the choice rule come first:

    given       the options chosen at the first levels; no other is tried there
    overrides   at a tree node, identified by the options that lead to it, another item or another first option

Functions over `Links`, as in `columns`. Compiled with the types in ``branching.pxd``.
"""

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.links import Links

if cython.compiled:
    import cython

# --- the item ---------------------------------------------------------------------------------


def choice(dance: Links) -> int:
    """The header of the item to branch on in this state; 0 if no primary item is left."""
    if dance.depth < dance.givens:
        return dance.item_of(dance.given[dance.depth])
    if dance.overrides_length:
        override = _override(dance)
        if override >= 0 and _can_be_chosen(dance, dance.overrides[override + code.OVERRIDE_ITEM]):
            return dance.overrides[override + code.OVERRIDE_ITEM]
    if dance.rule == code.FIRST:
        return dance.right[0]
    best = fewest(dance)
    if dance.rule == code.SHUFFLED and best and dance.size_of(best):
        return _any_as_few(dance, dance.size_of(best))
    return best


def fewest(dance: Links) -> int:
    """The header of the live item with the fewest options, the leftmost on ties; 0 if none is live."""
    if dance.right[0] == 0:
        return 0
    if dance.is_narrow:
        return _fewest_in_bytes(dance)
    return _fewest_in_ring(dance) if _are_few_live(dance) else _fewest_in_integers(dance)


def _fewest_in_bytes(dance: Links) -> int:
    if cython.compiled:
        # Common cases first, by the C library's memory search, which is optimized for the processor.
        sizes, primary = dance.narrow_sizes + 1, dance.primary
        found = cython.cast(cython.p_uchar, memchr(sizes, 0, primary))
        if not found:
            found = cython.cast(cython.p_uchar, memchr(sizes, 1, primary))
        if not found:
            least = cython.declare(cython.uchar, code.COVERED)
            for place in range(primary):
                if sizes[place] < least:
                    least = sizes[place]
            found = cython.cast(cython.p_uchar, memchr(sizes, least, primary))
        best = found - dance.narrow_sizes
    else:
        live = dance._sizes[1 : dance.primary + 1]
        best = 1 + live.index(min(live))
    return best


def _fewest_in_integers(dance: Links) -> int:
    sizes, least, best = dance.wide_sizes, dance.covered, 1
    for item in range(1, dance.primary + 1):
        if sizes[item] < least:
            least = sizes[item]
    while sizes[best] != least:
        best += 1
    return best


def _are_few_live(dance: Links) -> bool:
    """Whether about an eighth of the items are live, if all options tried are as long as the last."""
    if dance.depth == 0:
        return False
    option = dance.option_of(dance.stack[dance.depth - 1])
    length = (dance.first[option + 1] - dance.first[option]) // code.RECORD
    return 8 * (dance.primary - dance.depth * length) < dance.primary


def _fewest_in_ring(dance: Links) -> int:
    sizes, right, least = dance.wide_sizes, dance.right, dance.covered
    best = item = right[0]
    while item:
        if sizes[item] < least:
            least, best = sizes[item], item
            if least == 0:
                break
        item = right[item]
    return best


def is_guess(dance: Links, item: int) -> bool:
    """Whether more than one option of the chosen item is tried."""
    return dance.depth >= dance.givens and dance.size_of(item) > 1


def _any_as_few(dance: Links, fewest: int) -> int:
    """One of the live items with this many options, always the same after the same options."""
    right = dance.right
    ties, item = 0, right[0]
    while item:
        if dance.size_of(item) == fewest:
            ties += 1
        item = right[item]
    left = _hashed(dance) % ties
    item = right[0]
    while dance.size_of(item) != fewest or left > 0:
        if dance.size_of(item) == fewest:
            left -= 1
        item = right[item]
    return item


def _hashed(dance: Links) -> int:
    """A 31-bit hash of the seed and all options on the stack."""
    mixed = dance.seed
    for level in range(dance.depth):
        mixed = ((mixed ^ dance.stack[level]) * code.FACTOR) % code.PRIME
        mixed ^= mixed >> 15
    return (mixed * code.STIRRER) % code.PRIME >> 7


def lower_bound(dance: Links) -> int:
    """The least number of further options: as many as live items were found of which no option covers two."""
    right, marks, first = dance.right, dance.marks, dance.first
    item = right[0]
    while item:
        marks[item] = 0
        item = right[item]
    needed = 0
    item = right[0]
    while item:
        if not marks[item]:
            needed += 1
            member = dance.down(code.RECORD * item)
            while member >= dance.first_address:
                option = dance.option_of(member)
                node = first[option]
                while node != first[option + 1]:
                    marks[dance.item_of(node)] = 1
                    node += code.RECORD
                member = dance.down(member)
        item = right[item]
    return needed


# --- its options ------------------------------------------------------------------------------


def first_option(dance: Links, header: int) -> int:
    """The node whose option is tried first; the column is covered and not empty."""
    if dance.depth < dance.givens:
        return dance.given[dance.depth]
    if dance.overrides_length:
        override = _override(dance)
        if override >= 0 and _hangs_below(dance, header, dance.overrides[override + code.OVERRIDE_NODE]):
            return dance.overrides[override + code.OVERRIDE_NODE]
    return dance.down(header)


def next_option(dance: Links, tried: int) -> int:
    """The node tried next, cyclically; the header after the last."""
    if dance.depth < dance.givens:
        return dance.header_of(tried)
    below = dance.down(tried)
    if dance.overrides_length:
        header = dance.header_of(tried)
        if below == header:
            below = dance.down(header)
        if below == first_option(dance, header):
            below = header
    return below


def option_before(dance: Links, tried: int) -> int:
    """The node tried before this one; inverse of `next_option` except for the first."""
    above = dance.up(tried)
    header = dance.header_of(tried)
    return dance.up(header) if above == header else above


def last_option(dance: Links, header: int) -> int:
    """The node whose option is tried last."""
    first = first_option(dance, header)
    return first if dance.depth < dance.givens else option_before(dance, first)


def can_be_tried(dance: Links, level: int, tried: int) -> bool:
    """Whether a saved stack may have this node at a level; the links are those of that level."""
    if not dance.is_node(tried) or dance.item_of(tried) > dance.primary:
        return False
    if level < dance.givens and tried != dance.given[level]:
        return False
    sibling = dance.after(tried)
    while sibling != tried and (dance.is_live(dance.item_of(sibling)) or dance.has_colour_of(sibling)):
        sibling = dance.after(sibling)
    return sibling == tried and dance.is_live(dance.item_of(tried))


# --- overrides --------------------------------------------------------------------------------


def _can_be_chosen(dance: Links, item: int) -> bool:
    return 0 < item <= dance.primary and dance.is_live(item)


def _hangs_below(dance: Links, header: int, node: int) -> bool:
    """Whether a node is in a column now; an override with another item's option is ignored."""
    return node != 0 and dance.header_of(node) == header and dance.down(dance.up(node)) == node


def _override(dance: Links) -> int:
    """The place of the override for this tree node; -1 if there is none."""
    at = 0
    while at < dance.overrides_length:
        depth = dance.overrides[at + code.OVERRIDE_DEPTH]
        if depth == dance.depth and _leads_here(dance, at + code.OVERRIDE_PATH):
            return at
        at += dance.overrides[at + code.LENGTH]
    return -1


def _leads_here(dance: Links, path: int) -> bool:
    for level in range(dance.depth):
        if dance.overrides[path + level] != dance.option_of(dance.stack[level]):
            return False
    return True
