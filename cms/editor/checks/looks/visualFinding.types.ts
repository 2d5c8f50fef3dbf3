/** A finding in the rendering of the page. */
export type VisualFinding = {
  /** uid of the block with the problem; undefined outside of blocks. */
  block?: string;
} & (
  | { kind: 'noMainHeading' }
  | { kind: 'manyMainHeadings'; count: number }
  | { kind: 'skippedLevel'; text: string; level: number; previousLevel: number }
  | { kind: 'lowContrast'; text: string; ratio: number; requiredRatio: number }
);
