import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { readKept, type Kept } from './kept';
import { searchFigures } from './searchFigures';
import { planTables, withTables } from './tables';

export const planPage = path.join('docs', 'capacity.md');

/** The page as it should be: its own words, and the tables of what is kept. */
export async function writtenPlan(page: string): Promise<string> {
  const text = withTables(page, planTables(await readKept(), await searchFigures()));
  return prettier.format(text, { ...(await prettier.resolveConfig(planPage)), parser: 'markdown' });
}

/** Puts the tables into the plan. */
export async function writePlan(): Promise<Kept> {
  await writeFile(planPage, await writtenPlan(await readFile(planPage, 'utf8')));
  return readKept();
}
