import { getChangeLabel } from '../../../../../cms/editor/site/itemLabels';
import type { SiteChange, SiteItem } from '../../../../../cms/editor/site/siteApi';

jest.mock('../../../../../cms/editor/loadedTexts', () =>
  jest.requireActual('../../../../swedishTexts'),
);

const change = { itemId: 'A', language: 'sv', template: 'NavigationItem' } as SiteChange;

const createItems = (published: unknown, fields: unknown): SiteItem[] => [
  {
    ...{ itemId: 'A', name: 'a', template: 'NavigationItem' },
    versions: [{ language: 'sv', version: 2, placeholders: {}, fields, published }],
  } as unknown as SiteItem,
];

test('[EDIT-30] before publishing, a change of the order of entries is named as such', () => {
  const before = { children: ['B', 'C'] };
  const label = (children: string[]) =>
    getChangeLabel(change, 'children', createItems(before, { children }));
  expect(label(['C', 'B'])).toBe('ordning');
  expect(label(['B', 'C', 'D'])).not.toBe('ordning');
});

test('[EDIT-85] publishing the dictionary names its texts in the language of the editor', () => {
  const phrase = { ...change, template: 'DictionaryEntry' };
  expect(getChangeLabel(phrase, 'phrase', [])).toBe('text');
});
