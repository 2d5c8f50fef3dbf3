import type { AssetKind } from './asset';
import { cleanDrawing } from './cleanDrawing';
import { cleanFilm } from './cleanFilm';
import { cleanPicture } from './cleanPicture';
import { fileTypes, HEAD_BYTES, readFileType } from './fileTypes';
import { MediaRefusal } from './MediaRefusal';

/** A file as it is kept. */
export interface PreparedFile {
  kind: AssetKind;
  mimeType: string;
  extension: string;
  bytes: Buffer;
  width: number | null;
  height: number | null;
}

/**
 * Checks a file by its content and cleans it.
 * @throws MediaRefusal that tells why it is not taken
 */
export async function prepareFile(sent: Buffer): Promise<PreparedFile> {
  if (sent.length === 0) throw new MediaRefusal('The file is empty.');
  const type = readFileType(sent.subarray(0, HEAD_BYTES));
  const { maxBytes, ...known } = fileTypes[type];
  const check = (bytes: Buffer) => {
    if (bytes.length <= maxBytes) return;
    throw new MediaRefusal(
      `The file has ${megabytes(bytes.length)} MB; the library takes up to ${megabytes(maxBytes)} MB of this kind.`,
      413,
    );
  };
  check(sent);
  const clean = await cleaned(type, sent);
  check(clean.bytes);
  return { ...known, width: null, height: null, ...clean };
}

async function cleaned(
  type: keyof typeof fileTypes,
  sent: Buffer,
): Promise<Partial<PreparedFile> & Pick<PreparedFile, 'bytes'>> {
  switch (type) {
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'avif':
    case 'gif':
      return cleanPicture(sent, type);
    case 'svg':
      return cleanDrawing(sent);
    case 'mp4':
      return { bytes: cleanFilm(sent) };
    case 'pdf':
      checkDocument(sent);
      return { bytes: sent };
  }
}

/** A PDF ends with a mark; one that is cut off has none. */
function checkDocument(bytes: Buffer): void {
  if (bytes.subarray(-2048).includes('%%EOF')) return;
  throw new MediaRefusal('The document is broken or cut off.');
}

const megabytes = (bytes: number): string =>
  (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });
