"""Writing what the window shows: pictures, films, the log, the search tree."""
