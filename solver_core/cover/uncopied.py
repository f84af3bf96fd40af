"""What holds the memory of a kernel is not copied: two that share it would move each other's links.

`copy.copy`, `copy.deepcopy` and pickle all ask an object's ``__reduce_ex__``, which calls this.
"""

from typing import NoReturn


def refuse(held: object, instead: str) -> NoReturn:
    """Refuse a copy of an object, and say what to do instead.

    Raises:
        TypeError: always.
    """
    raise TypeError(f"a {type(held).__name__} is neither copied nor pickled; {instead}")
