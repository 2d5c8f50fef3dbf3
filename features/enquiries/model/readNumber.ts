import { wholeNumber } from '../../../domain/forms/wholeNumber';

/** A decimal part, behind a comma or a dot. Three digits behind a whole number part thousands, unless that is nothing. */
const decimal = /^([^.,]*|.*[.,’'\s]\d{3})[.,](\d+)$/;

/**
 * What was typed as a number, thousands parted or not, with a decimal part or not: `12 000`, `12.000`, `12,5`, `-3`. Undefined
 * for what is none; `1e5` and `0x10` are none.
 */
export function readNumber(typed: string): number | undefined {
  const text = typed.trim().replace(/^[\u2212\u2013]/, '-');
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = text.replace(/^[-+]\s*/, '');
  const whole = /^0[.,]/.test(digits) ? undefined : wholeNumber(digits);
  if (whole !== undefined) return sign * whole;
  const [, before = '', after = ''] = decimal.exec(digits) ?? [];
  const units = wholeNumber(before);
  return units === undefined ? undefined : sign * Number(`${units}.${after}`);
}
