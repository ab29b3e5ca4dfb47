# Reglet's builds. One word for each job (`make help` prints this):
#
#   all (or nothing)   the C libraries, build/libreglet.so and build/libreglet.a
#   wasm               the WebAssembly module, build/reglet.wasm, which JavaScript loads (bindings/wasm)
#   install            both libraries, header, pkg-config and CMake files; PREFIX, DESTDIR
#   header             writes the generated files anew
#   check              builds all forms; generated files, header, symbols, sizes are as they should be
#   demo               a C and a Python program do the same and print the same
#   test               all tests that this machine can run, and their total
#   test-swift test-c test-python test-wasm test-install test-readme    some of them
#   asan valgrind      the C tests with the address sanitizer, under valgrind
#   fuzz               each fuzzer for a while; SECONDS (10). fuzz-NAME runs one, fuzz-wasm-NAME its WebAssembly
#   check-selftest     check notices what it should
#   bench              speed against C floors, then against numpy, Rich, Pango, Skia and Qt. bench-NAME runs one, bench-peers the last
#   clean              removes build/
#
# V=1 shows the commands. REQUIRE_ALL=1 makes a skipped test a failure.

SWIFTC ?= swiftc
PYTHON ?= python3
CC ?= cc
PREFIX ?= /usr/local
DESTDIR ?=
B := build
comma := ,

# Commands are shown with V=1.
Q := $(if $(V),,@)
say = @echo '  $(1)'

