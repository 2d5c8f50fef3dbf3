import type { Table } from '../bench.types';
import { formatMarkdown } from '../formatTable';
import { calculateCosts } from './figures';
import type { StoredResults } from './storedResults';
import type { SearchFigures } from './searchFigures';
import { costTable, egressTable, memoryTable } from './tablesOfMoney';
import { limitsTable, loadTable, cpuShareTable } from './tablesOfLoad';
import { assumptionTable, pageTable, requestTable, tierTable } from './tablesOfTraffic';

/** Creates the tables of docs/capacity.md by the names of their placeholders. */
export function createPlanTables(
  results: StoredResults,
  search: SearchFigures,
): Record<string, Table> {
  const components = calculateCosts(results, search);
  return {
    assumptions: assumptionTable(),
    pages: pageTable(results),
    requests: requestTable(results),
    tiers: tierTable(results),
    load: loadTable(results, search, ''),
    tenfold: loadTable(results, search, '10 × '),
    parts: cpuShareTable(results),
    limits: limitsTable(results, search),
    memory: memoryTable(results, search),
    egress: egressTable(results),
    costs: costTable(components),
  };
}

const placeholderMarks = (name: string) => [`<!-- table: ${name} -->`, '<!-- end -->'] as const;

/** Inserts tables into a page. @throws Error if a placeholder is missing */
export function insertTables(page: string, tables: Record<string, Table>): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [start, end] = placeholderMarks(name);
    const from = text.indexOf(start);
    const to = text.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`The page has no place for the table "${name}"`);
    return `${text.slice(0, from + start.length)}\n\n${formatMarkdown(table)}\n\n${text.slice(to)}`;
  }, page);
}
