/** Colour arithmetic on `#rrggbb` strings, used to derive highlights and shades from one paint. */

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Blends `from` towards `to`; `amount` runs from 0 (from) to 1 (to). */
export function mixColours(from: string, to: string, amount: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => {
    const blended = Math.round(value + ((target[index] ?? value) - value) * amount);
    return Math.min(255, Math.max(0, blended)).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
