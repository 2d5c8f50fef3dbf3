/** Formats numbers of a locale; the same number is only formatted once. */
type Formatter = (value: number) => string;

function remembered(format: Intl.NumberFormat): Formatter {
  const texts = new Map<number, string>();
  return (value) => {
    let text = texts.get(value);
    if (text === undefined) texts.set(value, (text = format.format(value)));
    return text;
  };
}

export interface NumberFormats {
  /** Whole amounts of the currency. */
  money: Formatter;
  whole: Formatter;
  /** One decimal, and two at most. */
  decimal: Formatter;
  rate: Formatter;
}

/** Formats of a locale (IETF tag) and a currency (ISO 4217). */
export function numberFormats(locale: string, currency: string): NumberFormats {
  return {
    money: remembered(
      new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
    ),
    whole: remembered(new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })),
    decimal: remembered(
      new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    ),
    rate: remembered(new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })),
  };
}
