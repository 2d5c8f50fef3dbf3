import type { FileValue } from '../../schema/generated/fields';

/** Decimal units, like in file managers and browsers. */
const units = [
  { unit: 'gigabyte', bytes: 1e9 },
  { unit: 'megabyte', bytes: 1e6 },
  { unit: 'kilobyte', bytes: 1e3 },
  { unit: 'byte', bytes: 1 },
] as const;

/** Formats a file size in a language (BCP 47): `1.2 MB`, `1,2 Mt`. Undefined without a size. */
export function formatFileSize(bytes: number | undefined, language: string): string | undefined {
  if (!bytes || bytes < 0) return undefined;
  const { unit, bytes: unitBytes } =
    units.find((candidate) => bytes >= candidate.bytes) ?? units[3];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: bytes < 10 * unitBytes ? 1 : 0,
  }).format(bytes / unitBytes);
}

/** A file's type, such as `PDF`: its extension in capitals, else the subtype of its media type. */
export function fileType({ extension, name, src, mimeType }: FileValue): string | undefined {
  const extensionText =
    extension || readExtension(name) || readExtension(src) || mimeType?.split('/').at(-1);
  return extensionText?.replace(/^\./, '').toUpperCase();
}

/** Displayed name of a file: its title, its name, or the end of its address. */
export function fileName({ title, name, src }: FileValue): string {
  const lastSegment =
    src
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  return title || name || tryDecode(lastSegment) || src;
}

function readExtension(name: string | undefined): string | undefined {
  return /\.([a-z0-9]{1,5})(?:[?#].*)?$/i.exec(name ?? '')?.[1];
}

function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
