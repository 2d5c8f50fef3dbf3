import { findIcon } from '../../../../design-system/components/Icon/findIcon';
import { findCarByPlate } from '../../../../services/mechmate/cars';
import { findCare } from '../../../../services/mechmate/makes';
import { offeringTable, SCHEDULED_SERVICE_CODE } from '../../../../services/mechmate/offerings';
import { canDo, isForCar } from '../../../../services/mechmate/listOfferings';
import { lowerMedian } from '../../../../services/mechmate/prices';
import { makeWorkshops } from '../../../../services/mechmate/workshops';
import { models } from '../../../../services/stock/models';
import { createReference } from '../../../../services/mechmate/bookingService';

const workshops = [...makeWorkshops('2026-11-02').values()].filter(
  ({ kind }) => kind === 'workshop',
);
const rows = offeringTable.flatMap((category) => category.rows);
const makes = [...new Set(models.map(({ brand }) => brand.name))];

test('[BOOK-24] the table of offerings has unique codes, existing icons and valid units', () => {
  expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
  expect(rows.map(({ code }) => code)).toContain(SCHEDULED_SERVICE_CODE);
  for (const { category } of offeringTable) expect(findIcon(category.icon)).toBeDefined();
  for (const { unit, minAge = 0, maxAge = Infinity } of rows) {
    if (unit) expect(unit.minimum >= 1 && unit.minimum < unit.maximum).toBe(true);
    expect(minAge <= maxAge).toBe(true);
  }
});

test('each offering applies to some car and is available at some workshop', () => {
  const cars = Array.from({ length: 600 }, (_, index) =>
    findCarByPlate(`KLM${String(index).padStart(3, '0')}`, 2026),
  ).filter((car) => car !== undefined);
  for (const row of rows) {
    const car = cars.find((candidate) => isForCar(row, candidate, 2026));
    expect(car).toBeDefined();
    expect(workshops.some((workshop) => canDo(workshop, row, car!))).toBe(true);
  }
});

test('a make has either several authorised workshops or none', () => {
  for (const make of makes) {
    const authorised = workshops.filter(({ brands }) => brands.includes(make));
    if (findCare(make) === 'authorised') expect(authorised.length).toBeGreaterThan(2);
    else expect(authorised).toEqual([]);
  }
  for (const { brands, mechanics } of workshops) {
    for (const make of brands) {
      expect(mechanics.filter(({ makes: learned }) => learned.has(make)).length).toBeGreaterThan(1);
    }
  }
});

test('[BOOK-27] each workshop is at the location of a dealer, and no two share one', () => {
  expect(workshops.length).toBeGreaterThan(20);
  expect(new Set(workshops.map(({ siteName }) => siteName)).size).toBe(workshops.length);
  for (const { departmentId, siteId, latitude, longitude, bays, mechanics } of workshops) {
    expect(departmentId).toBe(`${siteId}-w`);
    expect(latitude > 55 && latitude < 70 && longitude > 10 && longitude < 25).toBe(true);
    expect(mechanics.length).toBeGreaterThanOrEqual(bays);
  }
});

test('[BOOK-88] the median is one of the given prices', () => {
  expect(lowerMedian([3, 1, 2])).toBe(2);
  expect(lowerMedian([4, 1, 2, 3])).toBe(2);
  expect(lowerMedian([])).toBeUndefined();
});

test('references contain no characters that are easily confused', () => {
  const references = Array.from({ length: 500 }, createReference);
  expect(new Set(references).size).toBe(500);
  for (const reference of references) expect(reference).not.toMatch(/[AEIOUBDGPNSZ0125 8]/);
});
