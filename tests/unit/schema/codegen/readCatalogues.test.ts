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

test('the texts of a language are read', () => {
  write('fi', '{"close":"Sulje","back":"Takaisin"}');
  expect(readCatalogue(folder, 'fi')).toEqual({ close: 'Sulje', back: 'Takaisin' });
});

test('a language that misses a key, or has one too many, is refused by name', () => {
  write('fi', '{"close":"Sulje","next":"Seuraava"}');
  expect(() => readCatalogue(folder, 'fi')).toThrow(
    /fi\.json has other keys than sv\.json: missing back, unknown next\.$/,
  );
});

test('what is not JSON is refused with its file', () => {
  write('fi', '{"close":');
  expect(() => readCatalogue(folder, 'fi')).toThrow(/fi\.json is not JSON\.$/);
});
