import { rangeLayout } from '../../../../../design-system/components/RangeChart/rangeLayout';

test('all cars share one scale, and a missing figure has no bar', () => {
  const [farCar, nearCar] = rangeLayout([
    { name: 'Far', wltp: 600, summer: 540, winter: 300 },
    { name: 'Near', wltp: 150 },
  ]);
  expect(farCar!.bars.map(({ share }) => share)).toEqual([1, 0.9, 0.5]);
  expect(nearCar!.bars).toEqual([{ condition: 'wltp', range: 150, share: 0.25 }]);
});

test('cars without any range have empty bars', () => {
  expect(rangeLayout([{ name: 'None', wltp: 0 }])[0]!.bars[0]!.share).toBe(0);
});
