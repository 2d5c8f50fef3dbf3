import { currencySymbol, formatPrice } from '../../../../domain/money/formatMoney';
import { getFormatLocale } from '../../../../sites/getLocale';
import { sites } from '../../../../sites/sites';

test.each([
  ['carstore-fi', 'en', '€20,890'],
  ['carstore-sk', 'en', '€20,890'],
  ['automotive-se', 'en', 'SEK 20,890'],
  ['carstore-fi', 'fi', '20 890 €'],
  ['automotive-se', 'sv', '20 890 kr'],
] as const)(
  'a price of %s in %s is formatted as %s, regardless of the text in the stock data',
  (name, language, text) => {
    const site = sites[name];
    const page = { locale: getFormatLocale(site, language), currency: site.currency };
    expect(formatPrice('20 890', 20_890, page)?.replace(/\s/g, ' ')).toBe(text);
  },
);

test('a price without an amount is the text in the stock data, and without a text it is undefined', () => {
  const page = { locale: 'fi-FI', currency: 'EUR' };
  expect(formatPrice('Kysy hintaa', undefined, page)).toBe('Kysy hintaa');
  expect(formatPrice(undefined, 20_890, page)).toBeUndefined();
});

test('a currency symbol is formatted for the locale', () => {
  expect(currencySymbol('sv-SE', 'SEK')).toBe('kr');
  expect(currencySymbol('fi-FI', 'EUR')).toBe('€');
});
