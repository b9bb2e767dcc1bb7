### Qué motor funciona aquí, y por qué: lo que dice `escalera doctor`.

doctor-engine = Motor
doctor-why = Por qué
doctor-library = Biblioteca
doctor-cache = Caché
doctor-machine = Máquina
doctor-versions = Versiones
doctor-python = Python
doctor-size = { $path } ({ $size } KB)
doctor-missing = sin instalar

engine-ahead = ahead: una biblioteca compilada de antemano
engine-jit = jit: Numba lo compila en esta máquina y guarda lo compilado
engine-python = python: interpretado, unas cien veces más lento

engine-why-forced = ESCALERA_ENGINE={ $engine }.
engine-why-built = La biblioteca se compiló de estas fuentes.
engine-why-no-library = No hay biblioteca compilada de estas fuentes, y Numba está aquí.
engine-why-nothing-better = No hay biblioteca compilada de estas fuentes, y Numba no está.

fault-NO_SUCH_ENGINE = ESCALERA_ENGINE={ $wanted }: puede ser ahead, jit o python.
fault-NO_LIBRARY = No hay biblioteca para estas fuentes: `make library` la hace.
fault-NO_NUMBA = Numba no está instalado: viene con escalera[jit].
fault-PLAIN_PYTHON = { engine-why-nothing-better } El motor va despacio, en Python puro.
fault-NO_CUPY = Un lote en una GPU necesita CuPy: viene con escalera[cuda].
fault-NO_GPU = Aquí no se puede usar ninguna GPU: { $reason }
fault-NO_GPU_CODE = No hay código de GPU para estas fuentes: `make cuda` lo hace.
doctor-database = Base de datos
