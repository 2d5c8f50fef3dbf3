import { remainingWarranty } from '../../../model/history/remainingWarranty';

const context = { today: '2026-11-24', odometer: 40_000 };

test.each([
  ['2026-12-23', 0],
  ['2026-12-24', 1],
  ['2027-11-24', 12],
  ['2028-03-01', 15],
])('a warranty until %s has %s whole months left', (until, months) => {
  expect(remainingWarranty({ kind: 'maker', until }, context)).toEqual({
    months,
    distance: undefined,
  });
});

test('a warranty includes its last day, and has ended the day after', () => {
  expect(remainingWarranty({ kind: 'maker', until: '2026-11-24' }, context)).toBeDefined();
  expect(remainingWarranty({ kind: 'maker', until: '2026-11-23' }, context)).toBeUndefined();
});

test('a warranty ends at its end date or its mileage limit, as soon as one is reached', () => {
  const warranty = { kind: 'maker', until: '2028-01-01', untilOdometer: 100_000 } as const;
  expect(remainingWarranty(warranty, context)).toEqual({ months: 13, distance: 60_000 });
  expect(remainingWarranty(warranty, { ...context, odometer: 100_000 })).toBeUndefined();
  expect(remainingWarranty(warranty, { today: context.today })).toEqual({
    months: 13,
    distance: undefined,
  });
});

test('a warranty without an end date and a mileage limit has no remaining term', () => {
  expect(remainingWarranty({ kind: 'seller' }, context)).toBeUndefined();
});
