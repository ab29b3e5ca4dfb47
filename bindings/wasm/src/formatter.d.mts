import type { Attachment } from "./attachment.mjs";
import type { Alignment } from "./attributes.mjs";
import type { FontBook } from "./fonts.mjs";
import { Handle } from "./handle.mjs";
import type { AttributedText } from "./text.mjs";

/** Strings; one string, though it is iterable, is none. */
export type Strings = Iterable<string> & object;

export interface FormatterOptions {
    /** Helvetica. */
    defaultFontFamily?: string;
    /** 17. */
    defaultPointSize?: number;
    defaultWeight?: number;
    defaultColor?: string;
    defaultBackgroundColor?: string;
    defaultAlignment?: Alignment;
    /** What %F points into. */
    fontFamilies?: Strings;
    /** What %C and %D point into. */
    colors?: Strings;
    /** What %L points into. */
    links?: Strings;
    /** What %P points into. */
    attachments?: Iterable<Attachment>;
    /** Whether a problem stays in the text and in its diagnostics, instead of being a FormatError. */
    lenient?: boolean;
    /** Where families come from, and what the texts resolve their faces with; without one, a shared one. */
    fonts?: FontBook | null;
}

/** Turns format strings into texts: text with codes such as %B, %0C, %40S or %{name}. */
export class Formatter extends Handle {
    constructor(options?: FormatterOptions);
    lenient: boolean;
    /**
     * The text that a format string, or its UTF-8, describes; %T inserts `values` by number, %{name} those in `named`.
     *
     * Throws a FormatError for the first problem, unless the formatter is lenient.
     */
    format(
        format: string | Uint8Array, values?: Strings, named?: ReadonlyMap<string, string> | { readonly [name: string]: string },
    ): AttributedText;
}

/** A text with each percent sign doubled, so that it stands for itself in a format string. */
export function escape(text: string): string;
