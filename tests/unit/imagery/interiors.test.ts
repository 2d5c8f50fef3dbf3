import { findMedia } from '../../../imagery/findMedia';
import { interiorNames } from '../../../imagery/interiors/interior';

const everyPicture = interiorNames.flatMap((cabin) =>
  ['light-dashboard', 'dark-dashboard-ev', 'tan-seats', 'light-boot'].map(
    (rest) => `interiors/${cabin}-${rest}.svg`,
  ),
);

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
