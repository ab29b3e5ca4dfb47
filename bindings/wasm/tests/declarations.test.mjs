// The declarations have what there is, and there is what they have.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import * as reglet from "../src/index.mjs";

await reglet.load();
const src = new URL("../src/", import.meta.url);
const declared = readdirSync(src).filter((name) => name.endsWith(".d.mts")).map((name) => readFileSync(new URL(name, src), "utf8")).join("\n");

const INSTANCES = {
    Attachment: () => new reglet.Attachment("x"),
    Font: () => new reglet.Font(new reglet.FontBook().resolve("Courier"), 1),
    RegletError: () => new reglet.RegletError("x", "y"),
    FormatError: () => new reglet.FormatError("x", "y", 0, 0),
    ButtonError: () => new reglet.ButtonError("x", "y", 0),
};
// What every function and every Error has, and what the library's own modules use.
const COMMON = ["constructor", "prototype", "stack", "message"], OWN = { Face: ["metrics"] };

const all = (pattern) => [...declared.matchAll(pattern)].map((found) => found[1]);
const body = (name) => declared.match(new RegExp(`^export class ${name}\\b(?: extends (\\w+))?.*?\\{\n(.*?)^\\}`, "ms"));

/** The names of a class's members, its base's among them: lines of the form `name(`, `static name(`, `readonly name:` or `name:`. */
function wanted(name) {
    const [, base, text] = body(name);
    const members = [...text.matchAll(/^ {4}(?:static |readonly |private |protected )*(\w+)[(:?]/gm)].map((found) => found[1]);
    return [...new Set([...members, ...(base && base !== "Error" ? wanted(base) : [])])].filter((member) => !COMMON.includes(member)).sort();
}

function present(name) {
    const names = new Set();
    const add = (object, apart) => Reflect.ownKeys(object).forEach((key) => {
        if (typeof key === "string" && !key.startsWith("_") && ![...COMMON, ...apart, ...(OWN[name] ?? [])].includes(key)) names.add(key);
    });
    for (let at = reglet[name]; at !== Function.prototype && at !== Error; at = Object.getPrototypeOf(at)) {
        add(at, ["length", "name"]);
        add(at.prototype, at.prototype instanceof Error ? ["name"] : []);
    }
    add(INSTANCES[name]?.() ?? {}, []);
    return [...names].sort();
}

const classes = Object.keys(reglet).filter((name) => typeof reglet[name] === "function" && /^class\b/.test(String(reglet[name])));
for (const name of classes) test(`declared: ${name}`, () => assert.deepEqual(wanted(name), present(name)));

test("declared: modules", () => {
    const lists = all(/^export \{ ([^}]*) \}/gm).flatMap((list) => list.split(", ").filter((name) => !name.startsWith("type ")));
    const exported = new Set([...all(/^export (?:\* as |function |class )(\w+)/gm), ...lists]);
    const there = new Set([reglet, reglet.button, reglet.unicode].flatMap(Object.keys));
    exported.delete("Handle");
    assert.deepEqual([...exported].sort(), [...there].sort());
});
