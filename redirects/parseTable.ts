import { parse } from 'csv-parse/sync';
import { externalSites, resolveExternalSite, type ExternalSites } from './externalSites';
import { RuleError, type TableRow } from './rule.types';

/** Longest table, in characters: five times the longest of ours. */
const LONGEST_TABLE = 500_000;

const columns = ['source', 'query', 'destination', 'note'];

interface CsvRow {
  record: Record<string, string>;
  info: { lines: number };
}

/**
 * Reads a table of old addresses, `redirects/<site>.csv`: comma- or semicolon-separated with RFC 4180
 * quoting, as spreadsheets write it. The first row names the columns:
 *
 * - `source`: the old address, `/path`. `:name` stands for one segment or part of one
 *   (`/anlaggningar/:id/hedin-bil-:place`), `:rest*` for any number of segments and `:rest+` for at
 *   least one. Letter case does not matter; a slash at the end is dropped.
 * - `query`: blank, or what the address's query must hold: `cat=service`, `br&so=1` (a bare key: any
 *   value but an empty one).
 * - `destination`: the new address, `/path`, with the source's parameters; a query and a `#hash` may
 *   follow. `{careers}/…` leads to the external site configured under that name.
 * - `note`: for people; not read.
 *
 * The first row that matches an address wins. Every redirect is permanent (308).
 *
 * @throws RuleError naming file and line when the file is not such a table.
 */
export function parseTable(
  text: string,
  file: string,
  sites: ExternalSites = externalSites(),
): TableRow[] {
  return readCsv(text, file).map(({ record, info }) => {
    const place = { file, line: info.lines };
    const { source = '', query = '', destination = '' } = record;
    if (!source || !destination) throw new RuleError('source or destination is blank', place);
    try {
      return { source, query, destination: resolveExternalSite(destination, sites), place };
    } catch (error) {
      throw error instanceof RuleError ? new RuleError(error.message, place) : error;
    }
  });
}

/**
 * Records of a CSV file with the line that each ends on.
 *
 * @throws RuleError when the file is not CSV or its columns are not the expected ones.
 */
export function readCsv(
  text: string,
  file: string,
  expected: readonly string[] = columns,
): CsvRow[] {
  if (text.length > LONGEST_TABLE) {
    throw new RuleError(`${file}: is longer than ${LONGEST_TABLE} characters`);
  }
  const [header = ''] = text.split('\n', 1);
  try {
    return parse(text.replaceAll('\r\n', '\n'), {
      bom: true,
      columns: (names: string[]) => checkColumns(names, expected, file),
      delimiter: header.includes(';') ? ';' : ',',
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as CsvRow[];
  } catch (error) {
    if (error instanceof RuleError) throw error;
    throw new RuleError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function checkColumns(names: string[], expected: readonly string[], file: string): string[] {
  const missing = expected.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new RuleError(`the first row must name the columns ${expected.join(', ')}`, {
      file,
      line: 1,
    });
  }
  return names;
}
