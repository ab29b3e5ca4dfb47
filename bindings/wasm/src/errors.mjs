// Exceptions, and what turns a status into one.

import { bytes, lib } from "./module.mjs";
import { REGLET_OK, REGLET_STATUS_CALLBACK_FAILED } from "./raw.mjs";

export class RegletError extends Error {
    static {
        this.prototype.name = "RegletError";
    }

    constructor(code, message) {
        super(message);
        this.code = code;
    }
}

export class FormatError extends RegletError {
    static {
        this.prototype.name = "FormatError";
    }

    constructor(code, message, byteOffset, offset) {
        super(code, message);
        this.byteOffset = byteOffset;
        this.offset = offset;
    }
}

export class ButtonError extends RegletError {
    static {
        this.prototype.name = "ButtonError";
    }

    constructor(code, message, index) {
        super(code, message);
        this.index = index;
    }
}

export const statusName = (status) => constantText(lib.reglet_status_name(status));
export const statusText = (status) => constantText(lib.reglet_status_text(status));

/** Of ASCII, ended by a NUL. */
function constantText(address) {
    const start = address >>> 0;
    const memory = bytes();
    return String.fromCharCode(...memory.subarray(start, memory.indexOf(0, start)));
}

let failure;

/** Keeps what a callback threw, until the call that it was for throws because of it. */
export function measurerFailed(error) {
    failure = error;
}

/** The exception for a status that is not ok. */
export function errorFor(status, detail = "") {
    const error = new RegletError(statusName(status), statusText(status) + detail);
    if (status === REGLET_STATUS_CALLBACK_FAILED) {
        Object.defineProperty(error, "cause", { value: failure, configurable: true, writable: true });
        failure = undefined;
    }
    return error;
}

/** Throws what a status says; nothing for ok. */
export function check(status) {
    if (status !== REGLET_OK) throw errorFor(status);
}
