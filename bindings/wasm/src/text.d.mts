import type { Attachment } from "./attachment.mjs";
import type { Alignment, Attributes, LineStyle } from "./attributes.mjs";
import type { ErrorCode } from "./errors.mjs";
import type { FontBook } from "./fonts.mjs";
import type { Formatter } from "./formatter.mjs";
import type { PointLike } from "./geometry.mjs";
import { Handle } from "./handle.mjs";

/** A problem that a lenient formatter passed over: at a byte of the UTF-8, and at an index of the string. */
export interface Diagnostic { code: ErrorCode; byteOffset: number; offset: number }

/** A clickable field: its rank in the text, from 0, and where it leads. */
export interface Link { number: number; target: string | null }

/** A stretch of text with the same attributes; an attachment is a run of its own. */
export interface Run {
    start: number;
    end: number;
    /** The face's name; null where the font book does not have the family. */
    font: string | null;
    family: string;
    /** As wanted, as the slant is. */
    weight: number;
    italic: boolean;
    size: number;
    /** #rrggbbaa */
    color: string;
    background: string;
    underline: LineStyle;
    strikethrough: LineStyle;
    baselineOffset: number;
    kern: number;
    alignment: Alignment;
    link: Link | null;
    attachment: Attachment | null;
}

/**
 * A text that can be edited. Indices are those of the string, UTF-16: `index_out_of_range` outside of it, `not_on_boundary` inside a
 * surrogate pair. An edit that throws has changed nothing.
 */
export class AttributedText extends Handle {
    /** A text with attributes, which are also its base; those not named are Helvetica, 17 points, black on clear. */
    constructor(text?: string, options?: Attributes & { fonts?: FontBook | null });
    /** A text with an image in it; `point` replaces the image's own x and y. */
    static withImage(
        text: string, image: Attachment, options?: { point?: PointLike | null; index?: number; fonts?: FontBook | null },
    ): AttributedText;
    /**
     * The text that `toJSONString` or `toJSON` wrote, or another program by the schema. Throws a FormatError with the code
     * "invalid_json" and the place of what is wrong; of an object, in what JSON.stringify makes of it.
     */
    static fromJSON(json: string | object, options?: { fonts?: FontBook | null }): AttributedText;

    toString(): string;
    readonly length: number;
    readonly runs: Run[];
    readonly attachments: { index: number; attachment: Attachment }[];
    readonly diagnostics: Diagnostic[];
    /** Whether two texts have the same characters, attributes, fields and attachments. */
    equals(other: AttributedText): boolean;
    /** A text of its own, which is equal; its cost hardly depends on the length. */
    copy(): this;
    /** A part, as a text of its own. The indices are as for a string's slice. */
    slice(start?: number, end?: number): this;

    /** Adds a string, which takes the attributes of the last character, or a text, which keeps its own. */
    append(other: string | AttributedText): void;
    /** Puts in what has no attributes of its own with those of the character before it, else after it. */
    insert(index: number, other: string | AttributedText | Attachment): void;
    /** What has no attributes of its own takes those of the first character that it replaces. */
    replace(start: number, end: number, other: string | AttributedText | Attachment): void;
    delete(start: number, end: number): void;
    /** Puts in an attachment, as one character; index 0 unless given. */
    insertAttachment(image: Attachment, index?: number): void;
    /** Removes the attachment of that number, from 0, with its character. */
    removeAttachment(number: number): void;
    /** Sets the attributes that are named over a range. */
    setAttributes(start: number, end: number, attributes: Attributes): void;
    /** Sets attributes, those named or all, back to the text's base. Clickable fields stay. */
    clearAttributes(start: number, end: number, ...names: Exclude<keyof Attributes, "link">[]): void;
    /** Makes a range one clickable field, with a target or without. */
    setLink(start: number, end: number, target?: string | null): void;
    /** Takes a range out of its clickable fields. */
    clearLink(start: number, end: number): void;

    /** The text and all that is stored with it, as compact JSON of bindings/schema/text.schema.json: the same in every build. */
    toJSONString(): string;
    /** The same as an object: JSON.stringify of a text, or of what holds one, writes it. */
    toJSON(): object;
    /** One HTML element with inline styles. Only http, https, mailto and tel targets become links, unless `anyLink`. */
    toHTML(options?: { anyLink?: boolean; fonts?: FontBook | null }): string;
    /** For a terminal with "true" colours, 256 or 16; control characters of the text are shown and never sent. */
    toANSI(colors?: "true" | "256" | "16" | 256 | 16): string;
    /** One paragraph of CommonMark, with GitHub's strikethrough; links as in `toHTML`. */
    toMarkdown(options?: { anyLink?: boolean }): string;
    /**
     * A format string of which the formatter makes an equal text. Throws a FormatError with the code "not_expressible" and the place
     * in the text of the run that its tables lack something for.
     */
    toFormat(formatter: Formatter): string;
    /** The characters, with each attachment's alternative text in its place. */
    toPlain(): string;
}
