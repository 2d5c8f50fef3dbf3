import type { Table } from '../bench.types';
import { sizing } from './assumptions';
import { calculateEgress, plus, webProcessCount, thousands, type CostComponent } from './figures';
import type { StoredResults } from './storedResults';
import type { SearchFigures } from './searchFigures';

export function memoryTable({ measured, outcomes }: StoredResults, search: SearchFigures): Table {
  const { web } = measured.megabytes;
  const scaling = search.scalingMegabytes;
  const processes = webProcessCount(outcomes.peak!.busiestCores);
  return {
    columns: ['process', 'MB each', 'at the peak', 'MB in all'],
    rows: [
      ['web', Math.round(web), processes, Math.round(web * processes)],
      [
        'scaling, two a web process',
        Math.round(scaling),
        processes,
        Math.round(scaling * processes),
      ],
      ['search, 100,000 cars', search.megabytes, 2, 2 * search.megabytes],
      ['database', sizing.databaseGigabytes * 1000, 2, 2 * sizing.databaseGigabytes * 1000],
    ],
    notes: [
      'Web: resident after every real address was asked for. Scaling, at most, and search: tests/bench/RESULTS.md. Database: supposed.',
    ],
  };
}

export function egressTable(results: StoredResults): Table {
  const rows = calculateEgress(results);
  const sumOf = (side: 'visitor' | 'origin') => rows.reduce((sum, row) => sum + row[side], 0);
  return {
    columns: ['a month, GB', 'cache in front to visitors', 'web tier to the cache'],
    rows: [
      ...rows.map(({ kind, visitor, origin }) => [kind, thousands(visitor), thousands(origin)]),
      ['all', thousands(sumOf('visitor')), thousands(sumOf('origin'))],
    ],
  };
}

export function costTable(components: readonly CostComponent[]): Table {
  const [low, high] = components.map(({ perMonth }) => perMonth).reduce(plus);
  return {
    columns: ['part', 'a month', 'low €', 'high €'],
    rows: [
      ...components.map(({ component, amount, perMonth }) => [
        ...[component, amount, thousands(perMonth[0]), thousands(perMonth[1])],
      ]),
      ['all', '', thousands(low), thousands(high)],
    ],
    notes: [
      'Prices are supposed (tests/bench/plan/assumptions.ts), as a range of what is usual; put your own offer there.',
    ],
  };
}
