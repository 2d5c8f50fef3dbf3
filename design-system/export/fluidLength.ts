/** Window widths in px for which fluid lengths are exported. */
export const windowWidthsPx = { narrow: 360, wide: 1440 } as const;

/** Default font size of browsers. */
const REM_PX = 16;

const TERM = /^(-?[\d.]+)(px|rem|vw)?$/;

/**
 * Evaluates a CSS length in a window of a width; px, rounded to hundredths. Undefined if it depends on more than
 * the width, such as on the font size. Supports sums, `min()` and `clamp()`, which our tokens use.
 */
export function lengthInWindow(css: string, width: number): number | undefined {
  const value = evaluate(css.trim(), width);
  return value === undefined ? undefined : Math.round(value * 100) / 100;
}

function evaluate(css: string, width: number): number | undefined {
  const [, name, inner] = /^(min|clamp)\((.*)\)$/.exec(css) ?? [];
  if (inner !== undefined) {
    const values = splitArguments(inner).map((argument) => evaluate(argument, width));
    const [low, value, high] = values;
    if (name === 'min')
      return values.includes(undefined) ? undefined : Math.min(...(values as number[]));
    if (low === undefined || value === undefined || high === undefined) return undefined;
    return Math.max(low, Math.min(value, high));
  }
  const terms = css.split(' + ').map((term) => termToPx(term, width));
  return terms.reduce(
    (sum, term) => (sum === undefined || term === undefined ? undefined : sum + term),
    0,
  );
}

function termToPx(term: string, width: number): number | undefined {
  const [, number, unit = ''] = TERM.exec(term) ?? [];
  if (number === undefined || (unit === '' && Number(number) !== 0)) return undefined;
  const factors: Record<string, number> = { '': 0, px: 1, rem: REM_PX, vw: width / 100 };
  return Number(number) * (factors[unit] ?? NaN);
}

/** Splits at commas outside of brackets. */
function splitArguments(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map((argument) => argument.trim());
}
