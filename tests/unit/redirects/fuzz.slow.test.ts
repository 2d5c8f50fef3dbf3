import { sitesWithTables } from '../../../redirects/sitesWithTables';
import { compile } from '../../../redirects/compile';
import { exportRules } from '../../../redirects/exportTable';
import { readTable } from '../../../redirects/findRedirect';
import { compileManagedRedirects } from '../../../redirects/managedRedirects';
import type { ManagedRedirect } from '../../../redirects/managedRule';
import { createSiteRedirects } from '../../../redirects/siteRedirects';
import type { TableRow } from '../../../redirects/rule.types';
import { seededRandom } from '../../../services/stock/random';
import { generateAddresses } from './generateAddresses';
import { syntheticTable } from './syntheticTable';

const managed = [
  ['/go/(.*)', '/$1'],
  ['/(.*)/end', 'https://careers.automotive.example/$1'],
  ['/(.+)-(.+)\\?(.*)', '/$3/$2'],
].map(([pattern = '', target = '']): ManagedRedirect => ({
  pattern,
  target,
  redirectType: 'REDIRECT_301',
  locale: '',
  isQueryStringPreserved: true,
  isLanguagePreserved: true,
}));
/** Origins in the redirect tables and the managed redirects; the first one is the site's own. */
const origins = ['http://host', 'https://careers.automotive.example'];
const header = /^[\x21-\x7e]+$/;

function expectSafe(
  site: ReturnType<typeof createSiteRedirects>,
  path: string,
  query: string,
): void {
  const redirect = site.find(path, query);
  if (!redirect) return;
  const location = 'location' in redirect ? redirect.location : redirect.transfer;
  expect(location).toMatch(header);
  expect(location).toMatch(/^(?:\/(?![/\\])|https:\/\/careers\.automotive\.example\/)/);
  expect(origins).toContain(new URL(location, 'http://host/').origin);
}

function withManaged(table: readonly TableRow[]): ReturnType<typeof createSiteRedirects> {
  const site = createSiteRedirects(table, ['sv', 'en']);
  const compiled = compileManagedRedirects(managed, ['sv', 'en']);
  expect(compiled.skipped).toEqual([]);
  site.replaceManaged(compiled);
  return site;
}

const tables: [string, readonly TableRow[]][] = [
  ['every form of row', syntheticTable],
  ...sitesWithTables().map((site): [string, TableRow[]] => [site, readTable(site)]),
];

it.each(tables)('mutated addresses never lead outside the named origins: %s', (_, table) => {
  const site = withManaged(table);
  for (const target of generateAddresses(exportRules(compile(table).rules), 800, 5)) {
    const [path = '', ...query] = target.split('?');
    expectSafe(site, path, query.join('?'));
    expectSafe(site, `/go/${path}`, query.join('?'));
  }
});

it('arbitrary strings neither throw nor lead outside the named origins', () => {
  const random = seededRandom(11);
  const site = withManaged(syntheticTable);
  const characters = [
    ...'/////..\\%%%:@?#&=+ \t\r\n\0aZ9-~*()[]{}|^`"<>å日🚗',
    String.fromCharCode(0xd800),
    '%2f',
    '%5c',
    '%0d%0a',
  ];
  const text = (maxLength: number): string =>
    Array.from(
      { length: Math.floor(random() * maxLength) },
      () => characters[Math.floor(random() * characters.length)],
    ).join('');
  for (let round = 0; round < 10_000; round += 1) {
    expectSafe(site, random() < 0.9 ? `/${text(20)}` : text(20), text(20));
  }
});

it('very long addresses are handled without errors', () => {
  const site = withManaged(syntheticTable);
  for (const path of ['a/', '/', '../', 'mid/x/', '%2e/', 'å', '\\', '-end']) {
    expectSafe(site, `/mid/${path.repeat(20_000)}`, 'br=1&'.repeat(5000));
  }
});
