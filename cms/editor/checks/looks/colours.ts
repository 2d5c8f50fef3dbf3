/** Red, green, blue from 0 to 255, and how much it covers from 0 to 1. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Reads any colour that CSS can name, by painting it. */
export function createColourReader(): (css: string) => Colour {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  return (css) => {
    const kept = known.get(css);
    if (kept) return kept;
    let colour: Colour = { red: 0, green: 0, blue: 0, alpha: 0 };
    if (context) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = css;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      colour = { red, green, blue, alpha: alpha / 255 };
    }
    known.set(css, colour);
    return colour;
  };
}

/** Relative luminance (WCAG 2.2), from 0 for black to 1 for white. */
export function luminance({ red, green, blue }: Omit<Colour, 'alpha'>): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two luminances (WCAG 2.2), from 1 to 21. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
