import { match, type MatchFunction } from 'path-to-regexp';
import { createRedirects } from '../../redirects/findRedirect';
import { compileManagedRedirects } from '../../redirects/managedRedirects';
import type { ManagedRedirect } from '../../redirects/managedRule';
import type { TableRow as Row } from '../../redirects/rule.types';
import type { Table } from './bench.types';

export const title = 'Finding a redirect';

const sizes = [100, 1000, 10_000];
const rounds = 7;
const target = 2;

/** Three exact sources in five; the others are patterns of every form and one with a condition. */
function makeTable(size: number): Row[] {
  return Array.from({ length: size }, (_, at): Row => {
    const area = `/old-area-${at % 50}/page-${at}`;
    if (at % 10 < 6) return { source: area, destination: `/new/${at}` };
    if (at % 10 === 6) return { source: `${area}/:id/:slug`, destination: `/new/${at}/:slug` };
    if (at % 10 === 7) return { source: `${area}/:rest*`, destination: `/new/${at}/:rest*` };
    if (at % 10 === 8) return { source: `/sites/:id/dealer-${at}-:town`, destination: '/d/:town' };
    return { source: '/list', query: `brand=${at}&sort`, destination: `/new/list-${at}` };
  });
}

function makeHits(table: readonly Row[]): [path: string, query: string][] {
  return Array.from({ length: 500 }, (_, at) => {
    const row = table[(at * 7919) % table.length];
    const path = (row?.source ?? '').replace(/\/:\w+\*/, '/a/b').replace(/:\w+/g, 'Value-1');
    return [path, (row?.query ?? '').replace('&sort', '&sort=1')];
  });
}

const misses = Array.from({ length: 500 }, (_, at): [string, string] => [
  `/${['kop-bil', 'old-area-7', 'sites/5', 'buy-car/used-cars'][at % 4]}/no-such-page-${at}`,
  at % 3 === 0 ? 'utm_source=letter&car_brand=BMW' : '',
]);

/** Microseconds per call in the round that other work on the machine disturbed least. */
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

function inSequence(table: readonly Row[]): (path: string) => unknown {
  const matchers: MatchFunction[] = table.map(({ source }) => match(source));
  return (path) => matchers.find((matcher) => matcher(path) !== false);
}

function makeManaged(size: number): ManagedRedirect[] {
  return Array.from({ length: size }, (_, at) => ({
    pattern: at % 2 === 0 ? `/campaign-${at}` : `/news/(\\d+)-item-${at}/(.*)`,
    target: at % 2 === 0 ? `/new/${at}` : '/articles/$2',
    redirectType: 'REDIRECT_301',
    isQueryStringPreserved: true,
    isLanguagePreserved: false,
    locale: '',
  }));
}

/**
 * What finding a redirect costs at several sizes of the table, beside path-to-regexp tried rule by
 * rule on the same addresses in the same run; and what the managed redirects add to a miss.
 */
export function run(): Promise<Table> {
  const tables = sizes.flatMap((size) => {
    const table = makeTable(size);
    const find = createRedirects(table);
    const sequence = inSequence(table);
    return (['hit', 'miss'] as const).map((kind) => {
      const addresses = kind === 'hit' ? makeHits(table) : misses;
      measure(addresses, 50_000, find);
      const ours = measure(addresses, 100_000, find);
      const reference = measure(addresses, Math.max(500, 200_000 / size), sequence);
      return [`${size} rules, ${kind}`, ours, reference, ours <= target ? 'yes' : 'no'];
    });
  });
  const managed = [100, 1000].map((size) => {
    const { find } = compileManagedRedirects(makeManaged(size), ['sv', 'en']);
    measure(misses, 2000, find);
    return [`${size} managed redirects, miss`, measure(misses, 5000, find), '', ''];
  });
  return Promise.resolve({
    columns: ['table', 'µs a lookup', 'path-to-regexp in sequence, µs', `at most ${target} µs`],
    rows: [...tables, ...managed],
    notes: [`Each figure is the least disturbed of ${rounds} rounds.`],
  });
}
