// Buttons: every case of the vectors to the last bit where they are, the calls for many, errors.

import assert from "node:assert/strict";
import test from "node:test";
import { button, ButtonError, codeOf, vectors } from "./support.mjs";

const VECTORS = vectors("button.json");
const NUMBERS = { size: ["width", "height"], rect: ["x", "y", "width", "height"], insets: ["top", "left", "bottom", "right"] };
const row = (object, kind) => object && NUMBERS[kind].map((name) => object[name]);
const bits = (numbers) => [...new BigUint64Array(Float64Array.from(numbers).buffer)];

/** To within 1e-9, or both missing. */
function close(found, wanted, kind = "rect") {
    if (!found || !wanted) return assert.equal(found, wanted);
    row(found, kind).forEach((number, i) => assert.ok(Math.abs(number - wanted[i]) <= 1e-9, `${row(found, kind)} for ${wanted}`));
}

const options = ({ image, title, content, h, v, rtl, scale }) =>
    ({ image, title, content, horizontal: h, vertical: v, rtl, scale: scale ?? undefined });
const layout = (vector) => button.layout(vector.bounds, { ...options(vector), imageInsets: vector.image_insets, titleInsets: vector.title_insets });

function closeFrames(found, { image_frame, title_frame }) {
    close(found.image, image_frame);
    close(found.title, title_frame);
}

test("what people measured", () => {
    assert.equal(VECTORS.measured.length, 9);
    for (const vector of VECTORS.measured) {
        const frames = layout(vector);
        if ("expect_image_x" in vector) assert.equal(frames.image.x, vector.expect_image_x);
        if ("expect_title_x" in vector) assert.equal(frames.title.x, vector.expect_title_x);
        if ("expect_image" in vector) assert.deepEqual(row(frames.image, "rect"), vector.expect_image);
        if ("expect_title" in vector) assert.deepEqual(row(frames.title, "rect"), vector.expect_title);
    }
});

test("the ten styles, bit for bit", () => {
    for (const { style, padding, bounds, image, title, natural_image, natural_title, expect } of VECTORS.seed_styles) {
        const insets = button.insets(style, padding, bounds, image, title);
        assert.deepEqual(bits(row(insets.title, "insets")), bits(expect.title_insets));
        assert.deepEqual(bits(row(insets.image, "insets")), bits(expect.image_insets));
        const how = { image: natural_image, title: natural_title, imageInsets: insets.image, titleInsets: insets.title };
        closeFrames(button.layout(bounds, how), expect);
    }
});

test("layouts", () => VECTORS.layouts.forEach((vector) => closeFrames(layout(vector), vector.expect)));

test("arrangements, their sizes, and the way back", () => {
    for (const vector of VECTORS.arrangements) {
        const { scale, ...how } = options(vector), { style, padding, bounds, fit, image, title, content, expect } = vector;
        const frames = button.arrange(style, padding, bounds, { ...how, fit });
        closeFrames(frames, expect);
        close(button.fittingSize(style, padding, { image, title, content }), expect.fitting_size, "size");
        if (bounds.includes(0)) {
            assert.deepEqual(frames.flags, new Set(["empty"]));
            continue;
        }
        const insets = button.insetsFor(frames, bounds, how);
        const again = button.layout(bounds, { ...how, imageInsets: insets.image, titleInsets: insets.title });
        close(again.image, row(frames.image, "rect"));
        close(again.title, row(frames.title, "rect"));
    }
});

test("sizes as objects and as lists, styles by name and by number", () => {
    const frames = button.arrange("top", 10, { width: 100, height: 100 }, { image: { width: 40, height: 40 }, title: [30, 20] });
    assert.deepEqual(frames, button.arrange(3, 10, [100, 100], { image: new Float64Array([40, 40]), title: [30, 20], fit: "none" }));
    assert.deepEqual(frames.image, { x: 30, y: 15, width: 40, height: 40 });
    assert.deepEqual(button.flagNames(20), new Set(["overflow_top", "overflow_bottom"]));
});

