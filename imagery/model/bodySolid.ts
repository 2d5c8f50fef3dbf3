import { bodies, type BodyFeature, type BodyShape, type CarBody } from '../illustrations/bodies';
import type { CurvePoint, Point } from '../illustrations/svg';
import { sampleCurve } from './curve';
import { mix, roundedBox, smoothMax, smoothMin, smoothStep, type Field } from './field';
import { tabulateDistance } from './outlineDistance';
import { proportions, type Proportions } from './proportions';

/** A car's body as a solid, with measurements to position windows, lamps and fittings. */
export interface BodySolid {
  name: CarBody;
  body: BodyShape;
  across: Proportions;
  has: (feature: BodyFeature) => boolean;
  axles: readonly [number, number];
  archRadius: number;
  /** The whole body; wheel arches are cut out of its surface later. */
  solid: Field;
  /** Distance of a point from the cabin; the body's surface belongs to the cabin where it is near 0. */
  cabin: Field;
  /** Half the width of the body, and of the cabin, at a point of the side view. */
  halfWidth: (x: number, y: number) => number;
  cabinHalfWidth: (x: number, y: number) => number;
  /** Front and rear x of the outline at a height. */
  front: (y: number) => number;
  rear: (y: number) => number;
  /** Range of x of the side view; the nose is in front of it and the tail behind. */
  sides: readonly [number, number];
  /** Height of roof, screens and bonnet in the middle plane. */
  top: (x: number) => number;
  /** Height of the crease along the side. */
  crease: (x: number) => number;
  /** Shift in x of a surface point at `z` from the outline in the middle plane; subtract it from x. */
  bow: (x: number, y: number, z: number) => number;
}

const middle = (a: number, b: number): number => (a + b) / 2;

/** Outline of the part below the windows, boot or bed included. */
function lowerOutline(body: BodyShape, has: BodySolid['has']): Point[] {
  const { chin, nose, bonnetEdge, cowl, tail, bumper, heel, screenFoot, spoiler } = body;
  const deck: CurvePoint[] = has('notchback')
    ? [
        [spoiler[0] - 300, spoiler[1] - 18],
        [spoiler[0] + 60, spoiler[1] - 4],
        [screenFoot[0], screenFoot[1] + 4],
        [tail[0], tail[1], 'corner'],
      ]
    : has('bed')
      ? [
          [tail[0] - 900, tail[1] + 4],
          [tail[0] - 30, tail[1] + 4, 'corner'],
        ]
      : [[screenFoot[0] - 90, screenFoot[1] - 10], screenFoot, tail];
  return sampleCurve([
    [chin[0] + 70, chin[1] - 8, 'corner'],
    [chin[0], chin[1] + 42],
    [nose[0] + 14, middle(chin[1], nose[1])],
    nose,
    [nose[0] + 22, middle(nose[1], bonnetEdge[1]) + 30],
    bonnetEdge,
    body.bonnetCrown,
    [cowl[0], cowl[1] - 6],
    [middle(cowl[0], body.windows.rear), middle(body.beltFront, body.beltRear) + 26],
    ...deck,
    [middle(tail[0], bumper[0]) + 10, middle(tail[1], bumper[1])],
    bumper,
    [heel[0] + 10, heel[1] + 70],
    [heel[0] - 80, heel[1] - 4, 'corner'],
  ]);
}

function cabinOutline(body: BodyShape, has: BodySolid['has']): Point[] {
  const { cowl, roofFront, roofCrown, roofRear, spoiler, screenFoot, beltFront } = body;
  const floor = beltFront - 260;
  const back: CurvePoint[] = has('notchback')
    ? [
        [middle(roofRear[0], spoiler[0]) + 10, middle(roofRear[1], spoiler[1]) + 22],
        [spoiler[0] - 20, spoiler[1]],
        [spoiler[0] + 240, spoiler[1] - 90, 'corner'],
      ]
    : [[spoiler[0], spoiler[1], 'corner'], screenFoot];
  const last = back[back.length - 1] ?? screenFoot;
  return sampleCurve([
    [cowl[0] - 190, floor, 'corner'],
    [cowl[0] - 120, cowl[1] - 70],
    cowl,
    [middle(cowl[0], roofFront[0]) + 8, middle(cowl[1], roofFront[1]) + 32],
    roofFront,
    roofCrown,
    roofRear,
    ...back,
    [last[0] + (has('bed') ? 10 : -40), floor, 'corner'],
  ]);
}

