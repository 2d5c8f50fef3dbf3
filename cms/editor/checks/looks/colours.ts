/** Red, green and blue from 0 to 255; alpha from 0 (transparent) to 1 (opaque). */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Creates a function that reads any CSS colour, by painting a pixel with it. */
export function createColourReader(): (css: string) => Colour {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const cache = new Map<string, Colour>();
  return (css) => {
    const cached = cache.get(css);
    if (cached) return cached;
    let colour: Colour = { red: 0, green: 0, blue: 0, alpha: 0 };
    if (context) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = css;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      colour = { red, green, blue, alpha: alpha / 255 };
    }
    cache.set(css, colour);
    return colour;
  };
}

/** Calculates the relative luminance (WCAG 2.2), from 0 for black to 1 for white. */
export function getLuminance({ red, green, blue }: Omit<Colour, 'alpha'>): number {
  const toLinear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Calculates the contrast ratio of two luminances (WCAG 2.2), from 1 to 21. */
export const getContrastRatio = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
