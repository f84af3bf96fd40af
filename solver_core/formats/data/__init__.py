"""XML and JSON, read within bounds, and the formats that are made of them."""
