import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { paintMaster, readMaster, type Master } from '../../../../imagery/tracing/compose';
import { grades } from '../../../../imagery/tracing/grades';

/** One pixel of paint and one of a tyre; only the paint differs between the masters. */
const master: Master = {
  width: 2,
  height: 1,
  black: Float32Array.from([0.02, 0.02, 0.02, 0.01, 0.01, 0.01]),
  white: Float32Array.from([0.7, 0.7, 0.7, 0.01, 0.01, 0.01]),
};

const painted = (...paint: [number, number, number]) => paintMaster(master, paint, grades.studio);

test('a paint colours only painted surfaces', () => {
  const [red = 0, green = 0, blue = 0, ...tyre] = painted(0.5, 0.05, 0.05);
  expect(red).toBeGreaterThan(green + 60);
  expect(green).toBe(blue);
  expect(tyre).toEqual([...painted(0, 0, 0)].slice(3));
});

test('lighter paints give lighter pictures', () => {
  const shown = [0, 0.1, 0.4, 0.9].map((paint) => painted(paint, paint, paint)[0]!);
  expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
});

test('a cool grade makes the picture bluer', () => {
  const [red = 0, , blue = 0] = paintMaster(master, [0.4, 0.4, 0.4], grades.nordic);
  expect(red).toBeLessThan(painted(0.4, 0.4, 0.4)[0]!);
  expect(blue).toBeGreaterThan(red);
});

test('a master preserves light brighter than white', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'master-'));
  const files = ['black.webp', 'white.webp'].map((name) => path.join(folder, name));
  const bytes = Buffer.from([...[0, 0, 0], ...[128, 128, 128], ...[255, 255, 255]]);
  for (const file of files)
    await sharp(bytes, { raw: { width: 3, height: 1, channels: 3 } })
      .webp({ lossless: true })
      .toFile(file);
  const { black, width } = await readMaster(files[0]!, files[1]!);
  await rm(folder, { recursive: true });
  expect(width).toBe(3);
  expect(black[0]).toBe(0);
  expect(black[3]).toBeCloseTo(0.275, 2);
  expect(black[6]).toBeGreaterThan(10);
});
