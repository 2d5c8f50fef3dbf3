import { kmToPixels, createProjection, fitView } from '../../ui/mercator';

const sweden = { south: 55.4, west: 11, north: 68, east: 24 };
const size = { width: 300, height: 400 };

test('a view contains the whole box at the largest possible scale', () => {
  const view = fitView(sweden, size, 10);
  const place = createProjection(view, size);
  const [left, top] = place({ lat: sweden.north, lng: sweden.west });
  const [right, bottom] = place({ lat: sweden.south, lng: sweden.east });
  expect(Math.min(left, top)).toBeGreaterThan(-0.001);
  expect(right).toBeLessThan(300.001);
  expect(bottom).toBeCloseTo(400, 3);
  expect(top).toBeCloseTo(0, 3);
});

test('a view never zooms closer than its limit', () => {
  expect(fitView({ south: 59, west: 18, north: 59.001, east: 18.001 }, size, 10).zoom).toBe(10);
});

test('a kilometre is more pixels the farther north it is', () => {
  expect(kmToPixels(40_075, 0, 0)).toBeCloseTo(256, 5);
  expect(kmToPixels(1, 60, 8)).toBeCloseTo(2 * kmToPixels(1, 0, 8), 5);
});
