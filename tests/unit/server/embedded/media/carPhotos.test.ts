/** @jest-environment node */
import sharp from 'sharp';
import { findMedia } from '../../../../../server/embedded/media/findMedia';
import { recipeOf, type PhotoOrder } from '../../../../../server/embedded/media/model/order';
import { takePhotograph } from '../../../../../server/embedded/media/model/takePhotograph';

/** A model takes seconds to build on a busy machine. */
jest.setTimeout(180_000);

function orderOf(path: string): PhotoOrder {
  const media = findMedia(path);
  if (!('photo' in media) || 'cabin' in media.photo) throw new Error(`${path} is not photographed`);
  return media.photo;
}

const small = (order: PhotoOrder): PhotoOrder => ({ ...order, size: { width: 192, height: 108 } });
const pixelsOf = async (order: PhotoOrder): Promise<Buffer> =>
  sharp(await takePhotograph(small(order)))
    .ensureAlpha()
    .raw()
    .toBuffer();

describe('names', () => {
  test('views keep their choices in one order', () => {
    expect(findMedia('cars/suv-blue-front-quarter-ev-w1.jpg').name).toBe(
      'cars/suv-blue-front-quarter-w1-ev',
    );
  });

  test('a view is in the studio as JPEG, cut out as PNG, and elsewhere when named', () => {
    expect(orderOf('cars/suv-blue-rear.jpg').backdrop).toBe('studio');
    expect(orderOf('cars/suv-blue-rear.png').backdrop).toBeUndefined();
    expect(orderOf('cars/suv-blue-rear-dusk.png').backdrop).toBe('dusk');
  });

  test('a turntable has 36 frames, ten degrees apart', () => {
    expect(orderOf('turntables/suv-blue-w2/00.jpg').view).toBe(0);
    expect(orderOf('turntables/suv-blue-w2/35.jpg').view).toBe(350);
  });

  test.each([
    ['turntables/suv-blue/36.jpg', 'frame “36”'],
    ['turntables/suv-blue/0.jpg', 'frame “0”'],
    ['turntables/suv-blue.jpg', 'frame “”'],
    ['turntables/tank-blue/00.jpg', 'car body “tank”'],
    ['turntables/suv-blue-moon/00.jpg', 'suffix “moon”'],
    ['cars/suv-blue-front-flip.jpg', 'suffix “flip”'],
    ['cars/suv-blue-front-quarter.svg', 'format “svg”'],
    ['cars/suv/blue-front.jpg', 'car body'],
  ])('%s is unknown', (path, reason) => {
    expect(() => findMedia(path)).toThrow(reason);
  });

  test('what changes the picture changes its recipe', () => {
    const order = orderOf('cars/suv-blue-front.jpg');
    const others = [
      'cars/suv-red-front.jpg',
      'cars/suv-blue-front-w1.jpg',
      'cars/suv-blue-front-ev.jpg',
    ];
    for (const other of others) expect(recipeOf(orderOf(other))).not.toBe(recipeOf(order));
  });
});

describe('photographs of a model', () => {
  test('the same order gives the same bytes', async () => {
    const order = small(orderOf('turntables/city-red/04.jpg'));
    expect(await takePhotograph(order)).toEqual(await takePhotograph(order));
  });

  test('frames and paints differ', async () => {
    const [first, next, blue] = await Promise.all(
      ['city-red/04', 'city-red/05', 'city-blue/04'].map((name) =>
        pixelsOf(orderOf(`turntables/${name}.jpg`)),
      ),
    );
    expect(next).not.toEqual(first);
    expect(blue).not.toEqual(first);
  });

  test('the front is the mirror image of itself', async () => {
    const pixels = await pixelsOf(orderOf('cars/city-red-front.png'));
    let different = 0;
    for (let row = 0; row < 108; row += 1) {
      for (let column = 0; column < 96; column += 1) {
        const left = pixels[(row * 192 + column) * 4 + 3]!;
        const right = pixels[(row * 192 + 191 - column) * 4 + 3]!;
        if (Math.abs(left - right) > 64) different += 1;
      }
    }
    expect(different).toBeLessThan(40);
  });

  test('a cut-out is transparent around the vehicle and opaque within', async () => {
    const pixels = await pixelsOf(orderOf('cars/city-red-front-quarter.png'));
    expect(pixels[3]).toBe(0);
    expect(pixels[(60 * 192 + 96) * 4 + 3]).toBe(255);
  });
});
