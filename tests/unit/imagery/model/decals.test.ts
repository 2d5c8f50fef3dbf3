import type { CarBody } from '../../../../imagery/illustrations/bodies';
import { bodySolid } from '../../../../imagery/model/bodySolid';
import { frontDecal } from '../../../../imagery/model/decals/front';
import { sideDecal } from '../../../../imagery/model/decals/side';

const draw = (shapes: readonly { markup: (paint: string) => string }[]): string =>
  shapes.map(({ markup }) => markup('#000')).join('');

/** A small car, an open bed with cladding, and a van with panels. */
const names: CarBody[] = ['city', 'pickup', 'van'];

test.each(names)(
  '%s: the fuel flap is on the right and the charging port on the left, never both',
  (name) => {
    const solid = bodySolid(name);
    const count = (side: 'left' | 'right', electric: boolean) =>
      sideDecal(solid, side, electric).length;
    expect(count('right', false) - count('left', false)).toBe(1);
    expect(count('left', true) - count('right', true)).toBe(1);
    expect(draw(sideDecal(solid, 'right', true))).not.toMatch(/a74 74/);
    expect(draw(sideDecal(solid, 'right', false))).toMatch(/a74 74/);
  },
);

test.each(names)('%s: an electric front has no grille, and the fronts differ', (name) => {
  const solid = bodySolid(name);
  const faces = ([0, 1, 2] as const).map((face) => draw(frontDecal(solid, face, false)));
  expect(new Set(faces).size).toBe(3);
  expect(faces[0]).toContain('id="grille"');
  expect(draw(frontDecal(solid, 0, true))).not.toContain('id="grille"');
  for (const face of faces) expect(face).not.toMatch(/NaN|undefined/);
});
