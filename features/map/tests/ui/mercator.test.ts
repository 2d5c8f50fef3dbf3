import { pixelsOf, placeOn, viewOf } from '../../ui/mercator';

const sweden = { south: 55.4, west: 11, north: 68, east: 24 };
const size = { width: 300, height: 400 };

test('a view has the whole of a box in it, and as large as it can be', () => {
  const view = viewOf(sweden, size, 10);
  const place = placeOn(view, size);
  const [left, top] = place({ lat: sweden.north, lng: sweden.west });
  const [right, bottom] = place({ lat: sweden.south, lng: sweden.east });
  expect(Math.min(left, top)).toBeGreaterThan(-0.001);
  expect(right).toBeLessThan(300.001);
  expect(bottom).toBeCloseTo(400, 3);
  expect(top).toBeCloseTo(0, 3);
});

test('a view goes no closer than it may', () => {
  expect(viewOf({ south: 59, west: 18, north: 59.001, east: 18.001 }, size, 10).zoom).toBe(10);
});

test('a kilometre is longer the farther north it is', () => {
  expect(pixelsOf(40_075, 0, 0)).toBeCloseTo(256, 5);
  expect(pixelsOf(1, 60, 8)).toBeCloseTo(2 * pixelsOf(1, 0, 8), 5);
});
