import type { Placeholders, Rendering } from '../../../../../cms/editor/authoring';
import { findBlock, targetBelow } from '../../../../../cms/editor/blocks/blockTree';

const createBlock = (uid: string, placeholders: Placeholders = {}): Rendering => ({
  uid,
  componentName: 'Blurb',
  params: {},
  placeholders,
});
const page: Placeholders = {
  main: [
    createBlock('a'),
    createBlock('b', { row: [createBlock('b1'), createBlock('b2')] }),
    createBlock('c'),
  ],
};

test('[EDIT-02] a block is found by its uid, with its position', () => {
  expect(findBlock(page, 'b2')).toMatchObject({
    placeholder: 'row',
    parent: 'b',
    index: 1,
    count: 2,
    order: ['b1', 'b2'],
  });
  expect(findBlock(page, 'nobody')).toBeUndefined();
});

test('[EDIT-14] the target below a block is directly after it in the same placeholder', () => {
  const position = findBlock(page, 'b1');
  expect(position && targetBelow(position)).toEqual({
    placeholder: 'row',
    parent: 'b',
    after: 'b1',
  });
});
