/**
 * `npm run bench [-- name …]`: measures the built product, prints the results and stores them in RESULTS.md.
 * Without names all benchmarks run. A failed benchmark is reported and leads to exit code 1; a missed target
 * does not, since results depend on the machine.
 */
import { runCommand, UsageError } from '../../platform/command';
import type { Bench } from './bench.types';
import { formatText } from './formatTable';
import { writeResults } from './results';

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  pages: () => import('./pages'),
  bytes: () => import('./bytes'),
  dictionaries: () => import('./dictionaries'),
  telemetry: () => import('./telemetry'),
  memory: () => import('./memory'),
  start: () => import('./start'),
  'first-pictures': () => import('./firstPictures'),
  fronts: () => import('./fronts'),
  lighthouse: () => import('./lighthouse'),
  'design-system': () => import('./designSystem'),
  redirects: () => import('./redirects'),
  search: () => import('./search'),
  'search-near': () => import('./searchNear'),
  'index-start': () => import('./indexStart'),
  alerts: () => import('./alerts'),
  'search-words': () => import('./searchWords'),
  list: () => import('./list'),
  'list-scroll': () => import('./listScroll'),
  'booking-taps': () => import('./bookingTaps'),
  buyer: () => import('./buyer'),
  'rich-text': () => import('./richText'),
  tests: () => import('./testWork'),
  plan: () => import('./capacity'),
  'plan-tables': () => import('./capacityTables'),
};

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in benches));
  if (unknown.length > 0) {
    const known = Object.keys(benches).join(', ');
    throw new UsageError(`No bench is called ${unknown.join(', ')}; there are ${known}.`);
  }
  for (const [name, load] of Object.entries(benches)) {
    if (names.length > 0 && !names.includes(name)) continue;
    try {
      const { title, run } = await load();
      console.log(`\n${title}`);
      const table = await run();
      console.log(formatText(table));
      await writeResults(title, table);
    } catch (error) {
      console.error(`${name} failed:`, error);
      process.exitCode = 1;
    }
  }
}

await runCommand('npm run bench [-- <name> …]', () => main(process.argv.slice(2)));
