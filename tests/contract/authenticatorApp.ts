import { createHmac } from 'node:crypto';

/**
 * The code that an authenticator app shows now for the address it has scanned (RFC 6238).
 * @param stepsLater counts half minutes; the code after the current one is accepted, too
 */
export function codeOf(uri: string, stepsLater = 0): string {
  return codeOfKey(new URL(uri).searchParams.get('secret') ?? '', stepsLater);
}

/** The same for a key that was entered. */
export function codeOfKey(letters: string, stepsLater = 0): string {
  const bits = [...letters]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsLater));
  const hash = createHmac('sha1', key).update(time).digest();
  const value = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(value % 1_000_000).padStart(6, '0');
}
