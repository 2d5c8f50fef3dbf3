import { editDistance, nearestWords } from '../../../ui/list/nearestWords';

const facets = [
  {
    name: 'car_brand>car_model',
    type: 'value' as const,
    values: [
      { text: 'Volvo', count: 3, children: [{ text: 'XC60', count: 2 }] },
      { text: 'Škoda', count: 1 },
      { text: 'Mercedes-Benz', count: 1 },
    ],
  },
];

test.each([
  ['volwo', 'Volvo'],
  ['skodda kombi', 'Škoda kombi'],
  ['mersedes-bens', 'Mercedes-Benz'],
])('%s is corrected to %s', (typed, meant) => {
  expect(nearestWords(typed, facets)).toBe(meant);
});

test.each(['volvo', 'xc90', 'ab', 'raggarbil'])('%s is not corrected', (typed) => {
  expect(nearestWords(typed, facets)).toBeUndefined();
});

test('the edit distance counts letters added, dropped or replaced', () => {
  expect([
    editDistance('', 'abc'),
    editDistance('volvo', 'volvo'),
    editDistance('kitten', 'sitting'),
  ]).toEqual([3, 0, 3]);
});
