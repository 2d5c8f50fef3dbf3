import { checkTable } from '../../../redirects/checkTable';
import type { SitePages } from '../../../redirects/sitePages';

const anyPage: SitePages = { routes: [], has: () => true };

function check(rows: [source: string, destination: string, query?: string][], pages = anyPage) {
  const table = rows.map(([source, destination, query], index) => ({
    source,
    destination,
    query,
    place: { file: 'redirects/site.csv', line: index + 2 },
  }));
  return checkTable(table, pages).map(
    ({ severity, kind, place, message }) => `${place?.line} ${severity} ${kind}: ${message}`,
  );
}

it('finds no problems in a valid table', () => {
  expect(
    check([
      ['/a', '/b'],
      ['/c/:id', '/d/:id'],
      ['/c/:path+', '/e'],
    ]),
  ).toEqual([]);
});

it.each([
  ['a row to itself', [['/a', '/A']]],
  ['a row under its own wildcard', [['/a/:path*', '/a/b']]],
  [
    'two rows in a circle',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
  ],
  [
    'patterns in a circle',
    [
      ['/a/:x', '/b/:x'],
      ['/b/:y', '/a/:y'],
    ],
  ],
  [
    'a circle at one value only',
    [
      ['/a/:x', '/b/:x'],
      ['/b/seven', '/a/seven'],
    ],
  ],
  ['a condition that the destination still meets', [['/a', '/a', 'cat=x']]],
  ['an address that grows with each redirect', [['/a/:path*', '/a/b/:path*']]],
] as [string, [string, string, string?][]][])('reports a loop: %s', (_, rows) => {
  expect(check(rows).filter((finding) => finding.includes('error loop'))).not.toEqual([]);
});

it('a condition that the destination no longer meets is not a loop', () => {
  expect(check([['/a', '/a?cat=', 'cat=x']])).toEqual([]);
});

it('reports chains, including those for one value of a pattern', () => {
  expect(
    check([
      ['/a', '/b'],
      ['/b', '/c'],
    ]),
  ).toEqual(['2 warning chain: /a → /b → /c']);
  expect(
    check([
      ['/fi/:path+', '/en/:path+'],
      ['/en/old', '/new'],
    ]),
  ).toEqual(['2 warning chain: /fi/old → /en/old → /new']);
});

it('a row that removes a prefix is no chain, although what follows the prefix has moved', () => {
  expect(
    check([
      ['/fi/:path+', '/:path+'],
      ['/old', '/new'],
    ]),
  ).toEqual([]);
});

it('reports rows that an earlier row shadows', () => {
  const never = (source: string) =>
    `3 warning shadowed: ${source} is never reached: line 2 matches first`;
  expect(
    check([
      ['/a/:id', '/b'],
      ['/a/c', '/d'],
    ]),
  ).toEqual([never('/a/c')]);
  expect(
    check([
      ['/a/:path*', '/b'],
      ['/A/:id/x', '/d'],
    ]),
  ).toEqual([never('/A/:id/x')]);
  expect(
    check([
      ['/a', '/b'],
      ['/a', '/c', 'x=1'],
    ]),
  ).toEqual([never('/a')]);
  expect(
    check([
      ['/a', '/b', 'x'],
      ['/a', '/c', 'x=1'],
    ]),
  ).toEqual([never('/a')]);
  expect(
    check([
      ['/a', '/b'],
      ['/a', '/b'],
    ]),
  ).toEqual(['3 warning shadowed: /a repeats line 2']);
});

it('does not report a row as shadowed that some address still reaches', () => {
  expect(
    check([
      ['/a/:id', '/b'],
      ['/a/:path*', '/c'],
    ]),
  ).toEqual([]);
  expect(
    check([
      ['/a', '/b', 'x=1'],
      ['/a', '/c', 'x'],
    ]),
  ).toEqual([]);
});

it('reports a source with different targets, but not a variant in letter case with the same one', () => {
  expect(
    check([
      ['/a/:id', '/b'],
      ['/A/:name', '/c'],
    ]),
  ).toEqual(['3 warning conflict: /A/:name leads to /c, but line 2 comes first and leads to /b']);
  expect(
    check([
      ['/findus', '/b'],
      ['/FindUs', '/b'],
    ]),
  ).toEqual([]);
});

it('reports targets that are not pages, and pages that a row hides', () => {
  const pages: SitePages = { routes: ['/b', '/c/d'], has: (path) => path === '/b' };
  expect(
    check(
      [
        ['/a', '/b?x=1#y'],
        ['/c/:id', '/gone'],
        ['/d', '/gone?x=1'],
        ['/x', 'https://x.example/y'],
      ],
      pages,
    ),
  ).toEqual([
    '3 error no page: /gone is no page of the site (2 rows)',
    '3 warning hides page: /c/d is a page of the site',
  ]);
});

it('reports every invalid row and checks the others', () => {
  expect(
    check([
      ['a', '/b'],
      ['/c', '/d'],
      ['/e', '/:x'],
      ['/d', '/c'],
    ]),
  ).toEqual([
    '2 error invalid: source "a" must start with "/"',
    '4 error invalid: destination "/:x": the source has no ":x"',
    '3 error loop: /c → /d → /c',
    '5 error loop: /d → /c → /d',
  ]);
});
