import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const STOCK_FOLDER = join('services', 'stock');

/**
 * Rows of a table, by the names of the columns; blank cells are empty texts.
 * @param folder from the project root; the stock's own when absent
 */
export function readTable<Column extends string, Words = object>(
  file: string,
  folder: string = STOCK_FOLDER,
): (Omit<Record<Column, string>, keyof Words> & Words)[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return parse(text, { columns: true, skip_empty_lines: true }) as (Omit<
    Record<Column, string>,
    keyof Words
  > &
    Words)[];
}
