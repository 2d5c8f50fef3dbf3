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

/** Perceived brightness of a colour, 0 (black) to 1 (white), with the weights of ITU-R BT.709. */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** Lightens a colour by blending it with white. */
export const lighten = (colour: string, amount: number): string =>
  mixColours(colour, '#ffffff', amount);

/** Darkens a colour by blending it with a cool near-black, as shadows on paint are never neutral. */
export const darken = (colour: string, amount: number): string =>
  mixColours(colour, '#05070a', amount);
