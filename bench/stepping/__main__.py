"""`python -m bench.stepping`: measures all and writes its part of bench/envs.md."""

from bench.stepping.page import main

if __name__ == "__main__":
    main()
