"""The pictures of terms: real searches of small problems, painted with the painters of the program."""
