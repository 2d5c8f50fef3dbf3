const MAX_NAME = 100;
const MAX_SLUG = 60;
/** Characters that are looked at, from the end on. */
const MAX_SENT = 1_000;

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', đ: 'd', ł: 'l' };

/**
 * A file's name as people read it: the last part of a path, without signs that no file should have, and
 * with the extension that fits its bytes.
 */
export function cleanName(sent: string, extension: string): string {
  const last = sent.slice(-MAX_SENT).normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const base = last
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\p{C}<>:"|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = [...base].slice(0, MAX_NAME).join('').trim();
  return `${short || 'File'}.${extension}`;
}

/** The same as it stands in an address: small letters, digits and hyphens. */
export function slugOf(name: string): string {
  const slug = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .toLowerCase()
    .replace(/[øæßđł]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');
  return slug || 'file';
}
