import type { Amount } from './amount';
const formats = new Map<string, Intl.NumberFormat>();

/** A whole amount as the locale (IETF tag) writes it in a currency (ISO 4217). */
export function formatMoney(amount: Amount, locale: string, currency: string): string {
  return formatOf(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

/**
 * A price of the stock as the page's locale writes it; the text that came with it, which is of the stock's
 * language, where no amount did. Undefined without a text: then the price is not shown.
 */
export function formatPrice(
  text: string | undefined,
  amount: Amount | undefined,
  { locale, currency }: { locale: string; currency: string },
): string | undefined {
  return text && amount !== undefined ? formatMoney(amount, locale, currency) : text;
}

/** An amount with two decimals, as quotes of the UK's finance service are. */
export function formatMoneyExactly(amount: Amount, locale: string, currency: string): string {
  return formatOf(locale, { style: 'currency', currency }).format(amount);
}

/** What a locale writes next to an amount of a currency, such as "kr". */
export function currencySymbol(locale: string, currency: string): string {
  const parts = formatOf(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** A number with two decimals at most. */
export function formatNumber(value: number, locale: string): string {
  return formatOf(locale, { maximumFractionDigits: 2 }).format(value);
}

function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.currency} ${options.maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}
