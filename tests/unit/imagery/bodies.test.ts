import { bodies, type BodyShape, type CarBody } from '../../../imagery/illustrations/bodies';
import { findBodyStyle, tracedBodyStyles } from '../../../imagery/bodyStyles';
import { bodySolid } from '../../../imagery/model/bodySolid';
import { proportions } from '../../../imagery/model/proportions';

const names = Object.keys(bodies) as CarBody[];
const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

test('there are more than sixteen silhouettes with different measures', () => {
  const measures = names.map((name) => {
    const { length, height, wheelbase, cowl, roofRear }: BodyShape = bodies[name];
    return JSON.stringify([length, height, wheelbase, cowl, roofRear]);
  });
  expect(new Set(measures).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(16);
});

test.each(names)('the outline of %s is ordered from nose to tail and from sill to roof', (name) => {
  const body: BodyShape = bodies[name];
  const { frontAxle, wheelbase, tyreRadius, length, windows, doors } = body;
  expect(isRising([tyreRadius, frontAxle, frontAxle + wheelbase, length - tyreRadius])).toBe(true);
  expect(isRising([body.nose, body.bonnetEdge, body.cowl, body.roofFront].map(([x]) => x))).toBe(
    true,
  );
  expect(
    isRising([body.roofFront, body.roofCrown, body.roofRear, body.spoiler].map(([x]) => x)),
  ).toBe(true);
  expect(isRising([body.sill, body.cowl[1], body.roofFront[1], body.height + 1])).toBe(true);
  expect(isRising([windows.front, windows.topFront, windows.topRear, windows.rear])).toBe(true);
  expect(isRising([0, ...doors, length])).toBe(true);
  expect(proportions[name].width).toBeGreaterThan(1500);
});

test.each(names)('%s is solid inside and empty outside', (name) => {
  const solid = bodySolid(name);
  const { length, height, sill, beltFront } = solid.body;
  expect(solid.solid(length / 2, (sill + beltFront) / 2, 0)).toBeLessThan(0);
  expect(solid.solid(length / 2, height + 200, 0)).toBeGreaterThan(0);
  expect(solid.solid(-300, height / 2, 0)).toBeGreaterThan(0);
});

test('every silhouette is the body of a body style', () => {
  const built = new Set(tracedBodyStyles.map((name) => findBodyStyle(name).body));
  expect(names.filter((name) => !built.has(name))).toEqual([]);
});
