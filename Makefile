PYTHON ?= python3
GAMES ?= 1000
ANDROID_BOTS ?= detective
VOICES_BOTS ?= detective
SIMULATE = .venv/bin/caseboard simulate

.DEFAULT_GOAL := help
WEB = src/caseboard/server/static/index.html
WEB_SOURCES = $(shell find web -type f -not -path "*/node_modules/*" -not -path "web/tests/*" -not -name "*.md")

# The compiled engine, where there is a C compiler; PLAIN=1 does without it.
COMPILED = $(if $(PLAIN)$(if $(shell command -v $(CC)),,none),,build/compiled/.ready)
ON_COMPILED = PYTHONPATH=$(CURDIR)/build/compiled
ENGINE_SOURCES = $(shell find src/caseboard/core src/caseboard/games src/caseboard/bots -name "*.py")

.PHONY: help play compiled same wheel web screenshots test test-compiled soak bench bench-compare bench-calls bench-steps bench-stream bench-server \
	flood-server timing-server fuzz-server soak-server records balance lint format \
	docs types lock clean

help: ## List these commands
	@echo "Each command first sets up what it needs in .venv; no other step is necessary."
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: .venv/.ready web $(COMPILED) ## Play in the browser (caseboard play --terminal: in the terminal)
	@$(if $(COMPILED),$(ON_COMPILED)) .venv/bin/caseboard play

compiled: build/compiled/.ready ## Compile the engine (about two minutes the first time)

build/compiled/.ready: $(ENGINE_SOURCES) compiled/build.py requirements.lock | .venv/.ready
	.venv/bin/python compiled/build.py
	@touch $@

same: compiled ## Play 1,000 games of each kind plain and compiled, compare every byte
	.venv/bin/python compiled/same.py 1000

wheel: web compiled ## Build two wheels in dist: plain, and compiled for this kind of machine
	.venv/bin/hatchling build --target wheel
	CASEBOARD_COMPILED=1 .venv/bin/hatchling build --target wheel

web: $(WEB) ## Build the browser client

$(WEB): $(WEB_SOURCES)
	$(PYTHON) web/build.py

screenshots: .venv/.ready web ## Take the pictures of docs/screenshots anew
	.venv/bin/python -m tests.browser.screenshots

test: lint web $(COMPILED) ## Run every check and all tests but the soak
	$(PYTHON) web/build.py check test
	.venv/bin/python -m pytest -n 2 --ignore=tests/browser
	$(if $(COMPILED),$(MAKE) test-compiled)
	.venv/bin/python -m pytest -n 2 tests/browser

test-compiled: compiled ## Run the engine's tests on the compiled engine, compare some games
	$(ON_COMPILED) .venv/bin/python -m pytest -n 2 tests/core tests/games tests/bots tests/play
	.venv/bin/python compiled/same.py 40

soak-server: .venv/.ready ## Kill servers 1,000 times, live through 10,000 simulated worlds (long)
	.venv/bin/python -m pytest -n 2 -m soak tests/server tests/simulation

soak: .venv/.ready ## Play whole games in bulk and check every step (slow)
	.venv/bin/python -m pytest -n 2 -m soak tests/soak

bench: compiled build/others/.ready ## Measure the plain and compiled engine beside others, print one table
	.venv/bin/python -m benchmarks.table

bench-compare: compiled ## Measure the engine before and after the last commit, print one table
	git worktree add --force --detach build/before HEAD~1
	.venv/bin/python -m benchmarks.table --before build/before
	git worktree remove --force build/before

# Other engines to compare with, those that can be installed here.
build/others/.ready:
	$(PYTHON) -m venv build/others
	for one in "catanatron>=3.2,<4" "open_spiel>=2,<3" "chess>=1.11,<2" \
		"pettingzoo[classic]>=1.25,<2"; do \
		build/others/bin/python -m pip install --quiet --disable-pip-version-check "$$one" || true; done
	@touch $@

# It wants an older gymnasium than the others.
build/catan/.ready:
	$(PYTHON) -m venv build/catan
	build/catan/bin/python -m pip install --quiet --disable-pip-version-check "catanatron_gym>=4,<5" || true
	@touch $@

