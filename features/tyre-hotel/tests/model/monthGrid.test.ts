import { dayByKey, monthGrid, monthOf, monthsFrom } from '../../model/monthGrid';
import { dayNumberOf, weekdayOf } from '../../../../domain/openingHours/days';

test('[TIRE-74] every month has 42 days that begin on a Monday and hold all of it', () => {
  for (let count = 0; count < 48; count += 1) {
    const month = monthsFrom('2026-01', count);
    const days = monthGrid(month);
    expect(days).toHaveLength(42);
    expect(weekdayOf(dayNumberOf(days[0]!))).toBe(0);
    const lastOfMonth = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));
    expect(days.filter((day) => monthOf(day) === month)).toHaveLength(lastOfMonth.getUTCDate());
  }
});

test('months are counted over the ends of years', () => {
  expect(monthsFrom('2026-12', 1)).toBe('2027-01');
  expect(monthsFrom('2026-01', -1)).toBe('2025-12');
});

test('keys lead from day to day, to the ends of the week, and to the same day of other months', () => {
  const from = (key: string) => dayByKey('2027-01-31', key);
  expect(from('ArrowLeft')).toBe('2027-01-30');
  expect(from('ArrowRight')).toBe('2027-02-01');
  expect(from('ArrowUp')).toBe('2027-01-24');
  expect(from('ArrowDown')).toBe('2027-02-07');
  expect(from('Home')).toBe('2027-01-25');
  expect(from('End')).toBe('2027-01-31');
  expect(from('PageUp')).toBe('2026-12-31');
  expect(from('PageDown')).toBe('2027-02-28');
  expect(from('Enter')).toBeUndefined();
});
