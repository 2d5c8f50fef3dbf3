import { ByteWriter } from '../../../../../services/search/engine/ByteWriter';
import { JsonCodec } from '../../../../../services/search/engine/JsonCodec';
import { NumberReader } from '../../../../../services/search/engine/NumberReader';

/** Packs all values in sequence, then unpacks them. */
function readBack(values: readonly unknown[]): unknown[] {
  const codec = new JsonCodec();
  const packed = values.map((value) => Buffer.from(codec.pack(value).written));
  return packed.map((bytes) => {
    const json = new ByteWriter(16);
    codec.unpack(new NumberReader(bytes), json);
    return JSON.parse(json.written.toString());
  });
}

test('values that differ only in numbers are decoded unchanged', () => {
  const many = Array.from({ length: 1100 }, (_, index) => `word ${index}`);
  const values = [
    ...many,
    ...['2 014 mil', '2 01 mil', '007', '0', '', '1', '12345678', '123456789', '1234567890123456'],
    ...['a1', 'a', 'a1b', 'å–1 kr', 'no number', '\0', '5\u20094', '🚗 9'],
    ...[
      0,
      -1,
      1.5,
      0.01,
      0.07,
      1.005,
      8.29,
      -1.5,
      0.1 + 0.2,
      21474836.47,
      21474836.48,
      1e21,
      12345678901,
      2 ** 31 - 1,
      2 ** 31,
      true,
      false,
      null,
    ],
    ...[
      { price: 100, text: '100 kr' },
      { price: 9, text: '9 kr' },
      { price: '9', text: 9 },
    ],
  ];
  expect(readBack(values)).toEqual(values);
});

test('lists are decoded with their entries in order', () => {
  const shared = { original: '/a-1.jpg' };
  const lists = [
    [],
    [1, '1', null, true],
    [shared, shared],
    [{ original: '/a-2.jpg' }],
    [[1], [2]],
  ];
  expect(readBack(lists)).toEqual(lists);
});

test('objects are decoded with all their values', () => {
  const durations = [{ months: 36, percent: 45 }, { months: 48 }];
  const objects = [
    { title: 'Loan 1', durations, cost: { text: '36 kr', list: [] }, none: null, off: undefined },
    { title: 'Loan 22', durations, cost: { text: '3 kr', list: [1] }, none: 7 },
    ...[{}, { '': 0 }, { '1"2': [] }, { list: [[durations]] }],
  ];
  expect(readBack(objects)).toEqual(JSON.parse(JSON.stringify(objects)));
});

test('objects are decoded unchanged when there are more keys than the codec remembers', () => {
  const objects = Array.from({ length: 21_000 }, (_, index) => ({
    [`key ${index}`]: index,
    list: [index],
  }));
  expect(readBack(objects)).toEqual(objects);
});

test('deeply nested values are decoded unchanged', () => {
  let deep: unknown = { end: [1, 'two'] };
  for (let depth = 0; depth < 40; depth += 1) deep = depth % 2 === 0 ? [deep] : { deep };
  expect(readBack([deep])).toEqual([deep]);
});

test('repeated texts are packed into at most three bytes, and numbered ones into a few more', () => {
  const codec = new JsonCodec();
  for (let index = 0; index < 5000; index += 1) codec.pack(`car ${index} of the stock`);
  expect(codec.pack('car 7 of the stock').length).toBeLessThanOrEqual(3);
  expect(codec.pack('car 4999999 of the stock').length).toBeLessThanOrEqual(8);
});

test('texts are decoded unchanged when there are more than the codec remembers', () => {
  const words = Array.from(
    { length: 21_000 },
    (_, index) =>
      `${index.toString(36).replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '')} ${index}`,
  );
  expect(readBack(words)).toEqual(words);
});
