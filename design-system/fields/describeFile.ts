import type { FileValue } from '../../schema/generated/fields';

/** Bytes per unit: file managers and browsers count in thousands. */
const units = [
  { unit: 'gigabyte', bytes: 1e9 },
  { unit: 'megabyte', bytes: 1e6 },
  { unit: 'kilobyte', bytes: 1e3 },
  { unit: 'byte', bytes: 1 },
] as const;

/** A file's size as people read it in a language (BCP 47): `1.2 MB`, `1,2 Mt`. Undefined for no size. */
export function formatFileSize(bytes: number | undefined, language: string): string | undefined {
  if (!bytes || bytes < 0) return undefined;
  const { unit, bytes: each } = units.find((one) => bytes >= one.bytes) ?? units[3];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: bytes < 10 * each ? 1 : 0,
  }).format(bytes / each);
}

/** A file's type as people call it, such as `PDF`: its extension in capitals. */
export function fileType({ extension, name, src, mimeType }: FileValue): string | undefined {
  const named = extension || extensionOf(name) || extensionOf(src) || mimeType?.split('/').at(-1);
  return named?.replace(/^\./, '').toUpperCase();
}

/** What a file is called: its title, its name, or the end of its address. */
export function fileName({ title, name, src }: FileValue): string {
  const last =
    src
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  return title || name || decoded(last) || src;
}

function extensionOf(name: string | undefined): string | undefined {
  return /\.([a-z0-9]{1,5})(?:[?#].*)?$/i.exec(name ?? '')?.[1];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
