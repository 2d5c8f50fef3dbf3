import { rangeLayout } from '../../../../../design-system/components/RangeChart/rangeLayout';

test('all cars share one scale, and a figure that is missing has no bar', () => {
  const [far, near] = rangeLayout([
    { name: 'Far', wltp: 600, summer: 540, winter: 300 },
    { name: 'Near', wltp: 150 },
  ]);
  expect(far!.bars.map(({ share }) => share)).toEqual([1, 0.9, 0.5]);
  expect(near!.bars).toEqual([{ condition: 'wltp', kilometres: 150, share: 0.25 }]);
});

test('cars without any range have empty bars', () => {
  expect(rangeLayout([{ name: 'None', wltp: 0 }])[0]!.bars[0]!.share).toBe(0);
});
