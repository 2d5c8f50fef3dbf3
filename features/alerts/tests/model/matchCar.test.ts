import { rangeNames, valueNames } from '../../../car/ui/list/carFacets';
import {
  alertFilters,
  areSupportedFilters,
  filterableFields,
} from '../../../../domain/alerts/alertFilters';
import { compileFilters, passesAll, ParsedCar } from '../../model/matchCar';
import { indexDefinitions } from '../../../../services/search/indexDefinitions';
import { createInlineEngine } from '../../../../services/search/inlineEngine';
import { carIndex, createTestCars } from '../../../../tests/contract/search/testCars';
import { generateFilters } from '../../../../tests/support/randomSearches';
import { SeededRandom } from '../../../../tests/support/seededRandom';

const cars = createTestCars(600, 3);

test('a car is in a saved search exactly when the list shows it for the same filters', async () => {
  const engine = createInlineEngine(indexDefinitions, () => cars);
  await engine.load({ index: carIndex });
  const random = new SeededRandom(19);
  let matchCount = 0;
  for (let at = 0; at < 2000; at += 1) {
    const filters = generateFilters(random, cars);
    const texts = Object.fromEntries(
      Object.entries(filters).map(([name, values]) => [
        name,
        ['range', 'near'].includes(alertFilters[name] ?? '') ? values : values.map(String),
      ]),
    );
    const answer = await engine.search({
      index: carIndex,
      fields: ['car_id'],
      keyphrase: '',
      facets: [],
      filters: texts as never,
      limit: 500,
      offset: 0,
    });
    const { content, total_items: total } = JSON.parse(Buffer.from(answer).toString()) as {
      content: { car_id: string }[];
      total_items: number;
    };
    const checks = compileFilters(filters);
    const matched = cars
      .filter((car) => passesAll(checks, new ParsedCar(car)))
      .map(({ car_id: id }) => id);
    expect({ filters, count: matched.length }).toEqual({ filters, count: total });
    if (total <= 500) {
      expect(matched.sort()).toEqual(content.map(({ car_id: id }) => id).sort());
    }
    if (total > 0 && total < cars.length) matchCount += 1;
  }
  expect(matchCount).toBeGreaterThan(800);
});

test('alertFilters has an entry for every filter of the car list', () => {
  const names = valueNames.flatMap((name) => [name, ...name.split('>')]);
  expect(names.filter((name) => !Object.hasOwn(alertFilters, name))).toEqual([]);
  expect(rangeNames.filter((name) => alertFilters[name] !== 'range')).toEqual([]);
});

test('the search service logs every field that alerts filter by, with the expected type', () => {
  for (const { logged, ranges, lists, values, identifiers } of indexDefinitions.values()) {
    if (!logged) continue;
    expect(logged).toEqual(expect.arrayContaining([...filterableFields]));
    for (const [name, kind] of Object.entries(alertFilters)) {
      if (kind === 'range') expect(ranges).toContain(name);
      if (kind === 'value') expect([...lists, ...values, ...identifiers]).toContain(name);
    }
  }
});

test('unknown filters are neither matched nor saved', () => {
  expect(areSupportedFilters({ car_brand: ['Volvo'] })).toBe(true);
  expect(areSupportedFilters({ car_smell: ['new'] })).toBe(false);
  expect(() => compileFilters({ car_smell: ['new'] })).toThrow(RangeError);
});
