import type fs from 'node:fs';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableTarget } from '../../../../cms/authoring/links/redirectTables';

let mockFolder: string;

jest.mock('../../../../redirects/findRedirect', () => {
  const actual = jest.requireActual<Record<string, unknown>>('../../../../redirects/findRedirect');
  const { parseTable } = jest.requireActual<{ parseTable: (...args: unknown[]) => unknown }>(
    '../../../../redirects/parseTable',
  );
  const { readFileSync } = jest.requireActual<typeof fs>('node:fs');
  const tableFile = (site: string) => `${mockFolder}/${site}.csv`;
  const readTable = (site: string) =>
    parseTable(readFileSync(tableFile(site), 'utf8'), tableFile(site), {});
  return { ...actual, tableFile, readTable };
});

beforeAll(() => (mockFolder = mkdtempSync(join(tmpdir(), 'tables-'))));
afterAll(() => rmSync(mockFolder, { recursive: true }));

function write(rows: string, seconds: number): void {
  const file = join(mockFolder, 'trucks.csv');
  writeFileSync(file, `source,query,destination,note\n${rows}`);
  utimesSync(file, seconds, seconds);
}

test('a table is read again when its file changed', () => {
  write('/old,,/first,\n', 1000);
  expect(tableTarget('trucks', '/old/')).toBe('/first');
  write('/old,,/second,\n', 2000);
  expect(tableTarget('trucks', '/old')).toBe('/second');
});

test('a name that is no site is asked of no file', () => {
  expect(tableTarget('../trucks', '/old')).toBeUndefined();
});
