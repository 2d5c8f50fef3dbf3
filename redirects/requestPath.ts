/** A path in the form that tables match, or the address to redirect to first. */
export type RequestPath = { path: string } | { moved: string };

/** Paths that are in that form already: no empty or dot segment, and nothing that must be percent-encoded. */
const normalizedPath = /^(?:\/(?!\.|%2e)[!$-.0-;=@-[\]_a-z~]+)+$/i;

/**
 * Puts a request's path into the form that tables match: percent-encoded as received, dot segments resolved.
 * Before any rule is tried, an address with repeated slashes (or backslashes) redirects to the one with
 * single slashes, and an address that ends in a slash to the one without (OQ-139). Undefined for anything
 * that is not a path, such as `*`.
 */
export function readPath(requestPath: string): RequestPath | undefined {
  if (requestPath === '/' || normalizedPath.test(requestPath)) return { path: requestPath };
  if (!requestPath.startsWith('/')) return undefined;
  const path = requestPath.replace(/[\t\r\n]/g, '');
  if (path.includes('//') || path.includes('\\')) {
    return { moved: normalise(path.replace(/[\\/]+/g, '/')) };
  }
  const normalized = normalise(path);
  return normalized.length > 1 && normalized.endsWith('/')
    ? { moved: normalized.slice(0, -1) }
    : { path: normalized };
}

const normalise = (path: string): string => new URL(`http://host${path}`).pathname;
