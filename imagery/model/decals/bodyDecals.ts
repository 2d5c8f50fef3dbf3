import type { Face } from '../../illustrations/lamps';
import type { BodySolid } from '../bodySolid';
import type { Chart } from '../mesh';
import { drawDecal, type Decal } from './decal';
import { frontDecal } from './front';
import { rearDecal } from './rear';
import { topDecal } from './screens';
import { sideDecal } from './side';

/** Texels per millimetre. */
const SCALE = 0.6;

/** Draws everything that lies on the paint of a body, one picture per chart. */
export async function bodyDecals(
  solid: BodySolid,
  face: Face,
  electric: boolean,
): Promise<Partial<Record<Chart, Decal>>> {
  const { body, across } = solid;
  const along = {
    left: -60,
    bottom: 0,
    wide: body.length + 120,
    tall: body.height + 80,
    scale: SCALE,
  };
  const around = {
    left: -10,
    bottom: 0,
    wide: across.width / 2 + 800,
    tall: body.height + 80,
    scale: SCALE,
  };
  const [left, right, front, rear, top] = await Promise.all([
    drawDecal(sideDecal(solid, 'left', electric), along),
    drawDecal(sideDecal(solid, 'right', electric), along),
    drawDecal(frontDecal(solid, face, electric), around),
    drawDecal(rearDecal(solid, face, electric), around),
    drawDecal(topDecal(solid), { ...along, bottom: -10, tall: across.width / 2 + 60 }),
  ]);
  return { left, right, front, rear, top };
}
