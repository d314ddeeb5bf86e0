# `make play` and `make test` do everything on a machine that has Python 3.11 or newer and nothing else of ours.
# Each installation step leaves a stamp in .venv and is repeated only when what it depends on has changed.

PYTHON ?= python3
# Test processes; pytest-xdist's `auto` is one per core.
WORKERS ?= auto
# More arguments for pytest, such as PYTEST=--durations=40.
PYTEST ?=
# More arguments for the server, such as SERVE='--host 0.0.0.0 --port 9000'.
SERVE ?=

# Every server and bot process would compile every module again.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN := $(VENV)/bin
TEST = $(BIN)/python -m tools.build.with_services $(BIN)/python -m pytest -n $(WORKERS)
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
UV := $(BIN)/uv -q
LOCK := $(UV) pip compile --universal --python-version 3.11 --generate-hashes --upgrade --no-annotate --custom-compile-command 'make lock'

PAGE := src/cosmodrome/server/page
# Folders are listed too: their time changes when a file in them is deleted. Not web itself, where npm makes node_modules.
PAGE_SOURCES := $(shell find web -mindepth 1 \( -name node_modules -o -name '*.test.ts' \) -prune -o -print) \
	$(shell find src -name '*.ftl')

.PHONY: play test test-all test-slow test-matrix check dev rules lint lint-python lint-page docs audit abuse fuzz-server mutants screenshots plans lock clean

play: $(VENV)/.package
	$(BIN)/cosmodrome serve --open --compile $(SERVE)

# --- tests: CONTRIBUTING.md says what each tier holds and how long it takes -----------------

test: $(VENV)/.ready rules
	$(TEST) -m "not slow and not matrix" $(PYTEST)

# What `make test` leaves out, without the full matrices.
test-slow: $(VENV)/.ready rules
	$(TEST) -m "slow and not matrix" $(PYTEST)

# Every size, theme, language and question of the page, every plan, long fuzz.
test-matrix: $(VENV)/.ready rules
	$(TEST) -m matrix $(PYTEST)

test-all: $(VENV)/.ready rules
	$(TEST) $(PYTEST)

# --- development ------------------------------------------------------------------------

# The server with interpreted rules, so that edits take effect at its next start, and the page with hot reload.
dev: $(VENV)/.ready
	COSMODROME_COMPILED=0 $(BIN)/cosmodrome serve $(SERVE) & server=$$!; trap "kill $$server" EXIT; \
		$(BIN)/python -m tools.build.web_page --dev

# Lint, types and the quick tests of what has changed since the last commit, or since BASE.
check: $(VENV)/.ready
	$(BIN)/python -m tools.build.check_changes $(if $(BASE),--base $(BASE))

# The compiled rules; at once when they have not changed.
rules: $(VENV)/.dev
	$(BIN)/python -m tools.build.compile_rules

lint: lint-python lint-page

lint-python: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/python -m tools.docs.check_prose

lint-page: $(VENV)/.dev
	$(BIN)/python -m tools.build.web_page --check

# The docs site into build/site-docs; a broken link or anchor is an error.
docs: $(VENV)/.run $(VENV)/.dev
	NO_MKDOCS_2_WARNING=1 PYTHONPATH=src $(BIN)/mkdocs build --quiet --strict

# Known weaknesses in what we depend on; needs the network, and says so where there is none.
audit: $(VENV)/.dev
	$(BIN)/python -m tools.build.audit_dependencies

# Attacks of one visitor on a server on loopback, and what players notice of them; 30 minutes. ATTACKS='packs uploads'.
abuse: $(VENV)/.ready rules
	$(BIN)/python -m tools.reliability.abuse.run_abuse $(ATTACKS)

# 100,000 damaged records, data packs and messages to a real server on loopback; writes docs/reliability.md.
fuzz-server: $(VENV)/.ready rules
	$(BIN)/python -m tools.reliability.fuzz_server

# Mutants of the rules that no test kills; hours. GAME=mlem takes one game.
mutants: $(VENV)/.ready
	$(BIN)/python -m tools.reliability.mutation.mutate_rules $(GAME)

# Pictures of every page for the README and the docs; needs Chromium.
screenshots: $(VENV)/.ready rules
	$(BIN)/python -m tools.docs.screenshots

# The tables of the mission planner in docs/planner.md, with every plan flown by the rules.
plans: $(VENV)/.ready rules
	$(BIN)/python -m tools.docs.plan_table

# --- installation -----------------------------------------------------------------------

# For changed dependencies: the newest versions that fit pyproject.toml, for all systems and Pythons at once.
# The locks carry hashes and no address, so they hold with any index or mirror.
lock: $(VENV)/.uv
	$(LOCK) --extra postgres --extra redis pyproject.toml -o requirements.lock
	$(LOCK) -c requirements.lock --group dev pyproject.toml -o requirements-dev.lock

clean:
	rm -rf $(VENV) .venv-* build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis \
		web/node_modules $(PAGE)
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.made:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Cosmodrome needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	$(PYTHON) -m venv $(VENV)
	touch $@

# The rest is installed by uv, which takes ten seconds where pip takes two minutes.
$(VENV)/.uv: requirements-dev.lock | $(VENV)/.made
	$(PYTHON) -m tools.build.select_lock installer >$(VENV)/installer.lock
	$(PIP) install --require-hashes -r $(VENV)/installer.lock
	touch $@

# hatchling, the compiler of the rules and Node: from the lock, because pip checks no hashes in an isolated build.
$(VENV)/.build: requirements-dev.lock tools/build/select_lock.py | $(VENV)/.uv
	$(PYTHON) -m tools.build.select_lock build >$(VENV)/build.lock
	$(UV) pip install --python $(BIN)/python --require-hashes -r $(VENV)/build.lock
	touch $@

$(VENV)/.run: requirements.lock | $(VENV)/.uv
	$(UV) pip install --python $(BIN)/python --require-hashes -r requirements.lock
	touch $@

$(VENV)/.dev: requirements-dev.lock | $(VENV)/.uv
	$(UV) pip install --python $(BIN)/python --require-hashes -r requirements-dev.lock
	touch $@

# Editable, so an edit needs no installation. The page is built here; the rules are compiled by `make rules`, or by
# the server while it runs.
$(VENV)/.package: pyproject.toml hatch_build.py tools/build/web_page.py tools/build/link_pictures.py $(wildcard tools/build/svg_*.py) $(PAGE_SOURCES) $(VENV)/.run $(VENV)/.build
	COSMODROME_COMPILE=0 $(UV) pip install --python $(BIN)/python --no-build-isolation --no-deps -e .
	touch $@

# Everything that the tests need, the page's npm packages included.
$(VENV)/.ready: $(VENV)/.package $(VENV)/.dev web/package-lock.json
	$(BIN)/python -m tools.build.web_page --packages
	touch $@
