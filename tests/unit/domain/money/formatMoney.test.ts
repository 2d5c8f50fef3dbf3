import { currencySymbol, formatPrice } from '../../../../domain/money/formatMoney';
import { formatLocaleOf } from '../../../../sites/localeOf';
import { sites } from '../../../../sites/sites';

test.each([
  ['carstore-fi', 'en', '€20,890'],
  ['carstore-sk', 'en', '€20,890'],
  ['automotive-se', 'en', 'SEK 20,890'],
  ['carstore-fi', 'fi', '20 890 €'],
  ['automotive-se', 'sv', '20 890 kr'],
] as const)(
  'a price of %s in %s is written %s, whatever the stock wrote',
  (name, language, text) => {
    const site = sites[name];
    const page = { locale: formatLocaleOf(site, language), currency: site.currency };
    expect(formatPrice('20 890', 20_890, page)?.replace(/\s/g, ' ')).toBe(text);
  },
);

test('without an amount the stock’s own text stands; without a text there is no price', () => {
  const page = { locale: 'fi-FI', currency: 'EUR' };
  expect(formatPrice('Kysy hintaa', undefined, page)).toBe('Kysy hintaa');
  expect(formatPrice(undefined, 20_890, page)).toBeUndefined();
});

test('beside a field of an amount stands what its locale writes', () => {
  expect(currencySymbol('sv-SE', 'SEK')).toBe('kr');
  expect(currencySymbol('fi-FI', 'EUR')).toBe('€');
});
