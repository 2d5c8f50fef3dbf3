import { createHash } from 'node:crypto';
import type { Html, SharedHtml } from './html';

/** A document, or a piece of it, ready to be sent. */
export interface EncodedHtml {
  bytes: Buffer;
  /** Of the bytes, or of what they are made of: another one means another document. */
  digest: string;
}

/** Pieces that pages share, encoded: for as long as somebody has them to put into pages. */
const shared = new WeakMap<SharedHtml, EncodedHtml>();

/** A document in bytes. Most of a page is sheets and blocks that others have too, or that it had before: those are encoded once. */
export function encodeHtml(html: Html): EncodedHtml {
  if (typeof html === 'string') return encodeText(html);
  const hash = createHash('sha1');
  const encoded = html.map((piece) => {
    if (typeof piece !== 'string') {
      const { bytes, digest } = encodeShared(piece);
      hash.update(digest);
      return bytes;
    }
    const bytes = Buffer.from(piece, 'utf8');
    hash.update(bytes);
    return bytes;
  });
  return { bytes: Buffer.concat(encoded), digest: hash.digest('base64url') };
}

function encodeShared(piece: SharedHtml): EncodedHtml {
  const encoded = shared.get(piece) ?? encodeText(piece.shared);
  shared.set(piece, encoded);
  return encoded;
}

function encodeText(text: string): EncodedHtml {
  const bytes = Buffer.from(text, 'utf8');
  return { bytes, digest: createHash('sha1').update(bytes).digest('base64url') };
}
