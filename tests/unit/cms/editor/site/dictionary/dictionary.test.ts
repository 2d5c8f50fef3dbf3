import { checkPhrase } from '../../../../../../cms/editor/site/dictionary/checkPhrase';
import {
  dictionaryRows,
  findRows,
} from '../../../../../../cms/editor/site/dictionary/dictionaryRows';
import type { SiteItem } from '../../../../../../cms/editor/site/siteApi';

test('[EDIT-37] a phrase holds the values that the default text holds, and no others', () => {
  expect(checkPhrase('Visa {count} bilar', 'Show {count} cars')).toBeUndefined();
  expect(checkPhrase('{count} {count}', '{count}')).toBeUndefined();
  expect(checkPhrase('Visa bilar', 'Show {count} cars')).toContain('Keep {count}');
  expect(checkPhrase('Visa {antal} {count}', 'Show {count} cars')).toContain('{antal}');
  expect(checkPhrase('', 'Show')).toBe('Fill this in');
  expect(checkPhrase('{anything}', undefined)).toBeUndefined();
});

const standards: Record<string, Record<string, string>> = {
  sv: { close: 'Stäng', open: 'Öppna' },
  en: { close: 'Close', open: 'Open' },
};

const item = (name: string, phrases: Record<string, string>): SiteItem => ({
  itemId: name,
  name,
  template: 'DictionaryEntry',
  versions: ['sv', 'en'].map((language) => {
    const phrase = phrases[language];
    const fields = phrase === undefined ? null : { Key: name, Phrase: phrase };
    return { language, version: 1, fields, published: fields, placeholders: {} };
  }),
});

test('[EDIT-37] the dictionary lists every key of product and site, and finds what is changed or missing', () => {
  const rows = dictionaryRows(['sv', 'en'], (language) => standards[language] ?? {}, [
    item('close', { sv: 'Klart', en: 'Done' }),
    item('ours', { sv: 'Eget' }),
  ]);
  expect(rows.map(({ key }) => key)).toEqual(['close', 'open', 'ours']);
  expect(rows[0]?.phrases).toEqual([
    { language: 'sv', standard: 'Stäng', own: 'Klart' },
    { language: 'en', standard: 'Close', own: 'Done' },
  ]);
  const keys = (...args: [Parameters<typeof findRows>[1], string]) =>
    findRows(rows, ...args).map(({ key }) => key);
  expect(keys('changed', '')).toEqual(['close', 'ours']);
  expect(keys('missing', '')).toEqual(['ours']);
  expect(keys('all', 'ÖPPNA')).toEqual(['open']);
  expect(keys('all', 'done klart')).toEqual(['close']);
});
