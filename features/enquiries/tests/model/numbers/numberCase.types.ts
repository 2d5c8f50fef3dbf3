/** Typed number, its E.164 form (undefined if it is invalid), kind of case, and its source. */
export type NumberCase = readonly [
  typed: string,
  dialled: string | undefined,
  kind: string,
  seen: string,
];
