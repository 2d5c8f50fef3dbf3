import { join } from 'node:path';
import { formatOf, UnknownMediaError, type Media } from './media';

/** Leaflets to download, in Swedish. */
const documents = [
  'betalning-for-foretag',
  'dack-for-sasongen',
  'laddpriser',
  'service-efter-miltal',
  'villkor-dackhotell',
  'villkor-verkstad',
];

/** Finds `documents/<name>.pdf`. Throws `UnknownMediaError`. */
export function findDocumentMedia(stem: string, extension: string): Media {
  if (!documents.includes(stem)) {
    throw new UnknownMediaError(`Unknown document “${stem}”. Known: ${documents.join(', ')}.`);
  }
  const format = formatOf(extension, ['pdf']);
  const file = join('server', 'embedded', 'media', 'documents', `${stem}.${format}`);
  return { name: `documents/${stem}`, format, file };
}
