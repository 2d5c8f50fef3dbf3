/** Figures of one bench, as rows below their columns. */
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** What a reader must know to judge the figures: bars, and how they were taken. */
  notes?: readonly string[];
}

/** A bench is a file that exports these. */
export interface Bench {
  title: string;
  /** @throws Error when something that it measures does not work; a missed bar is only noted. */
  run: () => Promise<Table>;
}
