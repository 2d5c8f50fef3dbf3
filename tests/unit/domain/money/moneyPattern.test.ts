import { moneyPattern, writeDecimals, writeMoney } from '../../../../domain/money/moneyPattern';
import { sites } from '../../../../sites/sites';
import type { Site } from '../../../../sites/site.types';
import { seededRandom } from '../../../../services/stock/random';

const markets = Object.values(sites as Record<string, Site>).flatMap(({ locales, currency }) =>
  Object.values(locales).map((locale) => [locale, currency] as const),
);
const random = seededRandom(7);
const amounts = [
  ...[0, 1, 12, 999, 1000, 1234, 9999, 10_000, 349_900, 1_234_567, -1234, -349_900],
  ...Array.from({ length: 200 }, () => Math.round(random() * 1e9) / 100),
];

test.each([...new Map(markets.map((market) => [market.join(), market])).values()])(
  "%s %s: amounts are formatted as by the platform's Intl",
  (locale, currency) => {
    const pattern = moneyPattern(locale, currency);
    const units = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
    const cents = { style: 'currency', currency } as const;
    for (const amount of amounts) {
      expect(writeMoney(amount, pattern)).toBe(amount.toLocaleString(locale, units));
      expect(writeMoney(amount, pattern, 2)).toBe(amount.toLocaleString(locale, cents));
    }
  },
);

test('four digits are not grouped in locales without such a separator', () => {
  const polish = moneyPattern('pl-PL', 'PLN');
  expect(writeMoney(1234, polish)).not.toContain(polish.group + '234');
  expect(writeMoney(12_345, polish)).toContain(polish.group + '345');
});

test('an amount that rounds to zero has no minus sign', () => {
  expect(writeMoney(-0.2, moneyPattern('en-GB', 'GBP'))).toBe('£0');
});

test('plain numbers have at most two decimals', () => {
  const swedish = moneyPattern('sv-SE', 'SEK');
  expect([6.95, 7.5, 7, 7.005].map((value) => writeDecimals(value, swedish))).toEqual([
    ...['6,95', '7,5', '7', '7,01'],
  ]);
});
