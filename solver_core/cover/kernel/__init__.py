"""The machines of both searches and their parts, compiled with the types in ``X.pxd``; they know numbers, not problems."""
