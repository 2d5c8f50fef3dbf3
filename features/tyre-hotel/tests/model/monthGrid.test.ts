import { dayByKey, monthGrid, getMonth, addMonths } from '../../model/monthGrid';
import { toDayNumber, getWeekday } from '../../../../domain/openingHours/days';

test('[TIRE-74] every month has a grid of 42 days that starts on a Monday and contains the whole month', () => {
  for (let count = 0; count < 48; count += 1) {
    const month = addMonths('2026-01', count);
    const days = monthGrid(month);
    expect(days).toHaveLength(42);
    expect(getWeekday(toDayNumber(days[0]!))).toBe(0);
    const lastOfMonth = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));
    expect(days.filter((day) => getMonth(day) === month)).toHaveLength(lastOfMonth.getUTCDate());
  }
});

test('months are counted across years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('keys move by day and week, to the ends of the week, and to the same day of other months', () => {
  const moveByKey = (key: string) => dayByKey('2027-01-31', key);
  expect(moveByKey('ArrowLeft')).toBe('2027-01-30');
  expect(moveByKey('ArrowRight')).toBe('2027-02-01');
  expect(moveByKey('ArrowUp')).toBe('2027-01-24');
  expect(moveByKey('ArrowDown')).toBe('2027-02-07');
  expect(moveByKey('Home')).toBe('2027-01-25');
  expect(moveByKey('End')).toBe('2027-01-31');
  expect(moveByKey('PageUp')).toBe('2026-12-31');
  expect(moveByKey('PageDown')).toBe('2027-02-28');
  expect(moveByKey('Enter')).toBeUndefined();
});
