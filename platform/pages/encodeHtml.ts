import { createHash } from 'node:crypto';
import type { Html, SharedHtml } from './html';

/** An encoded document, or a fragment of it. */
export interface EncodedHtml {
  bytes: Buffer;
  /** Hash of the bytes, or of the digests of its fragments: a different hash means a different document. */
  digest: string;
}

/** Encoded fragments that pages share, for as long as any page refers to them. */
const sharedFragments = new WeakMap<SharedHtml, EncodedHtml>();

/**
 * Encodes a document. Most of a page is style sheets and blocks that it shares with other pages or with its
 * previous version: those are encoded only once.
 */
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
  const encoded = sharedFragments.get(piece) ?? encodeText(piece.shared);
  sharedFragments.set(piece, encoded);
  return encoded;
}

function encodeText(text: string): EncodedHtml {
  const bytes = Buffer.from(text, 'utf8');
  return { bytes, digest: createHash('sha1').update(bytes).digest('base64url') };
}
