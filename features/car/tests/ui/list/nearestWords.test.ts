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
])('%s is meant as %s', (written, meant) => {
  expect(nearestWords(written, facets)).toBe(meant);
});

test.each(['volvo', 'xc90', 'ab', 'raggarbil'])('%s is left as it is', (written) => {
  expect(nearestWords(written, facets)).toBeUndefined();
});

test('edits are letters added, dropped or replaced', () => {
  expect([
    editDistance('', 'abc'),
    editDistance('volvo', 'volvo'),
    editDistance('kitten', 'sitting'),
  ]).toEqual([3, 0, 3]);
});
