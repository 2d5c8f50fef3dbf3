import {
  compileManagedRedirects,
  longestAddress,
  mostExpressions,
} from '../../../redirects/managedRedirects';
import type { ManagedRedirect } from '../../../redirects/managedRule';

const languages = ['sv', 'en'];
const managed = (pattern: string, target: string, more: Partial<ManagedRedirect> = {}) => ({
  pattern,
  target,
  redirectType: 'REDIRECT_301' as const,
  locale: '',
  isQueryStringPreserved: false,
  isLanguagePreserved: false,
  ...more,
});

function answer(redirects: ManagedRedirect[], address: string) {
  const [path = '', query = ''] = address.split('?', 2);
  return compileManagedRedirects(redirects, languages).find(path, query);
}

const location = (redirects: ManagedRedirect[], address: string) => {
  const found = answer(redirects, address);
  return found && 'location' in found ? found.location : undefined;
};

it.each([
  ['/old', '/new', '/OLD', '/new'],
  ['/old/', '/new', '/old', '/new'],
  ['old.html', '/new', '/old.html', '/new'],
  ['old.html', '/new', '/oldxhtml', undefined],
  ['/magi/gi', '/new', '/magi/gi', '/new'],
  ['/', '/new', '/', '/new'],
  ['/våra-bilar', '/new', '/v%C3%A5ra-bilar', '/new'],
  ['/old?id=7', '/new', '/old?x=1&id=7', '/new'],
  ['/old?id=7', '/new', '/old?id=8', undefined],
  ['/old/(.*)', '/new/$1', '/old/a/b', '/new/a/b'],
  ['^/old/(\\d+)-([a-z]+)$', '/new/$2/$1', '/old/7-abc', '/new/abc/7'],
  ['/^\\/old\\/(.*)$/gi', '/new/$1', '/Old/a', '/new/a'],
  ['/old/.*', '/new', '/very/old/a', undefined],
  ['/list\\?id=(\\d+)', '/item/$1', '/list?id=12', '/item/12'],
  ['/(a|b)', 'https://x.example/$1', '/b', 'https://x.example/b'],
  ['/old', '/$siteLang/new', '/old', '/sv/new'],
])('%s → %s: %s goes to %s', (pattern, target, address, expected) => {
  expect(location([managed(pattern, target)], address)).toBe(expected);
});

it('answers as the type says', () => {
  expect(answer([managed('/a', '/b')], '/a')).toEqual({ location: '/b', status: 301 });
  expect(answer([managed('/a', '/b', { redirectType: 'REDIRECT_302' })], '/a')).toEqual({
    location: '/b',
    status: 302,
  });
  expect(answer([managed('/a', '/b?x=1', { redirectType: 'SERVER_TRANSFER' })], '/a')).toEqual({
    transfer: '/b?x=1',
  });
});

it('keeps query and language when the editor says so', () => {
  const keepQuery = { isQueryStringPreserved: true };
  expect(location([managed('/a', '/b?x=1')], '/a?x=9&y=2')).toBe('/b?x=1');
  expect(location([managed('/a', '/b?x=1', keepQuery)], '/a?x=9&y=2')).toBe('/b?y=2&x=1');
  expect(location([managed('/a', '/b#c', keepQuery)], '/a?y=2')).toBe('/b?y=2#c');
  const keepLanguage = { isLanguagePreserved: true };
  expect(location([managed('/a', '/b')], '/en/a')).toBe('/b');
  expect(location([managed('/a', '/b', keepLanguage)], '/en/a')).toBe('/en/b');
  expect(location([managed('/a', '/', keepLanguage)], '/en/a')).toBe('/en');
  expect(location([managed('/a', '/b', keepLanguage)], '/a')).toBe('/b');
});

it('applies a rule for one language to that language alone', () => {
  const english = [
    managed('/a', '/b', { locale: 'en' }),
    managed('/(x|y)', '/z', { locale: 'EN' }),
  ];
  expect(location(english, '/a')).toBeUndefined();
  expect(location(english, '/en/a')).toBe('/b');
  expect(location(english, '/y')).toBeUndefined();
  expect(location(english, '/en/y')).toBe('/z');
});

it('the first that matches wins, address or expression', () => {
  const rules = [
    managed('/a/(.*)', '/1'),
    managed('/a/b', '/2'),
    managed('/c/d', '/3'),
    managed('/c/.*', '/4'),
  ];
  expect(location(rules, '/a/b')).toBe('/1');
  expect(location(rules, '/c/d')).toBe('/3');
  expect(location(rules, '/c/e')).toBe('/4');
});

it('reports and skips what cannot be used; the others work', () => {
  const bad = [
    managed('/(unclosed', '/b'),
    managed('/(?=look)ahead', '/b'),
    managed('/(a)\\1', '/b'),
    managed(`/${'x'.repeat(1001)}`, '/b'),
    managed('/a', 'javascript:alert(1)'),
    managed('/a', '//evil.example'),
    managed('/a', 'https://good.example$1'),
    managed('/a', 'https://x.example/', { redirectType: 'SERVER_TRANSFER' }),
  ];
  const { skipped, find } = compileManagedRedirects([...bad, null, managed('/a', '/b')], languages);
  expect(skipped.map(({ pattern }) => pattern)).toEqual(bad.map(({ pattern }) => pattern));
  expect(skipped.every(({ reason }) => reason.length > 0)).toBe(true);
  expect(find('/a', '')).toEqual({ location: '/b', status: 301 });
});

it('bounds the number of expressions and the length of addresses they see', () => {
  const many = Array.from({ length: mostExpressions + 2 }, (_, at) =>
    managed(`/x${at}/(.*)`, '/y'),
  );
  const { skipped, find } = compileManagedRedirects(many, languages);
  expect(skipped).toHaveLength(2);
  expect(find(`/x0/${'a'.repeat(longestAddress)}`, '')).toBeUndefined();
});

it.each([
  ['/go/(.*)', '/$1', '/go//evil.example/x', '/evil.example/x'],
  ['/go/(.*)', '/$1', '/go/%2Fevil.example', '/%2Fevil.example'],
  ['/go(.*)', 'https://x.example/$1', '/go@evil.example/', 'https://x.example/@evil.example/'],
])('a group cannot choose the origin: %s → %s for %s', (pattern, target, address, expected) => {
  expect(location([managed(pattern, target)], address)).toBe(expected);
});

it('does not send an address to itself', () => {
  expect(
    answer([managed('/a/?', '/a', { isQueryStringPreserved: true })], '/a?x=1'),
  ).toBeUndefined();
});

it('an expression made to backtrack is answered like any other', () => {
  const evil = compileManagedRedirects(
    [managed('/((a+)+)+', '/b'), managed('/(a|a)*b', '/c')],
    languages,
  );
  expect(evil.find(`/${'a'.repeat(2000)}!`, '')).toBeUndefined();
});
