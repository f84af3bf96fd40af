"""The machines of both searches and their parts, with C's types in ``X.pxd``; they know numbers, not problems."""
