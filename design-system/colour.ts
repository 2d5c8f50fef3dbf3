/** Calculations with sRGB colours: derives colours from those of a brand, and computes their contrast. */

type Channels = [red: number, green: number, blue: number];

/** Channels (0–255) of `#rrggbb`. @throws RangeError for any other format */
function parseChannels(hex: string): Channels {
  if (!/^#[0-9a-f]{6}$/i.test(hex))
    throw new RangeError(`Not a colour of the form #rrggbb: ${hex}`);
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance 0–1 (WCAG 2.2, definition "relative luminance"). */
export function luminance(hex: string): number {
  const [red, green, blue] = parseChannels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio 1–21 of two colours, in either order (WCAG 2.2, definition "contrast ratio"). */
export function contrast(a: string, b: string): number {
  const luminances = [luminance(a), luminance(b)];
  const darker = Math.min(...luminances);
  const lighter = Math.max(...luminances);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes `share` (0–1) of the first colour with 1 − `share` of the second. */
export function mix(colour: string, base: string, share: number): string {
  const topChannels = parseChannels(colour);
  return toHex(
    parseChannels(base).map(
      (channel, index) => channel + ((topChannels[index] ?? channel) - channel) * share,
    ),
  );
}

/** The colour, mixed with `towards` in small steps until its contrast to every background is at least `ratio`. */
export function ensureContrast(
  colour: string,
  towards: string,
  backgrounds: readonly string[],
  ratio = 4.5,
): string {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(towards, colour, share);
    if (backgrounds.every((background) => contrast(candidate, background) >= ratio))
      return candidate;
  }
  return towards;
}

/** The colour with an opacity (0–1), as a CSS colour. */
export function translucent(hex: string, opacity: number): string {
  return `rgb(${parseChannels(hex).join(' ')} / ${opacity})`;
}
