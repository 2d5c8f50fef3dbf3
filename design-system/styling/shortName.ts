const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FURTHER = `${FIRST}0123456789`;
const LENGTH = 5;

/**
 * The class name that stands in pages for one of Stitches', which is six times as long: a hash, so that server, browser
 * and every process agree without a table. 768 million names make two that meet one chance in some hundred thousand
 * for a thousand looks; sheet.ts refuses them.
 */
export function shortName(name: string): string {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  }
  let short = FIRST.charAt(hash % FIRST.length);
  hash = Math.floor(hash / FIRST.length);
  while (short.length < LENGTH) {
    short += FURTHER.charAt(hash % FURTHER.length);
    hash = Math.floor(hash / FURTHER.length);
  }
  return short;
}
