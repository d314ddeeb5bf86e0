# make play and make test do everything on a machine that has Python 3.11+ and nothing else of ours.
# Each step leaves a stamp in .venv, so it is done again only when what it rests on has changed.

PYTHON ?= python3
WORKERS ?= 2
# More arguments for the tests, such as PYTEST=--durations=40.
PYTEST ?=
# More arguments for the server, such as SERVE='--host 0.0.0.0 --port 9000'.
SERVE ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
UV := uv==0.13.7
LOCK_OPTIONS := -q --universal --python-version 3.11 --generate-hashes --upgrade --no-annotate --custom-compile-command 'make lock'

PAGE := src/cosmodrome/server/page

# Folders are listed too: their time changes when a file in them is deleted. Not web itself, where npm makes node_modules.
SOURCES := pyproject.toml hatch_build.py README.md LICENSE \
	$(shell find src tools \( -name __pycache__ -o -path $(PAGE) \) -prune -o -print) \
	$(shell find web -mindepth 1 \( -name node_modules -o -name '*.test.ts' \) -prune -o -print)

.PHONY: play test lint lint-python lint-page audit screenshots lock clean

play: $(VENV)/.package
	$(BIN)/cosmodrome serve --open $(SERVE)

test: $(VENV)/.dev $(VENV)/.package
	$(BIN)/python -m pytest -n $(WORKERS) $(PYTEST)

lint: lint-python lint-page

lint-python: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

lint-page: $(VENV)/.dev
	$(BIN)/python tools/build_web.py --check

# Known weaknesses in what we depend on; needs the network, and says so where there is none.
audit: $(VENV)/.dev
	$(BIN)/python tools/audit.py

# Pictures of every page for the README and the docs; needs Chromium.
screenshots: $(VENV)/.dev $(VENV)/.package
	$(BIN)/python tools/make_screenshots.py

# For whoever changes dependencies: newest versions that fit pyproject.toml, for all systems and Pythons at once.
# The locks carry hashes and no address, so they hold with any index or mirror.
lock: $(VENV)/.made
	$(PIP) install $(UV)
	echo $(UV) | $(BIN)/uv pip compile $(LOCK_OPTIONS) - -o requirements-uv.lock
	$(BIN)/uv pip compile $(LOCK_OPTIONS) pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile $(LOCK_OPTIONS) -c requirements.lock --extra postgres --extra redis pyproject.toml -o requirements-shared.lock
	$(BIN)/uv pip compile $(LOCK_OPTIONS) -c requirements-shared.lock --group dev pyproject.toml -o requirements-dev.lock

clean:
	rm -rf $(VENV) .venv-pure build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis \
		web/node_modules $(PAGE)
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.made:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Cosmodrome needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	$(PYTHON) -m venv $(VENV)
	touch $@

$(VENV)/.run: requirements.lock | $(VENV)/.made
	$(PIP) install --require-hashes -r requirements.lock
	touch $@

# By uv, which takes ten seconds where pip takes two minutes.
$(VENV)/.dev: requirements-dev.lock requirements-uv.lock | $(VENV)/.made
	$(PIP) install --require-hashes -r requirements-uv.lock
	$(BIN)/uv pip install -q --python $(BIN)/python --require-hashes -r requirements-dev.lock
	touch $@

# Not editable: only an installed copy is compiled, and the tests are to see what users get.
$(VENV)/.package: $(SOURCES) $(VENV)/.run
	@echo "Installing Cosmodrome; where there is a C compiler its rules are compiled, which takes two minutes, once."
	$(PIP) install --no-deps --force-reinstall .
	touch $@
