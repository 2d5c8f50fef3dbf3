import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome } from './outcome';
import type { Measured } from './plan.types';
import type { SearchFigures } from './searchFigures';

/** Stored measurements and simulation results, from which the plan's tables are created. */
export interface StoredResults {
  measured: Measured;
  outcomes: Readonly<Record<string, Outcome>>;
  /** Values from RESULTS.md when the tables were written. */
  search: SearchFigures;
}

const file = path.join('tests', 'bench', 'plan', 'kept.json');

export const readStoredResults = async (): Promise<StoredResults> =>
  JSON.parse(await readFile(file, 'utf8')) as StoredResults;

/** Stores numbers with four significant digits; more would change with every run. */
export async function writeStoredResults(results: StoredResults): Promise<void> {
  const short = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
  await writeFile(file, `${JSON.stringify(results, short, 2)}\n`);
}