test("many are as one each", () => {
    const cases = VECTORS.arrangements.filter(({ image, title }) => image && title).slice(0, 40);
    const column = (key) => Float64Array.from(cases.flatMap((vector) => vector[key]));
    const bounds = column("bounds"), image = column("image"), title = column("title"), titleOut = new Float64Array(4 * cases.length);
    const many = button.arrangeMany("left", 4, bounds, { image, title, titleOut, vertical: "top" });
    assert.equal(many.title, titleOut);
    const one = cases.map((vector) => button.arrange("left", 4, vector.bounds, { image: vector.image, title: vector.title, vertical: "top" }));
    assert.deepEqual(bits(many.image), bits(one.flatMap((frames) => row(frames.image, "rect"))));
    assert.deepEqual(bits(many.title), bits(one.flatMap((frames) => row(frames.title, "rect"))));
    assert.deepEqual(Array.from(many.flags, button.flagNames), one.map((frames) => frames.flags));
    const sizes = button.fittingSizeMany("left", 4, { image, title: [30, 20] });
    const fitting = ({ image }) => row(button.fittingSize("left", 4, { image, title: [30, 20] }), "size");
    assert.deepEqual(bits(sizes), bits(cases.flatMap(fitting)));
    const laid = button.layoutMany(bounds, { image, titleInsets: [1, 2, 3, 4] });
    assert.equal(laid.title, null);
    assert.deepEqual(bits(laid.image), bits(cases.flatMap((vector) => row(button.layout(vector.bounds, { image: vector.image }).image, "rect"))));
    const insets = button.insetsMany("top", 3, bounds, many.image, many.title);
    const styled = (vector, i) => row(button.insets("top", 3, vector.bounds, one[i].image, one[i].title).image, "insets");
    assert.deepEqual(bits(insets.image), bits(cases.flatMap(styled)));
    const room = new Float64Array([100, 44]), frames = button.arrangeMany("left", 4, room, { image: [20, 20], title: [50, 18] });
    const back = button.insetsForMany(frames, room, { image: [20, 20], title: [50, 18] });
    const how = { image: [20, 20], title: [50, 18], imageInsets: back.image, titleInsets: back.title };
    assert.deepEqual(button.layoutMany(room, how).title, frames.title);
    assert.equal(button.layoutMany(new Float64Array(0), { image: [1, 1] }).flags.length, 0);
});

test("what is refused, and where", () => {
    for (const bad of [NaN, Infinity, -Infinity, 1.0000001e9, -1e300]) {
        assert.equal(codeOf(() => button.arrange("top", bad, [1, 1])), "invalid_number");
        assert.equal(codeOf(() => button.layout([1, 1], { image: [bad, 1] })), "invalid_number");
        const titleOut = Float64Array.of(7, 7, 7, 7, 7, 7, 7, 7);
        assert.throws(() => button.layoutMany(Float64Array.of(9, 9, bad, 9), { image: [1, 1], title: [1, 1], titleOut }),
            (error) => error instanceof ButtonError && error.code === "invalid_number" && error.index === 1);
        assert.ok(titleOut.every((number) => number === 7));
    }
    assert.equal(codeOf(() => button.layout([1, 1], { image: [-1, 1] })), "invalid_number");
    assert.equal(codeOf(() => button.insets("image_leading", 1, [1, 1], null, null)), "invalid_value");
    assert.equal(codeOf(() => button.arrange("toString", 1, [1, 1])), "invalid_value");
    assert.equal(codeOf(() => button.arrange(2 ** 40, 1, [1, 1])), "invalid_value");
    assert.equal(codeOf(() => button.arrange("top", 1, [1, 1], { horizontal: "fill", image: [1, 1], title: [1, 1] })), "invalid_value");
    assert.equal(codeOf(() => button.layout([1])), "invalid_value");
    assert.equal(codeOf(() => button.insetsFor({ image: [0, 0, 90, 9], title: null }, [99, 99], { image: [9, 9] })), "unreachable");
    assert.throws(() => button.layout({ width: 1 }), { name: "TypeError", message: "bounds.height must be a number, not undefined" });
    assert.throws(() => button.layout([1, 1], { rtl: 1 }), { name: "TypeError" });
    assert.throws(() => button.layoutMany([1, 1]), { name: "TypeError", message: "bounds must be a Float64Array, not Array" });
    assert.equal(codeOf(() => button.layoutMany(Float64Array.of(1, 1), { image: Float64Array.of(1) })), "invalid_value");
    for (const name of ["titleOut", "imageOut"])
        assert.equal(codeOf(() => button.layoutMany(Float64Array.of(1, 1), { image: [1, 1], title: [1, 1], [name]: new Float64Array(5) })), "invalid_value");
    assert.equal(codeOf(() => button.fittingSizeMany("top", 1, { title: new Float64Array(2), out: new Float64Array(1) })), "invalid_value");
});
