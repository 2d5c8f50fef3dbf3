import type { Placeholders, Rendering } from '../../../../../cms/editor/authoring';
import {
  findBlock,
  neighbourTarget,
  targetBelow,
} from '../../../../../cms/editor/blocks/blockTree';

const block = (uid: string, placeholders: Placeholders = {}): Rendering => ({
  uid,
  componentName: 'Blurb',
  params: {},
  placeholders,
});
const page: Placeholders = {
  main: [block('a'), block('b', { row: [block('b1'), block('b2')] }), block('c')],
};

test('[EDIT-02] blocks are found with their place', () => {
  expect(findBlock(page, 'b2')).toMatchObject({
    placeholder: 'row',
    parent: 'b',
    index: 1,
    count: 2,
    order: ['b1', 'b2'],
  });
  expect(findBlock(page, 'nobody')).toBeUndefined();
});

test.each([
  ['a', 1, { placeholder: 'main', after: 'b' }],
  ['c', -1, { placeholder: 'main', before: 'b' }],
  ['b1', 1, { placeholder: 'row', parent: 'b', after: 'b2' }],
  ['a', -1, undefined],
] as const)(
  '[EDIT-11] %s moves by %s beside its neighbour, not to a number',
  (uid, by, expected) => {
    const place = findBlock(page, uid);
    expect(place && neighbourTarget(place, by)).toEqual(expected);
  },
);

test('[EDIT-14] what is pasted below a block goes right behind it', () => {
  const place = findBlock(page, 'b1');
  expect(place && targetBelow(place)).toEqual({ placeholder: 'row', parent: 'b', after: 'b1' });
});
