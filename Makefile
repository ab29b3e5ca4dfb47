# Reglet's builds. `make` makes the C libraries, `make test` runs everything that this host can run.
# One word per job; Makefile's own jobs are at the end of `make help`.

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
	@sed -n 's/^\([a-z][a-z-]*\):.*## /\1: /p' $(MAKEFILE_LIST)

# ---- Embedded objects: one set per way of building -------------------------------------------------------------
# $(1) name, $(2) flags

define embedded
$(B)/o/$(1)/core.o: $$(call tree,Sources/Reglet,*.swift)
	@mkdir -p $$(@D)
	$$(call say,SWIFTC $$@)
	$(Q)$(SWIFTC) $(EMBEDDED) $(2) -module-name Reglet -emit-module -emit-module-path $$(@D)/Reglet.swiftmodule -c $$(swift-of) -o $$@

$(B)/o/$(1)/abi.o: $$(call tree,Sources/RegletABI,*.swift) $(B)/o/$(1)/core.o Include/reglet_types.h Include/module.modulemap
	@mkdir -p $$(@D)/symbols
	$$(call say,SWIFTC $$@)
	$(Q)$(SWIFTC) $(EMBEDDED) $(2) -module-name RegletABI -I $$(@D) -I Include -emit-module -emit-module-path $$(@D)/RegletABI.swiftmodule \
		-emit-symbol-graph -emit-symbol-graph-dir $$(@D)/symbols -c $$(swift-of) -o $$@
endef

$(eval $(call embedded,native,-O))
$(eval $(call embedded,asan,-O -g -sanitize=address))
$(eval $(call embedded,fuzz,-O -g -sanitize=fuzzer$(comma)address))
$(eval $(call embedded,wasm,-Osize -target wasm32-unknown-none-wasm -Xfrontend -disable-stack-protector))

NATIVE := $(B)/o/native/abi.o $(B)/o/native/core.o
WASM := $(B)/o/wasm/abi.o $(B)/o/wasm/core.o

# ---- The C libraries -------------------------------------------------------------------------------------------

$(B)/reglet.map: Include/reglet.exports
	@mkdir -p $(@D)
	$(Q){ echo '{ global:'; sed 's/$$/;/' $<; echo 'local: *; };'; } > $@

$(B)/$(SONAME): $(NATIVE) $(B)/reglet.map
	$(call say,LD $@)
	$(Q)$(CLANG) -shared -fuse-ld=lld $(NATIVE) -o $@ -Wl,-soname,$(SONAME) -Wl,--version-script=$(B)/reglet.map -Wl,--gc-sections -Wl,-z,defs -Wl,--as-needed -lm

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

$(B)/reglet.wasm: $(WASM) $(SUPPORT) Include/reglet.exports
	$(call say,WASM-LD $@)
	$(Q)$(WASM_LD) --no-entry --gc-sections --strip-all --stack-first -z stack-size=1048576 $(EXPORTS:%=--export=%) $(WASM) $(SUPPORT) -o $@

wasm: $(B)/reglet.wasm

# ---- Generated files -------------------------------------------------------------------------------------------

$(SYMBOLS): $(B)/o/native/abi.o
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
check: all wasm $(SYMBOLS)
	$(Q)$(PYTHON) bindings/tools/check.py $(TOOLCHAIN) $(GROUPS)

include bindings/tests.mk

clean:
	rm -rf $(B)

.PHONY: all help wasm header install check clean
.DELETE_ON_ERROR:
