import {
  findAnchor,
  insertAt,
  findMovedId,
  hasSameNeighbour,
} from '../../../../../cms/authoring/items/sequence';
import { undoOrder } from '../../../../../cms/authoring/items/undoVersion';

const toIds = (text: string) => [...text];

test.each([
  [{ after: 'a' }, 'axbc'],
  [{ before: 'b' }, 'axbc'],
  [{ after: 'gone' }, 'abcx'],
  [{ before: 'gone' }, 'abcx'],
  [{}, 'abcx'],
])('[EDIT-11] %j inserts an id next to its anchor, or last', (anchor, expected) => {
  expect(insertAt(toIds('abc'), 'x', anchor).join('')).toBe(expected);
});

test('[EDIT-13] restores an id next to the neighbours that still exist', () => {
  expect(findAnchor(toIds('abcd'), 'c', toIds('ad'))).toEqual({ after: 'a' });
  expect(findAnchor(toIds('abcd'), 'a', toIds('xd'))).toEqual({ before: 'd' });
  expect(findAnchor(toIds('abc'), 'b', toIds('x'))).toEqual({});
});

test('[EDIT-13] finds the moved id only when a single id has moved', () => {
  expect(findMovedId(toIds('abcd'), toIds('bcda'))).toBe('a');
  expect(findMovedId(toIds('abcd'), toIds('abcd'))).toBeUndefined();
  expect(findMovedId(toIds('abcd'), toIds('dcba'))).toBeUndefined();
  expect(hasSameNeighbour(toIds('abc'), toIds('axbc'), 'b')).toBe(true);
  expect(hasSameNeighbour(toIds('abc'), toIds('bac'), 'b')).toBe(false);
});

test.each([
  ['an insertion', 'abc', 'abxc', 'yabxc', 'yabc'],
  ['a removal', 'abc', 'ac', 'acy', 'abcy'],
  ['a move', 'abcd', 'bcda', 'bcday', 'abcdy'],
  ['a move after which the id was moved again', 'abcd', 'bcda', 'bacd', undefined],
  ['a move of an id that was removed since', 'abcd', 'bcda', 'bcd', undefined],
])(
  '[EDIT-13] undoing %s keeps later changes, or is refused when they conflict',
  (_, before, after, current, expected) => {
    const order = undoOrder({
      before: toIds(before),
      after: toIds(after),
      current: toIds(current),
    });
    expect(order?.join('')).toBe(expected);
  },
);
