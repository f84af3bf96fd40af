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


def choice(links: Links) -> int:
    """The header of the item to branch on in this state; 0 if no primary item is left."""
    if links.depth < links.givens:
        return links.item_of(links.given[links.depth])
    if links.overrides_length:
        override = _override(links)
        if override >= 0 and _can_be_chosen(links, links.overrides[override + code.OVERRIDE_ITEM]):
            return links.overrides[override + code.OVERRIDE_ITEM]
    if links.rule == code.FIRST:
        return links.right[0]
    best = fewest(links)
    if links.rule == code.SHUFFLED and best and links.size_of(best):
        return _any_as_few(links, links.size_of(best))
    return best


def fewest(links: Links) -> int:
    """The header of the live item with the fewest options, the leftmost on ties; 0 if none is live."""
    if links.right[0] == 0:
        return 0
    if links.is_narrow:
        return _fewest_in_bytes(links)
    return _fewest_in_ring(links) if _are_few_live(links) else _fewest_in_integers(links)


def _fewest_in_bytes(links: Links) -> int:
    if cython.compiled:
        # Common cases first, by the C library's memory search, which is optimized for the processor.
        sizes, primary = links.narrow_sizes + 1, links.primary
        found = cython.cast(cython.p_uchar, memchr(sizes, 0, primary))
        if not found:
            found = cython.cast(cython.p_uchar, memchr(sizes, 1, primary))
        if not found:
            least = cython.declare(cython.uchar, code.COVERED)
            for place in range(primary):
                if sizes[place] < least:
                    least = sizes[place]
            found = cython.cast(cython.p_uchar, memchr(sizes, least, primary))
        best = found - links.narrow_sizes
    else:
        live = links._sizes[1 : links.primary + 1]
        best = 1 + live.index(min(live))
    return best


def _fewest_in_integers(links: Links) -> int:
    sizes, least, best = links.wide_sizes, links.covered, 1
    for item in range(1, links.primary + 1):
        if sizes[item] < least:
            least = sizes[item]
    while sizes[best] != least:
        best += 1
    return best


def _are_few_live(links: Links) -> bool:
    """Whether about an eighth of the items are live, if all options tried are as long as the last."""
    if links.depth == 0:
        return False
    option = links.option_of(links.stack[links.depth - 1])
    length = (links.starts[option + 1] - links.starts[option]) // code.RECORD
    return 8 * (links.primary - links.depth * length) < links.primary


def _fewest_in_ring(links: Links) -> int:
    sizes, right, least = links.wide_sizes, links.right, links.covered
    best = item = right[0]
    while item:
        if sizes[item] < least:
            least, best = sizes[item], item
            if least == 0:
                break
        item = right[item]
    return best


def is_guess(links: Links, item: int) -> bool:
    """Whether more than one option of the chosen item is tried."""
    return links.depth >= links.givens and links.size_of(item) > 1


def _any_as_few(links: Links, fewest: int) -> int:
    """One of the live items with this many options, always the same after the same options."""
    right = links.right
    ties, item = 0, right[0]
    while item:
        if links.size_of(item) == fewest:
            ties += 1
        item = right[item]
    skipped = _hashed(links) % ties
    item = right[0]
    while links.size_of(item) != fewest or skipped > 0:
        if links.size_of(item) == fewest:
            skipped -= 1
        item = right[item]
    return item


def _hashed(links: Links) -> int:
    """A 31-bit hash of the seed and all options on the stack."""
    mixed = links.seed
    for level in range(links.depth):
        mixed = ((mixed ^ links.stack[level]) * code.FACTOR) % code.PRIME
        mixed ^= mixed >> 15
    return (mixed * code.STIRRER) % code.PRIME >> 7


def lower_bound(links: Links) -> int:
    """The least number of further options: as many as live items were found of which no option covers two."""
    right, seen, starts = links.right, links.seen, links.starts
    item = right[0]
    while item:
        seen[item] = 0
        item = right[item]
    needed = 0
    item = right[0]
    while item:
        if not seen[item]:
            needed += 1
            member = links.down(code.RECORD * item)
            while member >= links.first_address:
                option = links.option_of(member)
                node = starts[option]
                while node != starts[option + 1]:
                    seen[links.item_of(node)] = 1
                    node += code.RECORD
                member = links.down(member)
        item = right[item]
    return needed


# --- its options ------------------------------------------------------------------------------


def first_option(links: Links, header: int) -> int:
    """The node whose option is tried first; the column is covered and not empty."""
    if links.depth < links.givens:
        return links.given[links.depth]
    if links.overrides_length:
        override = _override(links)
        if override >= 0 and _hangs_below(links, header, links.overrides[override + code.OVERRIDE_NODE]):
            return links.overrides[override + code.OVERRIDE_NODE]
    return links.down(header)


def option_after(links: Links, tried: int) -> int:
    """The node tried next, cyclically; the header after the last."""
    if links.depth < links.givens:
        return links.header_of(tried)
    below = links.down(tried)
    if links.overrides_length:
        header = links.header_of(tried)
        if below == header:
            below = links.down(header)
        if below == first_option(links, header):
            below = header
    return below


def option_before(links: Links, tried: int) -> int:
    """The node tried before this one; inverse of `option_after` except for the first."""
    above = links.up(tried)
    header = links.header_of(tried)
    return links.up(header) if above == header else above


def last_option(links: Links, header: int) -> int:
    """The node whose option is tried last."""
    option = first_option(links, header)
    return option if links.depth < links.givens else option_before(links, option)


def can_be_tried(links: Links, level: int, tried: int) -> bool:
    """Whether a saved stack may have this node at a level; the links are those of that level."""
    if not links.is_node(tried) or links.item_of(tried) > links.primary:
        return False
    if level < links.givens and tried != links.given[level]:
        return False
    sibling = links.after(tried)
    while sibling != tried and (links.is_live(links.item_of(sibling)) or links.has_colour_of(sibling)):
        sibling = links.after(sibling)
    return sibling == tried and links.is_live(links.item_of(tried))


# --- overrides --------------------------------------------------------------------------------


def _can_be_chosen(links: Links, item: int) -> bool:
    return 0 < item <= links.primary and links.is_live(item)


def _hangs_below(links: Links, header: int, node: int) -> bool:
    """Whether a node is in a column now; an override with another item's option is ignored."""
    return node != 0 and links.header_of(node) == header and links.down(links.up(node)) == node


def _override(links: Links) -> int:
    """The place of the override for this tree node; -1 if there is none."""
    at = 0
    while at < links.overrides_length:
        depth = links.overrides[at + code.OVERRIDE_DEPTH]
        if depth == links.depth and _leads_here(links, at + code.OVERRIDE_PATH):
            return at
        at += links.overrides[at + code.LENGTH]
    return -1


def _leads_here(links: Links, path: int) -> bool:
    for level in range(links.depth):
        if links.overrides[path + level] != links.option_of(links.stack[level]):
            return False
    return True
