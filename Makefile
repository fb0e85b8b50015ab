# tumblestar's errands. `make help` lists them.
#
# The first `make play` or `make test` sets up .venv (tools/set_up.sh does it and says what it does);
# after that a stamp says that all is ready, until pyproject.toml changes or the folder moves.
# Everything made lies in .venv; ARGS hands options on: make play ARGS="--port 9000".

# Tests start hundreds of processes: without compiled files each would compile the program anew.
unexport PYTHONDONTWRITEBYTECODE

PYTHON := .venv/bin/python
PLAY := .venv/.ready-to-play
TEST := .venv/.ready-to-test

# An installed checkout knows its own folder: when it has moved, set it up again.
ifneq ($(shell cat .venv/.place 2>/dev/null),$(CURDIR))
$(PLAY) $(TEST): moved
endif

.PHONY: help play test test-all check bench docs clean moved

help: ## list what can be done (this)
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile

play: $(PLAY) ## open the games in the browser
	@$(PYTHON) -m tumblestar play $(ARGS)

# One worker per core; idle workers take tests from busy ones. With ARGS the chosen tests run in one process.
PARALLEL := --numprocesses auto --dist worksteal

test: $(TEST) ## run the tests, of what takes long a small version
	@$(PYTHON) -m pytest $(or $(strip $(ARGS)),-m "not slow" $(PARALLEL))

test-all: $(TEST) ## run every test, the slow ones too
	@$(PYTHON) -m pytest $(PARALLEL) $(ARGS)

check: $(TEST) ## look at form, style, types (of scripts too), who imports whom, what nothing uses, and the words of every language
	@$(PYTHON) -m ruff format --check .
	@$(PYTHON) -m ruff check .
	@PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(PYTHON) -m pyright --pythonpath $(PYTHON)
	@PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(PYTHON) -m tests.contract.typed
	@.venv/bin/lint-imports --no-cache
	@found=$$($(PYTHON) -m vulture) || [ $$? -eq 3 ] && ! echo "$$found" | grep "^src/"
	@$(PYTHON) -m tools.check_javascript
	@$(PYTHON) -m tools.translations check

bench: $(TEST) ## measure the figures that docs and issues name
	@$(PYTHON) -m bench $(ARGS)

docs: $(TEST) ## make the pages of docs/ into a site, in the folder site; links that lead nowhere fail
	@$(PYTHON) -m mkdocs build $(ARGS)

clean: ## take away all that set-up and tests made here; your games lie elsewhere and stay
	rm -rf .venv .pytest_cache .ruff_cache .hypothesis .import_linter_cache build dist site
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(PLAY): pyproject.toml tools/set_up.sh
	@sh tools/set_up.sh play

$(TEST): pyproject.toml tools/set_up.sh tools/javascript/package-lock.json
	@sh tools/set_up.sh test
