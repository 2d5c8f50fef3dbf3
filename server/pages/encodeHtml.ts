import { createHash } from 'node:crypto';
import type { Html } from '../../site/page/html';

/** A document, or a piece of it, ready to be sent. */
export interface EncodedHtml {
  bytes: Buffer;
  /** Of the bytes, or of what they are made of: another one means another document. */
  digest: string;
}

/** Encoded pieces that pages share. They are few: a sheet for each kind of page, one for each theme. */
const shared = new Map<string, EncodedHtml>();
const maxShared = 200;

/** A document in bytes. Half of a page is style sheets that others have too: those are encoded once. */
export function encodeHtml(html: Html): EncodedHtml {
  if (typeof html === 'string') return encodeText(html);
  const hash = createHash('sha1');
  const encoded = html.map((piece) => {
    if (typeof piece !== 'string') {
      const { bytes, digest } = encodeShared(piece.shared);
      hash.update(digest);
      return bytes;
    }
    const bytes = Buffer.from(piece, 'utf8');
    hash.update(bytes);
    return bytes;
  });
  return { bytes: Buffer.concat(encoded), digest: hash.digest('base64url') };
}

function encodeShared(text: string): EncodedHtml {
  const known = shared.get(text);
  if (known) return known;
  const encoded = encodeText(text);
  if (shared.size >= maxShared) shared.clear();
  shared.set(text, encoded);
  return encoded;
}

function encodeText(text: string): EncodedHtml {
  const bytes = Buffer.from(text, 'utf8');
  return { bytes, digest: createHash('sha1').update(bytes).digest('base64url') };
}
