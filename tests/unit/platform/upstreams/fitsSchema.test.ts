import { array, lazy, mixed, number, object, string, type ObjectSchema } from 'yup';
import { carSchema } from '../../../../domain/documents/car';
import { searchAnswer } from '../../../../domain/documents/search';
import { fitsSchema } from '../../../../platform/upstreams/fitsSchema';
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

const right = { kind: 'a', bound: null };

test.each([
  [right, true],
  [{ ...right, count: 2, branches: [{ text: '', children: [{ text: 'x' }] }] }, true],
  [{ ...right, own: new Date() }, true],
  [{ kind: 'a' }, false],
  [{ ...right, kind: 'c' }, false],
  [{ ...right, kind: undefined }, false],
  [{ ...right, count: -1 }, false],
  [{ ...right, own: {} }, false],
  [{ ...right, branches: {} }, false],
  [{ ...right, branches: [{ text: '', children: [{ text: 1 }] }] }, false],
  [null, false],
  [[], false],
])('a value fits the form of a schema as yup itself says: %j is %s', (value, fits) => {
  expect(fitsSchema(form, value)).toBe(fits);
  expect(form.isValidSync(value, { strict: true })).toBe(fits);
});

test('null stands for what may be absent', () => {
  expect(fitsSchema(form, { ...right, count: null })).toBe(true);
  expect(fitsSchema(form, { ...right, kind: null })).toBe(false);
});

test('the cars of the stock are cars', () => {
  const cars = [...makeCars(sites['automotive-se'], { cars: 60, day: '2026-11-21' })];
  expect(cars.filter((car) => !fitsSchema(carSchema, JSON.parse(JSON.stringify(car))))).toEqual([]);
});

test('an answer without its numbers, or with facets of no kind, is none', () => {
  const answer = { facet: [], content: [], total_items: 0, limit: 24, offset: 0 };
  expect(fitsSchema(searchAnswer, answer)).toBe(true);
  expect(fitsSchema(searchAnswer, { ...answer, total_items: 1.5 })).toBe(false);
  expect(fitsSchema(searchAnswer, { ...answer, content: ['car'] })).toBe(false);
  expect(fitsSchema(searchAnswer, { ...answer, facet: [{ name: 'a', type: 'c' }] })).toBe(false);
  expect(fitsSchema(searchAnswer, { ...answer, facet: [null] })).toBe(false);
});
