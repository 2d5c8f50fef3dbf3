/** A path in the form that tables are matched on, or where to go to get there. */
export type RequestPath = { path: string } | { moved: string };

/** Paths that need no work: no empty or dot segment, and nothing that has to be percent-encoded. */
const usual = /^(?:\/(?!\.|%2e)[!$-.0-;=@-[\]_a-z~]+)+$/i;

/**
 * Puts a request's path into the form that tables are matched on: percent-encoded as it came, dot
 * segments resolved. An address with repeated slashes (or backslashes) moves to the one with single
 * ones, and one that ends in a slash to the one without, before any rule is asked (OQ-139).
 * Undefined for what is no path, such as `*`.
 */
export function readPath(received: string): RequestPath | undefined {
  if (received === '/' || usual.test(received)) return { path: received };
  if (!received.startsWith('/')) return undefined;
  const path = received.replace(/[\t\r\n]/g, '');
  if (path.includes('//') || path.includes('\\')) {
    return { moved: normalise(path.replace(/[\\/]+/g, '/')) };
  }
  const normal = normalise(path);
  return normal.length > 1 && normal.endsWith('/')
    ? { moved: normal.slice(0, -1) }
    : { path: normal };
}

const normalise = (path: string): string => new URL(`http://host${path}`).pathname;
