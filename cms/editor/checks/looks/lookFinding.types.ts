/** What was found by looking at a page as it is rendered. */
export type LookFinding = {
  /** uid of the block that it is in. */
  block?: string;
} & (
  | { kind: 'noMainHeading' }
  | { kind: 'manyMainHeadings'; count: number }
  | { kind: 'skippedLevel'; text: string; level: number; before: number }
  | { kind: 'lowContrast'; text: string; ratio: number; needed: number }
);
