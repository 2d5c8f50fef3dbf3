import { ByteWriter } from '../../../../../services/search/engine/ByteWriter';
import { JsonCodec } from '../../../../../services/search/engine/JsonCodec';
import { NumberReader } from '../../../../../services/search/engine/NumberReader';

/** Packs all values one after another, then reads each back. */
function readBack(values: readonly unknown[]): unknown[] {
  const codec = new JsonCodec();
  const packed = values.map((value) => Buffer.from(codec.pack(value).written));
  return packed.map((bytes) => {
    const json = new ByteWriter(16);
    codec.unpack(new NumberReader(bytes), json);
    return JSON.parse(json.written.toString());
  });
}

test('values that differ in their numbers alone come back as they were', () => {
  const many = Array.from({ length: 1100 }, (_, at) => `word ${at}`);
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

test('lists come back with their entries in order, whatever these are', () => {
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

test('objects come back with what is in them', () => {
  const durations = [{ months: 36, percent: 45 }, { months: 48 }];
  const objects = [
    { title: 'Loan 1', durations, cost: { text: '36 kr', list: [] }, none: null, off: undefined },
    { title: 'Loan 22', durations, cost: { text: '3 kr', list: [1] }, none: 7 },
    ...[{}, { '': 0 }, { '1"2': [] }, { list: [[durations]] }],
  ];
  expect(readBack(objects)).toEqual(JSON.parse(JSON.stringify(objects)));
});

test('more keys of objects than are remembered come back all the same', () => {
  const objects = Array.from({ length: 21_000 }, (_, at) => ({ [`key ${at}`]: at, list: [at] }));
  expect(readBack(objects)).toEqual(objects);
});

test('values in many lists in each other come back', () => {
  let deep: unknown = { end: [1, 'two'] };
  for (let depth = 0; depth < 40; depth += 1) deep = depth % 2 === 0 ? [deep] : { deep };
  expect(readBack([deep])).toEqual([deep]);
});

test('texts that repeat take three bytes at most, others the place of their digits', () => {
  const codec = new JsonCodec();
  for (let at = 0; at < 5000; at += 1) codec.pack(`car ${at} of the stock`);
  expect(codec.pack('car 7 of the stock').length).toBeLessThanOrEqual(3);
  expect(codec.pack('car 4999999 of the stock').length).toBeLessThanOrEqual(8);
});

test('more texts and forms than are remembered come back all the same', () => {
  const words = Array.from(
    { length: 21_000 },
    (_, at) =>
      `${at.toString(36).replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '')} ${at}`,
  );
  expect(readBack(words)).toEqual(words);
});
