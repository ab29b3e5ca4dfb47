// Objects of the library, and the base of the classes that own one.

import { call, isInterrupted, lib } from "./module.mjs";

const STATE = Symbol("state");

/** The name of the method by which Node's console shows an object. */
export const INSPECT = Symbol.for("nodejs.util.inspect.custom");

const registry = new FinalizationRegistry(destroy);

/** Owns one object of the library, until `dispose()` or the end of the JavaScript object's life. */
export class Handle {
    dispose() {
        const state = this[STATE];
        if (!state) return;
        refuseInterrupted(this, state);
        destroy(state);
        registry.unregister(state);
    }

    [INSPECT]() {
        const { name } = this.constructor;
        if (!this[STATE]?.address) return `<${name} disposed>`;
        try {
            return `<${name} ${this._summary()}>`;
        } catch {
            return `<${name}>`; // It is being measured.
        }
    }
}

// Hosts that have no `using` have no such symbol.
if (Symbol.dispose) {
    Object.defineProperty(Handle.prototype, Symbol.dispose, {
        value() {
            this.dispose();
        },
        configurable: true,
        writable: true,
    });
}

/** A callback must not come between a call and what it works on. */
function refuseInterrupted(handle, state) {
    if (isInterrupted(state.call)) throw new Error(`this ${handle.constructor.name} is being measured: a measuring function must not use it`);
}

function destroy(state) {
    const { address, library, destroyer } = state;
    if (address && library === lib) lib[destroyer](address);
    state.address = 0;
}

/** One kind of objects, known by the C function that destroys them. */
function kind(destroyer) {
    return {
        /** Makes an object, as a C function gave it, the handle's. */
        adopt(handle, pointer) {
            const state = { address: pointer >>> 0, library: lib, destroyer, call: -1 };
            Object.defineProperty(handle, STATE, { value: state });
            registry.register(handle, state, state);
            return handle;
        },

        /** The object of a handle. Ask for it last: no code of the caller's may run between this and the call that it is for. */
        pointer(handle) {
            const state = handle?.[STATE];
            if (state?.destroyer !== destroyer) throw new TypeError("an object of the wrong class");
            if (!state.address) throw new ReferenceError(`this ${handle.constructor.name} is disposed`);
            if (state.library !== lib) throw new ReferenceError(`this ${handle.constructor.name} was of a WebAssembly module that has ended`);
            refuseInterrupted(handle, state);
            state.call = call;
            return state.address;
        },

        /** Whether a value is such a handle. */
        has: (value) => value?.[STATE]?.destroyer === destroyer,

        /** Whether the object can be used. */
        isLive: (handle) => handle[STATE].address !== 0 && handle[STATE].library === lib,
    };
}

export const books = kind("reglet_fonts_destroy");
export const texts = kind("reglet_text_destroy");
export const formatters = kind("reglet_formatter_destroy");
export const labels = kind("reglet_label_destroy");
