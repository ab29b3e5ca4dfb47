// Loads the WebAssembly module, in this one place. `lib` has its functions under their C names.

import { FUNCTIONS, REGLET_VERSION_MAJOR, REGLET_VERSION_MINOR } from "./raw.mjs";
import { stackGuard } from "./stack.mjs";

const ENDED = "the WebAssembly module has ended, since memory or stack was exhausted; after another load() begin anew";

export let lib = refusing("Reglet is not loaded: `await load()` first");
let memory, table, loading, needStack, currentView, currentBytes;

// Which call is the latest, and those in which a callback runs now.
export let call = 0;
const interrupted = [];

/** Loads the module; once it is loaded, or while it is being, later calls wait for the same one. */
export function load(source) {
    loading ??= start(source).catch((error) => {
        loading = undefined;
        throw error;
    });
    return loading;
}

async function start(source) {
    const found = await contents(await source);
    const instance = await WebAssembly.instantiate(found);
    const exports = (instance.instance ?? instance).exports;
    const strange = Object.keys(FUNCTIONS).find((name) => exports[name]?.length !== FUNCTIONS[name]);
    const version = strange ? 0 : Math.floor(exports.reglet_version() / 100);
    if (version !== REGLET_VERSION_MAJOR * 100 + REGLET_VERSION_MINOR)
        throw new Error(`this is no Reglet module of version ${REGLET_VERSION_MAJOR}.${REGLET_VERSION_MINOR}`);
    needStack ??= await stackGuard();
    memory = exports.memory;
    table = exports.__indirect_function_table;
    lib = {};
    for (const name of Object.keys(FUNCTIONS)) lib[name] = guarded(exports[name], name);
}

/** What WebAssembly.instantiate takes. */
async function contents(source) {
    if (source === undefined) return beside();
    if (source instanceof WebAssembly.Module || source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
    if (typeof source === "string" || source instanceof URL) return fetched(source);
    if (typeof source?.arrayBuffer !== "function")
        throw new TypeError("source must be the module's bytes, a URL, a Response or a WebAssembly.Module");
    if (source.ok === false) throw new Error(`no module at ${source.url}: ${source.status}`);
    return source.arrayBuffer();
}

/** The module beside this file, as in the package; in a checkout that in the build folder. */
async function beside() {
    try {
        return await fetched(new URL("./reglet.wasm", import.meta.url));
    } catch (error) {
        if (!import.meta.url.endsWith("/bindings/wasm/src/module.mjs")) throw error;
        return fetched(new URL("../../../build/reglet.wasm", import.meta.url));
    }
}

/** Node fetches no files. There a string without a scheme is a path, in a page it is relative to that. */
async function fetched(place) {
    const isPath = typeof place === "string" && !/^[a-z][a-z\d+.-]+:/i.test(place);
    const isFile = isPath ? typeof document === "undefined" : String(place).startsWith("file:");
    if (isFile && globalThis.process?.versions?.node) {
        const { readFile } = await import("node:fs/promises");
        return readFile(isPath ? place : new URL(place));
    }
    return contents(await fetch(place));
}

/** A call that ends in an exception has left the module half-way: nothing of it can be used any more. */
function guarded(exported, name) {
    return (...values) => {
        if (values.length !== exported.length) throw new TypeError(`${name} has ${exported.length} parameters`);
        needStack();
        try {
            return exported(...values);
        } catch (error) {
            lib = refusing(ENDED);
            loading = undefined;
            throw new Error(ENDED, { cause: error });
        } finally {
            call++;
        }
    };
}

export const functionTable = () => table;

/** Runs a callback of the host's. The objects that the interrupted call works on are not to be used. */
export function calledBack(work) {
    const outer = interrupted.length;
    interrupted.push(call++);
    try {
        return work();
    } finally {
        interrupted.length = outer; // No call: the stack may be full.
    }
}

export const isInterrupted = (number) => interrupted.includes(number);

function refusing(message) {
    return new Proxy({}, {
        get() {
            throw new Error(message);
        },
    });
}

// The memory's buffer is another one each time that it has grown: ask for a view after all that allocates.

export function view() {
    if (currentView?.buffer !== memory.buffer) currentView = new DataView(memory.buffer);
    return currentView;
}

export function bytes() {
    if (currentBytes?.buffer !== memory.buffer) currentBytes = new Uint8Array(memory.buffer);
    return currentBytes;
}
