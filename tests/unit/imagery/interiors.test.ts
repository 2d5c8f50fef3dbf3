import { findMedia } from '../../../imagery/findMedia';
import { interiorNames } from '../../../imagery/interiors/interior';

const everyPicture = interiorNames.flatMap((cabin) =>
  ['light-dashboard', 'dark-dashboard-ev', 'tan-seats', 'light-boot'].map(
    (suffix) => `interiors/${cabin}-${suffix}.svg`,
  ),
);

function draw(path: string): string {
  const media = findMedia(path);
  if (!('draw' in media)) throw new Error(`${path} is not drawn`);
  return media.draw();
}

test.each(everyPicture)('%s is drawn as valid SVG', (path) => {
  const svg = draw(path);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
    ([, url, href]) => url ?? href,
  );
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the dashboard of an electric car differs from that of others', () => {
  expect(draw('interiors/suv-tan-dashboard-ev.svg')).not.toBe(
    draw('interiors/suv-tan-dashboard.svg'),
  );
});

test.each([
  ['interiors/suv-pink-seats.webp', 'upholstery “pink”'],
  ['interiors/suv-dark-roof.webp', 'part “roof”'],
  ['interiors/suv-dark-seats-flip.webp', 'suffix “flip”'],
])('rejects %s as unknown', (path, reason) => {
  expect(() => findMedia(path)).toThrow(reason);
});

test('a maker with a freely licensed logo has that logo, and others have their name', () => {
  expect(draw('brands/volvo.svg')).toMatch(/aria-label="Volvo".*<path transform/);
  expect(draw('brands/mercedes-benz.svg')).toContain('>Mercedes-Benz</text>');
  expect(draw('brands/react.svg')).toContain('>React</text>');
});
