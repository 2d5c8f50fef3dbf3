import { getLinkType, localiseHref } from '../../../../cms/items/localiseHref';
import type { ContentSite } from '../../../../cms/items/item.types';

const site: ContentSite = { name: 'a', hosts: ['a.example'], languages: ['sv', 'en'] };

test.each([
  ['/', '/en'],
  ['/?a=1', '/en?a=1'],
  ['/kop-bil', '/en/kop-bil'],
  ['/kop-bil?x=/y.z#top', '/en/kop-bil?x=/y.z#top'],
  ['/en', '/en'],
  ['/en/kop-bil', '/en/kop-bil'],
  ['/enkel', '/en/enkel'],
  ['/-/media/a.jpg', '/-/media/a.jpg'],
  ['/api/x', '/api/x'],
  ['/broschyr.pdf', '/broschyr.pdf'],
  ['//elsewhere.example/x', '//elsewhere.example/x'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['#top', '#top'],
  ['mailto:a@a.example', 'mailto:a@a.example'],
])('%s becomes %s in English and is unchanged in the default language', (href, expected) => {
  expect(localiseHref(href, 'en', site)).toBe(expected);
  expect(localiseHref(href, 'sv', site)).toBe(href);
});

test('the type of a link is derived from its address', () => {
  expect(
    ['/a', '/-/media/a', '#a', 'mailto:a', 'tel:1', 'https://a', '//a'].map(getLinkType),
  ).toEqual(['internal', 'media', 'anchor', 'mailto', 'tel', 'external', 'external']);
});
