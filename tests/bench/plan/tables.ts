import type { Table } from '../bench.types';
import { formatMarkdown } from '../formatTable';
import { costs } from './figures';
import type { StoredResults } from './kept';
import type { SearchFigures } from './searchFigures';
import { costTable, egressTable, memoryTable } from './tablesOfMoney';
import { limitsTable, loadTable, measurementsTable } from './tablesOfLoad';
import { assumptionTable, pageTable, requestTable, tierTable } from './tablesOfTraffic';

/** Creates the tables of docs/capacity.md by the names of their placeholders. */
export function createPlanTables(
  kept: StoredResults,
  search: SearchFigures,
): Record<string, Table> {
  const components = costs(kept, search);
  return {
    assumptions: assumptionTable(),
    pages: pageTable(kept),
    requests: requestTable(kept),
    tiers: tierTable(kept),
    load: loadTable(kept, search, ''),
    tenfold: loadTable(kept, search, '10 × '),
    parts: measurementsTable(kept),
    limits: limitsTable(kept, search),
    memory: memoryTable(kept, search),
    egress: egressTable(kept),
    costs: costTable(components),
  };
}

const marks = (name: string) => [`<!-- table: ${name} -->`, '<!-- end -->'] as const;

/** Inserts tables into a page. @throws Error if a placeholder is missing */
export function insertTables(page: string, tables: Record<string, Table>): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [start, end] = marks(name);
    const from = text.indexOf(start);
    const to = text.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`The page has no place for the table "${name}"`);
    return `${text.slice(0, from + start.length)}\n\n${formatMarkdown(table)}\n\n${text.slice(to)}`;
  }, page);
}
