declare global {
    interface SymbolConstructor {
        /** As TypeScript's own library has it from 5.2 on. */
        readonly dispose: unique symbol;
    }
}

/** Owns an object in the module's memory. */
export class Handle {
    protected constructor();
    /**
     * Frees the object; afterwards every use of it is a ReferenceError. Without it the memory comes back when the garbage collector
     * has found the object, which sees of its size next to nothing. Hosts with `using` call it by themselves.
     */
    dispose(): void;
    /** `dispose()`, where the host knows the symbol. */
    [Symbol.dispose](): void;
}
