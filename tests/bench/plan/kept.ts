import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome } from './outcome';
import type { Measured } from './plan.types';
import type { SearchFigures } from './searchFigures';

/** What the bench measured and simulated: the plan's tables are made from it. */
export interface Kept {
  measured: Measured;
  outcomes: Readonly<Record<string, Outcome>>;
  /** As RESULTS.md had it when the tables were written. */
  search: SearchFigures;
}

const file = path.join('tests', 'bench', 'plan', 'kept.json');

export const readKept = async (): Promise<Kept> => JSON.parse(await readFile(file, 'utf8')) as Kept;

/** With four digits each: more would only change with every run. */
export async function writeKept(kept: Kept): Promise<void> {
  const short = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
  await writeFile(file, `${JSON.stringify(kept, short, 2)}\n`);
}
