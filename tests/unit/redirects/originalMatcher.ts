import { compile, pathToRegexp, regexpToFunction, type Key } from 'path-to-regexp';
import type { ExportedRule } from '../../../redirects/exportTable';

type Query = Record<string, string[]>;

/**
 * Reference implementation of the original framework's redirects, independent of ours: uses the same matcher
 * (path-to-regexp 6), its `has` conditions, whose values are regular expressions, and its order of processing
 * (repeated slashes, trailing slash, rules).
 */
export function createOriginalMatcher(
  rules: readonly ExportedRule[],
): (target: string) => string | undefined {
  const routes = rules.map((rule) => ({ rule, match: getMatcher(rule.source) }));
  return (target) => {
    const [received = ''] = target.split('?', 1);
    if (/\\|\/\//.test(received)) {
      const single = received.replace(/\\/g, '/').replace(/\/\/+/g, '/');
      return relative(new URL(`http://n${single}${target.slice(received.length)}`));
    }
    const url = new URL(`http://n${target}`);
    if (url.pathname !== '/' && url.pathname.endsWith('/')) {
      return `${url.pathname.slice(0, -1)}${url.search}`;
    }
    const query = readQuery(url.searchParams);
    for (const { rule, match } of routes) {
      const result = match(url.pathname);
      if (!result || !(rule.has ?? []).every((condition) => meets(query, condition))) continue;
      return locate(rule.destination, result.params as Record<string, string | string[]>, query);
    }
    return undefined;
  };
}

function getMatcher(source: string): ReturnType<typeof regexpToFunction> {
  const keys: Key[] = [];
  const expression = pathToRegexp(source, keys, { delimiter: '/', sensitive: false, strict: true });
  const optionalSlash = expression.source.replace(/\$$/, '(?:\\/)?$');
  return regexpToFunction(new RegExp(optionalSlash, expression.flags), keys);
}

function meets(query: Query, { key, value }: { key: string; value?: string }): boolean {
  const values = query[key];
  if (!values || (values.length === 1 && values[0] === '')) return false;
  if (!value) return true;
  return new RegExp(`^${value}$`).test(values.at(-1) ?? '');
}

function locate(
  destination: string,
  params: Record<string, string | string[]>,
  query: Query,
): string {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/?#]*)?(.*)$/.exec(destination) ?? [];
  const url = new URL(`http://n${path.startsWith('/') ? path : `/${path}`}`);
  const fill = (template: string): string => compile(template, { validate: false })(params);
  const destinationQuery = readQuery(url.searchParams);
  const carried = Object.entries(query).filter(([key]) => !(key in destinationQuery));
  const search = [
    ...carried.map(([key, values]) => write(key, values, encodeURIComponent)),
    ...Object.entries(destinationQuery).map(([key, values]) =>
      write(key, values, (value) => {
        const encoded = value
          .split(/(:\w+)/)
          .map((piece, index) => (index % 2 ? piece : encodeURIComponent(piece)));
        return encoded.map((piece) => String(params[piece.slice(1)] ?? piece)).join('');
      }),
    ),
  ].join('&');
  return `${origin}${fill(url.pathname)}${search && `?${search}`}${url.hash && fill(url.hash)}`;
}

const write = (key: string, values: string[], encode: (value: string) => string): string =>
  values.map((value) => `${encodeURIComponent(key)}=${encode(value)}`).join('&');

function readQuery(parameters: URLSearchParams): Query {
  const query: Query = Object.create(null) as Query;
  for (const [key, value] of parameters) (query[key] ??= []).push(value);
  return query;
}

const relative = ({ pathname, search }: URL): string => `${pathname}${search}`;

/**
 * Normalises a location, so that locations with the same effect in browsers are equal; ignores the order of
 * query keys.
 */
export function sameForBrowsers(location: string | undefined): string | undefined {
  if (location === undefined) return undefined;
  const url = new URL(location, 'http://n');
  const query = Object.entries(readQuery(url.searchParams)).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([url.origin, url.pathname, query, url.hash]);
}
