/** Which addresses a link may have: one rule for what editors write, what is stored and what is rendered. */

/** Maximum length of a link's address, in characters. */
export const maxHrefLength = 2000;

const safeSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/**
 * Whether a link may have an address. Browsers ignore tabs and line breaks and treat a backslash as a slash
 * (WHATWG URL), so `/\host` and `/<tab>/host` lead to other sites although they look like paths. An address
 * with such characters, or with a scheme that may run script, is refused.
 */
export function isHref(address: string): boolean {
  if (/[\u0000-\u001f\u007f-\u009f]/.test(address)) return false;
  const pathText = address.replace(/[?#].*$/s, '');
  if (pathText.includes('\\')) return false;
  const scheme = /^\s*([a-z][a-z0-9+.-]*:)/i.exec(address)?.[1];
  if (scheme === undefined) return true;
  // Without both slashes it depends on the page whether a host or a path follows.
  if (/^https?:(?!\/\/)/i.test(address.trim())) return false;
  return safeSchemes.has(scheme.toLowerCase());
}
