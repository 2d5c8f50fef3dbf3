import { distanceBetween, formatDistance, convertDistance } from '../../ui/distance';

const boras = { lat: 57.70838, lng: 12.94422 };
const goteborg = { lat: 57.69283, lng: 11.97523 };

test('[LOC-59] distances use the Earth diameter of 7917.6 miles: the farthest point is half the circumference away', () => {
  const { value, unit } = distanceBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 'miles');
  expect(unit).toBe('miles');
  expect(value).toBeCloseTo((7917.6 * Math.PI) / 2, 6);
  expect(distanceBetween(boras, goteborg).value).toBeCloseTo(57.6, 0);
});

test('[LOC-57] a mile is 1.60934 kilometres', () => {
  const miles = distanceBetween(boras, goteborg, 'miles').value;
  expect(distanceBetween(boras, goteborg, 'km').value / miles).toBeCloseTo(1.60934, 10);
  expect(convertDistance({ value: 16, unit: 'miles' }, 'km').value).toBeCloseTo(25.74944, 5);
  expect(convertDistance({ value: 16.0934, unit: 'km' }, 'miles').value).toBeCloseTo(10, 5);
});

test('[LOC-62] the default unit is the kilometre', () => {
  expect(distanceBetween(boras, goteborg).unit).toBe('km');
});

test.each([
  [0.04, '~100 m'],
  [0.34, '~300 m'],
  [0.35, '~400 m'],
  [0.97, '~1 km'],
])('[LOC-61] %d km, under a kilometre, is rounded to 100 m: %s', (value, expected) => {
  expect(formatDistance({ value, unit: 'km' }, 'en')).toBe(expected);
});

test.each([
  ['sv', 1, '1 km'],
  ['sv', 9.94, '9,9 km'],
  ['en', 10.4, '10 km'],
  ['sv', 57.63, '58 km'],
])(
  'in %s %d km is formatted as %s: one decimal under 10, whole above',
  (language, value, expected) => {
    expect(formatDistance({ value, unit: 'km' }, language).replace(/\s/g, ' ')).toBe(expected);
  },
);

test('[LOC-61] short distances in miles are rounded and marked as approximate too', () => {
  expect(formatDistance({ value: 0.34, unit: 'miles' }, 'en')).toBe('~0.3 mi');
  expect(formatDistance({ value: 0.8, unit: 'miles' }, 'en')).toBe('0.8 mi');
  expect(formatDistance({ value: 36.2, unit: 'miles' }, 'en')).toBe('36 mi');
});
