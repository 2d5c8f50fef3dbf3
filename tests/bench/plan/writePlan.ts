import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { readKept, writeKept, type Kept } from './kept';
import { searchFigures } from './searchFigures';
import { planTables, withTables } from './tables';

const planPage = path.join('docs', 'capacity.md');

/** Puts the tables into the plan, with what other benches have found by now. */
export async function writePlan(): Promise<Kept> {
  const kept = { ...(await readKept()), search: await searchFigures() };
  await writeKept(kept);
  const text = withTables(await readFile(planPage, 'utf8'), planTables(kept, kept.search));
  const options = { ...(await prettier.resolveConfig(planPage)), parser: 'markdown' };
  await writeFile(planPage, await prettier.format(text, options));
  return kept;
}
