import type { CarBody } from '../../../../imagery/illustrations/bodies';
import { bodySolid } from '../../../../imagery/model/bodySolid';
import { frontDecal } from '../../../../imagery/model/decals/front';
import { sideDecal } from '../../../../imagery/model/decals/side';

const drawn = (shapes: readonly { markup: (paint: string) => string }[]): string =>
  shapes.map(({ markup }) => markup('#000')).join('');

/** Small, clad with an open bed, and panelled. */
const names: CarBody[] = ['city', 'pickup', 'van'];

test.each(names)('%s: fuel goes in on the right, a plug on the left, never both', (name) => {
  const solid = bodySolid(name);
  const count = (side: 'left' | 'right', electric: boolean) =>
    sideDecal(solid, side, electric).length;
  expect(count('right', false) - count('left', false)).toBe(1);
  expect(count('left', true) - count('right', true)).toBe(1);
  expect(drawn(sideDecal(solid, 'right', true))).not.toMatch(/a74 74/);
  expect(drawn(sideDecal(solid, 'right', false))).toMatch(/a74 74/);
});

test.each(names)('%s: an electric face has no grille, and faces differ', (name) => {
  const solid = bodySolid(name);
  const faces = ([0, 1, 2] as const).map((face) => drawn(frontDecal(solid, face, false)));
  expect(new Set(faces).size).toBe(3);
  expect(faces[0]).toContain('id="grille"');
  expect(drawn(frontDecal(solid, 0, true))).not.toContain('id="grille"');
  for (const face of faces) expect(face).not.toMatch(/NaN|undefined/);
});
