const MAX_NAME_LENGTH = 100;
const MAX_SLUG_LENGTH = 60;
/** Maximum characters of the sent name that are read, counted from its end. */
const MAX_INPUT_LENGTH = 1_000;

/** Replacements of letters that Unicode normalisation does not decompose. */
const LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
};

/**
 * Returns the name of a file for editors: the last segment of the sent path, without invalid
 * characters, and with the extension that matches the bytes.
 */
export function cleanName(sentName: string, extension: string): string {
  const lastSegment =
    sentName.slice(-MAX_INPUT_LENGTH).normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const baseName = lastSegment
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\p{C}<>:"|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const shortened = [...baseName].slice(0, MAX_NAME_LENGTH).join('').trim();
  return `${shortened || 'File'}.${extension}`;
}

/** Returns the name for an address: lower-case letters, digits and hyphens. */
export function toSlug(name: string): string {
  const slug = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .toLowerCase()
    .replace(/[øæßđł]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug || 'file';
}
