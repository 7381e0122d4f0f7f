# The commands of the project. `make` alone prints them.

PREFIX ?= /usr/local
DESTDIR ?=
FUZZ_SECONDS ?= 60

ifdef WITH
CASEMENT_WITH = $(WITH)
endif
ifdef WITHOUT
CASEMENT_WITHOUT = $(WITHOUT)
endif

# Swift, if it is not on the PATH, is where scripts/setup puts it.
PATH := $(or $(shell scripts/fetch-swift --path),$(PATH))

export PATH PREFIX DESTDIR FUZZ_SECONDS CASEMENT_WITH CASEMENT_WITHOUT

SWIFT_FILES := Package.swift Sources Tests Fuzz bindings/swift

.DEFAULT_GOAL := help
.PHONY: help demo test test-release check abi check-abi laws pictures lib tool documents install uninstall extension wheel sdist deb js \
	playground dist bench bench-quick performance lint format soak coverage test-wasm test-js targets target release hosts man site \
	test-site scenes corpus fuzz sanitize valgrind size clean tools lint-tools tool-tools documents-tools wheel-tools test-tools bench-tools \
	target-tools hosts-tools users-tools packages-tools

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

demo: lib ## build the library, then show a chat, its keyboard and a turn of the phone, in C and in Python
	scripts/demo

test: test-tools ## run all checks that a change can break, and install what they need; WITHOUT="browser rust" leaves out
	scripts/test/all

test-release: users-tools packages-tools target-tools hosts-tools ## run the other checks, which a release needs
	scripts/test/all --rest

check: test-tools ## run lint, unit tests, and headers in every standard of C and C++; under two minutes
	scripts/test/lint
	env -u CC -u CXX swift test

lib: tools ## build build/lib/libcasement.so.0 and build/lib/libcasement.a, which run without Swift
	scripts/build/library

tool: tool-tools lib ## build build/bin/casement, the command line tool
	scripts/build/tool

documents: documents-tools lib ## build build/lib/libcasement-documents.so.0, which loads scene files and storyboards, and draws
	scripts/build/documents

install: lib tool documents ## install libraries, tool, headers, pkg-config and CMake files under PREFIX, LIBDIR, DESTDIR
	scripts/build/install

uninstall: ## remove the installed files
	scripts/build/install --remove

extension: wheel-tools ## build build/python/_native.abi3.so, casement.kiwi in C, for the Python client in bindings/python
	scripts/build/extension

wheel: wheel-tools documents ## build build/wheel: the Python client with both libraries, for machines without Swift
	scripts/build/wheel

sdist: wheel-tools ## build build/sdist: the Python client with the sources of the library, for machines with Swift
	scripts/build/sdist

deb: packages-tools lib tool documents ## build build/deb: Debian packages of libraries, tool and Python client
	scripts/build/deb

js: tools ## build build/js: the JavaScript client with the library as a WebAssembly module, as npm takes it
	scripts/build/js

playground: tools ## build docs/playground/index.html: layouts to play with, in one file that needs no server
	scripts/build/playground

dist: ## build build/dist: the source archive
	scripts/build/dist

bench: bench-tools lib ## measure casement and its peers, and print missed limits; writes build/bench; up to 40 minutes
	Benchmarks/run

bench-quick: bench-tools lib ## run the benchmarks with small sizes only; under two minutes
	Benchmarks/run --quick

performance: bench ## run bench, then write the tables and pictures of docs/performance.md
	Benchmarks/tables

man: ## write the man pages of all functions and types to build/man
	scripts/build/man

site: ## build the documentation site, build/site; needs Python, not Swift
	scripts/build/site

test-site: ## build the site and check it: links, anchors, the search, pictures of pages in Chromium
	scripts/test/site

abi: ## generate from the header: interface/casement.json, declarations, words and settings of the clients, and words of scene files
	python3 interface/describe.py
	python3 interface/documents.py
	python3 interface/rust.py
	python3 interface/javascript.py
	python3 interface/swift.py
	python3 bindings/python/generate.py

check-abi: ## check that the header does not break programs built with the last release
	scripts/test/check-abi

laws: ## print the laws of the screen (docs/laws.md) with their tests; fails if one has none
	scripts/test/laws

pictures: lib documents ## draw the pictures of the screens in bindings/c: docs/pictures, Tests/pictures
	scripts/test/pictures

lint: lint-tools ## check the format of the Swift sources, the scripts, the headers, and links of documents
	scripts/test/lint

format: ## format the Swift sources with swift format
	swift format --in-place --parallel --recursive $(SWIFT_FILES)

soak: test-tools lib ## run long tests: more failing allocations, invariants, threads, and random programs until stopped
	scripts/test/soak
	scripts/test/differential --soak

targets: target-tools ## build and test every target in an emulator: four processors of Linux, and wasm32; ten minutes
	scripts/test/targets

target: target-tools ## build and test one target: NAME=aarch64-linux
	scripts/test/targets $(NAME)

release: target-tools ## build build/release: archives of all targets, assembly, wheels, WebAssembly, sources, checksums
	scripts/build/release

hosts: hosts-tools lib ## test the layouts of SDL, Qt, tk and GTK; installs these (440 MB), which make test does only WITH=toolkits
	CASEMENT_WITH=toolkits scripts/test/hosts

test-wasm: test-tools lib ## run the C tests with 32-bit pointers: on wasm32, in the engine of the Swift toolchain
	scripts/test/wasm

test-js: test-tools lib ## test the JavaScript client in node and in Chromium
	scripts/test/js

coverage: tool-tools ## print the test coverage of the core by folder; build/coverage/uncovered lists the other lines
	scripts/test/coverage

scenes: test-tools lib ## run random scenes against HiGHS: conflicts, ambiguity, strict priorities, edits and their inverses
	scripts/test/differential --scene-conflicts --scene-ambiguity --scene-fitting --scene-strict --scene-refused --scene-stacks --scene-edits

corpus: test-tools lib tool ## lay out a corpus of storyboards, and one of boxes, if there are any, and compare them with Xcode and Chrome
	scripts/test/corpus --by-repository
	[ -z "$(CASEMENT_BOXES)" ] || scripts/test/boxes "$(CASEMENT_BOXES)"

fuzz: tool-tools ## fuzz calls, rules, traces and files with libFuzzer: SECONDS=60 each, or one TARGET
	FUZZ_SECONDS=$(or $(SECONDS),$(FUZZ_SECONDS)) scripts/test/fuzz $(TARGET)

sanitize: test-tools ## run unit tests under the address and the thread sanitizer, C tests under the first
	env -u CC -u CXX SWIFT_BACKTRACE=enable=no swift test --disable-xctest --sanitize address --scratch-path .build/sanitized-tests
	env -u CC -u CXX SWIFT_BACKTRACE=enable=no swift test --disable-xctest --sanitize thread --scratch-path .build/threads-tests
	scripts/test/abi --sanitize

valgrind: test-tools lib ## run the C tests under valgrind
	scripts/test/abi --valgrind

size: lib ## print the size of the stripped shared library and of its largest functions
	scripts/build/size

clean: ## remove everything built
	rm -rf .build build

# Not listed above: preparations of the commands.

tools:
	@scripts/setup library

lint-tools:
	@scripts/setup lint

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

target-tools:
	@scripts/setup targets

hosts-tools:
	@scripts/setup hosts

users-tools:
	@scripts/setup users

packages-tools:
	@scripts/setup packages
