// Runs: stretches of a text with the same attributes, as they are read.

import { ALIGNMENTS, colorText } from "./attributes.mjs";
import { readAttachment } from "./attachment.mjs";
import { check, RegletError } from "./errors.mjs";
import { framed, structs, textFrom } from "./frame.mjs";
import { texts } from "./handle.mjs";
import { lib } from "./module.mjs";
import { REGLET_UNIT_UTF16, reglet_run } from "./raw.mjs";

/** What `make` gives for each key, made once. */
function cached(make) {
    const known = new Map();
    return (key, ...values) => {
        if (!known.has(key)) known.set(key, make(...values));
        return known.get(key);
    };
}

/** All `count` runs of a text; the faces are those of a font book. */
export function readRuns(text, count, fonts) {
    const records = framed((frame) => {
        const at = frame.alloc(reglet_run.size * count);
        check(lib.reglet_text_runs(texts.pointer(text), REGLET_UNIT_UTF16, 0, count, at));
        return structs(reglet_run, at, count);
    });
    const byNumber = cached((number) => textFrom((...buffer) => lib.reglet_text_name(texts.pointer(text), number, ...buffer)));
    const name = (number) => byNumber(number, number);
    const face = cached((family, weight, italic) => faceName(fonts, family, weight, italic));
    return records.map((run) => {
        const family = name(run.family);
        return {
            start: run.start,
            end: run.end,
            font: face(`${run.family} ${run.weight} ${run.italic}`, family, run.weight, run.italic !== 0),
            family,
            weight: run.weight,
            italic: run.italic !== 0,
            size: run.size,
            color: colorText(run.color),
            background: colorText(run.background),
            underline: run.underline,
            strikethrough: run.strikethrough,
            baselineOffset: run.baseline_offset,
            kern: run.kern,
            alignment: ALIGNMENTS[run.alignment],
            link: run.link < 0 ? null : { number: run.link, target: run.target < 0 ? null : name(run.target) },
            attachment: run.attachment < 0 ? null : readAttachment(text, run.attachment)[1],
        };
    });
}

function faceName(fonts, family, weight, italic) {
    try {
        return fonts.resolve(family, { weight, italic }).name;
    } catch (error) {
        if (error instanceof RegletError) return null; // The book does not have the family.
        throw error;
    }
}
