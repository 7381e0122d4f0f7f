# Every command a person needs. `make` alone prints them.

PREFIX ?= /usr/local
DESTDIR ?=
FUZZ_SECONDS ?= 60

export PREFIX DESTDIR FUZZ_SECONDS

SWIFT_FILES := Package.swift Sources Tests Fuzz bindings/swift

.DEFAULT_GOAL := help
.PHONY: help demo test check abi check-abi rules pictures lib tool documents install uninstall wheel sdist dist \
	bench bench-quick performance lint format soak coverage test-wasm scenes corpus fuzz sanitize valgrind size clean \
	tools tool-tools documents-tools wheel-tools test-tools bench-tools

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

demo: lib ## build the library, then build and run the quickstart, bindings/c/solver.c
	scripts/build/program bindings/c/solver.c build/demo/solver
	build/demo/solver

test: test-tools ## everything that must hold, from lint to the random programs against HiGHS; installs what is missing
	scripts/test/all

check: test-tools ## lint, unit tests, and the headers in every standard of C and C++; under two minutes
	scripts/test/lint
	env -u CC -u CXX swift test

lib: tools ## build/lib/libcasement.so.0 and build/lib/libcasement.a, which need nothing of Swift
	scripts/build/library

tool: tool-tools lib ## build/bin/casement, the command line tool
	scripts/build/tool

documents: documents-tools lib ## build/lib/libcasement-documents.so.0, which reads scenes and storyboards for programs, and draws
	scripts/build/documents

install: lib tool documents ## install libraries, tool, headers and what finds them under PREFIX (and LIBDIR, DESTDIR)
	scripts/build/install

uninstall: ## remove what install put there
	scripts/build/install --remove

wheel: wheel-tools lib ## build/wheel: the Python client with the library inside, for machines without Swift
	scripts/build/wheel

sdist: wheel-tools ## build/sdist: the Python client with the sources of the library, for machines with Swift
	scripts/build/sdist

dist: ## build/dist: the sources as an archive that builds by itself
	scripts/build/dist

bench: bench-tools lib ## measure against the peers, and say which limits are met; writes build/bench; under 20 minutes
	Benchmarks/run

bench-quick: bench-tools lib ## the same with small sizes only; under two minutes
	Benchmarks/run --quick

performance: bench ## the same as bench, and then the tables and pictures of docs/performance.md anew
	Benchmarks/tables

abi: ## describe the header: interface/casement.json, and the declarations for Python and Rust
	python3 interface/describe.py
	python3 interface/rust.py
	python3 bindings/python/generate.py

check-abi: ## fail on a header that breaks programs built against the last release, and tell what
	scripts/test/check-abi

rules: ## print the rules of the screen and the tests of each; fails on one without
	scripts/test/rules

pictures: lib documents ## write docs/pictures: SVG files of the screens in bindings/c, and the moving picture of README.md
	scripts/test/pictures

lint: tools ## check the layout of the Swift sources, the scripts, and the header
	scripts/test/lint

format: ## let swift format lay out the sources
	swift format --in-place --parallel --recursive $(SWIFT_FILES)

soak: test-tools lib ## what takes long: memory that fails in more places, invariants, threads, and random programs until stopped
	scripts/test/soak
	scripts/test/differential --soak

test-wasm: test-tools lib ## the C tests where pointers have 32 bits: on wasm32, in the engine that comes with Swift
	scripts/test/wasm

coverage: tool-tools ## which lines of the core the tests reach, by folder; build/coverage/uncovered has the others
	scripts/test/coverage

scenes: test-tools lib ## random scenes against HiGHS: conflicts, ambiguity, strict priorities, edits and their inverses
	scripts/test/differential --scene-conflicts --scene-ambiguity --scene-strict --scene-refused --scene-stacks --scene-edits

corpus: test-tools lib tool ## read and lay out a corpus of storyboards, if there is one, beside what Xcode made of them
	scripts/test/corpus

fuzz: tool-tools ## calls, rules, traces and files under libFuzzer and the address sanitizer: SECONDS=60 each, or one TARGET
	FUZZ_SECONDS=$(or $(SECONDS),$(FUZZ_SECONDS)) scripts/test/fuzz $(TARGET)

sanitize: test-tools ## unit tests under the address and the thread sanitizer, C tests under the first
	env -u CC -u CXX SWIFT_BACKTRACE=enable=no swift test --disable-xctest --sanitize address --scratch-path .build/sanitized-tests
	env -u CC -u CXX SWIFT_BACKTRACE=enable=no swift test --disable-xctest --sanitize thread --scratch-path .build/threads-tests
	scripts/test/abi --sanitize

valgrind: test-tools lib ## C tests under valgrind
	scripts/test/abi --valgrind

size: lib ## size of the stripped shared library, and where it goes
	scripts/build/size

clean: ## remove everything built
	rm -rf .build build

# Not listed above: what the commands need before they can start.

tools:
	@scripts/setup library

tool-tools:
	@scripts/setup tool

documents-tools:
	@scripts/setup documents

wheel-tools:
	@scripts/setup wheel

test-tools:
	@scripts/setup tests

bench-tools:
	@scripts/setup bench
