import type { Placeholders, Rendering } from '../../../../site/edit/editor/authoring';
import { findBlock, moveBlock, removeBlock } from '../../../../site/edit/editor/blockTree';

const block = (uid: string, placeholders: Placeholders = {}): Rendering => ({
  uid,
  componentName: 'Blurb',
  params: {},
  placeholders,
});
const page: Placeholders = {
  main: [block('a'), block('b', { row: [block('b1'), block('b2')] }), block('c')],
};
const order = (placeholders: Placeholders) =>
  (placeholders.main ?? []).map(({ uid, placeholders: inner }) =>
    [uid, ...(inner.row ?? []).map((one) => one.uid)].join('>'),
  );

test('[EDIT-02] blocks are found with their place', () => {
  expect(findBlock(page, 'b2')).toMatchObject({
    placeholder: 'row',
    parent: 'b',
    index: 1,
    count: 2,
  });
  expect(findBlock(page, 'nobody')).toBeUndefined();
});

test.each([
  ['a', 1, ['b>b1>b2', 'a', 'c']],
  ['c', -1, ['a', 'c', 'b>b1>b2']],
  ['a', -1, ['a', 'b>b1>b2', 'c']],
  ['b1', 1, ['a', 'b>b2>b1', 'c']],
])('[EDIT-02] moving %s by %s keeps every block', (uid, by, expected) => {
  expect(order(moveBlock(page, uid, by))).toEqual(expected);
});

test('[EDIT-02] removing takes what is inside along, and nothing else', () => {
  expect(order(removeBlock(page, 'b'))).toEqual(['a', 'c']);
  expect(order(removeBlock(page, 'b1'))).toEqual(['a', 'b>b2', 'c']);
});
