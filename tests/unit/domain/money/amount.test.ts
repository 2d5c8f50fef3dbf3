import {
  type Amount,
  fromMinorUnits,
  type MinorUnits,
  roundToMinorUnit,
  roundToWholeUnit,
  toMinorUnits,
} from '../../../../domain/money/amount';

test('converts amounts between whole units and minor units', () => {
  expect(roundToMinorUnit(12.345)).toBe(12.35);
  expect(roundToWholeUnit(12.5)).toBe(13);
  expect(toMinorUnits(12.345)).toBe(1235);
  expect(fromMinorUnits(1235)).toBe(12.35);
});

test('types prevent mixing amounts with minor units', () => {
  const kronor: Amount = 12.35;
  const ore: MinorUnits = 1235;
  // @ts-expect-error -- the check of types is the test
  expect(roundToMinorUnit(ore)).not.toBe(kronor);
  // @ts-expect-error -- the check of types is the test
  expect(fromMinorUnits(kronor)).not.toBe(kronor);
});
