"""The board on any QPainter: on the screen, on paper, in pictures and in films."""
