/** @jest-environment node */
import { findMedia } from '../../../imagery/findMedia';
import { recipeOf, type PhotoOrder } from '../../../imagery/model/order';
import { takePhotograph } from '../../../imagery/model/takePhotograph';

/** A model takes seconds to build on a busy machine. */
jest.setTimeout(180_000);

function orderOf(path: string): PhotoOrder {
  const media = findMedia(path);
  if (!('photo' in media) || 'cabin' in media.photo) throw new Error(`${path} is not photographed`);
  return media.photo;
}

const small = (order: PhotoOrder): PhotoOrder => ({ ...order, size: { width: 192, height: 108 } });
const pixelsOf = (order: PhotoOrder): Promise<Buffer> => takePhotograph(small(order));

describe('names', () => {
  test('views keep their choices in one order', () => {
    expect(findMedia('cars/suv-blue-front-quarter-ev-w1.webp').name).toBe(
      'cars/suv-blue-front-quarter-w1-ev',
    );
  });

  test('a view is in the studio, and elsewhere when named', () => {
    expect(orderOf('cars/suv-blue-rear.webp').backdrop).toBe('studio');
    expect(orderOf('cars/suv-blue-rear-dusk.webp').backdrop).toBe('dusk');
  });

  test('a turntable has 36 frames, ten degrees apart', () => {
    expect(orderOf('turntables/suv-blue-w2/00.webp').view).toBe(0);
    expect(orderOf('turntables/suv-blue-w2/35.webp').view).toBe(350);
  });

  test.each([
    ['turntables/suv-blue/36.webp', 'frame “36”'],
    ['turntables/suv-blue/0.webp', 'frame “0”'],
    ['turntables/suv-blue.webp', 'frame “”'],
    ['turntables/tank-blue/00.webp', 'car body “tank”'],
    ['turntables/suv-blue-moon/00.webp', 'suffix “moon”'],
    ['cars/suv-blue-front-flip.webp', 'suffix “flip”'],
    ['cars/suv-blue-front-quarter.svg', 'format “svg”'],
    ['cars/suv/blue-front.webp', 'car body'],
  ])('%s is unknown', (path, reason) => {
    expect(() => findMedia(path)).toThrow(reason);
  });

  test('what changes the picture changes its recipe', () => {
    const order = orderOf('cars/suv-blue-front.webp');
    const others = [
      'cars/suv-red-front.webp',
      'cars/suv-blue-front-w1.webp',
      'cars/suv-blue-front-ev.webp',
    ];
    for (const other of others) expect(recipeOf(orderOf(other))).not.toBe(recipeOf(order));
  });
});

describe('photographs of a model', () => {
  test('the same order gives the same bytes', async () => {
    const order = small(orderOf('turntables/city-red/04.webp'));
    expect(await takePhotograph(order)).toEqual(await takePhotograph(order));
  });

  test('frames and paints differ', async () => {
    const [first, next, blue] = await Promise.all(
      ['city-red/04', 'city-red/05', 'city-blue/04'].map((name) =>
        pixelsOf(orderOf(`turntables/${name}.webp`)),
      ),
    );
    expect(next).not.toEqual(first);
    expect(blue).not.toEqual(first);
  });

  test('the front is the mirror image of itself', async () => {
    const pixels = await pixelsOf(orderOf('cars/city-red-front.webp'));
    let different = 0;
    for (let row = 0; row < 108; row += 1) {
      for (let column = 0; column < 96; column += 1) {
        const left = pixels[(row * 192 + column) * 3]!;
        const right = pixels[(row * 192 + 191 - column) * 3]!;
        if (Math.abs(left - right) > 64) different += 1;
      }
    }
    expect(different).toBeLessThan(60);
  });

  test('paint is on the vehicle and nowhere else', async () => {
    const red = await pixelsOf(orderOf('cars/city-red-front-quarter.webp'));
    const blue = await pixelsOf(orderOf('cars/city-blue-front-quarter.webp'));
    const differsAt = (column: number, row: number) =>
      Math.abs(red[(row * 192 + column) * 3]! - blue[(row * 192 + column) * 3]!) > 30;
    expect(differsAt(4, 4)).toBe(false);
    expect(differsAt(120, 62)).toBe(true);
  });
});
