# The only entry points. `make help` lists them.

PY := .venv/bin/python
CHECKED = $(wildcard src tests tools bench examples hatch_build.py)
COMPILED := build/compiled
# The compiled build where there is one, else the sources; both run the same program.
RUN := PYTHONPATH="$(CURDIR)/$(COMPILED)" $(PY)
PYTEST := -m pytest -n 2 --dist worksteal
LICHTUNG := $(RUN) -c 'from lichtung.cli.main import main; raise SystemExit(main())'
# What stands on top of the rules, or only reads files, is tested once, as are tests marked so: compiled if possible.
ONCE := architecture arena bench cli docs mutants research rules server tools web words
ARGS ?=
GAME ?= sylvion
export PYTHON

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-long test-mutants check format compile web docs gallery arena calibrate bench bench-search \
	bench-server bench-pages bench-research wheel release clean setup setup-play setup-terminal setup-bench

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup-play ## the table in the browser, e.g. make play ARGS="--port 8080"
	@$(PY) -m tools.play $(ARGS)

terminal: setup-terminal ## play in the terminal, e.g. make terminal GAME=urbion ARGS="--seed 7"
	@$(PY) tools/compile.py
	@$(LICHTUNG) play $(GAME) $(ARGS)

test: check ## check, then all tests, as plain Python and compiled, then in the browser
	@$(PY) tools/compile.py --strict
	@echo "Building and testing the browser table …"
	@$(RUN) -m tools.sample_views >/dev/null
	@$(RUN) -m tools.told_games >/dev/null
	@$(RUN) -m tools.staged_games >/dev/null
	@$(PY) tools/web.py --test
	@echo "Building the documents …"
	@$(PY) -m tools.site.build
	@if [ -f $(COMPILED)/.compiled ]; then \
	echo "Testing (plain Python: the rules) …"; \
	$(PY) $(PYTEST) -m "not long and not once" $(addprefix --ignore=tests/,browser $(ONCE)) $(ARGS) || [ $$? -eq 5 ]; fi
	@echo "Testing (compiled, where there is a compiler) …"
	@$(RUN) $(PYTEST) -m "not long" --ignore=tests/browser $(ARGS)
	@$(PY) tools/browser.py >/dev/null || true
	@echo "Testing in the browser …"
	@$(RUN) -m pytest -m "not long" tests/browser $(ARGS)

test-long: setup ## the tests that take minutes, compiled
	@$(PY) tools/web.py
	@$(PY) tools/compile.py --strict
	@LICHTUNG_LONG=1 $(RUN) -m pytest -n 2 --dist worksteal -m long -v $(ARGS)

test-mutants: setup ## make slips in the rules and see the tests fail, e.g. ARGS="--only games/urbion --budget 200"
	@$(PY) tests/mutants/run.py $(ARGS)

check: setup ## formatting, lint, types, of web/ too
	@echo "Checking …"
	@$(PY) -m ruff format --quiet --check $(CHECKED) || { echo "Not formatted: run make format" >&2; exit 1; }
	@$(PY) -m ruff check --quiet $(CHECKED)
	@$(PY) -m mypy --no-error-summary $(CHECKED)
	@$(PY) -m tools.wire --check
	@$(PY) -m tools.schema --check
	@$(PY) -m tools.measured --check
	@$(PY) tools/web.py --check || { echo "web/: make format may help" >&2; exit 1; }

format: setup ## format the sources, fix what lint can fix
	@$(PY) -m ruff check --quiet --fix-only $(CHECKED)
	@$(PY) -m ruff format --quiet $(CHECKED)
	@$(PY) tools/web.py --format

compile: setup ## compile the rules into build/compiled
	@$(PY) tools/compile.py --strict
	@if [ -f $(COMPILED)/.compiled ]; then echo "Compiled: PYTHONPATH=$(COMPILED)"; fi

web: setup ## build the browser table into the package
	@echo "Building the browser table …"
	@$(PY) tools/web.py

docs: setup ## build the documents as a site, which the server shows under /docs
	@echo "Building the documents …"
	@$(PY) -m tools.site.build

gallery: web ## pictures of every page and table into docs/gallery
	@$(PY) tools/compile.py
	@$(RUN) tools/gallery.py $(ARGS)
	@$(RUN) -m tools.guide
	@$(RUN) -m tools.moving

arena: setup ## bots against bots, e.g. make arena ARGS="run 'tribes-*'"
	@$(PY) tools/compile.py --strict
	@$(LICHTUNG) arena $(ARGS)
	@$(RUN) -m tools.plots

calibrate: setup ## are the chances of hints true? Goes on where it was, e.g. make calibrate ARGS="play --table tribes-2"
	@$(PY) tools/compile.py --strict
	@$(RUN) -m tools.calibrate $(ARGS)

bench: setup-bench ## measure the speed against peers, compiled
	@$(PY) tools/compile.py --strict
	@$(RUN) bench/run.py $(ARGS)
	@$(RUN) -m tools.plots

bench-search: setup-bench ## measure the bots' search, compiled, in plain Python and against OpenSpiel's
	@$(PY) tools/compile.py --strict
	@$(RUN) bench/search.py $(ARGS)
	@$(RUN) -m tools.plots

bench-server: setup-bench ## measure the server beside boardgame.io's
	@$(PY) tools/compile.py --strict
	@$(RUN) bench/server.py $(ARGS)
	@$(RUN) -m tools.plots

bench-pages: setup-bench ## measure the browser table beside boardgame.io's page
	@$(PY) tools/web.py
	@$(PY) tools/compile.py --strict
	@$(RUN) bench/pages.py

bench-research: setup-bench ## measure the research environments against peers
	@$(PY) tools/compile.py --strict
	@$(RUN) bench/research.py $(ARGS)
	@$(RUN) -m tools.plots

wheel: setup ## build the sdist, and from it the wheel, into dist
	@echo "Building …"
	@$(PY) -m build --quiet --outdir dist .

release: setup ## check that everything is ready, then build sdist, wheel and documents into dist
	@$(PY) -m tools.release

clean: ## remove everything that was built, .venv too
	@rm -rf .venv build dist web/node_modules src/lichtung/server/web src/lichtung/server/docs .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

setup:
	@sh tools/setup.sh dev

setup-play:
	@if [ -f .venv/.installed-dev ]; then sh tools/setup.sh dev; else sh tools/setup.sh; fi

setup-terminal:
	@if [ -f .venv/.installed-dev ]; then sh tools/setup.sh dev; else sh tools/setup.sh play,compile; fi

setup-bench:
	@sh tools/setup.sh dev,bench
