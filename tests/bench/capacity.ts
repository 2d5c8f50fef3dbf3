import type { Table } from './bench.types';
import { writeStoredResults } from './plan/storedResults';
import { measureProduct } from './plan/measure';
import type { Outcome } from './plan/outcome';
import { planTable } from './plan/planTable';
import { scenarios } from './plan/scenarios';
import { readSearchFigures } from './plan/searchFigures';
import { simulate } from './plan/simulate';
import { writePlan } from './plan/writePlan';

export const title = 'Capacity: 100 M page views a month, 3,000 a second on a front page';

/**
 * Measures the cost of requests, simulates the caches with all real addresses, and writes docs/capacity.md.
 */
export async function run(): Promise<Table> {
  const { addresses, measured } = await measureProduct();
  const outcomes: Record<string, Outcome> = {};
  for (const [name, scenario] of Object.entries(scenarios)) {
    console.log(`  ${name}`);
    outcomes[name] = await simulate(scenario, addresses, measured);
  }
  const results = { measured, outcomes, search: await readSearchFigures() };
  await writeStoredResults(results);
  return planTable(await writePlan());
}
