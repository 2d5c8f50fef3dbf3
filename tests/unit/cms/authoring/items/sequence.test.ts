import {
  anchorFrom,
  insertAt,
  movedId,
  sameNeighbour,
} from '../../../../../cms/authoring/items/sequence';
import { undoOrder } from '../../../../../cms/authoring/items/undoVersion';

const ids = (text: string) => [...text];

test.each([
  [{ after: 'a' }, 'axbc'],
  [{ before: 'b' }, 'axbc'],
  [{ after: 'gone' }, 'abcx'],
  [{ before: 'gone' }, 'abcx'],
  [{}, 'abcx'],
])('[EDIT-11] %j puts an id beside its anchor, else last', (anchor, expected) => {
  expect(insertAt(ids('abc'), 'x', anchor).join('')).toBe(expected);
});

test('[EDIT-13] an id goes back beside those neighbours that are still there', () => {
  expect(anchorFrom(ids('abcd'), 'c', ids('ad'))).toEqual({ after: 'a' });
  expect(anchorFrom(ids('abcd'), 'a', ids('xd'))).toEqual({ before: 'd' });
  expect(anchorFrom(ids('abc'), 'b', ids('x'))).toEqual({});
});

test('[EDIT-13] one moved id is told from several', () => {
  expect(movedId(ids('abcd'), ids('bcda'))).toBe('a');
  expect(movedId(ids('abcd'), ids('abcd'))).toBeUndefined();
  expect(movedId(ids('abcd'), ids('dcba'))).toBeUndefined();
  expect(sameNeighbour(ids('abc'), ids('axbc'), 'b')).toBe(true);
  expect(sameNeighbour(ids('abc'), ids('bac'), 'b')).toBe(false);
});

test.each([
  ['an insertion', 'abc', 'abxc', 'yabxc', 'yabc'],
  ['a removal', 'abc', 'ac', 'acy', 'abcy'],
  ['a move', 'abcd', 'bcda', 'bcday', 'abcdy'],
  ['a move that somebody moved on', 'abcd', 'bcda', 'bacd', undefined],
  ['a move of what is gone', 'abcd', 'bcda', 'bcd', undefined],
])('[EDIT-13] undoing %s keeps what came since', (_, before, after, current, expected) => {
  const order = undoOrder({ before: ids(before), after: ids(after), current: ids(current) });
  expect(order?.join('')).toBe(expected);
});
