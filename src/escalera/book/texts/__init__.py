"""The book's texts: a folder of catalogues for each language."""
