const FIRST_CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHER_CHARACTERS = `${FIRST_CHARACTERS}0123456789`;
const NAME_LENGTH = 5;

/**
 * Shortens one of Stitches' class names, which are six times as long: a hash, so that servers and browsers
 * get the same names without a table. With 768 million names and a thousand recipes, a collision is very unlikely
 * (one in some hundred thousand); sheet.ts rejects it.
 */
export function shortName(name: string): string {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193) >>> 0;
  }
  let result = FIRST_CHARACTERS.charAt(hash % FIRST_CHARACTERS.length);
  hash = Math.floor(hash / FIRST_CHARACTERS.length);
  while (result.length < NAME_LENGTH) {
    result += OTHER_CHARACTERS.charAt(hash % OTHER_CHARACTERS.length);
    hash = Math.floor(hash / OTHER_CHARACTERS.length);
  }
  return result;
}
