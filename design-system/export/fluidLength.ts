/** Widths of the window, in px, that lengths which grow with it are told for. */
export const windows = { narrow: 360, wide: 1440 } as const;

/** Pixels of a root em by the default of browsers. */
const REM = 16;

const TERM = /^(-?[\d.]+)(px|rem|vw)?$/;

/**
 * Pixels of a CSS length in a window of a width, rounded to hundredths; undefined for one that depends on more than
 * that, such as the size of letters. Reads sums, `min()` and `clamp()`, which our tokens are made of.
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
  const terms = css.split(' + ').map((term) => pixels(term, width));
  return terms.reduce(
    (sum, term) => (sum === undefined || term === undefined ? undefined : sum + term),
    0,
  );
}

function pixels(term: string, width: number): number | undefined {
  const [, number, unit = ''] = TERM.exec(term) ?? [];
  if (number === undefined || (unit === '' && Number(number) !== 0)) return undefined;
  const factors: Record<string, number> = { '': 0, px: 1, rem: REM, vw: width / 100 };
  return Number(number) * (factors[unit] ?? NaN);
}

/** Splits at the commas that stand in no bracket. */
function splitArguments(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map((argument) => argument.trim());
}
