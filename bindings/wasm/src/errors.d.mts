import type { ErrorCode } from "./raw.mjs";

export type { ErrorCode };

/** What the library refused. Nothing has changed. What has a wrong type is a plain TypeError that names the argument. */
export class RegletError extends Error {
    constructor(code: ErrorCode, message: string);
    readonly code: ErrorCode;
}

/** A problem at a place in a format string, in JSON or in a text. */
export class FormatError extends RegletError {
    constructor(code: ErrorCode, message: string, byteOffset: number, offset: number);
    /** In UTF-8. */
    readonly byteOffset: number;
    /** In UTF-16, as the string's own indices. */
    readonly offset: number;
}

/** A bad number of a button. No output was written. */
export class ButtonError extends RegletError {
    constructor(code: ErrorCode, message: string, index: number);
    /** Which one of many buttons; 0 also for a number that holds for all. */
    readonly index: number;
}
