import type { Table } from '../bench.types';
import { formatMarkdown } from '../formatTable';
import { costs } from './figures';
import type { Kept } from './kept';
import type { SearchFigures } from './searchFigures';
import { costTable, egressTable, memoryTable } from './tablesOfMoney';
import { limitsTable, loadTable, partsTable } from './tablesOfLoad';
import { assumptionTable, pageTable, requestTable, tierTable } from './tablesOfTraffic';

/** The tables of docs/capacity.md, by the names of their places. */
export function planTables(kept: Kept, search: SearchFigures): Record<string, Table> {
  const parts = costs(kept, search);
  return {
    assumptions: assumptionTable(),
    pages: pageTable(kept),
    requests: requestTable(kept),
    tiers: tierTable(kept),
    load: loadTable(kept, search, ''),
    tenfold: loadTable(kept, search, '10 × '),
    parts: partsTable(kept),
    limits: limitsTable(kept, search),
    memory: memoryTable(kept, search),
    egress: egressTable(kept),
    costs: costTable(parts),
  };
}

const marks = (name: string) => [`<!-- table: ${name} -->`, '<!-- end -->'] as const;

/** A page with its tables in their places. @throws Error where a place is missing */
export function withTables(page: string, tables: Record<string, Table>): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [start, end] = marks(name);
    const from = text.indexOf(start);
    const to = text.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`The page has no place for the table "${name}"`);
    return `${text.slice(0, from + start.length)}\n\n${formatMarkdown(table)}\n\n${text.slice(to)}`;
  }, page);
}
