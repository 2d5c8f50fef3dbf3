/** Limits and step of a slider with its number input; min and max are multiples of the step. */
export interface StepRange {
  min: number;
  max: number;
  step: number;
}

/**
 * Bounds as multiples of the step: the lower one rounded up and the upper one rounded down, so that neither
 * is exceeded (OQ-70). If there is no multiple between them, both are the lower one.
 */
export function stepsBetween(lowerBound: number, upperBound: number, step: number): StepRange {
  const min = Math.ceil(dropRoundingNoise(lowerBound / step)) * step;
  const max = Math.floor(dropRoundingNoise(upperBound / step)) * step;
  return { min, max: Math.max(min, max), step };
}

/** The step nearest to a value, within the bounds; halves rounded up. NaN becomes the lower bound. */
export function clampToStep(value: number, { min, max, step }: StepRange): number {
  if (Number.isNaN(value)) return min;
  const clamped = Math.min(Math.max(value, min), max);
  return Math.min(min + Math.round((clamped - min) / step) * step, max);
}

/**
 * Reads a visitor's text in the number input of a calculator and clamps it to the bounds; leading zeros and
 * all characters other than digits, such as spaces between thousands, are dropped. Undefined while there is
 * no digit.
 */
export function readTypedNumber(
  text: string,
  { min, max }: Pick<StepRange, 'min' | 'max'>,
): number | undefined {
  const digits = withoutLeadingZeros(text);
  if (digits === '') return undefined;
  return Math.min(Math.max(Number(digits), min), max);
}

/** The digits of a typed text without leading zeros: `007` is `7`, and `0` stays. */
export const withoutLeadingZeros = (text: string): string =>
  text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

const dropRoundingNoise = (value: number): number => Number(value.toPrecision(12));
