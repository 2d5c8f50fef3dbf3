import type { Table } from '../bench.types';
import { webProcessCount, countRendered } from './figures';
import type { StoredResults } from './storedResults';

/** Summary of the plan for RESULTS.md. */
export function planTable({ outcomes, measured }: StoredResults): Table {
  const names = ['evening', 'peak', 'peak, no cache in front', '10 × evening', '10 × peak'];
  return {
    columns: ['time', 'views/s', 'to the web tier/s', 'made anew/s', 'cores', 'web processes'],
    rows: names.map((name) => {
      const outcome = outcomes[name]!;
      return [
        ...[name, Math.round(outcome.busiestViews), Math.round(outcome.busiestOrigin)],
        ...[countRendered(outcome) / outcome.seconds, outcome.busiestCores],
        webProcessCount(outcome.busiestCores),
      ];
    }),
    notes: [
      `Simulated with ${Object.values(measured.pages).reduce((sum, { addresses }) => sum + addresses, 0)} real addresses, the product's own page cache and costs measured in the same run; docs/capacity.md has all tables and what is supposed.`,
    ],
  };
}
