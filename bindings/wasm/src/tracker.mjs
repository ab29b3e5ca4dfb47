// Touches on a label's links.

import { instance, length, options } from "./convert.mjs";
import { check } from "./errors.mjs";
import { framed, int32 } from "./frame.mjs";
import { INSPECT } from "./handle.mjs";
import { Label } from "./label.mjs";
import { lib, view } from "./module.mjs";
import { reglet_link_tracker } from "./raw.mjs";

const linkOrNull = (link) => (link < 0 ? null : link);

export class LinkTracker {
    #state = {};
    #label;
    #slop;

    constructor(label, given) {
        const { slop = 0 } = options(given, ["slop"]);
        this.slop = slop;
        this.label = label;
    }

    get label() {
        return this.#label;
    }

    set label(label) {
        this.#label = instance(label, Label, "label");
        this.cancel();
    }

    get slop() {
        return this.#slop;
    }

    set slop(slop) {
        this.#slop = length(slop, "slop");
    }

    get highlighted() {
        return linkOrNull(this.#state.highlighted);
    }

    [INSPECT]() {
        return `<LinkTracker highlighted=${this.highlighted}>`;
    }

    begin(x, y) {
        this.#step("reglet_link_tracker_begin", this.#link(x, y));
        return this.highlighted;
    }

    move(x, y) {
        this.#step("reglet_link_tracker_move", this.#link(x, y));
        return this.highlighted;
    }

    end(x, y) {
        const link = this.#link(x, y);
        return framed((frame) => {
            const selected = frame.alloc(4);
            this.#step("reglet_link_tracker_end", link, selected);
            return linkOrNull(int32(selected));
        });
    }

    cancel() {
        this.#step("reglet_link_tracker_cancel");
    }

    #link(x, y) {
        return this.#label.linkAt(x, y, { slop: this.#slop }) ?? -1;
    }

    /** The state is kept here, and lent to the library for each call. */
    #step(name, ...values) {
        framed((frame) => {
            const at = frame.struct(reglet_link_tracker, this.#state);
            check(lib[name](at, ...values));
            this.#state = reglet_link_tracker.read(view(), at);
        });
    }
}
