import type { RequestHandler } from 'express';
import { HttpError } from '../../platform/httpError';

/** Maximum length of an address; search engines and proxies have far lower limits. */
const MAX_CHARACTERS = 4096;

/**
 * Refuses addresses that two programs could interpret differently, before any routing: absolute form,
 * backslashes, control characters, malformed percent-encoding, and percent-encoded slashes or dots, also when
 * encoded repeatedly.
 */
export function checkedPath(): RequestHandler {
  return ({ originalUrl }, _response, next) => {
    if (originalUrl.length > MAX_CHARACTERS) throw new HttpError(414, 'The address is too long');
    const path = originalUrl.split('?', 1)[0] ?? '';
    if (!path.startsWith('/')) throw new HttpError(400, 'The address is not a path');
    if (!isUnambiguous(path)) throw new HttpError(400, 'The path is ambiguous');
    next();
  };
}

function isUnambiguous(path: string): boolean {
  if (path.includes('\\') || /%(?:25)*(?:2e|2f|5c|[01][\da-f]|7f)/i.test(path)) return false;
  if (/\/\.{1,2}(?:\/|$)/.test(path)) return false;
  if (!path.includes('%')) return true;
  try {
    // The result is used because the bundler removes calls that can only throw.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
