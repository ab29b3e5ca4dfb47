// The font book that is meant where none is named.

import { instance } from "./convert.mjs";
import { FontBook } from "./fonts.mjs";
import { books } from "./handle.mjs";

let book;

export function sharedBook() {
    if (!book || !books.isLive(book)) book = new FontBook();
    return book;
}

/** The book that an argument names, if it names one. */
export function bookOrNone(fonts) {
    if (fonts === undefined || fonts === null) return undefined;
    books.pointer(instance(fonts, FontBook, "fonts"));
    return fonts;
}
