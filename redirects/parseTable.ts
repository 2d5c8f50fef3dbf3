import { CsvError, parse } from 'csv-parse/sync';
import { externalSites, resolveExternalSite, type ExternalSites } from './externalSites';
import { RuleError, type TableRow } from './rule.types';

/** Maximum length of a table: five times our longest one. */
const MAX_TABLE_CHARACTERS = 500_000;

const columns = ['source', 'query', 'destination', 'note'];

interface CsvRow {
  record: Record<string, string>;
  info: { lines: number };
}

/**
 * Reads a table of old addresses, `redirects/<site>.csv`: comma- or semicolon-separated with RFC 4180
 * quoting, as spreadsheets write it. The first row names the columns:
 * - `source`: the old address, `/path`. `:name` stands for one segment or a part of one
 * (`/anlaggningar/:id/hedin-bil-:place`), `:rest*` for any number of segments and `:rest+` for at least one.
 * Letter case does not matter; a slash at the end is dropped.
 * - `query`: blank, or what the address's query must contain: `cat=service`, `br&so=1` (a bare key: any
 * non-empty value).
 * - `destination`: the new address, `/path`, with the source's parameters; a query and a `#hash` may follow.
 * `{careers}/…` leads to the external site that is configured with that name.
 * - `note`: for people; ignored.
 * The first row that matches an address wins. Every redirect is permanent (308).
 * @throws RuleError naming file and line when the file is not such a table
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
 * Records of a CSV file, each with the line on which it ends.
 * @throws RuleError when the file is not CSV or lacks one of the expected columns
 */
export function readCsv(
  text: string,
  file: string,
  expected: readonly string[] = columns,
): CsvRow[] {
  if (text.length > MAX_TABLE_CHARACTERS) {
    throw new RuleError(`${file}: is longer than ${MAX_TABLE_CHARACTERS} characters`);
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
    if (!(error instanceof CsvError)) throw error;
    const message = error.message.replace(/ (?:on|at) line \d+/, '');
    throw new RuleError(message, { file, line: Number(error.lines) });
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
