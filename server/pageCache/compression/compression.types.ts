import type { Encoding } from '../../../platform/http/acceptedEncoding';

/** A dictionary that clients may have. */
export interface CompressionDictionary {
  /** SHA-256 of its bytes in base64, its identity. */
  digest: string;
  /** A page in the content encoding `dcz`. @throws Error when the dictionary no longer exists */
  compress: (page: Buffer) => Promise<Buffer>;
}

/** How a page is compressed: on its own, or with a dictionary that its client has. */
export type Coding = Encoding | CompressionDictionary;
