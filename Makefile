# The only entry points. `make help` lists them.

PY := .venv/bin/python
CHECKED = $(wildcard src tests tools bench hatch_build.py)
COMPILED := build/compiled
# The compiled build where there is one, else the sources; both run the same program.
RUN := PYTHONPATH="$(CURDIR)/$(COMPILED)" $(PY)
PYTEST := -m pytest -n 2 -m "not long"
ARGS ?=
GAME ?= sylvion
export PYTHON

.DEFAULT_GOAL := help
.PHONY: help play test test-long test-mutants check format compile bench wheel clean setup setup-bench

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup ## play in the terminal, e.g. make play GAME=urbion ARGS="--seed 7"
	@$(PY) tools/compile.py
	@$(RUN) -c 'from lichtung.cli.main import main; raise SystemExit(main())' play $(GAME) $(ARGS)

test: check ## check, then all tests, as plain Python and compiled
	@echo "Testing (plain Python) …"
	@$(PY) $(PYTEST) $(ARGS)
	@$(PY) tools/compile.py --strict
	@if [ -f $(COMPILED)/.compiled ]; then echo "Testing (compiled) …"; $(RUN) $(PYTEST) $(ARGS); fi

test-long: setup ## the tests that take minutes, compiled
	@$(PY) tools/compile.py --strict
	@LICHTUNG_LONG=1 $(RUN) -m pytest -n 2 --dist worksteal -m long -v $(ARGS)

test-mutants: setup ## break the rules on purpose and see the tests fail
	@$(PY) tests/mutants/run.py $(ARGS)

check: setup ## formatting, lint, types
	@echo "Checking …"
	@$(PY) -m ruff format --quiet --check $(CHECKED) || { echo "Not formatted: run make format" >&2; exit 1; }
	@$(PY) -m ruff check --quiet $(CHECKED)
	@$(PY) -m mypy --no-error-summary $(CHECKED)

format: setup ## format the sources, fix what lint can fix
	@$(PY) -m ruff check --quiet --fix-only $(CHECKED)
	@$(PY) -m ruff format --quiet $(CHECKED)

compile: setup ## compile the rules into build/compiled
	@$(PY) tools/compile.py --strict
	@if [ -f $(COMPILED)/.compiled ]; then echo "Compiled: PYTHONPATH=$(COMPILED)"; fi

bench: setup-bench ## measure the speed against peers, compiled
	@$(PY) tools/compile.py --strict
	@$(RUN) bench/run.py $(ARGS)

wheel: setup ## build the sdist, and from it the wheel, into dist
	@echo "Building …"
	@$(PY) -m build --quiet --outdir dist .

clean: ## remove everything that was built, .venv too
	@rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

setup:
	@sh tools/setup.sh dev

setup-bench:
	@sh tools/setup.sh dev,bench
