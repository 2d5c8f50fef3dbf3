import type { Face } from '../../illustrations/face';
import type { BodySolid } from '../bodySolid';
import type { Chart } from '../mesh';
import type { DecalArea, DecalShape } from './decal';
import { frontDecal } from './front';
import { rearDecal } from './rear';
import { topDecal } from './screens';
import { sideDecal } from './side';

/** The shapes on a chart in millimetres, and the area of the chart that they cover. */
export interface ChartShapes {
  shapes: readonly DecalShape[];
  area: DecalArea;
}

/** All shapes on the paint of a body, by chart. */
export function bodyShapes(
  solid: BodySolid,
  face: Face,
  electric: boolean,
): Record<Exclude<Chart, 'bare'>, ChartShapes> {
  const { body, across } = solid;
  const tall = body.height + 80;
  const along = { left: -60, bottom: 0, wide: body.length + 120, tall };
  const frontal = { left: -10, bottom: 0, wide: across.width / 2 + 800, tall };
  const above = { ...along, bottom: -10, tall: across.width / 2 + 60 };
  return {
    left: { shapes: sideDecal(solid, 'left', electric), area: along },
    right: { shapes: sideDecal(solid, 'right', electric), area: along },
    front: { shapes: frontDecal(solid, face, electric), area: frontal },
    rear: { shapes: rearDecal(solid, face, electric), area: frontal },
    top: { shapes: topDecal(solid), area: above },
  };
}
