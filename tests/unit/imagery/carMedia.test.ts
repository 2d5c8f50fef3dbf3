import sharp from 'sharp';
import { findMedia } from '../../../imagery/findMedia';
import { tracedRecipe, paintTraced } from '../../../imagery/tracing/paintTraced';
import type { TracedOrder } from '../../../imagery/tracedOrder';

function getOrder(path: string): TracedOrder {
  const media = findMedia(path);
  if (!('traced' in media)) throw new Error(`${path} is not traced`);
  return media.traced;
}

describe('names of pictures', () => {
  test('a view has studio light unless another grade is named', () => {
    expect(getOrder('cars/familysuv-blue-side.webp')).toMatchObject({
      view: 'side',
      grade: 'studio',
    });
    expect(getOrder('cars/familysuv-blue-rear-quarter-warm.webp')).toMatchObject({
      view: 'rear-quarter',
      grade: 'warm',
    });
  });

  test('a turntable has 24 frames, 15 degrees apart', () => {
    expect(getOrder('turntables/midsuv-white/00.webp').view).toBe(0);
    expect(getOrder('turntables/midsuv-white/23.webp').view).toBe(345);
  });

  test.each([
    ['turntables/midsuv-white/24.webp', 'frame “24”'],
    ['turntables/midsuv-white/0.webp', 'look “”'],
    ['turntables/tank-blue/00.webp', 'look “tank”'],
    ['cars/tank-blue-side.webp', 'look “tank”'],
    ['cars/compact-pink-side.webp', 'paint “pink”'],
    ['cars/compact-blue-below.webp', 'view “below”'],
    ['cars/compact-blue-side-noon.webp', 'grade “noon”'],
    ['cars/compact-blue-side.svg', 'format “svg”'],
    ['cars/compact/blue-side.webp', 'look “compact/blue”'],
  ])('rejects %s as unknown', (path, reason) => {
    expect(() => findMedia(path)).toThrow(reason);
  });

  test('every property that changes the picture changes its recipe', () => {
    const names = ['compact-grey-side', 'compact-red-side', 'compact-grey-side-warm'];
    const others = ['estate-grey-side', 'compact-grey-front-quarter', 'compact-grey-cutout'];
    const recipes = [...names, ...others].map((name) =>
      tracedRecipe(getOrder(`cars/${name}.webp`)),
    );
    expect(new Set(recipes).size).toBe(6);
  });
});

describe('traced pictures', () => {
  const getPixels = async (path: string) =>
    (await paintTraced(getOrder(path))).raw().toBuffer({ resolveWithObject: true });

  test('the paint changes only the vehicle', async () => {
    const [red, blue] = await Promise.all(
      ['red', 'blue'].map((paint) => getPixels(`cars/compact-${paint}-front-quarter.webp`)),
    );
    const { width, height } = red!.info;
    const differsAt = (across: number, down: number) => {
      const offset = (Math.round(down * height) * width + Math.round(across * width)) * 3;
      return Math.abs(red!.data[offset]! - blue!.data[offset]!) > 30;
    };
    expect(differsAt(0.03, 0.05)).toBe(false);
    let painted = 0;
    for (let across = 0.1; across < 0.9; across += 0.02)
      for (let down = 0.1; down < 0.9; down += 0.02) if (differsAt(across, down)) painted += 1;
    expect(painted).toBeGreaterThan(150);
  });

  test('a cut-out shows only the car, complete, in a picture half as high as wide', async () => {
    const { data, info } = await getPixels('cars/compact-red-cutout.webp');
    expect(info.channels).toBe(4);
    expect(info.height / info.width).toBeCloseTo(0.5, 2);
    const cover = (across: number, down: number) =>
      data[(Math.round(down * info.height) * info.width + Math.round(across * info.width)) * 4 + 3];
    expect(cover(0.5, 0.5)).toBe(255);
    for (const corner of [0.01, 0.98]) expect(cover(corner, 0.02)).toBe(0);
    const { info: trimmed } = await sharp(data, { raw: info }).trim().toBuffer({
      resolveWithObject: true,
    });
    expect(Math.max(trimmed.width / info.width, trimmed.height / info.height)).toBeGreaterThan(0.8);
  });
});
