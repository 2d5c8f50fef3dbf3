import { type Amount, roundTo, scaled } from './amount';

/**
 * How a locale writes amounts of a currency, taken from the server's formatter and sent along, so that a
 * calculator in the browser writes an amount exactly as the server does, even if the browser does not
 * know the locale.
 */
export interface MoneyPattern {
  /** Before and after the digits: sign of the currency and spaces. */
  prefix: string;
  suffix: string;
  /** Between thousands. */
  group: string;
  /** Fewest digits of a number that is grouped: 4 writes 1 234, and 5 writes 1234. */
  groupedFrom: number;
  /** Before the decimals. */
  decimal: string;
  /** Sign of a negative amount; before all else. */
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
  const text = (some: readonly Intl.NumberFormatPart[]) =>
    some
      .filter(({ type }) => type !== 'minusSign')
      .map(({ value }) => value)
      .join('');
  const valueOf = (type: Intl.NumberFormatPartTypes, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const groupsFour = format.formatToParts(1234).some(({ type }) => type === 'group');
  return {
    prefix: text(parts.slice(0, first)),
    suffix: text(parts.slice(last + 1)),
    group: valueOf('group', ''),
    groupedFrom: groupsFour ? 4 : 5,
    decimal: valueOf('decimal', '.'),
    minus: valueOf('minusSign', '-'),
  };
}

/** An amount as the pattern writes it, with so many decimals. Rounds halves up. */
export function writeMoney(amount: Amount, pattern: MoneyPattern, decimals: 0 | 2 = 0): string {
  const scale = 10 ** decimals;
  const units = scaled(Math.abs(amount), decimals);
  const digits = String(Math.floor(units / scale));
  const grouped =
    digits.length >= pattern.groupedFrom
      ? digits.replace(/\B(?=(\d{3})+$)/g, pattern.group)
      : digits;
  const minor = decimals === 2 ? pattern.decimal + String(units % scale).padStart(2, '0') : '';
  const sign = amount < 0 && units > 0 ? pattern.minus : '';
  return sign + pattern.prefix + grouped + minor + pattern.suffix;
}

/** A number that is no amount, such as a rate, with two decimals at most. */
export function writeDecimals(value: number, { decimal }: Pick<MoneyPattern, 'decimal'>): string {
  return String(roundTo(value, 2)).replace('.', decimal);
}
