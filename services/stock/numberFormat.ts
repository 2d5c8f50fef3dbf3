/** Formats numbers of a locale; results are cached. */
type Formatter = (value: number) => string;

function createCachedFormatter(format: Intl.NumberFormat): Formatter {
  const texts = new Map<number, string>();
  return (value) => {
    let text = texts.get(value);
    if (text === undefined) texts.set(value, (text = format.format(value)));
    return text;
  };
}

export interface NumberFormats {
  /** Whole amounts with the currency. */
  money: Formatter;
  integer: Formatter;
  /** Exactly one decimal place. */
  decimal: Formatter;
  rate: Formatter;
}

/** Creates the formatters of a locale (IETF tag) and a currency (ISO 4217). */
export function numberFormats(locale: string, currency: string): NumberFormats {
  return {
    money: createCachedFormatter(
      new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
    ),
    integer: createCachedFormatter(new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })),
    decimal: createCachedFormatter(
      new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    ),
    rate: createCachedFormatter(new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })),
  };
}
