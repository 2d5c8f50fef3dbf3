/** What is typed, what is kept, the kind, and where it was seen. */
export type NameCase = readonly [typed: string, kept: string, kind: string, seen: string];
