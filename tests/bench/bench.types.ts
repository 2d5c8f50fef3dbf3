/** Results of a benchmark as a table. */
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Notes about targets and the method of measurement. */
  notes?: readonly string[];
}

/** The exports of a benchmark file. */
export interface Bench {
  title: string;
  /** @throws Error if the measured function does not work; a missed target is only noted. */
  run: () => Promise<Table>;
}
