import sharp from 'sharp';
import { cabinRecipe, type CabinOrder } from '../../../imagery/cabin/cabinOrder';
import { cabinSpace } from '../../../imagery/cabin/cabinSpace';
import { renderCabin } from '../../../imagery/cabin/renderCabin';
import { findMedia } from '../../../imagery/findMedia';
import { bodies, type CarBody } from '../../../imagery/illustrations/bodies';

/** Building a cabin takes seconds on a busy machine. */
jest.setTimeout(240_000);

function parseOrder(path: string): CabinOrder {
  const media = findMedia(path);
  if (!('photo' in media)) throw new Error(`${path} is no cabin`);
  return media.photo;
}

const size = { width: 192, height: 108 };

/** Renders a frame as RGB, three bytes per pixel. */
const renderPixels = (path: string): Promise<Buffer> => renderCabin({ ...parseOrder(path), size });

/** Returns the mean brightness of a part of a frame, 0 to 255. */
function brightness(pixels: Buffer, [left, top, right, bottom]: readonly number[]): number {
  let [sum, count] = [0, 0];
  for (let y = top ?? 0; y < (bottom ?? 0); y += 1) {
    for (let x = left ?? 0; x < (right ?? 0); x += 1) {
      const offset = (y * size.width + x) * 3;
      sum += ((pixels[offset] ?? 0) + (pixels[offset + 1] ?? 0) + (pixels[offset + 2] ?? 0)) / 3;
      count += 1;
    }
  }
  return sum / count;
}

const mean = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;

describe('names of panoramas', () => {
  test('a panorama has 36 frames, ten degrees apart', () => {
    expect(parseOrder('panoramas/suv-dark-ev/00.webp')).toMatchObject({
      cabin: 'suv',
      upholstery: 'dark',
      electric: true,
      heading: 0,
    });
    expect(parseOrder('panoramas/suv-dark/35.webp').heading).toBe(350);
  });

  test.each([
    ['panoramas/suv-dark/36.webp', 'frame “36”'],
    ['panoramas/suv-dark.webp', 'frame “”'],
    ['panoramas/truck-dark/00.webp', 'cabin “truck”'],
    ['panoramas/suv-pink/00.webp', 'upholstery “pink”'],
    ['panoramas/suv-dark-w1/00.webp', 'suffix “w1”'],
    ['panoramas/suv-dark/00.svg', 'format “svg”'],
  ])('rejects %s as unknown', (path, reason) => {
    expect(() => findMedia(path)).toThrow(reason);
  });

  test('every property that changes the picture changes its recipe', () => {
    const names = ['suv-dark', 'suv-tan', 'suv-dark-ev', 'van-dark'];
    const recipes = names.map((name) => cabinRecipe(parseOrder(`panoramas/${name}/00.webp`)));
    expect(new Set([...recipes, cabinRecipe(parseOrder('panoramas/suv-dark/01.webp'))]).size).toBe(
      5,
    );
  });
});

describe('cabins', () => {
  test.each(Object.keys(bodies) as CarBody[])(
    'the camera is inside the cabin of a %s, away from its walls',
    (body) => {
      const { room, windows, eye, seat, floor } = cabinSpace(body);
      expect(room(...eye)).toBeLessThan(-100);
      expect(room(seat.x, seat.y, seat.z)).toBeLessThan(0);
      expect(seat.y).toBeGreaterThan(floor);
      // There is glass ahead and none below eye level.
      expect(windows(...eye)).toBeGreaterThan(0);
    },
  );
});

describe('pictures of panoramas', () => {
  test('the dashboard is ahead with light above it, seats are behind and windows at the sides', async () => {
    const ahead = await renderPixels('panoramas/city-dark/00.webp');
    const behind = await renderPixels('panoramas/city-dark/18.webp');
    const [above, below] = [
      brightness(ahead, [40, 5, 150, 30]),
      brightness(ahead, [10, 95, 60, 107]),
    ];
    expect(above).toBeGreaterThan(180);
    expect(below).toBeLessThan(90);
    expect(brightness(behind, [40, 60, 150, 100])).toBeLessThan(120);
    for (const frame of ['09', '27']) {
      const side = await renderPixels(`panoramas/city-dark/${frame}.webp`);
      expect(brightness(side, [60, 20, 110, 40])).toBeGreaterThan(120);
    }
  });

  test('the steering wheel is seen from the right and not from the left', async () => {
    const right = await renderPixels('panoramas/city-dark/03.webp');
    const left = await renderPixels('panoramas/city-dark/33.webp');
    const mirroredLeft = await sharp(left, { raw: { ...size, channels: 3 } })
      .flop()
      .raw()
      .toBuffer();
    expect(mean(right, mirroredLeft)).toBeGreaterThan(3);
  });

  test('the same order gives the same picture, and consecutive frames differ little', async () => {
    const first = await renderPixels('panoramas/city-dark/00.webp');
    expect(mean(first, await renderPixels('panoramas/city-dark/00.webp'))).toBe(0);
    const next = await renderPixels('panoramas/city-dark/01.webp');
    expect(mean(first, next)).toBeGreaterThan(1);
    expect(mean(first, next)).toBeLessThan(
      mean(first, await renderPixels('panoramas/city-dark/18.webp')),
    );
  });
});
