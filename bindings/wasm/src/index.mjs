// Reglet: format strings to attributed text, attachments, labels and buttons.

export { Attachment } from "./attachment.mjs";
export * as button from "./button.mjs";
export { ButtonError, FormatError, RegletError } from "./errors.mjs";
export { Face, Font } from "./face.mjs";
export { FontBook } from "./fonts.mjs";
export { escape, Formatter } from "./formatter.mjs";
export { Label } from "./label.mjs";
export { load } from "./module.mjs";
export { AttributedText } from "./text.mjs";
export { LinkTracker } from "./tracker.mjs";
export * as unicode from "./unicode.mjs";
