import { array, lazy, mixed, number, object, string, type ObjectSchema } from 'yup';
import { carSchema } from '../../../../domain/documents/car';
import { searchAnswer } from '../../../../domain/documents/search';
import { matchesSchema } from '../../../../platform/upstreams/matchesSchema';
import { makeCars } from '../../../../services/stock/stock';
import { sites } from '../../../../sites/sites';

interface Branch {
  text: string;
  children?: Branch[];
}
const branch: ObjectSchema<Branch> = object({
  text: string().defined(),
  children: array(lazy(() => branch)),
});

const form = object({
  kind: string().oneOf(['a', 'b']).defined(),
  count: number().integer().min(0),
  bound: number().nullable().defined(),
  own: mixed((value): value is Date => value instanceof Date),
  branches: array(branch),
});

const validValue = { kind: 'a', bound: null };

test.each([
  [validValue, true],
  [{ ...validValue, count: 2, branches: [{ text: '', children: [{ text: 'x' }] }] }, true],
  [{ ...validValue, own: new Date() }, true],
  [{ kind: 'a' }, false],
  [{ ...validValue, kind: 'c' }, false],
  [{ ...validValue, kind: undefined }, false],
  [{ ...validValue, count: -1 }, false],
  [{ ...validValue, own: {} }, false],
  [{ ...validValue, branches: {} }, false],
  [{ ...validValue, branches: [{ text: '', children: [{ text: 1 }] }] }, false],
  [null, false],
  [[], false],
])('validates a value against a schema with the same result as yup: %j is %s', (value, fits) => {
  expect(matchesSchema(form, value)).toBe(fits);
  expect(form.isValidSync(value, { strict: true })).toBe(fits);
});

test('accepts null for an optional field', () => {
  expect(matchesSchema(form, { ...validValue, count: null })).toBe(true);
  expect(matchesSchema(form, { ...validValue, kind: null })).toBe(false);
});

test('accepts all cars of the stock', () => {
  const cars = [...makeCars(sites['automotive-se'], { cars: 60, day: '2026-11-21' })];
  expect(cars.filter((car) => !matchesSchema(carSchema, JSON.parse(JSON.stringify(car))))).toEqual(
    [],
  );
});

test('rejects a search answer with invalid numbers, contents or facets', () => {
  const answer = { facet: [], content: [], total_items: 0, limit: 24, offset: 0 };
  expect(matchesSchema(searchAnswer, answer)).toBe(true);
  expect(matchesSchema(searchAnswer, undefined)).toBe(false);
  expect(matchesSchema(searchAnswer, null)).toBe(false);
  expect(matchesSchema(searchAnswer, { ...answer, total_items: 1.5 })).toBe(false);
  expect(matchesSchema(searchAnswer, { ...answer, content: ['car'] })).toBe(false);
  expect(matchesSchema(searchAnswer, { ...answer, facet: [{ name: 'a', type: 'c' }] })).toBe(false);
  expect(matchesSchema(searchAnswer, { ...answer, facet: [null] })).toBe(false);
});
