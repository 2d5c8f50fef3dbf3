import type fs from 'node:fs';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTableTarget } from '../../../../cms/authoring/links/findTableTarget';

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

function writeTable(rows: string, modifiedAtSeconds: number): void {
  const file = join(mockFolder, 'trucks.csv');
  writeFileSync(file, `source,query,destination,note\n${rows}`);
  utimesSync(file, modifiedAtSeconds, modifiedAtSeconds);
}

test('reads a redirect table again when its file has changed', () => {
  writeTable('/old,,/first,\n', 1000);
  expect(findTableTarget('trucks', '/old/')).toBe('/first');
  writeTable('/old,,/second,\n', 2000);
  expect(findTableTarget('trucks', '/old')).toBe('/second');
});

test("reads no file for a name that is not a site's", () => {
  expect(findTableTarget('../trucks', '/old')).toBeUndefined();
});
