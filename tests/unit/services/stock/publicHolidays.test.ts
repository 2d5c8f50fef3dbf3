import { publicHolidays } from '../../../../services/stock/dealers/publicHolidays';

test('holidays follow Easter, midsummer and fixed dates', () => {
  expect(publicHolidays('SE', '2026-11-23', '2027-06-30')).toEqual([
    ...['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-31', '2027-01-01', '2027-01-06'],
    ...['2027-03-26', '2027-03-28', '2027-03-29', '2027-05-01', '2027-05-06', '2027-06-06'],
    '2027-06-25',
  ]);
  expect(publicHolidays('NO', '2026-04-01', '2026-05-31')).toEqual([
    ...['2026-04-02', '2026-04-03', '2026-04-05', '2026-04-06'],
    ...['2026-05-01', '2026-05-14', '2026-05-17', '2026-05-25'],
  ]);
});

test.each([
  ...['2024-03-31', '2025-04-20', '2026-04-05', '2019-04-21', '2038-04-25'],
  ...['1981-04-19', '1954-04-18', '2049-04-18', '2076-04-19', '2285-03-22'],
])('Easter Sunday is on %s', (easter) => {
  expect(publicHolidays('GB', easter, easter)).toEqual([easter]);
  const year = easter.slice(0, 4);
  expect(publicHolidays('GB', `${year}-02-01`, `${year}-11-30`)).toEqual([easter]);
});
