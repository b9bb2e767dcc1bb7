"""`python -m escalera`: the command line."""

from escalera.cli import main

if __name__ == "__main__":
    main()
