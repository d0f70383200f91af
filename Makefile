# The house's commands. `make` alone lists them.

PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help run setup test check fix soak bench lock clean run-env dev-env

help: ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name what; do \
		printf '  make %-7s %s\n' "$$name" "$$what"; done

run: run-env ## play a Charleston here in the terminal (more: make run ARGS="--help")
	@trap : INT; $(BIN)/rollor play $(ARGS) || { code=$$?; [ $$code -eq 130 ] || exit $$code; }

setup: dev-env ## prepare .venv for developing
	@echo "Ready. $(BIN)/rollor plays, make test tests."

test: check ## check, then the tests; floors 0-3 must be covered to the last branch
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -n $(JOBS) --hypothesis-profile=ci
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

check: dev-env ## style, types, floors, catalogues
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet --diff
	@$(BIN)/mypy --no-error-summary
	@said=$$($(BIN)/lint-imports 2>&1) || { printf '%s\n' "$$said"; exit 1; }
	@if [ -e tools/catalogues.py ]; then $(BIN)/python tools/catalogues.py --check; fi

fix: dev-env ## repair what ruff can repair
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

soak: dev-env ## the long tests
	@$(BIN)/pytest -m soak -n $(JOBS) --hypothesis-profile=soak

bench: dev-env ## how fast it is
	@if [ -e benchmarks/run.py ]; then $(BIN)/python benchmarks/run.py $(ARGS); \
	else echo "There are no benchmarks yet."; fi

lock: ## pin the dependencies anew, with hashes (newer ones too: make lock ARGS=--upgrade)
	@PYTHON=$(PYTHON) tools/lock.sh $(ARGS)

clean: ## remove .venv and all leavings
	@rm -rf .venv .venv.old dist build htmlcov .coverage .coverage.* .hypothesis \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

run-env dev-env: %-env:
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) is missing here: install it (Debian, Ubuntu: apt-get install python3 python3-venv), or name one: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) tools/venv.py $*
