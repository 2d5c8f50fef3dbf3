import { toDrive, marketDrives } from '../../../model/electric/marketDrives';
import {
  consumptionPer100Km,
  type Drive,
  estimatedRangeKm,
  roundRange,
} from '../../../model/electric/range';

/** 64 kWh and 400 km in the test: 16 kWh per 100 km. */
const car = { batteryKwh: 64, rangeKm: 400 };
const town: Drive = { kind: 'town' };
const at = (kmPerHour: number): Drive => ({ kind: 'steady', kmPerHour });

test.each<[string, Drive, number, number, number]>([
  ['town in summer', town, 20, 13.79, 464.2],
  ['90 km/h in summer', at(90), 20, 15.94, 401.4],
  ['110 km/h in summer', at(110), 20, 19.84, 322.5],
  ['120 km/h in summer', at(120), 20, 22.1, 289.6],
  ['town in winter', town, -5, 21.36, 284.6],
  ['90 km/h in winter', at(90), -5, 19.67, 309.1],
  ['110 km/h in winter', at(110), -5, 23.53, 258.4],
])('consumption and range are estimated for %s', (_, drive, celsius, kwh, kilometres) => {
  expect(consumptionPer100Km(car, drive, celsius)).toBeCloseTo(kwh, 1);
  expect(estimatedRangeKm(car, drive, celsius)).toBeCloseTo(kilometres, 0);
});

test('consumption equals the test value at 90 km/h, and 1.4 times that at 120 km/h', () => {
  const tested = 16;
  expect(consumptionPer100Km(car, at(90), 20) / tested).toBeCloseTo(1, 1);
  expect(consumptionPer100Km(car, at(120), 20) / tested).toBeCloseTo(1.38, 1);
});

test('cold and speed shorten the range, and heat above 20 degrees does not', () => {
  for (let celsius = -25; celsius < 20; celsius += 5) {
    for (const drive of [town, at(50), at(90), at(130)]) {
      expect(estimatedRangeKm(car, drive, celsius)).toBeLessThan(
        estimatedRangeKm(car, drive, celsius + 5),
      );
    }
    expect(estimatedRangeKm(car, at(110), celsius)).toBeLessThan(
      estimatedRangeKm(car, at(90), celsius),
    );
  }
  expect(estimatedRangeKm(car, town, 35)).toBe(estimatedRangeKm(car, town, 20));
});

test('the range shrinks in proportion to the health of the battery', () => {
  const worn = estimatedRangeKm({ ...car, health: 0.9 }, at(90), -5);
  expect(worn).toBeCloseTo(0.9 * estimatedRangeKm(car, at(90), -5));
});

test('British driving speeds are in miles an hour', () => {
  expect(toDrive(marketDrives.GB, 'motorway')).toEqual({
    kind: 'steady',
    kmPerHour: 70 * 1.60934,
  });
  expect(toDrive(marketDrives.SE, 'road')).toEqual(at(90));
  expect(toDrive(marketDrives.FI, 'town')).toEqual(town);
});

test('an estimated range is rounded to the nearest five', () => {
  expect([401.4, 402.6, 0].map(roundRange)).toEqual([400, 405, 0]);
});
