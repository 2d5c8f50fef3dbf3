import type { AssetKind } from './asset';
import { cleanDrawing } from './cleanDrawing';
import { cleanFilm } from './cleanFilm';
import { cleanPicture } from './cleanPicture';
import { FILE_TYPES, HEAD_BYTES, detectFileType } from './fileTypes';
import { localizable } from '../../domain/localizable';
import { MediaRefusal } from './MediaRefusal';

/** A checked and cleaned file, ready to be stored. */
export interface PreparedFile {
  kind: AssetKind;
  mimeType: string;
  extension: string;
  bytes: Buffer;
  width: number | null;
  height: number | null;
  /** Whether it had scripts, which are removed. */
  hadScripts?: boolean;
}

/**
 * Checks a file by its content and cleans it. The type is detected from the bytes.
 * @throws MediaRefusal with the reason when it is refused
 */
export async function prepareFile(upload: Buffer): Promise<PreparedFile> {
  if (upload.length === 0) throw new MediaRefusal('The file is empty.');
  const type = detectFileType(upload.subarray(0, HEAD_BYTES));
  const { maxBytes, ...properties } = FILE_TYPES[type];
  const checkSize = (bytes: Buffer) => {
    if (bytes.length <= maxBytes) return;
    throw new MediaRefusal(
      localizable`The file has ${toMegabytes(bytes.length)} MB; the library takes up to ${toMegabytes(maxBytes)} MB of this kind.`,
      413,
    );
  };
  checkSize(upload);
  const clean = await cleanFile(type, upload);
  checkSize(clean.bytes);
  return { ...properties, width: null, height: null, ...clean };
}

async function cleanFile(
  type: keyof typeof FILE_TYPES,
  upload: Buffer,
): Promise<Partial<PreparedFile> & Pick<PreparedFile, 'bytes'>> {
  switch (type) {
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'avif':
    case 'gif':
      return cleanPicture(upload, type);
    case 'svg':
      return cleanDrawing(upload);
    case 'mp4':
      return { bytes: cleanFilm(upload) };
    case 'pdf':
      checkDocument(upload);
      return { bytes: upload };
  }
}

/** Checks that a PDF is complete: it ends with a marker. */
function checkDocument(bytes: Buffer): void {
  if (bytes.subarray(-2048).includes('%%EOF')) return;
  throw new MediaRefusal('The document is broken or cut off.');
}

const toMegabytes = (bytes: number): string =>
  (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });
