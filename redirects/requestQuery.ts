/** Values of each key of a request's query, decoded, in the order they came. */
export type QueryValues = ReadonlyMap<string, readonly string[]>;

/** Reads a clean query string (without `?`) as browsers do: percent-decoded, `+` a space. Never throws. */
export function readQuery(query: string): QueryValues {
  const values = new Map<string, string[]>();
  for (const pair of query.split('&')) {
    if (!pair) continue;
    const [key, value] = readPair(pair);
    const list = values.get(key);
    if (list) list.push(value);
    else values.set(key, [value]);
  }
  return values;
}

/** Key and value of one `key=value`, decoded. */
function readPair(pair: string): [key: string, value: string] {
  const cut = pair.indexOf('=');
  return cut < 0 ? [decode(pair), ''] : [decode(pair.slice(0, cut)), decode(pair.slice(cut + 1))];
}

const encoded = /[%+]/;

const decode = (text: string): string =>
  encoded.test(text) ? (new URLSearchParams(`=${text}`).get('') ?? '') : text;

const safe = /^[!$-;=?-~]*$/;

/**
 * The query in a form that may stand in a `Location` header: without the part after a `#`, and with
 * everything outside printable ASCII percent-encoded. A query that is already so is not touched.
 */
export function cleanQuery(query: string): string {
  return query === '' || safe.test(query)
    ? query
    : new URL(`http://host/?${query}`).search.slice(1);
}

/** `?query`, or nothing when there is none. */
export const withMark = (query: string): string => (query ? `?${query}` : '');

/** The query's `key=value` pairs as they came, but for those whose decoded key is one of `keys`. */
export function withoutKeys(query: string, keys: ReadonlySet<string>): string[] {
  return query.split('&').filter((pair) => pair !== '' && !keys.has(readPair(pair)[0]));
}
