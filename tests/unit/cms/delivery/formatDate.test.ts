import { formatDate } from '../../../../cms/delivery/formatDate';

const date = new Date('2026-03-07T15:04:05Z');

test.each([
  ['yyyy-MM-dd HH:mm:ss', 'en', 0, '2026-03-07 15:04:05'],
  ['d/M/yy h:mm tt', 'en', 0, '7/3/26 3:04 PM'],
  ['dddd d MMMM', 'sv', 0, 'lördag 7 mars'],
  ["'kl.' HH", 'sv', 60, 'kl. 16'],
  ['s', 'en', 0, '2026-03-07T15:04:05'],
  ['d', 'sv', 0, '2026-03-07'],
  ['Y', 'fi', 0, 'maaliskuu 2026'],
])('formats %s in %s, %i minutes from UTC', (format, language, offset, expected) => {
  expect(formatDate(date, format, language, offset)).toBe(expected);
});
