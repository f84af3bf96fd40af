"""The tour editor: tours made by stopping where a search is worth looking at, tried, and saved as TOML."""
