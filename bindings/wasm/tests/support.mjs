// What the tests share: the library, loaded; the vectors; chance with a seed that is printed.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { load } from "../src/index.mjs";

await load();
export * from "../src/index.mjs";

const top = new URL("../../../", import.meta.url);
const folder = process.env.REGLET_VECTORS ? pathToFileURL(`${process.env.REGLET_VECTORS}/`) : new URL("Tests/Vectors/", top);
export const vectors = (name) => JSON.parse(readFileSync(new URL(name, folder), "utf8"));

/** Numbers below a limit, and members of lists, by chance. REGLET_SEED repeats a run. */
export function chance(context) {
    let state = Number(process.env.REGLET_SEED ?? Date.now() % 2 ** 31) >>> 0;
    context.diagnostic(`seed ${state}`);
    const below = (limit) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor(state / 2 ** 32 * limit);
    };
    return { below, of: (list) => list[below(list.length)] };
}

/** The index in UTF-16 of each code point of a text, and of its end. */
export function unitsOfScalars(text) {
    const units = [0];
    for (const character of text) units.push(units.at(-1) + character.length);
    return units;
}

/** Strings of all lengths of UTF-8, of both directions, with clusters and joiners. */
export const PIECES = [
    "a", "b ", "é", "e\u0301", "ש", "ع", "汪", "ｱ", "😀", "👨‍👩‍👧", "🇩🇪", "𝒳", "\u200f", " ", "\n", "\r\n", "-",
    "\u00ad", "\ufeff", "1", "(", "\0",
];

export function randomString({ below, of }, limit = 12) {
    return Array.from({ length: below(limit) }, () => of(PIECES)).join("");
}

/** The code that a call throws with; "none" where it does not. */
export function codeOf(call) {
    try {
        call();
    } catch (error) {
        return error.code ?? error.name;
    }
    return "none";
}
