// Loading: from where, what is refused, and what happens to a module that has ended.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import test from "node:test";
import { AttributedText, FontBook, load } from "../src/index.mjs";
import { REGLET_VERSION_MAJOR, REGLET_VERSION_MINOR, REGLET_VERSION_PATCH } from "../src/raw.mjs";

/** The module with a limit to its memory: its fifth section is that of memories. */
function limited(bytes, pages) {
    for (let at = 8; at < bytes.length;) {
        let length = 0, shift = 0, body = at + 1;
        do length |= (bytes[body] & 127) << 7 * shift++; while (bytes[body++] & 128);
        if (bytes[at] === 5) {
            const limits = [1, 1, ...bytes.subarray(body + 2, body + length), pages & 127 | 128, pages >> 7];
            return Buffer.concat([bytes.subarray(0, at), Uint8Array.of(5, limits.length, ...limits), bytes.subarray(body + length)]);
        }
        at = body + length;
    }
}

const file = new URL("../../../build/reglet.wasm", import.meta.url);

test("nothing works before", () => {
    assert.throws(() => new AttributedText("x"), { message: "Reglet is not loaded: `await load()` first" });
    assert.throws(() => new FontBook(), { message: "Reglet is not loaded: `await load()` first" });
});

test("what is no module is refused, and can be followed by one that is", async () => {
    await assert.rejects(load(new Uint8Array(4)), { name: "CompileError" });
    await assert.rejects(load(5), { name: "TypeError" });
    await assert.rejects(load(new Response("", { status: 404 })), { message: /404/ });
    await assert.rejects(load("/no/such/file.wasm"), { code: "ENOENT" });
    await assert.rejects(load(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)), { message: /no Reglet module/ });
});

test("a Response, and objects of a module that has ended", async () => {
    await load(Promise.resolve(new Response(limited(readFileSync(file), 400))));
    const text = new AttributedText("x"), other = new AttributedText("y"), string = "a".repeat(2 ** 20);
    assert.throws(() => {
        const kept = [];
        for (;;) kept.push(new AttributedText(string));
    }, { message: /memory or stack was exhausted/ });
    assert.throws(() => text.length, { message: /module has ended/ });
    assert.throws(() => new AttributedText("x"), { message: /memory or stack was exhausted/ });
    other.dispose();
    await load(file);
    assert.throws(() => text.length, { name: "ReferenceError", message: /module that has ended/ });
    assert.equal(new AttributedText("xy").runs[0].font, "Helvetica");
});

test("bytes, a compiled module, a path", async () => {
    for (const source of [readFileSync(file), new WebAssembly.Module(readFileSync(file)), "build/reglet.wasm"]) {
        const { load: own, unicode } = await import(`../src/index.mjs?${typeof source}${source.byteLength ?? ""}`);
        await own(source);
        assert.equal(unicode.graphemes("ab").length, 3);
    }
});

test("the package, as it is installed, has its module beside it", async () => {
    const folder = mkdtempSync(`${tmpdir()}/reglet-`), home = new URL("../", import.meta.url), installed = `${folder}/node_modules/reglet`;
    try {
        const { version, files, exports } = JSON.parse(readFileSync(new URL("package.json", home), "utf8"));
        assert.equal(version, [REGLET_VERSION_MAJOR, REGLET_VERSION_MINOR, REGLET_VERSION_PATCH].join("."));
        assert.ok(files.includes("src"));
        cpSync(new URL("src", home), `${installed}/src`, { recursive: true });
        for (const place of Object.values(exports["."])) assert.ok(readFileSync(`${installed}/${place}`));
        cpSync(file, `${installed}/${exports["./reglet.wasm"]}`);
        const { load: own, AttributedText: Text } = await import(`file://${installed}/${exports["."].default}`);
        await own();
        assert.equal(new Text("abc").length, 3);
    } finally {
        rmSync(folder, { recursive: true });
    }
});
