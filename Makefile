# Two commands are enough: `make play` and `make test`. Each sets up what it needs, in .venv and .make.
# PYTHON=… takes another Python, ARGS="…" goes to the program.

PYTHON ?= $(shell for it in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$it -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$it && break; done)
HOUSE = $(or $(PYTHON),$(error Tinderbox needs Python 3.11 or newer: install it or name one with PYTHON=…))

# Somebody's own search path would put other sources before what was set up.
unexport PYTHONPATH PYTHONHOME

.PHONY: play play-terminal test test-long bench lock format types clean

play: ## set everything up and serve the games on http://127.0.0.1:1666
	@$(HOUSE) -m tools.set_up play
	@.venv/bin/tinderbox serve --port 1666 $(ARGS)

play-terminal: ## a game in the terminal
	@$(HOUSE) -m tools.set_up play
	@.venv/bin/tinderbox play --terminal $(ARGS)

test: ## every check and all tests but the long ones
	@$(HOUSE) -m tools.check

test-long: ## the tests that take minutes
	@$(HOUSE) -m tools.check long

bench: ## how fast the engine is here
	@$(HOUSE) -m tools.set_up play
	@.venv/bin/tinderbox bench $(ARGS)

format: ## put the sources into the house's form
	@$(HOUSE) -m tools.set_up test
	@.venv/bin/ruff check --fix --quiet . && .venv/bin/ruff format --quiet .

types: ## the browser client's types of the API, from the server as it is
	@$(HOUSE) -m tools.set_up test
	@PYTHONPATH=src .venv/bin/python -m tools.openapi && .venv/bin/python web/build.py types

lock: ## pin all packages anew; ARGS=--upgrade takes newer ones
	@$(HOUSE) -m tools.lock $(ARGS)

clean: ## forget everything that was set up
	@rm -rf .venv .make .mypy_cache .ruff_cache .pytest_cache .hypothesis
