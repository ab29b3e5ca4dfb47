// Runs the tests beside this file and counts them as the other runners do. node bindings/wasm/tests/run.mjs [NAME...]

import { readdirSync } from "node:fs";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url)), names = process.argv.slice(2);
const files = readdirSync(folder).filter((name) => name.endsWith(".test.mjs") && (!names.length || names.some((part) => name.startsWith(part))));
const counts = { passed: 0, failed: 0, skipped: 0 };
const stream = run({ files: files.map((name) => folder + name) });

stream.on("test:pass", ({ nesting, skip, name }) => {
    if (nesting > 0) return;
    if (skip !== undefined) console.log(`${name}: skipped: ${skip}`);
    counts[skip === undefined ? "passed" : "skipped"]++;
});
stream.on("test:fail", ({ nesting }) => {
    if (nesting === 0) counts.failed++;
});
stream.on("end", () => {
    console.log(`wasm-javascript: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
    process.exitCode = counts.failed || !counts.passed ? 1 : 0;
});
stream.compose(spec).pipe(process.stderr);
