import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { readStoredResults, writeStoredResults, type StoredResults } from './storedResults';
import { readSearchFigures } from './searchFigures';
import { createPlanTables, insertTables } from './tables';

const planPage = path.join('docs', 'capacity.md');

/** Writes the tables into the plan, with the latest results of other benchmarks. */
export async function writePlan(): Promise<StoredResults> {
  const results = { ...(await readStoredResults()), search: await readSearchFigures() };
  await writeStoredResults(results);
  const text = insertTables(
    await readFile(planPage, 'utf8'),
    createPlanTables(results, results.search),
  );
  const options = { ...(await prettier.resolveConfig(planPage)), parser: 'markdown' };
  await writeFile(planPage, await prettier.format(text, options));
  return results;
}
