import { openingDays } from '../../../../services/stock/dealers/openingHours';
import { getStockTexts } from '../../../../services/stock/words/getStockTexts';
import { stocks } from './exampleStock';

test('[DEAL-19] dealers of an index have unique ids and slugs, and a location', () => {
  for (const { site, dealers } of stocks) {
    expect(dealers.length).toBeGreaterThan(3);
    for (const field of ['site_id', 'slug', 'erp_id'] as const) {
      expect(new Set(dealers.map((dealer) => dealer[field])).size).toBe(dealers.length);
    }
    for (const dealer of dealers) {
      expect(dealer.country_code).toBe(site.country);
      expect(dealer.site_geocoord).toMatch(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/);
      expect(dealer.site_image_url).toMatch(
        /^\/-\/media\/scenes\/(?:showroom|hall|evening-hall|forecourt)\.webp$/,
      );
      expect(JSON.stringify(dealer)).not.toMatch(/undefined|NaN|null/);
    }
  }
});

test('[DEAL-20] [DEAL-21] every dealer has a workshop, with people and brands', () => {
  for (const { dealers } of stocks) {
    for (const { site_departments } of dealers) {
      const workshop = site_departments.find(({ group }) => group === 'Workshop');
      expect(workshop?.users.length).toBeGreaterThan(0);
      expect(workshop?.brands.length).toBeGreaterThan(3);
      const people = site_departments.flatMap(({ users }) => users.map(({ email }) => email));
      expect(new Set(people).size).toBe(people.length);
    }
  }
});

test('[DEAL-22] a dealer has a week of opening hours, summer hours and Christmas Eve', () => {
  for (const { dealers } of stocks) {
    for (const { openingschedule: hours } of dealers.flatMap((d) => d.site_departments)) {
      expect(hours.openinghours).toHaveLength(7);
      for (const { open, close } of hours.openinghours) {
        expect(open === undefined).toBe(close === undefined);
        if (open) expect(open < close!).toBe(true);
      }
      const [vacation] = hours.vacationdays;
      expect(vacation!.vacationstart < vacation!.vacationend).toBe(true);
      expect(hours.deviationdays.map(({ date }) => date)).toContain('2026-12-24');
    }
  }
});

test('opening hours are read in the format of location finders', () => {
  const english = openingDays(
    [
      { days: 'Monday–Friday', hours: '8.30am – 6.30pm' },
      { days: 'Thursday', hours: '9am – 12pm' },
    ],
    getStockTexts('en'),
  );
  expect(english[0]).toMatchObject({ day: 'Monday', open: '08:30', close: '18:30' });
  expect(english[3]).toMatchObject({ open: '09:00', close: '12:00' });
  expect(english[6]).toEqual({ day: 'Sunday', displayText: 'Closed' });
  expect(() => openingDays([{ days: 'Some day', hours: '9–10' }], getStockTexts('en'))).toThrow(
    'Some day',
  );
});
