### Which engine runs here, and why: what `escalera doctor` says.

doctor-engine = Engine
doctor-why = Why
doctor-library = Library
doctor-cache = Cache
doctor-machine = Machine
doctor-versions = Versions
doctor-python = Python
doctor-size = { $path } ({ $size } KB)
doctor-missing = not installed

engine-ahead = ahead: a library that was compiled ahead of time
engine-jit = jit: Numba compiles it on this machine, and keeps what it compiled
engine-python = python: interpreted, some hundred times slower

engine-why-forced = ESCALERA_ENGINE={ $engine }.
engine-why-built = The library was built from these sources.
engine-why-no-library = No library was built from these sources, and Numba is here.
engine-why-nothing-better = No library was built from these sources, and Numba isn't here.

fault-NO_SUCH_ENGINE = ESCALERA_ENGINE={ $wanted }: it takes ahead, jit or python.
fault-NO_LIBRARY = There is no library for these sources: `make library` builds it.
fault-NO_NUMBA = Numba is not installed: it comes with escalera[jit].
fault-PLAIN_PYTHON = { engine-why-nothing-better } The engine runs slowly, in plain Python.
fault-NO_CUPY = A batch on a GPU needs CuPy: it comes with escalera[cuda].
fault-NO_GPU = No GPU can be used here: { $reason }
fault-NO_GPU_CODE = There is no GPU code for these sources: `make cuda` builds it.
doctor-database = Database
