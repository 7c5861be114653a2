# `make play` and `make test` set up what they need in .venv and .make.
# PYTHON=… chooses another Python, ARGS="…" is passed to the program. Without make: `python -m tools play`.

PYTHON ?= $(shell for it in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$it -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$it && break; done)
TOOLS = $(or $(PYTHON),$(error Tinderbox needs Python 3.11 or newer: install it or name one with PYTHON=…)) -m tools

.PHONY: play play-terminal test test-long docs bench lock format types clean

play: ## serve the games on http://127.0.0.1:1666
play-terminal: ## play in the terminal
test: ## run every check and all tests except the long ones
test-long: ## run the tests that take minutes
docs: ## build the documentation into .make/docs
bench: ## measure the speed of the engine
format: ## format the sources
types: ## update the browser client's types of the API
lock: ## write the lock files; ARGS=--upgrade takes newer versions
clean: ## delete everything that was set up

play play-terminal test test-long docs bench format types lock clean:
	@$(TOOLS) $@ $(ARGS)
