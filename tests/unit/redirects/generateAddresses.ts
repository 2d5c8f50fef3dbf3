import type { ExportedRule } from '../../../redirects/exportTable';
import { seededRandom } from '../../../services/stock/random';

const segments = [
  'stockholm',
  'BMW',
  'i4',
  '4711',
  '5f3e9a0c1d2b',
  'a.b',
  'x-y-z',
  'hedin-bil-lund',
  'å',
  '%C3%A5',
  '%2F',
  '%2e',
  '%20',
  'a+b',
  'a%26b',
  'a&b=c',
  '%',
  '%zz',
  '.',
  '..',
  '%2E%2e',
  'ß',
  '日本',
  '🚗',
  "it's",
  '(x)',
  '[x]',
  '{x}',
  'a;b=c',
  '@',
  '~',
  '*',
  ':id',
  'a|b',
  '^',
  '`',
  '"',
  '<b>',
  '\\',
  '',

  'evil.example',
  '%5C',
  '%0d%0a',
  'index.html',
];
const values = [
  '',
  'x',
  '1',
  'BMW',
  'bmw',
  'stockholm',
  '%C3%A5',
  'å',
  'a+b',
  'a%20b',
  '%',
  '%zz',
  '%FF',
  'a=b',
  '%26',
  '//evil.example',
  '{x}',
  "'",
];

/**
 * Generates request targets from a table's rules: sources with parameters filled in and conditions met or
 * almost met, with variations in case, slashes, dots, encodings, and additional or missing segments. Excludes
 * spaces and `#`, which cannot occur in a request target.
 */
export function generateAddresses(
  rules: readonly ExportedRule[],
  count: number,
  seed: number,
): string[] {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number): boolean => random() < share;
  const pickSegments = (min: number): string =>
    Array.from({ length: min + Math.floor(random() * 4) }, () => pick(segments)).join('/');

  const fill = (source: string): string =>
    source
      .replace(/\/:\w+([*+])/g, (_, sign: string) => {
        const tail = pickSegments(sign === '+' ? 1 : 0);
        return tail && `/${tail}`;
      })
      .replace(/:\w+/g, () => pick(segments));

  const mutations: ((path: string) => string)[] = [
    (path) => path.toUpperCase(),
    (path) => [...path].map((c) => (chance(0.5) ? c.toUpperCase() : c.toLowerCase())).join(''),
    (path) => `${path}/`,
    (path) => `/${path}`,
    (path) => `${path}//`,
    (path) => path.replace('/', '/./'),
    (path) => `${path}/..`,
    (path) => `/x/..${path}`,
    (path) => path.replace(/\/([^/]*)$/, '//$1'),
    (path) => path.replace(/\//, '\\'),
    (path) => path.replace(/[a-z]/, (c) => `%${c.charCodeAt(0).toString(16)}`),
    (path) => `${path}/${pick(segments)}`,
    (path) => path.replace(/\/[^/]*$/, '') || '/',
    () => `/${pickSegments(1)}`,
    (path) => path.slice(0, -1) || '/',
    (path) => `/${pick(['en', 'fi-FI', 'nb', '_x'])}${path}`,
  ];

  const createQuery = ({ has = [], destination }: ExportedRule): string => {
    const met = has.map(({ key, value }) => `${key}=${value?.replaceAll('\\', '') ?? 'x'}`);
    const keys = [...has.map(({ key }) => key), ...destination.matchAll(/[?&]([^=&#]+)=/g)].map(
      (match) => (typeof match === 'string' ? match : (match[1] ?? '')),
    );
    const pairs = chance(0.7) ? met : met.slice(1);
    for (let more = Math.floor(random() * 3); more > 0; more -= 1) {
      const key = pick([...keys, ...keys, 'br', 'so', 'cat', 'utm_source', 'å', 'a%20b', '']);
      const pair = pick([`${key}=${pick(values)}`, key, `${key}=`]);
      if (chance(0.5)) pairs.push(pair);
      else pairs.unshift(pair);
    }
    return pairs.length > 0 ? `?${pairs.join('&')}` : pick(['', '', '', '?']);
  };

  return Array.from({ length: count }, () => {
    const rule = pick(rules);
    let path = fill(rule.source);
    for (let more = pick([0, 0, 1, 1, 2]); more > 0; more -= 1) path = pick(mutations)(path);
    return `${path.startsWith('/') ? path : `/${path}`}${createQuery(rule)}`;
  });
}
