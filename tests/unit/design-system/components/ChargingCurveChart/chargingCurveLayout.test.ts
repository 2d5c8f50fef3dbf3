import { chargingCurveLayout } from '../../../../../design-system/components/ChargingCurveChart/chargingCurveLayout';

test('places the peak, starts the scale at nought and ends above the peak', () => {
  const { peak, powers, levels } = chargingCurveLayout([
    { percent: 0, kilowatts: 80 },
    { percent: 20, kilowatts: 180 },
    { percent: 100, kilowatts: 10 },
  ]);
  expect(peak).toMatchObject({ percent: 20, kilowatts: 180, x: 20 });
  expect(powers[0]).toEqual({ at: 100, kilowatts: 0 });
  expect(peak.y).toBeGreaterThan(0);
  expect(peak.y).toBeLessThan(20);
  expect(levels.map(({ percent }) => percent)).toEqual([0, 20, 40, 60, 80, 100]);
});

test('a curve without a point is refused', () => {
  expect(() => chargingCurveLayout([])).toThrow(RangeError);
});
