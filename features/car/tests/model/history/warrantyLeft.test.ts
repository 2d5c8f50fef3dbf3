import { warrantyLeft } from '../../../model/history/warrantyLeft';

const at = { today: '2026-11-24', odometer: 40_000 };

test.each([
  ['2026-12-23', 0],
  ['2026-12-24', 1],
  ['2027-11-24', 12],
  ['2028-03-01', 15],
])('until %s there are %s whole months left', (until, months) => {
  expect(warrantyLeft({ kind: 'maker', until }, at)).toEqual({ months, distance: undefined });
});

test('its last day counts; the day after it is over', () => {
  expect(warrantyLeft({ kind: 'maker', until: '2026-11-24' }, at)).toBeDefined();
  expect(warrantyLeft({ kind: 'maker', until: '2026-11-23' }, at)).toBeUndefined();
});

test('whichever comes first ends it', () => {
  const warranty = { kind: 'maker', until: '2028-01-01', untilOdometer: 100_000 } as const;
  expect(warrantyLeft(warranty, at)).toEqual({ months: 13, distance: 60_000 });
  expect(warrantyLeft(warranty, { ...at, odometer: 100_000 })).toBeUndefined();
  expect(warrantyLeft(warranty, { today: at.today })).toEqual({ months: 13, distance: undefined });
});

test('without an end nothing is promised', () => {
  expect(warrantyLeft({ kind: 'seller' }, at)).toBeUndefined();
});
