const formats = new Map<string, Intl.NumberFormat>();

/** A whole amount as the locale (IETF tag) writes it in a currency (ISO 4217). */
export function formatMoney(amount: number, locale: string, currency: string): string {
  return formatOf(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

/** A number with two decimals at most. */
export function formatNumber(value: number, locale: string): string {
  return formatOf(locale, { maximumFractionDigits: 2 }).format(value);
}

function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}
