// The declarations have what there is, and there is what they have.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import * as reglet from "./support.mjs";

const src = new URL("../src/", import.meta.url);
const declared = readdirSync(src).filter((name) => name.endsWith(".d.mts")).map((name) => readFileSync(new URL(name, src), "utf8")).join("\n");

/** Names of an object's own members, those for the library's use and the language's own apart. */
const own = (object) => Reflect.ownKeys(object).filter((name) => typeof name === "string" && !name.startsWith("_")
    && !["constructor", "length", "name", "prototype", "arguments", "caller"].includes(name) && typeof name === "string");

/** The members in a class's declaration: lines of the form `name(`, `static name(`, `readonly name:` or `name:`. */
function members(name) {
    const body = declared.match(new RegExp(`^export class ${name}\\b.*?\\{\n(.*?)^\\}`, "ms"))[1];
    return [...body.matchAll(/^ {4}(?:static |readonly |private |protected )*(\w+)[(:?]/gm)].map((found) => found[1]).filter((found) => found !== "constructor");
}

const INSTANCES = { Attachment: () => new reglet.Attachment("x"), Font: () => new reglet.Font(new reglet.FontBook().resolve("Courier"), 1),
    RegletError: () => new reglet.RegletError("x", "y"), FormatError: () => new reglet.FormatError("x", "y", 0, 0), ButtonError: () => new reglet.ButtonError("x", "y", 0) };
const HIDDEN = { Face: ["metrics"], AttributedText: [] };
const ERROR = ["stack", "message", "name"];

for (const name of ["Attachment", "AttributedText", "Face", "Font", "FontBook", "Formatter", "Label", "LinkTracker", "RegletError", "FormatError", "ButtonError"])
    test(`declared: ${name}`, () => {
        const found = new Set(own(reglet[name]));
        for (let at = reglet[name].prototype; at && at !== Object.prototype && at !== Error.prototype; at = Object.getPrototypeOf(at)) for (const key of own(at)) found.add(key);
        for (const key of own(INSTANCES[name]?.() ?? {})) found.add(key);
        if (name === "AttributedText") for (const key of own(Object.getPrototypeOf(reglet.AttributedText))) found.add(key);
        const wanted = new Set([...members(name), ...(found.has("dispose") ? ["dispose"] : []), ...(name.endsWith("Error") && name !== "RegletError" ? ["code"] : [])]);
        const actual = new Set(["length", "name"].filter((key) => Object.getOwnPropertyDescriptor(reglet[name].prototype, key)?.get));
        for (const key of found) if (!HIDDEN[name]?.includes(key) && !(name.endsWith("Error") && ERROR.includes(key))) actual.add(key);
        if (name === "Attachment") actual.add("name");
        assert.deepEqual([...actual].sort(), [...wanted].sort());
    });

test("declared: modules", () => {
    const exported = new Set([...declared.matchAll(/^export (?:\* as |function |class )(\w+)/gm)].map((found) => found[1]).concat([...declared.matchAll(/^export \{ ([^}]*) \}/gm)].flatMap(
        (found) => found[1].split(", ").filter((name) => !name.startsWith("type ")))));
    for (const name of [...Object.keys(reglet), ...Object.keys(reglet.button), ...Object.keys(reglet.unicode)])
        if (!["chance", "codeOf", "PIECES", "randomString", "unitsOfScalars", "vectors"].includes(name)) assert.ok(exported.has(name), name);
    for (const name of exported) if (name !== "Handle") assert.ok(name in reglet || name in reglet.button || name in reglet.unicode, name);
});
