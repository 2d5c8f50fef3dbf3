import { type Amount, roundTo, toScaledInteger } from './amount';

/**
 * How a locale writes amounts of a currency. The server takes it from its formatter and sends it to the
 * browser, so that a calculator there writes an amount exactly as the server does, even if the browser does
 * not support the locale.
 */
export interface MoneyPattern {
  /** Text before and after the digits: currency symbol and spaces. */
  prefix: string;
  suffix: string;
  /** Thousands separator. */
  group: string;
  /** Minimum number of digits with a separator: 4 writes 1 234, and 5 writes 1234. */
  minGroupedDigits: number;
  /** Decimal separator. */
  decimal: string;
  /** Minus sign, before everything else. */
  minus: string;
}

/** The pattern of a locale (IETF tag) and a currency (ISO 4217). For the server: browsers differ. */
export function moneyPattern(locale: string, currency: string): MoneyPattern {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const parts = format.formatToParts(-1_234_567.89);
  const isNumber = ({ type }: Intl.NumberFormatPart) =>
    type === 'integer' || type === 'group' || type === 'decimal' || type === 'fraction';
  const first = parts.findIndex(isNumber);
  const last = parts.findLastIndex(isNumber);
  const joinParts = (selected: readonly Intl.NumberFormatPart[]) =>
    selected
      .filter(({ type }) => type !== 'minusSign')
      .map(({ value }) => value)
      .join('');
  const partValue = (type: Intl.NumberFormatPartTypes, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const hasGroupsFromFour = format.formatToParts(1234).some(({ type }) => type === 'group');
  return {
    prefix: joinParts(parts.slice(0, first)),
    suffix: joinParts(parts.slice(last + 1)),
    group: partValue('group', ''),
    minGroupedDigits: hasGroupsFromFour ? 4 : 5,
    decimal: partValue('decimal', '.'),
    minus: partValue('minusSign', '-'),
  };
}

/** Formats an amount by the pattern, with this many decimals. Rounds halves up. */
export function writeMoney(amount: Amount, pattern: MoneyPattern, decimals: 0 | 2 = 0): string {
  const scale = 10 ** decimals;
  const units = toScaledInteger(Math.abs(amount), decimals);
  const digits = String(Math.floor(units / scale));
  const grouped =
    digits.length >= pattern.minGroupedDigits
      ? digits.replace(/\B(?=(\d{3})+$)/g, pattern.group)
      : digits;
  const minor = decimals === 2 ? pattern.decimal + String(units % scale).padStart(2, '0') : '';
  const sign = amount < 0 && units > 0 ? pattern.minus : '';
  return sign + pattern.prefix + grouped + minor + pattern.suffix;
}

/** Formats a number that is no amount, such as a rate, with at most two decimals. */
export function writeDecimals(value: number, { decimal }: Pick<MoneyPattern, 'decimal'>): string {
  return String(roundTo(value, 2)).replace('.', decimal);
}
