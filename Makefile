# Needs Python 3.11 or newer and make; everything else is installed below this folder.
#   .venv           tools, and this package editable as plain Python: tests, checks, debugging
#   .venv-compiled  the built wheel, with the compiled kernel: play, bench, second test run
# Stamps (.venv/.tools …) make repeated calls instant.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules
.PHONY: help play terminal web test test-cluster test-all search soak check lint coverage build bench bench-server bench-thinking bench-results bench-cluster lock clean force

BIN := .venv/bin
COMPILED := .venv-compiled/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check
LOG := .cache/build.log
# First of these that is new enough and can make an environment: override with PYTHON=…
PYTHONS := python3.13 python3.12 python3.11 python3
SOURCES := pyproject.toml setup.py README.md $(shell find src -type f \
	-not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -path '*/static/*' -not -name '*.so' 2>/dev/null)
WEB := $(shell find web src/maumau/locales -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*' 2>/dev/null)

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-15s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv-compiled/.wheel ## Open tables to play at in the browser (Ctrl-C ends it)
	@$(COMPILED)/maumau serve --open

terminal: .venv-compiled/.wheel ## Play in the terminal
	@$(COMPILED)/maumau play

web: .cache/web ## Build the web client into src/maumau/static

# The browser's driver keeps an event loop of its own, so its tests have a process to themselves.  Some of the others take
# long: they are handed out one by one.  Three workers on two cores, where tests wait for pages and servers.  Lines are
# counted by `make coverage`: it more than doubles the time of a test.
QUICK := not slow and not soak
test: .venv/.package .cache/web .cache/browser.txt ## Run the tests as plain Python (minutes at most)
	$(BIN)/python -m pytest -n 3 tests/browser
	$(BIN)/python -m pytest -n 2 --maxschedchunk 1 -m "uncounted and $(QUICK)" --ignore=tests/browser
	$(BIN)/python -m pytest -n 3 -m "not uncounted and $(QUICK)" --ignore=tests/browser

test-all: test .venv-compiled/.wheel ## The tests, then all with the long ones on the compiled wheel, then those of a cluster
	@$(COMPILED)/python tools/which_build.py
	$(COMPILED)/python -m pytest -n 3 -m "not soak" tests/browser
	$(COMPILED)/python -m pytest -n 2 --maxschedchunk 1 -m "uncounted and not soak" --ignore=tests/browser
	$(COMPILED)/python -m pytest -n 3 -m "not uncounted and not soak" --ignore=tests/browser
	$(MAKE) test-cluster

# Servers and stores keep things in a real PostgreSQL from a wheel, with hints by a real NATS; then several nodes play.
test-cluster: .venv/.package .cache/web ## Run the tests of server and stores on PostgreSQL and NATS, and those of several nodes
	MAUMAU_TEST_STORE=postgresql $(BIN)/python -m pytest -n 2 -m "not soak" tests/server tests/store tests/cluster

search: .venv/.package ## Run the property tests with examples that were not tried before
	HYPOTHESIS_PROFILE=search $(BIN)/python -m pytest -n 2 -m "$(QUICK)" tests/engine tests/table tests/records tests/lab tests/fair

soak: .venv-compiled/.wheel ## Run the long tests (marked soak) on the compiled wheel
	$(COMPILED)/python -m pytest -m soak

check: lint coverage ## All that is checked beside the tests

lint: .venv/.package ## Lint, format, types, import layers, kernel shifts, size table
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/python tools/shift_lint.py
	$(BIN)/python tools/size_report.py

coverage: .venv/.package .cache/web ## Count the lines that the quick tests run; too few fail
	$(BIN)/python -m pytest -n 2 --cov -m "not uncounted and $(QUICK)" --ignore=tests/browser

build: .venv/.tools ## Build the sdist and the wheel into dist/
	@rm -rf build dist && mkdir -p .cache
	@$(BIN)/python -m build --no-isolation >$(LOG) 2>&1 || { cat $(LOG) >&2; exit 1; }
	@sed -n 's/^ *\(maumau: not compiled\)/\1/p' $(LOG)
	@rm -rf build && ls dist/*

bench: .venv-compiled/.wheel .venv-compiled/.peers ## Measure speed on the compiled wheel (ARGS=--quick: shorter)
	@$(COMPILED)/python tools/which_build.py
	$(COMPILED)/python bench/bench.py $(ARGS)

bench-server: .venv-compiled/.wheel .venv-compiled/.load ## Measure the server on the compiled wheel beside its peers
	@$(COMPILED)/python tools/which_build.py
	$(COMPILED)/python bench/server/bench_server.py $(ARGS)

bench-thinking: .venv-compiled/.wheel .venv-compiled/.load ## Measure whether twenty tables of thinking players hold people up
	@$(COMPILED)/python tools/which_build.py
	$(COMPILED)/python bench/thinking.py $(ARGS)

bench-results: .venv-compiled/.wheel ## Measure profiles, boards and replays with a million deals kept (ARGS="--deals 20000": fewer)
	@$(COMPILED)/python tools/which_build.py
	$(COMPILED)/python bench/results_bench.py $(ARGS)

bench-cluster: .venv-compiled/.wheel .venv-compiled/.load ## Measure one to three nodes over PostgreSQL and NATS, then while things go wrong (ARGS=--quick: shorter)
	@$(COMPILED)/python tools/which_build.py
	$(COMPILED)/python bench/cluster_bench.py $(ARGS)

lock: .venv/.tools ## Pin the newest allowed releases in requirements.lock
	@$(PIP) install --upgrade --target .cache/uv uv
	@.cache/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --upgrade \
	  --generate-hashes --no-annotate --no-header --group dev pyproject.toml -o requirements.lock

clean: ## Remove environments, caches and build results
	rm -rf .venv .venv-compiled .cache .hypothesis .ruff_cache build dist src/*.egg-info src/maumau/static web/node_modules
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# ---------------------------------------------------------------- environments

.venv/.tools: requirements.lock
	@python="$(PYTHON)"; \
	for candidate in $${python:-$(PYTHONS)}; do \
	  if $$candidate -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	  then found=$$candidate; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
	  echo "maumau needs Python 3.11 or newer with its venv module; tried: $${python:-$(PYTHONS)}." >&2; \
	  echo "Install it (Debian: apt install python3 python3-venv) or run: make PYTHON=/path/to/python3" >&2; \
	  exit 1; \
	fi; \
	[ -x $(BIN)/pip ] || { echo "Setting up .venv with $$($$found --version) …"; $$found -m venv .venv; }
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

# Editable and never compiled: a left-over .so would silently win over an edited .py.
.venv/.package: .venv/.tools pyproject.toml setup.py
	@MAUMAU_COMPILE=0 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Changes when a source file comes or goes, or another way to compile is asked for.
.cache/inputs: force
	@mkdir -p .cache
	@printf '%s\n' "$(MAUMAU_COMPILE)" "$(CC)" $(sort $(SOURCES)) | cmp -s - $@ \
	  || printf '%s\n' "$(MAUMAU_COMPILE)" "$(CC)" $(sort $(SOURCES)) > $@

# The web client, with the Node of a wheel; unchanged sources cost nothing.  MAUMAU_WEB=skip leaves it as it is,
# MAUMAU_WEB=must stops where it cannot be built; otherwise the rest goes on without it.
.cache/web: .venv/.tools $(WEB)
	@mkdir -p .cache
	@if [ "$(MAUMAU_WEB)" = skip ] || $(BIN)/python tools/web_build.py; then touch $@; \
	elif [ "$(MAUMAU_WEB)" = must ]; then exit 1; fi

# A Chromium for the browser tests: this machine's, or one fetched below .cache.
.cache/browser.txt: .venv/.tools .cache/web
	@mkdir -p .cache
	@$(BIN)/python tests/browser/browser.py >$@

# The second environment borrows the tools of the first through a path file,
# so that the wheel of this package is all there is to install.
.venv-compiled/.tools: .venv/.tools
	@rm -rf .venv-compiled
	@$(BIN)/python -m venv --without-pip .venv-compiled
	@tools=$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))'); \
	echo "$$tools" > $$($(COMPILED)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/tools.pth
	@touch $@

# What we are compared with; without it its row says so.
.venv-compiled/.peers: .venv-compiled/.tools
	@$(COMPILED)/python -m pip --quiet --quiet --disable-pip-version-check install open-spiel==2.0.2 \
	  || echo "OpenSpiel could not be installed: its row is left out."
	@touch $@

# The load generator of the server's bench.
.venv-compiled/.load: .venv-compiled/.tools
	@$(COMPILED)/python -m pip --quiet --quiet --disable-pip-version-check install picows==2.3.1 psutil==7.2.2 httpx==0.28.1
	@touch $@

.venv-compiled/.wheel: .venv-compiled/.tools .cache/inputs .cache/web $(SOURCES)
	@echo "Building the package …"
	@rm -rf build .cache/wheel
	@$(BIN)/python -m pip wheel --verbose --no-deps --no-build-isolation --wheel-dir .cache/wheel . \
	  >$(LOG) 2>&1 || { cat $(LOG) >&2; exit 1; }
	@sed -n 's/^ *\(maumau: not compiled\)/\1/p' $(LOG)
	@$(COMPILED)/python -m pip --quiet --quiet --disable-pip-version-check install --no-deps \
	  --force-reinstall .cache/wheel/maumau-*.whl
	@rm -rf build
	@touch $@
