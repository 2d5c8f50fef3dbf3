import type { PageBlock } from '../../../../platform/content/page.types';
import { reuseEqualBlock } from '../../../../platform/content/reuseEqualBlock';

const block = (fields: object): PageBlock => ({
  uid: 'B1',
  name: 'Blurb',
  isKnown: true,
  fields: fields as Record<string, unknown>,
  placeholders: {},
});

test('a block that is filled again with equal data is the same object', () => {
  const source = block({});
  const first = reuseEqualBlock(source, block({ data: { cars: [{ id: 1 }], at: new Date(5) } }));
  expect(reuseEqualBlock(source, block({ data: { cars: [{ id: 1 }], at: new Date(5) } }))).toBe(
    first,
  );
});

test.each([
  ['another value', { cars: [{ id: 2 }] }],
  ['one more', { cars: [{ id: 1 }, { id: 2 }] }],
  ['nothing', undefined],
])('a block with %s is another object', (_, data) => {
  const source = block({});
  reuseEqualBlock(source, block({ data: { cars: [{ id: 1 }] } }));
  const filled = block({ data });
  expect(reuseEqualBlock(source, filled)).toBe(filled);
});

test('two blocks with equal data remain two objects', () => {
  const [firstBlock, secondBlock] = [block({}), block({})];
  const filled = reuseEqualBlock(firstBlock, block({ data: 1 }));
  expect(reuseEqualBlock(secondBlock, block({ data: 1 }))).not.toBe(filled);
});
