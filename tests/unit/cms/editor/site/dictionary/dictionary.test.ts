import { validatePhrase } from '../../../../../../cms/editor/site/dictionary/validatePhrase';
import {
  toDictionaryRows,
  findRows,
} from '../../../../../../cms/editor/site/dictionary/dictionaryRows';
import type { SiteItem } from '../../../../../../cms/editor/site/siteApi';

test('[EDIT-37] a phrase must have the same placeholders as the default text', () => {
  expect(validatePhrase('Visa {count} bilar', 'Show {count} cars')).toBeUndefined();
  expect(validatePhrase('{count} {count}', '{count}')).toBeUndefined();
  expect(validatePhrase('Visa bilar', 'Show {count} cars')).toContain('Keep {count}');
  expect(validatePhrase('Visa {antal} {count}', 'Show {count} cars')).toContain('{antal}');
  expect(validatePhrase('', 'Show')).toBe('Fill this in');
  expect(validatePhrase('{anything}', undefined)).toBeUndefined();
});

const defaultTexts: Record<string, Record<string, string>> = {
  sv: { close: 'Stäng', open: 'Öppna' },
  en: { close: 'Close', open: 'Open' },
};

const createItem = (name: string, phrases: Record<string, string>): SiteItem => ({
  itemId: name,
  name,
  template: 'DictionaryEntry',
  versions: ['sv', 'en'].map((language) => {
    const phrase = phrases[language];
    const fields = phrase === undefined ? null : { Key: name, Phrase: phrase };
    return { language, version: 1, fields, published: fields, placeholders: {} };
  }),
});

test('[EDIT-37] the dictionary lists every key of the product and the site, and finds changed or missing phrases', () => {
  const rows = toDictionaryRows(['sv', 'en'], (language) => defaultTexts[language] ?? {}, [
    createItem('close', { sv: 'Klart', en: 'Done' }),
    createItem('ours', { sv: 'Eget' }),
  ]);
  expect(rows.map(({ key }) => key)).toEqual(['close', 'open', 'ours']);
  expect(rows[0]?.phrases).toEqual([
    { language: 'sv', defaultText: 'Stäng', customText: 'Klart' },
    { language: 'en', defaultText: 'Close', customText: 'Done' },
  ]);
  const findKeys = (...args: [Parameters<typeof findRows>[1], string]) =>
    findRows(rows, ...args).map(({ key }) => key);
  expect(findKeys('changed', '')).toEqual(['close', 'ours']);
  expect(findKeys('missing', '')).toEqual(['ours']);
  expect(findKeys('all', 'ÖPPNA')).toEqual(['open']);
  expect(findKeys('all', 'done klart')).toEqual(['close']);
});
