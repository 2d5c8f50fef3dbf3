import type { Table } from '../bench.types';
import { processesFor, renderedOf } from './figures';
import type { Kept } from './kept';

/** The plan in a few lines, for RESULTS.md. */
export function planTable({ outcomes, measured }: Kept): Table {
  const names = ['evening', 'peak', 'peak, no cache in front', '10 × evening', '10 × peak'];
  return {
    columns: ['time', 'views/s', 'to the web tier/s', 'made anew/s', 'cores', 'web processes'],
    rows: names.map((name) => {
      const outcome = outcomes[name]!;
      return [
        ...[name, Math.round(outcome.busiestViews), Math.round(outcome.busiestOrigin)],
        ...[renderedOf(outcome) / outcome.seconds, outcome.busiestCores],
        processesFor(outcome.busiestCores),
      ];
    }),
    notes: [
      `Simulated with ${Object.values(measured.pages).reduce((sum, { addresses }) => sum + addresses, 0)} real addresses, the product's own page cache and costs measured in the same run; docs/capacity.md has all tables and what is supposed.`,
    ],
  };
}
