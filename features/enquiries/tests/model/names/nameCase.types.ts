/** Typed name, stored name, kind of case, and its source. */
export type NameCase = readonly [typed: string, kept: string, kind: string, seen: string];
