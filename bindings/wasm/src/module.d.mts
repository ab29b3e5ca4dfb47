/** Where the module's bytes come from. A string is a URL; in Node, without a scheme, a path. */
export type ModuleSource = BufferSource | WebAssembly.Module | Response | URL | string;

/**
 * Loads the WebAssembly module; nothing else works before. Without a source it is `reglet.wasm` beside this file, in a checkout
 * that in the build folder.
 *
 * Loading again is harmless: the first module stays. A module ends where its memory is exhausted. All its objects are lost then,
 * and another `load()` begins anew.
 */
export function load(source?: ModuleSource | Promise<ModuleSource>): Promise<void>;
