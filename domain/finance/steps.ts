/** What a slider with its number input allows; min and max are whole steps. */
export interface StepRange {
  min: number;
  max: number;
  step: number;
}

/**
 * Bounds in whole steps: the lower rounded up and the upper rounded down, so that neither is crossed
 * (OQ-70). Where no whole step lies between them, both are the lower one.
 */
export function stepsBetween(lowest: number, highest: number, step: number): StepRange {
  const min = Math.ceil(withoutNoise(lowest / step)) * step;
  const max = Math.floor(withoutNoise(highest / step)) * step;
  return { min, max: Math.max(min, max), step };
}

/** The step nearest to a value, within the bounds; halves up. Anything that is no number is the lowest. */
export function clampToStep(value: number, { min, max, step }: StepRange): number {
  if (Number.isNaN(value)) return min;
  const within = Math.min(Math.max(value, min), max);
  return Math.min(min + Math.round((within - min) / step) * step, max);
}

/**
 * What a visitor typed into the number input of a calculator, clamped to the bounds; leading zeros and
 * anything but digits, such as the spaces between thousands, are dropped. Undefined while
 * there is no digit.
 */
export function readTyped(
  text: string,
  { min, max }: Pick<StepRange, 'min' | 'max'>,
): number | undefined {
  const digits = withoutLeadingZeros(text);
  if (digits === '') return undefined;
  return Math.min(Math.max(Number(digits), min), max);
}

/** The digits of what was typed, without zeros before them: `007` is `7`, and `0` stays. */
export const withoutLeadingZeros = (text: string): string =>
  text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

const withoutNoise = (value: number): number => Number(value.toPrecision(12));
