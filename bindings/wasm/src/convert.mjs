// From JavaScript's values to those that the library takes. What is of a wrong type is a TypeError that names the argument.
// No value is converted by the language: that would run the caller's code between the check of a handle and its use.

import { errorFor, RegletError } from "./errors.mjs";
import * as raw from "./raw.mjs";

const INT32_MAX = 2 ** 31 - 1;

export function wrongType(name, wanted, value) {
    const found = typeof value === "number" ? String(value)
        : typeof value === "object" && value !== null ? value.constructor?.name ?? "object" : value === null ? "null" : typeof value;
    return new TypeError(`${name} must be ${wanted}, not ${found}`);
}

export function invalidValue(message) {
    return new RegletError("invalid_value", message);
}

export function instance(value, kind, name) {
    if (!(value instanceof kind)) throw wrongType(name, `${/^[AEIO]/.test(kind.name) ? "an" : "a"} ${kind.name}`, value);
    return value;
}

/** A string in which no half of a surrogate pair stands alone: UTF-8 has no bytes for one. */
export function string(value, name) {
    if (typeof value !== "string") throw wrongType(name, "a string", value);
    if (value.isWellFormed?.() ?? !/\p{Surrogate}/u.test(value)) return value;
    throw errorFor(raw.REGLET_STATUS_INVALID_UTF8, `: ${name} has half a surrogate pair at ${value.search(/\p{Surrogate}/u)}`);
}

export function boolean(value, name) {
    if (typeof value !== "boolean") throw wrongType(name, "a boolean", value);
    return value;
}

export function real(value, name) {
    if (typeof value !== "number") throw wrongType(name, "a number", value);
    return value;
}

/** A number; invalid_number for one that is not finite. */
export function finite(value, name) {
    if (Number.isFinite(real(value, name))) return value;
    throw new RegletError("invalid_number", `${name} must be finite, not ${value}`);
}

/** A number of at least 0; invalid_number. */
export function length(value, name) {
    if (finite(value, name) >= 0) return value;
    throw new RegletError("invalid_number", `${name} must not be negative, as ${value} is`);
}

export function whole(value, name) {
    if (!Number.isInteger(value)) throw wrongType(name, "a whole number", value);
    return value;
}

/** A whole number, or the nearest one that has 32 bits: WebAssembly would cut off the rest. */
export function int32(value, name) {
    return Math.max(-INT32_MAX - 1, Math.min(whole(value, name), INT32_MAX));
}

/** A whole number as an index or a count, or one that the library refuses as well. */
export function size(value, name) {
    return Math.max(-1, Math.min(whole(value, name), INT32_MAX + 1));
}

/** The place of one of several names. */
export function choice(names, value, name) {
    if (typeof value !== "string") throw wrongType(name, "a string", value);
    const place = names.indexOf(value);
    if (place < 0) throw invalidValue(`${name} must be one of ${names.join(", ")}, not ${value}`);
    return place;
}

/** The same numbers, under a length that is true whatever the caller's object says. */
export const trueView = (array, Kind) => new Kind(array.buffer, array.byteOffset, array.byteLength / Kind.BYTES_PER_ELEMENT);

/** What an iterable other than a string holds. */
export function list(values, name, wanted) {
    if (typeof values !== "object" || typeof values?.[Symbol.iterator] !== "function") throw wrongType(name, `a list of ${wanted}`, values);
    return Array.from(values);
}

/** The numbers that an object has under these names, or an array in their order. */
export function numbers(value, names, name) {
    if (typeof value !== "object" || value === null) throw wrongType(name, `{ ${names.join(", ")} }`, value);
    const isList = typeof value[Symbol.iterator] === "function";
    const found = isList ? Array.from(value) : names.map((key) => value[key]);
    if (found.length !== names.length) throw invalidValue(`${name} must be ${names.length} numbers, not ${found.length}`);
    return found.map((number, i) => real(number, isList ? `${name}[${i}]` : `${name}.${names[i]}`));
}

/** Whether a value is an object as braces make it, in whatever realm: a Map or an object of a class would seem to be empty. */
function isPlain(value) {
    if (typeof value !== "object" || value === null) return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Named arguments: a copy of those that are given, of which `known` lists all that there can be. */
export function options(given, known) {
    if (given === undefined) return {};
    if (!isPlain(given)) throw wrongType("options", "an object of names and values", given);
    const found = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const unknown = Object.keys(found).find((key) => !known.includes(key));
    if (unknown !== undefined) throw new TypeError(`there is no option ${unknown}`);
    return found;
}

/** The constants with a prefix, under the rest of their names in small letters. */
export function constants(prefix) {
    return Object.fromEntries(Object.entries(raw).filter(([name]) => name.startsWith(prefix)).map(
        ([name, value]) => [name.slice(prefix.length).toLowerCase(), value]));
}
