/** A path in the form that tables are matched on, or where to go to get there. */
export type RequestPath = { path: string } | { moved: string };

const plain = /^[!$-;=@-[\]_a-z~]*$/;
const dots = /\/\.|\/%2e/i;

/**
 * Puts a request's path into the form that tables are matched on: percent-encoded as it came, dot
 * segments resolved. An address with repeated slashes (or backslashes) moves to the one with single
 * ones, and one that ends in a slash to the one without, before any rule is asked (decision on
 * redirects). Undefined for what is no path, such as `*`.
 */
export function readPath(received: string): RequestPath | undefined {
  if (received.charCodeAt(0) !== 47) return undefined;
  const usual = plain.test(received) && !dots.test(received);
  const path = usual ? received : received.replace(/[\t\r\n]/g, '');
  if (path.includes('//') || path.includes('\\')) {
    return { moved: normalise(path.replace(/[\\/]+/g, '/')) };
  }
  const normal = usual ? path : normalise(path);
  return normal.length > 1 && normal.endsWith('/')
    ? { moved: normal.slice(0, -1) }
    : { path: normal };
}

const normalise = (path: string): string => new URL(`http://host${path}`).pathname;
