# Gradient Reveal. `make help` lists the targets.

NAME    := gradient-reveal
BINARY  := .build/release/$(NAME)
PREFIX  ?= /usr/local
DESTDIR ?=
ARGS    ?=
FILTER  ?=
SECONDS ?= 30
ROUNDS  ?= 3
PARTS   ?= demo progress

STRICT := -Xswiftc -warnings-as-errors

# Linked so that it starts fast, and runs where there is no Swift.
ifeq ($(shell uname -s),Linux)
RELEASE = -c release $(STRICT) --static-swift-stdlib $(shell sh Scripts/link.sh)
else
RELEASE := -c release $(STRICT)
endif

TEST = GRADIENT_REVEAL_BINARY="$(CURDIR)/$(BINARY)" swift test $(STRICT)

SWIFT_SOURCES = Package.swift Sources Tests Examples Scripts

.DEFAULT_GOAL := build
.NOTPARALLEL:
.PHONY: help deps test-deps build run test test-sanitize fuzz lint format check bench interop \
        captures pictures figures docs install uninstall clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{printf "%-22s%s\n", $$1, $$2}'

deps: ## install what is missing to build and run
	@sh Scripts/deps.sh build run

test-deps: ## install what is missing for the end-to-end tests
	@sh Scripts/deps.sh test
	@sh Scripts/deps.sh browser || echo "no Chromium: the tests of the benchmark's page are skipped"

build: ## build the release binary (the default)
	@sh Scripts/deps.sh --check build
	swift build $(RELEASE) --product $(NAME)

run: deps build ## build and start the demo; ARGS="--scale 2 --appearance dark"
	@sh Scripts/run.sh $(BINARY) $(ARGS)

# The end-to-end tests come by themselves: they wait for real windows, and share no processor.
test: deps test-deps build ## run every test; FILTER=Name runs some
ifeq ($(FILTER),)
	swift build $(RELEASE) --product board-benchmark
	$(TEST) --skip EndToEndTests
	$(TEST) --filter EndToEndTests
else
	$(TEST) --filter '$(FILTER)'
endif

test-sanitize: deps ## run the tests, but for end-to-end, under the address and thread sanitizers
	LSAN_OPTIONS=suppressions=Scripts/lsan.supp:print_suppressions=0 \
	  swift test $(STRICT) --sanitize=address --scratch-path .build/asan --skip EndToEndTests
	swift test $(STRICT) --sanitize=thread --scratch-path .build/tsan --skip EndToEndTests

fuzz: deps ## fuzz each parser for SECONDS (30), under the address sanitizer; TARGETS="zenity raw"
	sh Scripts/fuzz.sh $(SECONDS) $(TARGETS)

lint: ## check the style of the sources
	swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
	@if command -v shellcheck >/dev/null; then shellcheck Scripts/*.sh .ci/run; fi

format: ## bring the sources into style
	swift format --in-place --recursive --parallel $(SWIFT_SOURCES)

check: lint test docs ## what CI does

bench: deps test-deps build ## measure, against plain C, zenity and yad; PARTS="demo progress" ROUNDS=3
	@sh Scripts/deps.sh bench
	swift build $(RELEASE) --product step-benchmark
	.build/release/step-benchmark
	swift build $(RELEASE) --product board-benchmark
	.build/release/board-benchmark
	ROUNDS="$(ROUNDS)" PARTS="$(PARTS)" sh Tests/Baselines/bench.sh $(BINARY)

interop: deps build ## prove that each format of `bench` opens in the tool that it is for
	@sh Scripts/deps.sh browser interop
	swift build $(RELEASE) --product format-converter
	@.build/interop/python/bin/python -B Scripts/interop $(BINARY) .build/release/format-converter

captures: ## capture anew what real tools print, to test the reading of it; NAMES="rsync-all wget-dots"
	sh Scripts/captures.sh Tests/RevealJobsTests/Captures $(NAMES)

pictures: build ## draw the pictures of README and documentation anew
	sh Scripts/pictures.sh $(BINARY)

figures: build ## measure, and put the table and the chart into the README
	sh Scripts/figures.sh $(BINARY)

docs: ## build the documentation of the library into .build/docs
	@sh Scripts/deps.sh --check build
	swift build $(STRICT) --target GradientReveal
	@sh Scripts/docs.sh "$$(swift build $(STRICT) --show-bin-path)"

# No prerequisite: what is built is installed as it is.
$(BINARY):
	$(MAKE) build

install: $(BINARY) ## install below PREFIX (/usr/local), staged in DESTDIR
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" sh Scripts/install.sh install $(BINARY)

uninstall: ## remove what install put there
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" sh Scripts/install.sh uninstall $(BINARY)

clean: ## remove what was built and drawn
	rm -rf .build checkpoints
