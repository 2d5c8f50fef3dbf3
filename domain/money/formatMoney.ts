import type { Amount } from './amount';
const formats = new Map<string, Intl.NumberFormat>();

/** An amount in whole units, formatted for a locale (IETF tag) and currency (ISO 4217). */
export function formatMoney(amount: Amount, locale: string, currency: string): string {
  return getFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    amount,
  );
}

/**
 * A price of the stock, formatted for the page's locale. Without an amount it is the stock's own text, in
 * the stock's language. Undefined without a text: the price is not shown then.
 */
export function formatPrice(
  text: string | undefined,
  amount: Amount | undefined,
  { locale, currency }: { locale: string; currency: string },
): string | undefined {
  return text && amount !== undefined ? formatMoney(amount, locale, currency) : text;
}

/** An amount with two decimals, for quotes of the UK's finance service. */
export function formatMoneyExactly(amount: Amount, locale: string, currency: string): string {
  return getFormat(locale, { style: 'currency', currency }).format(amount);
}

/** The currency symbol that a locale uses with an amount, such as "kr". */
export function currencySymbol(locale: string, currency: string): string {
  const parts = getFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** A number with at most two decimals. */
export function formatNumber(value: number, locale: string): string {
  return getFormat(locale, { maximumFractionDigits: 2 }).format(value);
}

function getFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.currency} ${options.maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}
