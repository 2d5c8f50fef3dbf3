import { pathPoint, polygon } from '../../illustrations/svg';
import { CAB, TRUCK_AXLES, TRUCK_TYRE } from '../truckMeasures';
import type { ChartShapes } from './bodyShapes';
import { filled, materials, stroked, type DecalShape } from './decal';

const GAP = '#030405';
const GLASS = '#151d23';
const BLACK = '#0b0d0f';

function sideShapes(): DecalShape[] {
  const pane = `M${pathPoint(470, 1900)}L${pathPoint(690, 2680)}Q${pathPoint(720, 2760)} ${pathPoint(800, 2760)}L${pathPoint(1400, 2760)}Q${pathPoint(1460, 2760)} ${pathPoint(1460, 2700)}L${pathPoint(1460, 1900)}Q${pathPoint(1000, 1840)} ${pathPoint(470, 1900)}Z`;
  const door = `M${pathPoint(380, 1880)}L${pathPoint(620, 2790)}L${pathPoint(1530, 2810)}L${pathPoint(1530, 1180)}L${pathPoint(900, 1180)}L${pathPoint(420, 1180)}Z`;
  return [
    filled(polygon([-40, 880], [2500, 880], [2500, 300], [-40, 300]), BLACK, materials.plastic),
    stroked(door, GAP, 11, materials.gap, 0.8),
    stroked(`M${pathPoint(1640, 1100)}L${pathPoint(1640, 3000)}`, GAP, 8, materials.gap, 0.5),
    filled(pane, BLACK, materials.glass),
    stroked(pane, BLACK, 40, materials.gloss),
    filled(pane, GLASS, materials.glass),
    filled(
      polygon([1230, 1700], [1450, 1700], [1450, 1650], [1230, 1650]),
      BLACK,
      materials.plastic,
    ),
    stroked(
      `M${pathPoint(TRUCK_AXLES[0] - 640, TRUCK_TYRE)}A640 640 0 0 1 ${pathPoint(TRUCK_AXLES[0] + 640, TRUCK_TYRE)}`,
      BLACK,
      46,
      materials.plastic,
    ),
  ];
}

function frontShapes(half: number): DecalShape[] {
  const screen = `M${pathPoint(-100, 2830)}L${pathPoint(half * 0.86, 2800)}Q${pathPoint(half * 0.93, 2780)} ${pathPoint(half * 0.94, 2700)}L${pathPoint(half * 0.985, 2040)}Q${pathPoint(half * 0.98, 1960)} ${pathPoint(half * 0.9, 1950)}L${pathPoint(-100, 1930)}Z`;
  const grille = polygon([-100, 1720], [half * 0.68, 1720], [half * 0.62, 1130], [-100, 1130]);
  const bars = [1200, 1300, 1400, 1500, 1600].map((y) =>
    stroked(`M${pathPoint(-90, y)}L${pathPoint(half * 0.6 + (y - 1130) * 0.1, y)}`, '#2a2f34', 34, {
      mirror: 0.1,
      rough: 0.4,
    }),
  );
  const lens = polygon([half * 0.6, 900], [half * 1.0, 930], [half * 1.0, 700], [half * 0.66, 700]);
  return [
    filled(
      polygon([-100, 640], [half + 40, 640], [half + 40, 300], [-100, 300]),
      BLACK,
      materials.plastic,
    ),
    filled(screen, BLACK, materials.glass),
    stroked(screen, BLACK, 46, materials.glass),
    filled(screen, GLASS, materials.glass, 0.9),
    stroked(
      `M${pathPoint(40, 1950)}L${pathPoint(half * 0.5, 2010)}`,
      '#050607',
      26,
      materials.plastic,
    ),
    filled(grille, '#050607', materials.gap),
    ...bars,
    stroked(grille, '#1b1f23', 22, materials.gloss),
    filled(
      polygon([-100, 1800], [130, 1800], [100, 1740], [-100, 1740]),
      '#c4cad0',
      materials.chrome,
    ),
    filled(
      polygon([-100, 1010], [half * 0.58, 1010], [half * 0.52, 720], [-100, 720]),
      '#050607',
      materials.gap,
    ),
    stroked(`M${pathPoint(-90, 860)}L${pathPoint(half * 0.54, 860)}`, '#2a2f34', 30, {
      mirror: 0.1,
      rough: 0.4,
    }),
    filled(lens, '#0d1115', materials.glass),
    stroked(
      `M${pathPoint(half * 0.63, 880)}L${pathPoint(half * 0.98, 905)}`,
      '#ffffff',
      24,
      materials.light,
    ),
    ...[0.74, 0.88].map((share) =>
      filled(
        `M${pathPoint(half * share - 60, 790)}a60 60 0 1 0 120 0a60 60 0 1 0 -120 0Z`,
        '#b9c9d6',
        materials.lamp,
      ),
    ),
    filled(polygon([-100, 690], [270, 690], [270, 580], [-100, 580]), '#dfe1e2', {
      mirror: 0.03,
      rough: 0.5,
    }),
  ];
}

/** The shapes on a truck's cab, by chart. */
export function truckShapes(half: number): Record<'left' | 'right' | 'front', ChartShapes> {
  const tall = CAB.roof + 800;
  const side = {
    shapes: sideShapes(),
    area: { left: -60, bottom: 0, wide: CAB.back + 200, tall },
  };
  return {
    left: side,
    right: side,
    front: { shapes: frontShapes(half), area: { left: -20, bottom: 0, wide: half + 120, tall } },
  };
}
