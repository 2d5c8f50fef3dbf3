/** @jest-environment node */
import { findMedia } from '../../../imagery/findMedia';
import { paints } from '../../../imagery/illustrations/paints';
import { vehicleBodies } from '../../../imagery/illustrations/vehicle';
import { scenes } from '../../../imagery/scenes/scenes';

const everyPicture = [
  ...vehicleBodies.flatMap((body) =>
    Object.keys(paints).map((paint) => `cars/${body}-${paint}-studio.svg`),
  ),
  ...vehicleBodies.flatMap((body) =>
    ['cutout', 'dusk', 'studio-w0-f0', 'studio-w1-f1', 'studio-w2-f2-flip', 'studio-w3-ev'].map(
      (rest) => `cars/${body}-grey-${rest}.svg`,
    ),
  ),
  ...vehicleBodies.flatMap((body) =>
    ['light-dashboard', 'dark-dashboard-ev', 'tan-seats', 'light-boot'].map(
      (rest) => `interiors/${body}-${rest}.svg`,
    ),
  ),
  ...Object.keys(scenes).flatMap((scene) =>
    ['day', 'dusk', 'day-phone', 'dusk-phone'].map((rest) => `scenes/${scene}-${rest}.svg`),
  ),
];

function draw(path: string): string {
  const media = findMedia(path);
  if (!('draw' in media)) throw new Error(`${path} is not drawn`);
  return media.draw();
}

test.each(everyPicture)('%s is sound', (path) => {
  const svg = draw(path);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
    ([, url, href]) => url ?? href,
  );
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

test('choices change the drawing', () => {
  const plain = draw('cars/suv-blue-studio.svg');
  for (const choice of ['w3', 'f2', 'ev', 'flip']) {
    expect(draw(`cars/suv-blue-studio-${choice}.svg`)).not.toBe(plain);
  }
});

test('choices have one canonical name in any order', () => {
  expect(findMedia('cars/suv-blue-studio-flip-ev-w1.webp').name).toBe(
    findMedia('cars/suv-blue-studio-w1-ev-flip.webp').name,
  );
});

test('an electric dashboard is another one', () => {
  expect(draw('interiors/suv-tan-dashboard-ev.svg')).not.toBe(
    draw('interiors/suv-tan-dashboard.svg'),
  );
});

test.each([
  ['interiors/suv-pink-seats.webp', 'upholstery “pink”'],
  ['interiors/suv-dark-roof.webp', 'part “roof”'],
  ['interiors/suv-dark-seats-flip.webp', 'suffix “flip”'],
])('%s is unknown', (path, reason) => {
  expect(() => findMedia(path)).toThrow(reason);
});

test('a maker has its mark where one is freely licensed, and its name elsewhere', () => {
  expect(draw('brands/volvo.svg')).toMatch(/aria-label="Volvo".*<path transform/);
  expect(draw('brands/mercedes-benz.svg')).toContain('>Mercedes-Benz</text>');
  expect(draw('brands/react.svg')).toContain('>React</text>');
});
