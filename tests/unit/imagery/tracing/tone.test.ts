import { decoded, encoded, toneMap } from '../../../../imagery/tracing/tone';

const mapped = (...light: number[]): number[] => {
  const pixel = Float32Array.from(light);
  toneMap(pixel, 0);
  return [...pixel];
};

test('sRGB is read as it was written', () => {
  for (const light of [0, 0.001, 0.02, 0.2, 0.7, 1])
    expect(decoded(encoded(light))).toBeCloseTo(light, 6);
});

test('light of any strength stays below white, and more light is never darker', () => {
  const shown = [0.05, 0.2, 0.5, 0.8, 1, 2, 10, 500].map(
    (light) => mapped(light, light, light)[0]!,
  );
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  expect(shown.at(-1)).toBeLessThanOrEqual(1);
  expect(shown[0]).toBeGreaterThanOrEqual(0);
});

test('a colour keeps its shares below the shoulder, and whitens far above it', () => {
  const [red = 0, green = 0, blue = 0] = mapped(0.5, 0.3, 0.1);
  expect(red - green).toBeCloseTo(0.2, 5);
  expect(green - blue).toBeCloseTo(0.2, 5);
  const [bright = 0, , dull = 0] = mapped(40, 4, 4);
  expect(bright - dull).toBeLessThan(0.2);
});