records: .venv/.ready ## Record the games of tests/games/records anew, after a change of rules
	for seats in 3 4 5; do $(SIMULATE) android --seats $$seats --bots rookie,random --games 1 \
		--seed $$seats --records tests/games/records || exit 1; done
	for seats in 3 4 5 6; do $(SIMULATE) voices --seats $$seats --games 1 --seed $$seats \
		--marker-abilities --records tests/games/records || exit 1; done

balance: .venv/.ready ## Simulate GAMES games a seat count, remake docs/balance (long)
	mkdir -p build/balance
	rm -f build/balance/*.jsonl
	for seats in 3 4 5; do $(SIMULATE) android --seats $$seats --bots $(ANDROID_BOTS) --games $(GAMES) \
		--seed $$seats --out build/balance/android-$$seats.jsonl || exit 1; done
	for seats in 3 4 5 6; do $(SIMULATE) voices --seats $$seats --bots $(VOICES_BOTS) --games $(GAMES) \
		--seed $$seats --out build/balance/voices-$$seats.jsonl || exit 1; \
		$(SIMULATE) voices --seats $$seats --bots $(VOICES_BOTS) --games $(GAMES) --advanced-roles \
		--seed $$seats --out build/balance/voices-advanced-$$seats.jsonl || exit 1; done
	for game in android voices; do .venv/bin/caseboard report build/balance/$$game-*.jsonl \
		--out docs/balance/$$game.html || exit 1; done

bench-steps: compiled build/others/.ready build/catan/.ready ## Measure steps with observation and mask beside others' environments
	.venv/bin/python -m benchmarks.bench_steps

bench-stream: .venv/.ready ## Measure what the keyed stream of chance costs
	.venv/bin/python -m benchmarks.stream

bench-calls: .venv/.ready ## Count the calls that a move takes
	.venv/bin/python -m benchmarks.bench_calls

timing-server: .venv/.ready ## See whether a window's times tell who was asked (some minutes)
	.venv/bin/python -m benchmarks.bench_timing

bench-server: .venv/.ready $(COMPILED) ## Measure the server under load (about a minute)
	$(if $(COMPILED),$(ON_COMPILED)) .venv/bin/python -m benchmarks.bench_server

flood-server: .venv/.ready ## Flood the server in every way while people play (some minutes)
	.venv/bin/python -m benchmarks.bench_floods

fuzz-server: .venv/.ready ## Send the server 100,000 messages and 20,000 requests of every kind (long)
	.venv/bin/python -m tests.server.fuzzer --messages 100000 --requests 20000

lint: .venv/.ready ## Check style, format, types, layers, and that no text is taken apart
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo
	.venv/bin/python -m checks.text_parsing

format: .venv/.ready ## Format the code and apply safe fixes
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .

docs: .venv/.ready ## Remake the rules and card references in docs
	for game in android voices; do \
		.venv/bin/caseboard rules $$game --markdown --pictures docs > docs/rules-$$game.md && \
		.venv/bin/caseboard cards --game $$game --markdown > docs/cards-$$game.md || exit 1; \
	done

types: .venv/.ready ## Write the client's types anew
	.venv/bin/python -m caseboard.server.typescript web/src

lock: ## Remake requirements.lock, with the hash of every file, from pyproject.toml
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet "pip-tools>=7.5,<8"
	CUSTOM_COMPILE_COMMAND="make lock" build/lock/bin/pip-compile --quiet --extra dev \
		--generate-hashes --build-deps-for editable --strip-extras --allow-unsafe --no-emit-index-url \
		--no-emit-trusted-host --no-emit-find-links --output-file requirements.lock pyproject.toml

clean: ## Remove .venv, caches and build results
	rm -rf .venv build dist .benchmarks .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.ready: pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 11) or sys.exit( \
		f"Caseboard needs Python 3.11 or newer, but $(PYTHON) is {v[0]}.{v[1]}. " \
		"Name another one like this: make PYTHON=python3.12 play")'
	$(PYTHON) -m venv .venv
	.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes \
		-r requirements.lock
	.venv/bin/python -m pip install --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --editable .
	@touch $@
