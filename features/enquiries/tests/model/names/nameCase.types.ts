/** A name as it is typed, as it is stored, the kind of case, and where such a name was seen. */
export type NameCase = readonly [typed: string, kept: string, kind: string, seen: string];
