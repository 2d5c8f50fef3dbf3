/** The decoded values of each key of a request's query, in the order received. */
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
  const separator = pair.indexOf('=');
  return separator < 0
    ? [decode(pair), '']
    : [decode(pair.slice(0, separator)), decode(pair.slice(separator + 1))];
}

const encodedCharacter = /[%+]/;

const decode = (text: string): string =>
  encodedCharacter.test(text) ? (new URLSearchParams(`=${text}`).get('') ?? '') : text;

const safeQuery = /^[!$-;=?-~]*$/;

/**
 * The query in a form that may be in a `Location` header: without anything after a `#`, and with everything
 * outside printable ASCII percent-encoded. A query in that form is returned unchanged.
 */
export function cleanQuery(query: string): string {
  return query === '' || safeQuery.test(query)
    ? query
    : new URL(`http://host/?${query}`).search.slice(1);
}

/** `?query`, or blank when there is none. */
export const withQuestionMark = (query: string): string => (query ? `?${query}` : '');

/** The query's `key=value` pairs as received, except those whose decoded key is one of `keys`. */
export function withoutKeys(query: string, keys: ReadonlySet<string>): string[] {
  return query.split('&').filter((pair) => pair !== '' && !keys.has(readPair(pair)[0]));
}
