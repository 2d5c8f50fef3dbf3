import { match, type MatchFunction } from 'path-to-regexp';
import { createRedirects } from '../../redirects/findRedirect';
import { compileManagedRedirects } from '../../redirects/managedRedirects';
import type { ManagedRedirect } from '../../redirects/managedRule';
import type { TableRow as Row } from '../../redirects/rule.types';
import type { Table } from './bench.types';

export const title = 'Finding a redirect';

const sizes = [100, 1000, 10_000];
const rounds = 7;
const maxMicroseconds = 2;

/**
 * Creates a table: three of five sources are exact, the others are patterns of all forms, one with a
 * condition.
 */
function createTable(size: number): Row[] {
  return Array.from({ length: size }, (_, index): Row => {
    const area = `/old-area-${index % 50}/page-${index}`;
    if (index % 10 < 6) return { source: area, destination: `/new/${index}` };
    if (index % 10 === 6)
      return { source: `${area}/:id/:slug`, destination: `/new/${index}/:slug` };
    if (index % 10 === 7) return { source: `${area}/:rest*`, destination: `/new/${index}/:rest*` };
    if (index % 10 === 8)
      return { source: `/sites/:id/dealer-${index}-:town`, destination: '/d/:town' };
    return { source: '/list', query: `brand=${index}&sort`, destination: `/new/list-${index}` };
  });
}

function makeHits(table: readonly Row[]): [path: string, query: string][] {
  return Array.from({ length: 500 }, (_, index) => {
    const row = table[(index * 7919) % table.length];
    const path = (row?.source ?? '').replace(/\/:\w+\*/, '/a/b').replace(/:\w+/g, 'Value-1');
    return [path, (row?.query ?? '').replace('&sort', '&sort=1')];
  });
}

const misses = Array.from({ length: 500 }, (_, index): [string, string] => [
  `/${['kop-bil', 'old-area-7', 'sites/5', 'buy-car/used-cars'][index % 4]}/no-such-page-${index}`,
  index % 3 === 0 ? 'utm_source=letter&car_brand=BMW' : '',
]);

/** Returns microseconds per call in the fastest round, which was disturbed least. */
function measure(
  addresses: readonly (readonly [string, string])[],
  calls: number,
  call: (path: string, query: string) => unknown,
): number {
  const times = Array.from({ length: rounds }, () => {
    const start = process.hrtime.bigint();
    for (let done = 0; done < calls; done += 1) {
      const [path, query] = addresses[done % addresses.length] ?? ['/', ''];
      call(path, query);
    }
    return Number(process.hrtime.bigint() - start) / 1000 / calls;
  });
  return Math.min(...times);
}

function findInSequence(table: readonly Row[]): (path: string) => unknown {
  const matchers: MatchFunction[] = table.map(({ source }) => match(source));
  return (path) => matchers.find((matcher) => matcher(path) !== false);
}

function makeManaged(size: number): ManagedRedirect[] {
  return Array.from({ length: size }, (_, index) => ({
    pattern: index % 2 === 0 ? `/campaign-${index}` : `/news/(\\d+)-item-${index}/(.*)`,
    target: index % 2 === 0 ? `/new/${index}` : '/articles/$2',
    redirectType: 'REDIRECT_301',
    isQueryStringPreserved: true,
    isLanguagePreserved: false,
    locale: '',
  }));
}

/**
 * Measures the search for redirects in tables of several sizes, compared with testing rule by rule with
 * path-to-regexp in the same run; and managed redirects that do not match.
 */
export function run(): Promise<Table> {
  const tables = sizes.flatMap((size) => {
    const table = createTable(size);
    const find = createRedirects(table);
    const sequence = findInSequence(table);
    return (['hit', 'miss'] as const).map((kind) => {
      const addresses = kind === 'hit' ? makeHits(table) : misses;
      measure(addresses, 50_000, find);
      const ours = measure(addresses, 100_000, find);
      const reference = measure(addresses, Math.max(500, 200_000 / size), sequence);
      return [`${size} rules, ${kind}`, ours, reference, ours <= maxMicroseconds ? 'yes' : 'no'];
    });
  });
  const managed = [100, 1000].map((size) => {
    const { find } = compileManagedRedirects(makeManaged(size), ['sv', 'en']);
    measure(misses, 2000, find);
    return [`${size} managed redirects, miss`, measure(misses, 5000, find), '', ''];
  });
  return Promise.resolve({
    columns: [
      'table',
      'µs a lookup',
      'path-to-regexp in sequence, µs',
      `at most ${maxMicroseconds} µs`,
    ],
    rows: [...tables, ...managed],
    notes: [`Each figure is the least disturbed of ${rounds} rounds.`],
  });
}
