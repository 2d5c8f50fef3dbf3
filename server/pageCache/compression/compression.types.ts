import type { Encoding } from '../../../platform/http/acceptedEncoding';

/** A dictionary that clients may have. */
export interface CompressionDictionary {
  /** SHA-256 of its bytes in base64: what tells it apart. */
  digest: string;
  /** A page in the content encoding `dcz`. @throws Error when the dictionary is no longer there */
  compress: (page: Buffer) => Promise<Buffer>;
}

/** How a page is compressed: by itself, or with a dictionary that its client has. */
export type Coding = Encoding | CompressionDictionary;
