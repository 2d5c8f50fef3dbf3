import { findIcon } from '../../../../design-system/components/Icon/findIcon';
import { carOfPlate } from '../../../../services/mechmate/cars';
import { careOf } from '../../../../services/mechmate/makes';
import { offeringTable, ORIGINAL_SERVICE } from '../../../../services/mechmate/offerings';
import { canDo, isFor } from '../../../../services/mechmate/offeringsOf';
import { medianOf } from '../../../../services/mechmate/prices';
import { makeWorkshops } from '../../../../services/mechmate/workshops';
import { models } from '../../../../services/stock/models';
import { newReference } from '../../../../services/mechmate/bookingService';

const workshops = [...makeWorkshops('2026-11-02').values()].filter(
  ({ kind }) => kind === 'workshop',
);
const rows = offeringTable.flatMap((category) => category.rows);
const makes = [...new Set(models.map(({ brand }) => brand.name))];

test('[BOOK-24] the table of offerings is sound: codes once, icons that exist, units that can be chosen', () => {
  expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
  expect(rows.map(({ code }) => code)).toContain(ORIGINAL_SERVICE);
  for (const { category } of offeringTable) expect(findIcon(category.icon)).toBeDefined();
  for (const { unit, minAge = 0, maxAge = Infinity } of rows) {
    if (unit) expect(unit.minimum >= 1 && unit.minimum < unit.maximum).toBe(true);
    expect(minAge <= maxAge).toBe(true);
  }
});

test('each offering is for some car, and some workshop can do it', () => {
  const cars = Array.from({ length: 600 }, (_, at) =>
    carOfPlate(`KLM${String(at).padStart(3, '0')}`, 2026),
  ).filter((car) => car !== undefined);
  for (const row of rows) {
    const car = cars.find((known) => isFor(row, known, 2026));
    expect(car).toBeDefined();
    expect(workshops.some((workshop) => canDo(workshop, row, car!))).toBe(true);
  }
});

test('makes with authorised workshops have several; others have none at all', () => {
  for (const make of makes) {
    const authorised = workshops.filter(({ brands }) => brands.includes(make));
    if (careOf(make) === 'authorised') expect(authorised.length).toBeGreaterThan(2);
    else expect(authorised).toEqual([]);
  }
  for (const { brands, mechanics } of workshops) {
    for (const make of brands) {
      expect(mechanics.filter(({ makes: learned }) => learned.has(make)).length).toBeGreaterThan(1);
    }
  }
});

test('[BOOK-27] workshops are where dealers are, each once', () => {
  expect(workshops.length).toBeGreaterThan(20);
  expect(new Set(workshops.map(({ siteName }) => siteName)).size).toBe(workshops.length);
  for (const { departmentId, siteId, latitude, longitude, bays, mechanics } of workshops) {
    expect(departmentId).toBe(`${siteId}-w`);
    expect(latitude > 55 && latitude < 70 && longitude > 10 && longitude < 25).toBe(true);
    expect(mechanics.length).toBeGreaterThanOrEqual(bays);
  }
});

test('[BOOK-88] the median is a price that somebody asks', () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 2, 3])).toBe(2);
  expect(medianOf([])).toBeUndefined();
});

test('references can be read out: no sign that is taken for another', () => {
  const references = Array.from({ length: 500 }, newReference);
  expect(new Set(references).size).toBe(500);
  for (const reference of references) expect(reference).not.toMatch(/[AEIOUBDGPNSZ0125 8]/);
});
