import { localise } from '../../../../../cms/items/loading/localise';

test('replaces language maps at any depth by one language and keeps other values', () => {
  const missingPaths: string[] = [];
  const value = {
    Title: { sv: 'Hej', en: 'Hi' },
    Image: { src: '/a.jpg', alt: { sv: 'Bild' } },
    Items: [{ Text: { sv: 'Ett', en: 'One' } }, 2],
    Lists: { sv: ['a'], en: ['b', 'c'] },
    en: 'beside another key',
  };
  expect(localise(value, 'en', (path) => missingPaths.push(path))).toEqual({
    Title: 'Hi',
    Image: { src: '/a.jpg', alt: undefined },
    Items: [{ Text: 'One' }, 2],
    Lists: ['b', 'c'],
    en: 'beside another key',
  });
  expect(missingPaths).toEqual(['Image.alt']);
});
