import { readPosition, roundedPosition } from '../../../../domain/geography/position';

test.each([
  ['59.33,18.07', { lat: 59.33, lng: 18.07 }],
  [' -33.9 , 18 ', { lat: -33.9, lng: 18 }],
])('reads "%s" as a position', (text, position) => {
  expect(readPosition(text)).toEqual(position);
});

test.each(['', '59.33', '91,0', '0,181', '59.33;18.07', 'Uppsala', '1e1,2', '59.33,18.07,3'])(
  'does not read "%s" as a position',
  (text) => {
    expect(readPosition(text)).toBeUndefined();
  },
);

test("a visitor's position is rounded to a neighbourhood", () => {
  expect(roundedPosition({ lat: 59.334591, lng: 18.06324 })).toBe('59.33,18.06');
  expect(roundedPosition({ lat: -0.001, lng: 0.004 })).not.toMatch(/\d\.\d{3}/);
});
