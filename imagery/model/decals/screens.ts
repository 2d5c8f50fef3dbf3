import type { Point } from '../../illustrations/svg';
import { pathPoint, polygon } from '../../illustrations/svg';
import type { BodySolid } from '../bodySolid';
import { filled, materials, stroked, type DecalShape } from './decal';

const FRIT = '#07080a';
const GLASS = '#151d23';

const path = (points: readonly Point[]): string => polygon(...points);

/** A pane of glass with a black printed edge. */
const pane = (points: readonly Point[]): DecalShape[] => [
  filled(path(points), FRIT, materials.glass),
  stroked(path(points), FRIT, 30, materials.glass),
  filled(path(points), GLASS, materials.glass, 0.9),
];

/** Windscreen as points on the top chart: x, and distance from the middle. */
function windscreen(solid: BodySolid): Point[] {
  const { body, across } = solid;
  const half = across.width / 2;
  const foot = body.cowl[0] + 70;
  const head = body.roofFront[0] - 20;
  const edge = (x: number): number => solid.cabinHalfWidth(x, solid.top(x) - 60);
  const back = (z: number): number => across.screenBow * (z / half) ** 2;
  const footHalf = edge(foot + 150) - 84;
  const headHalf = edge(head) - 104;
  const points: Point[] = [];
  for (let step = 0; step <= 10; step += 1)
    points.push([foot + back((footHalf * step) / 10), (footHalf * step) / 10]);
  for (let step = 10; step >= 0; step -= 1) {
    const z = (headHalf * step) / 10;
    points.push([head + back(z) * 0.42, z]);
  }
  return [...points, [head, -200], [foot, -200]];
}

/** A sloping rear screen, seen from above. */
function slopingRearScreen(solid: BodySolid): Point[] {
  const { body, across } = solid;
  const half = across.width / 2;
  const head = body.roofRear[0] + 70;
  const foot = body.spoiler[0] - 60;
  const edge = (x: number): number => solid.cabinHalfWidth(x, solid.top(x) - 40);
  const back = (z: number): number => -across.tailBow * 0.6 * (z / half) ** 2;
  const points: Point[] = [];
  const [headHalf, footHalf] = [edge(head) - 100, edge(foot) - 40];
  for (let step = 0; step <= 10; step += 1)
    points.push([head + back((headHalf * step) / 10) * 0.4, (headHalf * step) / 10]);
  for (let step = 10; step >= 0; step -= 1)
    points.push([foot + back((footHalf * step) / 10), (footHalf * step) / 10]);
  return [...points, [foot, -200], [head, -200]];
}

/** Minimum height of a tailgate with a screen; with a lower one the screen is on the slope above it. */
const MIN_TAILGATE_MM = 160;

/** Whether the rear screen is on the slope of the roof, as in cars with a separate boot and coupés. */
const hasSlopingScreen = ({ body, has }: BodySolid): boolean =>
  has('notchback') ||
  (!has('bed') && !has('panel') && body.spoiler[1] - body.screenFoot[1] < MIN_TAILGATE_MM);

/** The decals seen from above: screens, bonnet lines and wipers. */
export function topDecal(solid: BodySolid): DecalShape[] {
  const { body, across } = solid;
  const half = across.width / 2;
  const screen = windscreen(solid);
  const cowl = body.cowl[0];
  const bonnetHalf = half - 165;
  const bonnet = `M${pathPoint(body.bonnetEdge[0] - 60, bonnetHalf - 90)}C${pathPoint(cowl - 500, bonnetHalf + 6)} ${pathPoint(cowl - 200, bonnetHalf + 10)} ${pathPoint(cowl + 110, bonnetHalf - 10)}`;
  const wiper = (from: Point, to: Point): DecalShape =>
    stroked(`M${pathPoint(...from)}L${pathPoint(...to)}`, '#050607', 13, materials.plastic);
  return [
    stroked(bonnet, '#030405', 8, materials.gap, 0.8),
    filled(
      polygon(
        [cowl - 26, -100],
        [cowl - 20, half * 0.3],
        [cowl + 40, half * 0.62],
        [cowl + 120, half * 0.72],
        [cowl + 190, half * 0.73],
        [cowl + 110, 0],
        [cowl + 90, -100],
      ),
      '#0b0c0d',
      materials.plastic,
    ),
    ...pane(screen),
    wiper([cowl + 90, 60], [cowl + 190, half * 0.6]),
    ...(hasSlopingScreen(solid) ? pane(slopingRearScreen(solid)) : []),
    ...(solid.has('notchback')
      ? [
          stroked(
            `M${pathPoint(body.spoiler[0] + 110, -50)}L${pathPoint(body.spoiler[0] + 100, half - 260)}L${pathPoint(body.tail[0] + 40, half - 230)}`,
            '#030405',
            8,
            materials.gap,
            0.8,
          ),
        ]
      : []),
  ];
}

/** The upright rear screen of cars with a tailgate, on the rear chart. */
export function rearScreen(solid: BodySolid): DecalShape[] {
  if (hasSlopingScreen(solid)) return [];
  const { body } = solid;
  const [headY, footY] = [body.spoiler[1] - 62, body.screenFoot[1] + 44];
  const edge = (y: number): number => solid.cabinHalfWidth(solid.rear(y) - 60, y) - 74;
  const outline = `M${pathPoint(-100, headY)}L${pathPoint(edge(headY) - 40, headY - 4)}Q${pathPoint(edge(headY), headY - 6)} ${pathPoint(edge(headY) + 6, headY - 46)}L${pathPoint(edge(footY) - 12, footY + 60)}Q${pathPoint(edge(footY) - 20, footY)} ${pathPoint(edge(footY) - 90, footY)}L${pathPoint(-100, footY - 6)}Z`;
  return [
    filled(outline, FRIT, materials.glass),
    stroked(outline, FRIT, 26, materials.glass),
    filled(outline, GLASS, materials.glass, 0.9),
    ...(solid.has('bed') || solid.has('panel')
      ? []
      : [
          stroked(
            `M${pathPoint(0, footY + 10)}L${pathPoint(330, footY + 36)}`,
            '#050607',
            15,
            materials.plastic,
          ),
        ]),
  ];
}