# The Swift toolchain's own clang and linkers, which need not be on the path.
TOOLCHAIN := $(shell $(SWIFTC) -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1/bin|p')
CLANG := $(TOOLCHAIN)/clang
WASM_LD := $(TOOLCHAIN)/wasm-ld

VERSION := $(shell sed -n 's/^.define REGLET_VERSION_[A-Z]* \([0-9]*\)$$/\1/p' Include/reglet_types.h | paste -sd.)
SONAME := libreglet.so.$(firstword $(subst ., ,$(VERSION)))
EXPORTS := $(shell cat Include/reglet.exports)

# A folder is a prerequisite beside its files, so that a file that goes away is noticed.
tree = $(shell find $(1) -type d) $(shell find $(1) -name '$(2)' ! -name '*+String.swift')
swift-of = $(filter %.swift,$^)

EMBEDDED := -swift-version 6 -enable-experimental-feature Embedded -enable-experimental-feature Lifetimes \
	-wmo -parse-as-library -Xfrontend -function-sections
SYMBOLS := $(B)/symbols/RegletABI.symbols.json

all: $(B)/$(SONAME) $(B)/libreglet.so $(B)/libreglet.a

help:
	@sed -n 's/^#   //p' Makefile

# ---- Embedded objects ------------------------------------------------------------------------------------------
# A core's module has its code in it, of which the object of the C functions takes what they reach: linking the core's own
# object too would have all of it twice.

WASM_TARGET := -target wasm32-unknown-none-wasm -Xfrontend -disable-stack-protector
core-sources = $(call tree,Sources/Reglet,*.swift)

# $(1) name, $(2) flags
define core-module
$(B)/o/$(1)/Reglet.swiftmodule: $(core-sources)
	@mkdir -p $$(@D)
	$$(call say,SWIFTC $$@)
	$(Q)$(SWIFTC) $(EMBEDDED) $(2) -module-name Reglet -emit-module -emit-module-path $$@ $$(swift-of)
	@touch $$@
endef

# $(1) name, $(2) flags, $(3) the core's module
define library-object
$(B)/o/$(1)/reglet.o: $(call tree,Sources/RegletABI,*.swift) $(B)/o/$(3)/Reglet.swiftmodule Include/reglet_types.h Include/module.modulemap
	@mkdir -p $$(@D)/symbols
	$$(call say,SWIFTC $$@)
	$(Q)$(SWIFTC) $(EMBEDDED) $(2) -module-name RegletABI -I $(B)/o/$(3) -I Include -emit-module -emit-module-path $$(@D)/RegletABI.swiftmodule \
		-emit-symbol-graph -emit-symbol-graph-dir $$(@D)/symbols -c $$(swift-of) -o $$@
	@touch $$@
endef

# For size: the few functions that go over each character, code or run have @_optimize(speed), which keeps them at what -O
# makes of them. Whoever marks another measures both.
$(eval $(call core-module,native,-Osize))
$(eval $(call core-module,wasm,-Osize $(WASM_TARGET)))
$(eval $(call library-object,native,-Osize,native))
$(eval $(call library-object,asan,-O -g -sanitize=address,native))
$(eval $(call library-object,fuzz,-O -g -sanitize=fuzzer$(comma)address,native))
$(eval $(call library-object,wasm,-Osize $(WASM_TARGET),wasm))

NATIVE := $(B)/o/native/reglet.o
WASM := $(B)/o/wasm/reglet.o

# The core by itself, which `make check` wants: all of it compiles in Embedded mode, not only what C reaches yet.
$(B)/o/native/core.o: $(core-sources)
	@mkdir -p $(@D)
	$(call say,SWIFTC $@)
	$(Q)$(SWIFTC) $(EMBEDDED) -O -module-name Reglet -c $(swift-of) -o $@

# ---- The C libraries -------------------------------------------------------------------------------------------

$(B)/reglet.map: Include/reglet.exports
	@mkdir -p $(@D)
	$(Q){ echo '{ global:'; sed 's/$$/;/' $<; echo 'local: *; };'; } > $@

$(B)/$(SONAME): $(NATIVE) $(B)/reglet.map
	$(call say,LD $@)
	$(Q)$(CLANG) -shared -fuse-ld=lld $(NATIVE) -o $@ -Wl,-soname,$(SONAME) -Wl,--version-script=$(B)/reglet.map -Wl,--gc-sections -Wl,--icf=all -Wl,-z,defs -Wl,--as-needed -lm

$(B)/libreglet.so: $(B)/$(SONAME)
	$(Q)ln -sf $(SONAME) $@

$(B)/libreglet.a: $(NATIVE) Include/reglet.exports
	$(call say,AR $@)
	$(Q)ld -r --gc-sections $(EXPORTS:%=-u %) $(NATIVE) -o $(B)/o/native/all.o
	$(Q)objcopy --keep-global-symbols=Include/reglet.exports $(B)/o/native/all.o
	$(Q)rm -f $@
	$(Q)ar rcs $@ $(B)/o/native/all.o

# ---- WebAssembly -----------------------------------------------------------------------------------------------

$(B)/o/wasm/%.o: Sources/RegletWasm/%.c $(wildcard Sources/RegletWasm/*.h)
	@mkdir -p $(@D)
	$(call say,CC $@)
	$(Q)$(CLANG) --target=wasm32-unknown-none-wasm -std=c11 -Os -Wall -Wextra -nostdlib -ffreestanding -mbulk-memory -c $< -o $@

SUPPORT := $(patsubst Sources/RegletWasm/%.c,$(B)/o/wasm/%.o,$(wildcard Sources/RegletWasm/*.c))

# The table, so that a host can put its callbacks where the module calls functions by pointer.
$(B)/reglet.wasm: $(WASM) $(SUPPORT) Include/reglet.exports
	$(call say,WASM-LD $@)
	$(Q)$(WASM_LD) --no-entry --gc-sections --strip-all --stack-first -z stack-size=1048576 --export-table --growable-table \
		$(EXPORTS:%=--export=%) $(WASM) $(SUPPORT) -o $@

wasm: $(B)/reglet.wasm

# ---- Generated files -------------------------------------------------------------------------------------------

$(SYMBOLS): $(NATIVE)
	@mkdir -p $(@D)
	$(Q)cp $(B)/o/native/symbols/RegletABI.symbols.json $@

header: $(SYMBOLS)
	$(Q)$(PYTHON) bindings/tools/generate.py

# ---- Installation ----------------------------------------------------------------------------------------------

PACKAGING := bindings/tools/packaging
CONFIGURE := sed -e 's|@PREFIX@|$(PREFIX)|; s|@VERSION@|$(VERSION)|; s|@SONAME@|$(SONAME)|' \
	-e 's|@MAJOR_MINOR@|$(basename $(VERSION))|'
D = $(DESTDIR)$(PREFIX)

install: all
	install -d $(D)/include $(D)/lib/pkgconfig $(D)/lib/cmake/Reglet $(D)/share/doc/reglet
	install -m 644 Include/reglet.h Include/reglet_types.h $(D)/include
	install -m 755 $(B)/$(SONAME) $(D)/lib
	ln -sf $(SONAME) $(D)/lib/libreglet.so
	install -m 644 $(B)/libreglet.a $(D)/lib
	install -m 644 LICENSE NOTICE $(D)/share/doc/reglet
	$(CONFIGURE) $(PACKAGING)/reglet.pc.in > $(D)/lib/pkgconfig/reglet.pc
	for name in RegletConfig RegletConfigVersion; do \
		$(CONFIGURE) $(PACKAGING)/$$name.cmake.in > $(D)/lib/cmake/Reglet/$$name.cmake; done

# ---- Checks ----------------------------------------------------------------------------------------------------

# GROUPS picks some of the checks.
check: all wasm $(SYMBOLS) $(B)/o/native/core.o
	$(Q)$(PYTHON) bindings/tools/check.py $(TOOLCHAIN) $(GROUPS)

include bindings/tests.mk

clean:
	rm -rf $(B)

.PHONY: all help wasm header install check clean
.DELETE_ON_ERROR:
