# The tests. Each runner is recorded by bindings/tools/results.py, which adds up and prints the last line; what the host
# lacks is recorded as skipped, with its reason. With REQUIRE_ALL=1 a skip fails.

RESULT := $(PYTHON) bindings/tools/results.py
have = $(shell command -v $(1) 2>/dev/null)

# ---- C: every program once with the shared and once with the static library, with and without the sanitizer ------

C_DIR := bindings/c/tests
C_FLAGS := -O1 -g -gdwarf-4 -D_GNU_SOURCE -IInclude -I$(C_DIR) -I$(B)/c -Wall -Wextra
C_PROGRAMS := abuse $(basename $(notdir $(wildcard $(C_DIR)/*_test.c))) include_test_cpp \
	$(basename $(notdir $(wildcard $(C_DIR)/vectors_*.c)))
VECTORS := $(patsubst Tests/Vectors/%.json,$(B)/vectors/%.txt,$(wildcard Tests/Vectors/*.json)) $(B)/vectors/reader.txt

$(B)/vectors/%.txt: Tests/Vectors/%.json bindings/tools/flatten_vectors.py
	@mkdir -p $(@D)
	$(Q)$(PYTHON) bindings/tools/flatten_vectors.py $< > $@

$(B)/vectors/reader.txt: $(C_DIR)/reader.json bindings/tools/flatten_vectors.py
	@mkdir -p $(@D)
	$(Q)$(PYTHON) bindings/tools/flatten_vectors.py $< > $@

$(B)/c/rows.inc: Include/reglet.exports
	@mkdir -p $(@D)
	$(Q)sed 's/.*/ROW(&)/' $< > $@

C_HEADERS := Include/reglet.h Include/reglet_types.h $(wildcard $(C_DIR)/*.h) $(B)/c/rows.inc

# The sources of a program. C++ is for the toolchain's clang, which needs no C++ library for it.
sources-of = $(if $(filter abuse,$(1)),$(wildcard $(C_DIR)/abuse_*.c),$(if $(filter vectors_%,$(1)),$(C_DIR)/$(1).c $(C_DIR)/vectors.c,\
	$(if $(filter %_cpp,$(1)),$(C_DIR)/$(1:%_cpp=%.cpp),$(C_DIR)/$(1).c $(wildcard $(C_DIR)/$(1:%_test=%)_other.c))))
.SECONDEXPANSION:

# $(1) form, $(2) compiler, $(3) what is linked, $(4) what that depends on, $(5) what runs a program, $(6) which it cannot
define c-form
$(C_PROGRAMS:%=$(B)/c/$(1)/%): $(B)/c/$(1)/%: $$$$(call sources-of,$$$$*) $(C_HEADERS) $(4)
	@mkdir -p $$(@D)
	$$(call say,CC $$@)
	$(Q)$$(if $$(filter %.cpp,$$^),$(2:$(CC)=$(CLANG)) -std=c++17,$(2) -std=c11) $(C_FLAGS) '-DCHECK_FORM="$(1)"' \
		$$(filter %.c %.cpp,$$^) $(3) -lm -o $$@

run-c-$(1): $(patsubst %,$(B)/c/$(1)/%,$(filter-out $(6),$(C_PROGRAMS))) $(VECTORS)
	@$$(foreach p,$(filter-out $(6),$(C_PROGRAMS)),$(RESULT) run c-$(1)-$$(p) $(5) $(B)/c/$(1)/$$(p) $$(call vectors-of,$$(p));)
endef
# vectors_room reads room.txt, and room-*.txt where there are more of its vectors.
vectors-of = $(if $(filter vectors_%,$(1)),$(filter $(1:vectors_%=$(B)/vectors/%.txt) $(1:vectors_%=$(B)/vectors/%-)%.txt,$(VECTORS)))

SANITIZE := $(CLANG) -fuse-ld=lld -fsanitize=address -fno-omit-frame-pointer
ASAN := $(B)/o/asan/reglet.o
$(eval $(call c-form,shared,$(CC),$(B)/libreglet.so -Wl$(comma)-rpath$(comma)$(abspath $(B)),$(B)/libreglet.so))
$(eval $(call c-form,static,$(CC),$(B)/libreglet.a,$(B)/libreglet.a))
$(eval $(call c-form,asan,$(SANITIZE),$(ASAN),$(ASAN)))

# In WebAssembly pointers and Swift's Int have 32 bits. These programs and the fuzzers have wasi-libc, with its allocator.
WASI_SYSROOT ?= /usr
WASI_CC := $(CLANG) --target=wasm32-wasi --sysroot=$(WASI_SYSROOT) -D_WASI_EMULATED_SIGNAL -mbulk-memory -nodefaultlibs -fuse-ld=$(WASM_LD) \
	-Xlinker --stack-first -Xlinker -z -Xlinker stack-size=1048576
WASI_OBJECTS := $(WASM) $(filter-out %/allocator.o %/memory.o,$(SUPPORT))
WASI_LIBS := -lc -lwasi-emulated-signal
NO_WASI := $(if $(call have,node),$(if $(wildcard $(WASI_SYSROOT)/include/wasm32-wasi/stdio.h),,wasi-libc is not installed),node is not installed)
ifeq ($(NO_WASI),)
$(eval $(call c-form,wasm,$(WASI_CC),$(WASI_OBJECTS) $(WASI_LIBS),$(WASI_OBJECTS),node --no-warnings --no-flush-bytecode bindings/wasm/wasi.mjs,text_threads_test))
else
run-c-wasm:
	@$(RESULT) skip c-wasm $(NO_WASI)
endif

run-valgrind: $(C_PROGRAMS:%=$(B)/c/static/%) $(VECTORS)
ifeq ($(call have,valgrind),)
	@$(RESULT) skip valgrind valgrind is not installed
else
	@$(foreach p,$(C_PROGRAMS),$(RESULT) run valgrind-$(p) env REGLET_STRESS=100 valgrind -q --leak-check=full --error-exitcode=99 \
		$(B)/c/static/$(p) $(call vectors-of,$(p));)
endif

run-examples: $(B)/libreglet.so $(B)/libreglet.a
	@$(RESULT) run c-examples $(PYTHON) bindings/tools/examples.py
	@$(RESULT) run c-examples-demo $(PYTHON) bindings/tools/demo_test.py

run-install: all
	@$(RESULT) run install $(PYTHON) bindings/tools/install_test.py $(MAKE) --no-print-directory

run-readme: all wasm
	@$(RESULT) run readme $(PYTHON) bindings/tools/readme.py

# ---- WebAssembly ---------------------------------------------------------------------------------------------------

$(B)/heap.wasm: $(B)/o/wasm/allocator.o $(B)/o/wasm/memory.o
	$(Q)$(WASM_LD) --no-entry --stack-first -z stack-size=1048576 --export=posix_memalign --export=free $^ -o $@

$(B)/c/wasm_arithmetic: bindings/wasm/arithmetic_test.c Sources/RegletWasm/arithmetic.c $(C_DIR)/check.h
	@mkdir -p $(@D)
	$(Q)$(CC) -std=c11 -O1 -Wall -Wextra $< -lm -o $@

# What the native library makes of inputs by chance, for the module to repeat; a seed of its own each time.
$(B)/wasm/native.json: $(B)/libreglet.so FORCE
	@mkdir -p $(@D)
	$(Q)$(PYTHON) bindings/wasm/tests/native.py > $@

FORCE:

run-wasm: $(B)/reglet.wasm $(B)/heap.wasm $(B)/c/wasm_arithmetic $(B)/wasm/native.json
	@$(RESULT) run wasm-arithmetic $(B)/c/wasm_arithmetic
ifeq ($(call have,node),)
	@$(RESULT) skip wasm node is not installed
else
	@$(RESULT) run wasm node bindings/wasm/smoke.mjs $(B)
	@$(RESULT) run wasm-javascript node bindings/wasm/tests/run.mjs
endif
ifeq ($(call have,tsc),)
	@$(RESULT) skip wasm-types tsc is not installed
else
	@$(RESULT) run wasm-types sh -c 'tsc -p bindings/wasm/tests && echo "wasm-types: 1 passed, 0 failed, 0 skipped"'
endif

# ---- Swift and Python ----------------------------------------------------------------------------------------------

export SWIFT_TEST_FLAGS ?=
run-swift:
	@$(RESULT) run swift swift test $(SWIFT_TEST_FLAGS)

# A virtual environment with pytest, unless the machine cannot make one.
$(B)/venv/ready: bindings/python/tests/requirements.txt
	@mkdir -p $(B)
	@{ $(PYTHON) -m venv $(B)/venv && $(B)/venv/bin/pip install -q --disable-pip-version-check pytest && \
		{ $(B)/venv/bin/pip install -q --disable-pip-version-check -r $< || true; } && touch $@ || true; } >$(B)/venv.log 2>&1

run-python: $(B)/libreglet.so $(B)/venv/ready
	@if [ -e $(B)/venv/ready ]; then \
		$(RESULT) run python $(B)/venv/bin/python -m pytest -q -rs -p no:cacheprovider bindings/python; \
		$(RESULT) run python-types $(B)/venv/bin/python bindings/tools/types_ok.py; \
		$(RESULT) run python-wheel $(B)/venv/bin/python bindings/tools/wheel_test.py; \
	else $(RESULT) skip python pytest could not be installed: see $(B)/venv.log; fi

# ---- Fuzzing -------------------------------------------------------------------------------------------------------

SECONDS ?= 10
FUZZERS := $(basename $(notdir $(wildcard Tests/Fuzz/*.c)))

$(B)/fuzz/%: Tests/Fuzz/%.c $(wildcard Tests/Fuzz/*.h) $(B)/o/fuzz/reglet.o Include/reglet.h
	@mkdir -p $(@D)
	$(call say,CC $@)
	$(Q)$(CLANG) -fuse-ld=lld -g -O1 -fsanitize=fuzzer,address -IInclude $(filter %.c %.o,$^) -lm -o $@

# The committed corpus is read, what is found new lies in the build folder.
fuzz-%: $(B)/fuzz/%
	@mkdir -p $(B)/fuzz/corpus-$*
	$< $(if $(filter font button edits,$*),,-dict=Tests/Fuzz/text.dict) -max_total_time=$(SECONDS) -timeout=10 -len_control=20 -max_len=4096 -print_final_stats=1 -artifact_prefix=$(B)/fuzz/ \
		$(B)/fuzz/corpus-$* $(wildcard Tests/Fuzz/corpus/$*)

run-fuzz: $(FUZZERS:%=$(B)/fuzz/%)
	@$(foreach f,$(FUZZERS),$(RESULT) run fuzz-$(f) $(PYTHON) bindings/tools/fuzz.py $(f) $(SECONDS);)

# The same in WebAssembly.
$(B)/fuzz/%.wasm: Tests/Fuzz/%.c $(wildcard Tests/Fuzz/*.h) $(WASI_OBJECTS) Include/reglet.h
	@mkdir -p $(@D)
	$(call say,CC $@)
	$(Q)$(WASI_CC) -mexec-model=reactor -O1 -IInclude $(filter %.c %.o,$^) $(WASI_LIBS) \
		-Wl,--export=LLVMFuzzerTestOneInput -Wl,--export=malloc -Wl,--export=free -o $@

fuzz-wasm-%: $(B)/fuzz/%.wasm
	$(Q)node --no-warnings Tests/Fuzz/wasm.mjs $< $(SECONDS) $(wildcard $(B)/fuzz/corpus-$* Tests/Fuzz/corpus/$*)

ifeq ($(NO_WASI),)
run-fuzz-wasm: $(FUZZERS:%=$(B)/fuzz/%.wasm)
	@$(foreach f,$(FUZZERS),$(RESULT) run fuzz-wasm-$(f) $(MAKE) --no-print-directory fuzz-wasm-$(f);)
else
run-fuzz-wasm:
	@$(RESULT) skip fuzz-wasm $(NO_WASI)
endif

# ---- The checks themselves ------------------------------------------------------------------------------------------

run-selftest: all wasm $(SYMBOLS)
	@$(RESULT) run check-selftest $(PYTHON) bindings/tools/check_selftest.py $(MAKE) --no-print-directory

# Runs after the other runners, whose programs it takes.
run-broken-case: $(B)/c/shared/vectors_format $(B)/c/static/vectors_format $(B)/reglet.wasm $(B)/venv/ready
	@if [ -e $(B)/venv/ready ]; then $(RESULT) run broken-case $(B)/venv/bin/python bindings/tools/broken_case.py; \
	else $(RESULT) run broken-case $(PYTHON) bindings/tools/broken_case.py c-shared c-static javascript swift; fi

# ---- Demonstration and benchmarks -----------------------------------------------------------------------------------

DEMOS := demo attachments buttons labels
$(DEMOS:%=$(B)/%): $(B)/%: bindings/c/examples/%.c Include/reglet.h $(B)/libreglet.a
	$(Q)$(CC) -std=c11 -O2 -IInclude $< $(B)/libreglet.a -lm -o $@

demo: all $(DEMOS:%=$(B)/%)
	@$(foreach d,$(DEMOS),$(B)/$(d) && PYTHONPATH=bindings/python/src $(PYTHON) bindings/python/examples/$(d).py &&) true

# That of labels measures with HarfBuzz too, where it is installed for C.
HARFBUZZ := $(shell pkg-config --cflags --libs harfbuzz 2>/dev/null)
$(B)/bench/label: bindings/c/examples/harfbuzz_measurer.h
$(B)/bench/label: BENCH_FLAGS := $(if $(HARFBUZZ),-DWITH_HARFBUZZ $(HARFBUZZ))

$(B)/bench/%: Tests/Benchmarks/%.c $(wildcard Tests/Benchmarks/*.h) Include/reglet.h $(B)/libreglet.a
	@mkdir -p $(@D)
	$(Q)$(CC) -std=c11 -O2 -D_GNU_SOURCE -IInclude $< $(B)/libreglet.a $(BENCH_FLAGS) -lm -o $@

BENCHMARKS := $(basename $(notdir $(wildcard Tests/Benchmarks/*.c)))
bench: $(BENCHMARKS:%=$(B)/bench/%)
	@$(foreach b,$(BENCHMARKS),$(B)/bench/$(b) &&) $(MAKE) --no-print-directory bench-peers bench-numpy

bench-%: $(B)/bench/% ## one of them
	@$<

# Those from Python. A library that cannot be installed is left out of the comparison, which says so.
PEERS := Tests/Benchmarks/peers
$(B)/bench/venv/ready: $(PEERS)/requirements.txt
	$(call say,PIP $(@D))
	@mkdir -p $(B)/bench
	@{ $(PYTHON) -m venv $(@D) && touch $@ && for library in $$(grep -v '#' $<); do $(@D)/bin/pip install -q --disable-pip-version-check $$library; done; } \
		>$(B)/bench/venv.log 2>&1 || true

$(B)/bench/libharfbuzz_measurer.so: $(PEERS)/harfbuzz_measurer.c bindings/c/examples/harfbuzz_measurer.h $(B)/libreglet.so
	$(Q)$(CC) -std=c11 -O2 -shared -fPIC -IInclude $< $(B)/libreglet.so -Wl,-rpath,$(abspath $(B)) $(HARFBUZZ) -o $@

bench-peers: $(B)/libreglet.so $(B)/bench/venv/ready $(if $(HARFBUZZ),$(B)/bench/libharfbuzz_measurer.so)
	@if [ -e $(B)/bench/venv/ready ]; then $(B)/bench/venv/bin/python $(PEERS); else echo 'skipped: see $(B)/bench/venv.log'; fi

bench-numpy: $(B)/libreglet.so $(B)/bench/venv/ready
	@if [ -e $(B)/bench/venv/ready ]; then $(B)/bench/venv/bin/python Tests/Benchmarks/button_numpy.py; else echo 'skipped: see $(B)/bench/venv.log'; fi

# ---- Jobs ----------------------------------------------------------------------------------------------------------

RUNS := c-shared c-static examples install readme python wasm c-wasm c-asan valgrind fuzz fuzz-wasm selftest swift broken-case
test:
	@rm -rf $(B)/results
	@$(MAKE) --no-print-directory $(RUNS:%=run-%)
	@$(RESULT) sum

# $(1) job, $(2) its runs, $(3) the names of their records
define job
$(1):
	@rm -f $(3:%=$(B)/results/%*.json)
	@$(MAKE) --no-print-directory $(2:%=run-%)
	@$(RESULT) sum $(3)
endef
$(eval $(call job,test-swift,swift,swift))
$(eval $(call job,test-c,c-shared c-static examples,c-shared c-static c-examples))
$(eval $(call job,test-python,python,python))
$(eval $(call job,test-wasm,wasm c-wasm,wasm c-wasm))
$(eval $(call job,asan,c-asan,c-asan))
$(eval $(call job,valgrind,valgrind,valgrind))
$(eval $(call job,fuzz,fuzz fuzz-wasm,fuzz))
$(eval $(call job,test-install,install,install))
$(eval $(call job,test-readme,readme,readme))
$(eval $(call job,check-selftest,selftest,check-selftest))

.PHONY: demo bench bench-peers bench-numpy test test-swift test-c test-python test-wasm asan valgrind fuzz test-install test-readme check-selftest $(RUNS:%=run-%)
