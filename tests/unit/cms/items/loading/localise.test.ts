import { localise } from '../../../../../cms/items/loading/localise';

test('maps of language codes stand for one language at any depth; the rest is shared', () => {
  const missing: string[] = [];
  const value = {
    Title: { sv: 'Hej', en: 'Hi' },
    Image: { src: '/a.jpg', alt: { sv: 'Bild' } },
    Items: [{ Text: { sv: 'Ett', en: 'One' } }, 2],
    Lists: { sv: ['a'], en: ['b', 'c'] },
    en: 'beside another key',
  };
  expect(localise(value, 'en', (path) => missing.push(path))).toEqual({
    Title: 'Hi',
    Image: { src: '/a.jpg', alt: undefined },
    Items: [{ Text: 'One' }, 2],
    Lists: ['b', 'c'],
    en: 'beside another key',
  });
  expect(missing).toEqual(['Image.alt']);
});