/** Extreme x of outlines by height, tabulated in steps of 10 mm. */
function tabulateEdge(
  outlines: readonly Point[][],
  pick: (a: number, b: number) => number,
  defaultX: number,
) {
  const STEP = 10;
  const table = new Map<number, number>();
  for (const outline of outlines) {
    outline.forEach((start, index) => {
      const end = outline[index + 1];
      if (!end) return;
      const pieces = Math.max(1, Math.ceil(Math.abs(end[1] - start[1]) / (STEP / 2)));
      for (let piece = 0; piece <= pieces; piece += 1) {
        const row = Math.round(mix(start[1], end[1], piece / pieces) / STEP);
        const x = mix(start[0], end[0], piece / pieces);
        table.set(row, pick(table.get(row) ?? defaultX, x));
      }
    });
  }
  return (y: number): number => {
    const row = Math.floor(y / STEP);
    const from = table.get(row) ?? defaultX;
    return mix(from, table.get(row + 1) ?? from, y / STEP - row);
  };
}

function tabulateTop(outlines: readonly Point[][]): (x: number) => number {
  const swapped = outlines.map((outline) => outline.map(([x, y]) => [y, x] as const));
  return tabulateEdge(swapped, Math.max, -1);
}

/** Builds the solid of a body. */
export function bodySolid(name: CarBody): BodySolid {
  const body: BodyShape = bodies[name];
  const across = proportions[name];
  const has = (feature: BodyFeature): boolean => body.features.includes(feature);
  const axles = [body.frontAxle, body.frontAxle + body.wheelbase] as const;
  const archRadius = body.tyreRadius + (has('cladding') ? 62 : 44);
  const sideReach = has('cladding') ? archRadius + 66 : archRadius * 0.9;
  const lower = lowerOutline(body, has);
  const upper = cabinOutline(body, has);
  const lowerDistance = tabulateDistance(lower);
  const upperDistance = tabulateDistance(upper);
  const half = across.width / 2;
  const { length, beltFront, beltRear, sill } = body;

  const belt = (x: number): number => mix(beltFront, beltRear, x / length);
  const crease = (x: number): number =>
    belt(x) -
    104 +
    22 * Math.exp(-(((x - axles[0]) / 420) ** 2)) +
    30 * Math.exp(-(((x - axles[1]) / 460) ** 2));

  const plan = (x: number): number =>
    -120 * smoothStep(1100, -150, x) ** 2 - 95 * smoothStep(length - 1250, length + 150, x) ** 1.6;

  const flareAt = (x: number, y: number, axle: number): number => {
    const r = Math.hypot(x - axle, y - body.tyreRadius);
    return (
      across.flare * (1 - smoothStep(archRadius - 10, archRadius + 210, r)) * smoothStep(0, 120, y)
    );
  };
  const isPanelVan = has('panel');
  const halfWidth = (x: number, y: number): number => {
    const line = crease(x);
    const fade = smoothStep(150, 700, x) * smoothStep(length - 120, length - 600, x);
    // The crease has a radius of a few centimetres: a sharp edge would reflect the horizon as a black line.
    const above = (y - line + Math.hypot(y - line, 36)) / 2;
    const below = Math.max(0, line - y);
    const lean = isPanelVan ? 0.05 : 0.22;
    const shape =
      -above * lean -
      (above * above) / 1500 +
      fade * (-20 * smoothStep(-10, 230, below) + 26 * smoothStep(230, 560, below)) -
      64 * smoothStep(sill + 300, sill - 70, y) ** 1.5 +
      9 * Math.exp(-(((y - sill - 130) / 60) ** 2)) * fade;
    return half - 30 + plan(x) + shape + flareAt(x, y, axles[0]) + flareAt(x, y, axles[1]);
  };

  const roofHigh = body.roofCrown[1];
  const cabinHalfWidth = (x: number, y: number): number => {
    const rise = Math.max(0, (y - belt(x)) / (roofHigh - belt(x)));
    const taper =
      -34 * smoothStep(body.cowl[0] + 800, body.cowl[0] - 200, x) -
      (isPanelVan ? 20 : 80) * smoothStep(body.roofCrown[0], body.spoiler[0] + 300, x) ** 1.3;
    const lean = across.tumblehome * (rise * 0.78 + rise * rise * 0.22);
    return half - 52 - across.shoulder + taper - lean;
  };

  /** A point's distance from the middle plane as a share of half the width, for all curvature across the car. */
  const share = (z: number): number => Math.min(1.15, Math.abs(z) / half);
  const bow = (x: number, y: number, z: number): number => {
    const s = share(z);
    const inCabin = smoothStep(belt(x) - 60, belt(x) + 60, y);
    const nose = across.noseBow * (0.35 * s * s + 0.65 * s ** 4) * smoothStep(1000, 100, x);
    const tail =
      across.tailBow * (0.4 * s * s + 0.6 * s ** 4) * smoothStep(length - 900, length - 50, x);
    const screen =
      across.screenBow * s * s * smoothStep(body.roofFront[0] + 300, body.cowl[0] + 100, x);
    const back =
      across.tailBow * 0.9 * s * s * smoothStep(body.roofRear[0] - 300, body.spoiler[0], x);
    return mix(nose - tail, screen - (has('bed') ? 0 : back), inCabin);
  };

  const lowerSolid: Field = (x, y, z) => {
    const s = share(z);
    const ridge =
      9 *
      smoothStep(0.62, 0.5, s) *
      smoothStep(60, 260, x) *
      smoothStep(body.cowl[0] + 500, body.cowl[0], x);
    const crown = x < body.cowl[0] + 300 ? across.bonnetCrown : has('bed') ? 8 : 36;
    const outline = lowerDistance(
      x - bow(x, Math.min(y, belt(x) - 80), z),
      y + crown * s * s - ridge,
    );
    const side = (Math.abs(z) - halfWidth(x, y)) * 0.97;
    const ends = Math.max(smoothStep(700, 150, x), smoothStep(length - 600, length - 150, x));
    return smoothMax(outline, side, mix(70, has('bed') && x > length / 2 ? 70 : 120, ends));
  };
  const cabin: Field = (x, y, z) => {
    const s = share(z);
    const outline = upperDistance(x - bow(x, y + 400, z), y + across.roofCrown * s * s);
    const side = (Math.abs(z) - cabinHalfWidth(x, y)) * 0.93;
    return smoothMax(outline, side, isPanelVan ? 130 : 90);
  };

  const [bedFront, bedBack] = [body.screenFoot[0] + 70, body.tail[0] - 70];
  const bed: Field = (x, y, z) =>
    roundedBox(
      [x - middle(bedFront, bedBack), y - body.tail[1] - 60, z],
      [(bedBack - bedFront) / 2, 560, half - 140],
      40,
    );
  const solid: Field = (x, y, z) => {
    const joined = smoothMin(lowerSolid(x, y, z), cabin(x, y, z), 42);
    return has('bed') ? smoothMax(joined, -bed(x, y, z), 26) : joined;
  };

  return {
    name,
    body,
    across,
    has,
    axles,
    archRadius,
    solid,
    cabin,
    halfWidth,
    cabinHalfWidth,
    sides: [axles[0] - sideReach, axles[1] + sideReach],
    front: tabulateEdge([lower], Math.min, length),
    rear: tabulateEdge([lower, upper], Math.max, 0),
    top: tabulateTop([lower, upper]),
    crease,
    bow,
  };
}
