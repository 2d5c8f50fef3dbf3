import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const STOCK_FOLDER = join('services', 'stock');

/**
 * Reads the rows of a CSV table as objects by column name; empty cells are empty strings.
 * @param folder relative to the project root; default: the stock's own folder
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
