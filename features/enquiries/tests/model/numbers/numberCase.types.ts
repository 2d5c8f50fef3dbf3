/** A number as it is typed, in E.164 (undefined if invalid), the kind of case, and its source. */
export type NumberCase = readonly [
  typed: string,
  dialled: string | undefined,
  kind: string,
  seen: string,
];
