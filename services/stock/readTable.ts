import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** Rows of a table of this folder, by the names of the columns; blank cells are empty texts. */
export function readTable<Column extends string>(file: string): Record<Column, string>[] {
  const text = readFileSync(join('services', 'stock', file), 'utf8');
  return parse(text, { columns: true, skip_empty_lines: true }) as Record<Column, string>[];
}
