import { toLinear, toSrgb, toneMap } from '../../../../imagery/tracing/tone';

const mapped = (...light: number[]): number[] => {
  const pixel = Float32Array.from(light);
  toneMap(pixel, 0);
  return [...pixel];
};

test('decoding sRGB reverses its encoding', () => {
  for (const light of [0, 0.001, 0.02, 0.2, 0.7, 1])
    expect(toLinear(toSrgb(light))).toBeCloseTo(light, 6);
});

test('tone mapping keeps any light within white and is monotonic', () => {
  const displayed = [0.05, 0.2, 0.5, 0.8, 1, 2, 10, 500].map(
    (light) => mapped(light, light, light)[0]!,
  );
  expect(displayed).toEqual([...displayed].sort((a, b) => a - b));
  expect(displayed.at(-1)).toBeLessThanOrEqual(1);
  expect(displayed[0]).toBeGreaterThanOrEqual(0);
});

test('tone mapping preserves colours below the shoulder and desaturates far above it', () => {
  const [red = 0, green = 0, blue = 0] = mapped(0.5, 0.3, 0.1);
  expect(red - green).toBeCloseTo(0.2, 5);
  expect(green - blue).toBeCloseTo(0.2, 5);
  const [bright = 0, , dull = 0] = mapped(40, 4, 4);
  expect(bright - dull).toBeLessThan(0.2);
});
