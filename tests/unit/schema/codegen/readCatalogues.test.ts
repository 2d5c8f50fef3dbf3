import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalogue } from '../../../../schema/codegen/readCatalogues';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  write('sv', '{"close":"Stäng","back":"Tillbaka"}');
});

const write = (language: string, text: string) =>
  writeFileSync(join(folder, `${language}.json`), text);

test('reads the texts of a language', () => {
  write('fi', '{"close":"Sulje","back":"Takaisin"}');
  expect(readCatalogue(folder, 'fi')).toEqual({ close: 'Sulje', back: 'Takaisin' });
});

test('rejects a language with a missing or unknown key and names the key', () => {
  write('fi', '{"close":"Sulje","next":"Seuraava"}');
  expect(() => readCatalogue(folder, 'fi')).toThrow(
    /fi\.json lacks back \(in sv\.json\) and has next, which sv\.json lacks\.$/,
  );
});

test('rejects invalid JSON and names the file', () => {
  write('fi', '{"close":');
  expect(() => readCatalogue(folder, 'fi')).toThrow(/fi\.json is not JSON\.$/);
});
