import sharp from 'sharp';
import { recipeOfCabin, type CabinOrder } from '../../../imagery/cabin/cabinOrder';
import { cabinSpace } from '../../../imagery/cabin/cabinSpace';
import { takeCabinPhotograph } from '../../../imagery/cabin/takeCabinPhotograph';
import { findMedia } from '../../../imagery/findMedia';
import { bodies, type CarBody } from '../../../imagery/illustrations/bodies';

/** A cabin takes seconds to build on a busy machine. */
jest.setTimeout(240_000);

function orderOf(path: string): CabinOrder {
  const media = findMedia(path);
  if (!('photo' in media)) throw new Error(`${path} is no cabin`);
  return media.photo;
}

const size = { width: 192, height: 108 };

/** RGB of a frame, three bytes a pixel. */
const pixelsOf = (path: string): Promise<Buffer> => takeCabinPhotograph({ ...orderOf(path), size });

/** Mean brightness of a part of a frame, 0 to 255. */
function brightness(pixels: Buffer, [left, top, right, bottom]: readonly number[]): number {
  let [sum, count] = [0, 0];
  for (let y = top ?? 0; y < (bottom ?? 0); y += 1) {
    for (let x = left ?? 0; x < (right ?? 0); x += 1) {
      const at = (y * size.width + x) * 3;
      sum += ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
      count += 1;
    }
  }
  return sum / count;
}

const mean = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;

describe('names', () => {
  test('a look around has 36 frames, ten degrees apart', () => {
    expect(orderOf('panoramas/suv-dark-ev/00.webp')).toMatchObject({
      cabin: 'suv',
      upholstery: 'dark',
      electric: true,
      turn: 0,
    });
    expect(orderOf('panoramas/suv-dark/35.webp').turn).toBe(350);
  });

  test.each([
    ['panoramas/suv-dark/36.webp', 'frame “36”'],
    ['panoramas/suv-dark.webp', 'frame “”'],
    ['panoramas/truck-dark/00.webp', 'cabin “truck”'],
    ['panoramas/suv-pink/00.webp', 'upholstery “pink”'],
    ['panoramas/suv-dark-w1/00.webp', 'suffix “w1”'],
    ['panoramas/suv-dark/00.svg', 'format “svg”'],
  ])('%s is unknown', (path, reason) => {
    expect(() => findMedia(path)).toThrow(reason);
  });

  test('what changes the picture changes its recipe', () => {
    const names = ['suv-dark', 'suv-tan', 'suv-dark-ev', 'van-dark'];
    const recipes = names.map((name) => recipeOfCabin(orderOf(`panoramas/${name}/00.webp`)));
    expect(new Set([...recipes, recipeOfCabin(orderOf('panoramas/suv-dark/01.webp'))]).size).toBe(
      5,
    );
  });
});

describe('rooms', () => {
  test.each(Object.keys(bodies) as CarBody[])(
    'the eye is in the room of a %s, clear of its walls',
    (body) => {
      const { room, windows, eye, seat, floor } = cabinSpace(body);
      expect(room(...eye)).toBeLessThan(-100);
      expect(room(seat.x, seat.y, seat.z)).toBeLessThan(0);
      expect(seat.y).toBeGreaterThan(floor);
      // Ahead there is glass, below the eye there is none.
      expect(windows(...eye)).toBeGreaterThan(0);
    },
  );
});

describe('pictures', () => {
  test('ahead is light above the dashboard, behind are seats, and to the sides windows', async () => {
    const ahead = await pixelsOf('panoramas/city-dark/00.webp');
    const behind = await pixelsOf('panoramas/city-dark/18.webp');
    const [above, below] = [
      brightness(ahead, [40, 5, 150, 30]),
      brightness(ahead, [10, 95, 60, 107]),
    ];
    expect(above).toBeGreaterThan(180);
    expect(below).toBeLessThan(90);
    expect(brightness(behind, [40, 60, 150, 100])).toBeLessThan(120);
    for (const frame of ['09', '27']) {
      const side = await pixelsOf(`panoramas/city-dark/${frame}.webp`);
      expect(brightness(side, [60, 20, 110, 40])).toBeGreaterThan(120);
    }
  });

  test('the driver sits on the right: the wheel is seen there, and not on the left', async () => {
    const right = await pixelsOf('panoramas/city-dark/03.webp');
    const left = await pixelsOf('panoramas/city-dark/33.webp');
    const mirroredLeft = await sharp(left, { raw: { ...size, channels: 3 } })
      .flop()
      .raw()
      .toBuffer();
    expect(mean(right, mirroredLeft)).toBeGreaterThan(3);
  });

  test('the same order is the same picture, and a turn goes on in small steps', async () => {
    const first = await pixelsOf('panoramas/city-dark/00.webp');
    expect(mean(first, await pixelsOf('panoramas/city-dark/00.webp'))).toBe(0);
    const next = await pixelsOf('panoramas/city-dark/01.webp');
    expect(mean(first, next)).toBeGreaterThan(1);
    expect(mean(first, next)).toBeLessThan(
      mean(first, await pixelsOf('panoramas/city-dark/18.webp')),
    );
  });
});
