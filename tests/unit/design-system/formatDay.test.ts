import { formatDay } from '../../../design-system/formatDay';

test.each([
  ['sv', '2026-01-04'],
  ['nb', '4.1.2026'],
  ['fi', '4.1.2026'],
  ['sk', '4. 1. 2026'],
  ['en', '04/01/2026'],
])('formats a day in %s', (language, text) => {
  expect(formatDay('2026-01-04', language)?.replaceAll('\u00a0', ' ')).toBe(text);
});

test.each(['', 'soon', '0001-01-01'])('%j is not a valid day', (iso) => {
  expect(formatDay(iso, 'en')).toBeUndefined();
});
