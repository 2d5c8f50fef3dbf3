import type { PageBlock } from '../../../../platform/content/page.types';
import { sameBlock } from '../../../../platform/content/sameBlock';

const block = (fields: object): PageBlock => ({
  uid: 'B1',
  name: 'Blurb',
  known: true,
  fields: fields as Record<string, unknown>,
  placeholders: {},
});

test('a block that is filled with the same again is the object that it was', () => {
  const source = block({});
  const first = sameBlock(source, block({ data: { cars: [{ id: 1 }], at: new Date(5) } }));
  expect(sameBlock(source, block({ data: { cars: [{ id: 1 }], at: new Date(5) } }))).toBe(first);
});

test.each([
  ['another value', { cars: [{ id: 2 }] }],
  ['one more', { cars: [{ id: 1 }, { id: 2 }] }],
  ['nothing', undefined],
])('with %s it is another', (_, data) => {
  const source = block({});
  sameBlock(source, block({ data: { cars: [{ id: 1 }] } }));
  const filled = block({ data });
  expect(sameBlock(source, filled)).toBe(filled);
});

test('two blocks that say the same stay two', () => {
  const [one, other] = [block({}), block({})];
  const filled = sameBlock(one, block({ data: 1 }));
  expect(sameBlock(other, block({ data: 1 }))).not.toBe(filled);
});
