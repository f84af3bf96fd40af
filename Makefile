# What CONTRIBUTING.md says, by name; `make PYTHON=python3.13` takes another Python.

PYTHON ?= python3
RUN = .venv/bin/python
export QT_QPA_PLATFORM ?= offscreen

.PHONY: kernels test lint format check bundle

.venv/bin/ruff:
	$(PYTHON) -m venv .venv
	.venv/bin/pip install -e '.[dev]'

kernels: .venv/bin/ruff
	.venv/bin/pip install -q --no-build-isolation --no-deps -e .

# All tests, or those of some folders: make test IN=tests/core/cover
test: .venv/bin/ruff
	$(RUN) -m pytest $(or $(IN),-n auto)

lint: .venv/bin/ruff
	.venv/bin/ruff check && .venv/bin/ruff format --check && .venv/bin/mypy

format: .venv/bin/ruff
	.venv/bin/ruff check --fix && .venv/bin/ruff format

check:
	.ci/run

bundle: .venv/bin/ruff
	.venv/bin/pip install -q -e '.[bundle]'
	$(RUN) .build/bundle.py wheel folder try
