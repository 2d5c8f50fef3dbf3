/** Where the window keeps what was seen of variants (seenVariants.ts); apart, since every page asks for it. */
export const seenVariantsKey = 'variants';

/** Whether anything was seen, told without reading it. */
export function hasSeenVariants(): boolean {
  try {
    return sessionStorage.getItem(seenVariantsKey) !== null;
  } catch {
    return false;
  }
}
