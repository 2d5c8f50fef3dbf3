import { publicPath, resolveRoute } from '../../../../platform/content/resolveRoute';
import { siteByName } from '../../../../sites/sites';

const swedish = siteByName('automotive-se');

test.each([
  ['/', 'sv', '/'],
  ['/om-oss', 'sv', '/om-oss'],
  ['/en', 'en', '/'],
  ['/en/om-oss', 'en', '/om-oss'],
  ['/EN', 'en', '/'],
  ['/En/om-oss', 'en', '/om-oss'],
  ['/SV/kop-bil', 'sv', '/kop-bil'],
  ['/sv', 'sv', '/'],
  ['/english', 'sv', '/english'],
  ['/fi/om-oss', 'sv', '/fi/om-oss'],
  ['/k%C3%B6p', 'sv', '/köp'],
])('[SITE-03] resolves %s to %s of %s', (path, language, routePath) => {
  expect(resolveRoute(swedish, path)).toEqual({ language, routePath });
});

test('an address that cannot be decoded has no route', () => {
  expect(resolveRoute(swedish, '/%E0%A4%A')).toBeUndefined();
});

test.each([
  ['sv', '/', '/'],
  ['sv', '/köp', '/k%C3%B6p'],
  ['en', '/', '/en'],
  ['en', '/om-oss', '/en/om-oss'],
] as const)('the %s address of %s is %s', (language, routePath, path) => {
  expect(publicPath(swedish, language, routePath)).toBe(path);
  expect(resolveRoute(swedish, path)).toEqual({ language, routePath });
});
