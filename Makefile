# Two commands are enough: `make play` and `make test`. `make help` lists the others.

PYTHON ?= python3
JOBS   ?= 2
# Tests often wait for a browser or a server, so one more than the cores keeps them busy.
WORKERS ?= 3
ARGS   ?=
# With `all`, the client's packages are also those that only its tests need.
WEB_TOOLS ?=
# What `make test` does besides, while it compiles: .ci/run lets it do the checks.
BESIDE ?=
# What `compiled` has built meanwhile, once it has the code for it.
MEANWHILE ?=

VENV  := .venv
BIN   := $(VENV)/bin
PEERS := bench/.venv-peers
RAY   := .venv-ray
ENVS  := .venv-envs
GPU   := .venv-gpu
WEB   := web
UV    := $(shell command -v uv 2>/dev/null)

BUILT   := library tests-library client site
BUILD   = env -u ESCALERA_ENGINE -u MAKEFLAGS $(MAKE) --no-print-directory --jobs $(JOBS) \
	PYTHON=$(PYTHON) WEB_TOOLS=$(WEB_TOOLS)
QUICK   := $(addprefix tests/,rules engine notation bots pad book texts)
SOURCES := src tests bench tools
WEB_SOURCES := $(shell find $(WEB) -type f -not -path '*/node_modules/*' -not -path '*/dist/*' \
	-not -name '*.test.ts' -not -name '.*') $(wildcard src/escalera/texts/*/*.ftl)

WASM   := build/wasm/escalera.wasm
ENGINE := $(shell find src/escalera tools/ahead -name '*.py')
BOOKS  := build/books/samba-en.json
TOLD   := $(shell find src/escalera -name '*.toml' -o -name '*.ftl') $(wildcard tools/books/*.py)

# Tests start Python hundreds of times, so let it find its modules compiled.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help ready working setup client compiled library tests-library same wheels wasm engine-data site icons play serve test quick test-client test-ray ray-env test-envs envs-env cuda test-gpu gpu-env check fix bench load \
	bench-peers-env fuzz pad tune values chaos attack protocol pictures page pace lock clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ready ## set everything up and play in the browser (ARGS="--port 8001 --host 0.0.0.0")
	@$(MAKE) --no-print-directory --jobs 2 client library
	@$(BIN)/escalera serve --show $(ARGS)

serve: ready ## the same server, without opening a browser (ARGS="--port 8000")
	@$(MAKE) --no-print-directory --jobs 2 client library
	@$(BIN)/escalera serve $(ARGS)

# The client's tests need nothing of Python, so they run while that is installed.
test: ## set everything up and run all tests (ARGS="tests/rules -k samba", WORKERS=3)
	@$(MAKE) --no-print-directory --jobs $(JOBS) WEB_TOOLS=all \
		$(if $(ARGS),working $(BESIDE) $(BUILT),MEANWHILE="$(BUILT)" test-client compiled $(BESIDE))
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

quick: working ## the tests of rules, engine, records, bots, pad and book in under a minute, without the page
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -q -m "not slow" $(QUICK) $(ARGS)

test-client: $(WEB)/node_modules/.stamp-tests ## the browser client's types and its tests without a browser
	cd $(WEB) && npm run --silent check && npm test --silent

compiled: working $(if $(MEANWHILE),$(WEB)/node_modules/.stamp-tests) ## compile with Numba what some tests run, so that they find it in its cache
	@ESCALERA_ENGINE=jit $(BIN)/python -W ignore -m tests.compile_all $(if $(MEANWHILE),$(BUILD) $(MEANWHILE))

tests-library: working library ## compile the tests' own kernels ahead of time
	@$(BIN)/python -m tests.fuzz.library

test-ray: ray-env ## the arena on a Ray cluster of this machine, in an environment of its own
	$(RAY)/bin/python -m pytest -n 0 tests/arena/on_a_cluster.py $(ARGS)

test-envs: envs-env ## the environments by other projects' own tests, OpenSpiel's too, a dataset as Parquet, the examples and the notebook, in an environment of its own
	$(ENVS)/bin/python -m pytest -n $(JOBS) tests/envs tests/envs/by_pettingzoo.py tests/envs/in_openspiel.py tests/envs/by_mcp.py tests/envs/dataset/in_parquet.py tests/envs/examples/in_other_projects.py tests/envs/examples/in_notebook.py $(ARGS)

cuda: working library ## the doors of a batch for NVIDIA's GPUs, beside the engine's library
	@$(BIN)/python -m tools.ahead --gpu

test-gpu: gpu-env ## a batch on an NVIDIA GPU against the processor, in an environment of its own
	$(GPU)/bin/python -m tools.ahead
	$(GPU)/bin/python -m tools.ahead --gpu
	$(GPU)/bin/python -m pytest -n 0 tests/ahead/assembled.py tests/envs/on_a_gpu.py $(ARGS)

check: working ## formatting, lint rules, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

fix: working ## put the formatting right, and what ruff can mend
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: working bench-peers-env ## measure speed and memory, the peers too; writes bench/results.md
	$(BIN)/python -m bench $(ARGS)

load: working library ## the table server under load, by tables, processes and databases; writes bench/load.md
	$(BIN)/python -m bench.load $(ARGS)

fuzz: tests-library ## the long fuzz run: 50,000 random hands for each game, players and switch; 500 with every index checked
	$(BIN)/python -m tests.fuzz.run $(ARGS)
	ESCALERA_ENGINE=jit NUMBA_BOUNDSCHECK=1 NUMBA_OPT=1 $(BIN)/python -m tests.fuzz.run --hands 500 $(ARGS)
	$(BIN)/python -m tests.server.table.test_leaks
	$(BIN)/python -m tests.envs.test_same_hands
	$(BIN)/python -m tests.envs.chosen.test_flat
	$(BIN)/python -m tests.envs.chosen.test_turn_plans

library: ready ## compile engine, bots and frames ahead of time for this machine
	@$(BIN)/python -m tools.ahead

same: tests-library ## the library against Numba's compiler: bots' records in every game, byte for byte
	$(BIN)/python -m tests.ahead.compare

wheels: working client ## a wheel for each kind of machine, with its library, into dist
	$(BIN)/python -m tools.ahead --everywhere
	$(BIN)/python -m tools.wheels

wasm: $(WASM) ## the engine, the bots and the frames as WebAssembly, into build/wasm

icons: working ## draw web/public/icon.svg as the PNG icons that phones ask for
	$(BIN)/python -m tools.icons

engine-data: working ## what the page knows of the engine, written anew: web/src/engine/made
	$(BIN)/python -W ignore -m tools.page

pad: tests-library ## the score pad against the engine: 10,000 random hands, 2,000 of bots' matches
	$(BIN)/python -m tests.pad.run $(ARGS)

tune: working ## tune the planner's weights (ARGS="--game samba --generations 40 --deals 100 --seed 1")
	$(BIN)/python -m tools.tune $(ARGS)

values: working ## learn how search judges a hand that goes on (ARGS="--game samba --hands 6000 --seed 1")
	$(BIN)/python -m tools.values $(ARGS)

chaos: working ## 200 times under load, kill servers, fill a disk, set a clock back; look whether anything was lost
	$(BIN)/python -m tests.server.live.chaos $(ARGS)

attack: working client library ## attack a server in every way we know, while an honest table plays on
	$(BIN)/python -m tests.server.strangers.attack $(ARGS)

protocol: working $(WEB)/node_modules/.stamp-tests ## describe the protocol anew: docs/protocol.md, docs/openapi.json, TypeScript types
	$(BIN)/python -m tools.protocol

pictures: working client ## each state at nine sizes, in both languages: build/pictures; those of the docs: docs/pictures
	$(BIN)/python -m tools.pictures $(ARGS)

page: working client ## the page's size and its first card on a slow phone; writes bench/page.md
	$(BIN)/python -m bench.page $(ARGS)

pace: working ## how long hands last, and which rules make them drag; writes bench/pace.md
	$(BIN)/python -m bench.pace $(ARGS)

clean: ## remove what was installed, built or cached
	rm -rf $(VENV) $(PEERS) $(RAY) $(ENVS) $(GPU) $(WEB)/node_modules $(WEB)/dist build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf .import_linter_cache .numba_cache
	find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# ---------------------------------------------------------------- setting up
# A stamp file in each environment says what is in it, so that a second run starts at once.

# What plays is installed by `ready`, what tests and checks need besides by `working`.

ready: $(VENV)/.stamp-package ## install what playing needs into .venv

working: ready $(VENV)/.stamp-dev

setup: working library ## install what working on it needs into .venv, too, and build the engine's library

$(VENV)/.stamp-package: pyproject.toml $(VENV)/.stamp-locked
	$(call install,$(VENV),--no-deps --no-build-isolation --editable .)
	@touch $@

$(VENV)/.stamp-locked: requirements.lock $(VENV)/.stamp-venv
	$(call install,$(VENV),--require-hashes --requirement requirements.lock)
	@touch $@

# One at a time in an environment: so after the package, though it needs nothing of it.
$(VENV)/.stamp-dev: requirements-dev.lock $(VENV)/.stamp-locked | $(VENV)/.stamp-package
	$(call install,$(VENV),--require-hashes --requirement requirements-dev.lock)
	@touch $@

$(VENV)/.stamp-venv:
	$(call venv,$(VENV))
	@touch $@

# The same pages as files for any web host, with what else only a server could tell.
SITE := build/site/index.html

site: $(SITE) ## write a static site into build/site: tables against bots and the score pad, without a server
	@echo "Look at it with: $(PYTHON) -m http.server --directory build/site"

$(SITE): $(WEB)/node_modules/.stamp $(WEB_SOURCES) $(WASM) $(BOOKS) $(ENGINE) $(TOLD) tools/site.py
	@echo "Building the static site ..."
	@$(BIN)/python -W ignore -m tools.site
	@cd $(WEB) && npm run --silent build -- --mode site --logLevel warn
	@touch $@

# The browser client, built into web/dist, which the server serves.
client: $(WEB)/dist/index.html ## build the browser client

$(WEB)/dist/index.html: $(WEB)/node_modules/.stamp $(WEB_SOURCES) $(WASM) $(BOOKS)
	@echo "Building the browser client ..."
	@cd $(WEB) && npm run --silent build -- --logLevel warn
	@touch $@

# The module is written anew only if the engine has changed, and then so is the client.
$(WASM): build/wasm/.stamp ;

build/wasm/.stamp: $(ENGINE) $(WEB)/dev/linking.mjs $(VENV)/.stamp-package | library $(WEB)/node_modules/.stamp
	@$(BIN)/python -m tools.ahead.wasm
	@touch $@

# The books of the games' own rules, which the page shows without a server; written anew, all of them,
# only if one has changed, and then so is the client.
$(BOOKS): build/books/.stamp ;

build/books/.stamp: $(ENGINE) $(TOLD) $(VENV)/.stamp-package | library
	@$(BIN)/python -m tools.books
	@touch $@

LOCKED_WEB := $(WEB)/package.json $(WEB)/package-lock.json $(WEB)/.npmrc

ifeq ($(WEB_TOOLS),all)
$(WEB)/node_modules/.stamp: $(WEB)/node_modules/.stamp-tests ;
else
$(WEB)/node_modules/.stamp: $(LOCKED_WEB)
	$(call node)
	@echo "Installing what the browser client is built with ..."
	@cd $(WEB) && npm ci --silent --no-audit --no-fund $(if $(wildcard $@-tests),,--omit=dev)
	@touch $@ $(wildcard $@-tests)
endif

$(WEB)/node_modules/.stamp-tests: $(LOCKED_WEB)
	$(call node)
	@echo "Installing what the browser client is built and tested with ..."
	@cd $(WEB) && npm ci --silent --no-audit --no-fund
	@touch $@ $(WEB)/node_modules/.stamp

define node
@node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' 2>/dev/null || { \
	echo "The browser client needs Node 20 or newer; here it is $$(node --version 2>&1 || true)." >&2; \
	exit 1; }
endef

# The benchmark's peers live apart. One that can't be installed here is left out, with a line.
bench-peers-env: $(PEERS)/.stamp-peers ## the peers' own environment for `make bench`

$(PEERS)/.stamp-peers: bench/peers/requirements.lock bench/peers/requirements.in
	$(call venv,$(PEERS))
	@$(PEERS)/bin/python bench/peers/install.py
	@touch $@

# Ray is large, so only `make test-ray` installs it.
ray-env: $(RAY)/.stamp-ray ## the environment for `make test-ray`

$(RAY)/.stamp-ray: requirements-dev.lock tests/arena/ray.lock pyproject.toml
	$(call apart,$(RAY),tests/arena/ray.lock)
	@touch $@

# OpenSpiel brings SciPy, MCP a web server, so only `make test-envs` installs it.
envs-env: $(ENVS)/.stamp-envs ## the environment for `make test-envs`

$(ENVS)/.stamp-envs: requirements-dev.lock tests/envs/others.lock pyproject.toml
	$(call apart,$(ENVS),tests/envs/others.lock)
	@touch $@

# CuPy and CUDA are large, so only `make test-gpu` installs them.
gpu-env: $(GPU)/.stamp-gpu ## the environment for `make test-gpu`

$(GPU)/.stamp-gpu: requirements-dev.lock tests/envs/gpu.lock pyproject.toml
	$(call apart,$(GPU),tests/envs/gpu.lock)
	@touch $@

# An environment of its own: what working on the project needs, and what a lock adds.
define apart
$(call venv,$(1))
$(call install,$(1),--require-hashes --requirement requirements-dev.lock)
$(call install,$(1),--require-hashes --requirement $(2))
$(call install,$(1),--no-deps --no-build-isolation --editable .)
endef

define venv
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "Escalera needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1 || true)." >&2; \
	echo "Name another one: make $(or $(MAKECMDGOALS),play) PYTHON=python3.12" >&2; \
	exit 1; }
$(PYTHON) -m venv --clear $(1)
endef

ifdef UV
install = $(UV) pip install --quiet --python $(1)/bin/python $(2)
else
install = $(1)/bin/python -m pip install -qq --disable-pip-version-check $(2)
endif

# ---------------------------------------------------------------- the locks
# Hash-pinned for every platform, and without the address of any registry.

COMPILE := pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header

lock: ## pin the newest versions (uses uv, from the PATH or from an environment of its own)
ifdef UV
	$(UV) $(COMPILE) --upgrade --extra library --extra paper --extra server --group build pyproject.toml --output-file requirements.lock
	$(UV) $(COMPILE) --constraint requirements.lock --extra paper --extra server pyproject.toml --output-file requirements-server.lock
	$(UV) $(COMPILE) --upgrade --constraint requirements.lock --extra build --extra envs --extra nats --extra paper --extra pictures --extra server --extra telemetry --group dev pyproject.toml --output-file requirements-dev.lock
	$(UV) $(COMPILE) --upgrade bench/peers/requirements.in --output-file bench/peers/requirements.lock
	$(UV) $(COMPILE) --upgrade --constraint requirements-dev.lock tests/arena/ray.in --output-file tests/arena/ray.lock
	$(UV) $(COMPILE) --upgrade --constraint requirements-dev.lock tests/envs/others.in --output-file tests/envs/others.lock
	$(UV) $(COMPILE) --upgrade --constraint requirements-dev.lock tests/envs/gpu.in --output-file tests/envs/gpu.lock
else
	$(call venv,build/uv)
	build/uv/bin/python -m pip install -qq --disable-pip-version-check uv
	$(MAKE) lock UV=build/uv/bin/uv
endif
