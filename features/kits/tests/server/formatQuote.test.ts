import { formatQuote } from '../../server/findKits';

const market = {
  locale: 'fi-FI',
  language: 'fi',
  currency: 'EUR',
  vatPercent: 25.5,
  timeZone: 'Europe/Helsinki',
};

it('a quote has the date in the market’s time zone', () => {
  const emptyKits = { kits: [], gone: [] };
  const beforeMidnight = formatQuote(emptyKits, market, new Date('2026-11-22T21:59:00Z'));
  const afterMidnight = formatQuote(emptyKits, market, new Date('2026-11-22T22:01:00Z'));
  expect([beforeMidnight.date, afterMidnight.date]).toEqual(['22.11.2026', '23.11.2026']);
});
