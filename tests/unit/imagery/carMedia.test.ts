import sharp from 'sharp';
import { findMedia } from '../../../imagery/findMedia';
import { recipeOfTraced, takeTraced } from '../../../imagery/tracing/takeTraced';
import type { TracedOrder } from '../../../imagery/tracedOrder';

function orderOf(path: string): TracedOrder {
  const media = findMedia(path);
  if (!('traced' in media)) throw new Error(`${path} is not traced`);
  return media.traced;
}

describe('names', () => {
  test('a view is in the light of the studio, and in another when named', () => {
    expect(orderOf('cars/familysuv-blue-side.webp')).toMatchObject({
      view: 'side',
      grade: 'studio',
    });
    expect(orderOf('cars/familysuv-blue-rear-quarter-dusk.webp')).toMatchObject({
      view: 'rear-quarter',
      grade: 'dusk',
    });
  });

  test('a turntable has 24 frames, 15 degrees apart', () => {
    expect(orderOf('turntables/midsuv-white/00.webp').view).toBe(0);
    expect(orderOf('turntables/midsuv-white/23.webp').view).toBe(345);
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
  ])('%s is unknown', (path, reason) => {
    expect(() => findMedia(path)).toThrow(reason);
  });

  test('what changes the picture changes its recipe', () => {
    const names = ['compact-grey-side', 'compact-red-side', 'compact-grey-side-dusk'];
    const others = ['estate-grey-side', 'compact-grey-front-quarter', 'compact-grey-cutout'];
    const recipes = [...names, ...others].map((name) =>
      recipeOfTraced(orderOf(`cars/${name}.webp`)),
    );
    expect(new Set(recipes).size).toBe(6);
  });
});

describe('pictures', () => {
  const pixelsOf = async (path: string) =>
    (await takeTraced(orderOf(path))).raw().toBuffer({ resolveWithObject: true });

  test('paint is on the vehicle and nowhere else', async () => {
    const [red, blue] = await Promise.all(
      ['red', 'blue'].map((paint) => pixelsOf(`cars/compact-${paint}-front-quarter.webp`)),
    );
    const { width, height } = red!.info;
    const differsAt = (across: number, down: number) => {
      const at = (Math.round(down * height) * width + Math.round(across * width)) * 3;
      return Math.abs(red!.data[at]! - blue!.data[at]!) > 30;
    };
    expect(differsAt(0.03, 0.05)).toBe(false);
    let painted = 0;
    for (let across = 0.1; across < 0.9; across += 0.02)
      for (let down = 0.1; down < 0.9; down += 0.02) if (differsAt(across, down)) painted += 1;
    expect(painted).toBeGreaterThan(150);
  });

  test('a cut-out is the car alone, whole, half as high as wide', async () => {
    const { data, info } = await pixelsOf('cars/compact-red-cutout.webp');
    expect(info.channels).toBe(4);
    expect(info.height / info.width).toBeCloseTo(0.5, 2);
    const cover = (across: number, down: number) =>
      data[(Math.round(down * info.height) * info.width + Math.round(across * info.width)) * 4 + 3];
    expect(cover(0.5, 0.5)).toBe(255);
    for (const corner of [0.01, 0.98]) expect(cover(corner, 0.02)).toBe(0);
    const { info: shown } = await sharp(data, { raw: info }).trim().toBuffer({
      resolveWithObject: true,
    });
    expect(Math.max(shown.width / info.width, shown.height / info.height)).toBeGreaterThan(0.8);
  });
});
