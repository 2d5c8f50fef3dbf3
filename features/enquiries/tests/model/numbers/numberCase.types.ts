/** What is typed, what is dialled (undefined where nothing is), the kind, and where it was seen. */
export type NumberCase = readonly [
  typed: string,
  dialled: string | undefined,
  kind: string,
  seen: string,
];
