import { compressUsingDict, createCCtx, init } from '@bokuweb/zstd-wasm';

/** A skippable frame, which is followed by the digest of the dictionary (RFC 9842 §5). */
const HEADER = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Some milliseconds a page, most of them for the dictionary; 9 takes twice as long for 5 percent less. */
const LEVEL = 6;

let context: Promise<number> | undefined;

/**
 * A page in the content encoding `dcz`: Zstandard with a dictionary that the client has.
 * @param digest SHA-256 of the dictionary
 * @throws Error when there is no memory for it
 */
export async function compressWithDictionary(
  page: Uint8Array,
  dictionary: Uint8Array,
  digest: Uint8Array,
): Promise<Buffer> {
  context ??= init().then(createCCtx);
  const frame = compressUsingDict(await context, page, dictionary, LEVEL);
  return Buffer.concat([HEADER, digest, frame]);
}
