import type { BodyFeature, BodyShape } from './bodies';
import { pathPoint, round, smoothPath, type CurvePoint } from './svg';

/** Measurements of a body from which its parts are drawn, in millimetres. */
export interface CarGeometry {
  body: BodyShape;
  has: (feature: BodyFeature) => boolean;
  frontAxle: number;
  rearAxle: number;
  archRadius: number;
  /** Where the wheel arches meet the sill. */
  frontArch: { left: number; right: number };
  rearArch: { left: number; right: number };
  /** Outline with the wheel arches cut out. */
  outline: string;
  /** Outline as if the arches were closed. */
  solid: string;
  /** Only the upper edge, from bonnet to tail. */
  upperEdge: string;
  roofHeight: (x: number) => number;
  beltHeight: (x: number) => number;
  /** Height of the shoulder line: the crease that carries the highlight. */
  shoulder: (x: number) => number;
  /** Height at which the reflected horizon sits on the doors. */
  horizon: (x: number) => number;
}

const midpoint = (a: number, b: number): number => (a + b) / 2;

function outlinePoints(body: BodyShape, notchback: boolean): CurvePoint[] {
  const { chin, nose, bonnetEdge, cowl, roofFront, spoiler, tail, bumper, heel } = body;
  return [
    [chin[0] + 70, chin[1] - 8, 'corner'],
    [chin[0], chin[1] + 42],
    [nose[0] + 14, midpoint(chin[1], nose[1])],
    nose,
    [nose[0] + 22, midpoint(nose[1], bonnetEdge[1]) + 30],
    bonnetEdge,
    body.bonnetCrown,
    cowl,
    [midpoint(cowl[0], roofFront[0]) + 8, midpoint(cowl[1], roofFront[1]) + 32],
    roofFront,
    body.roofCrown,
    body.roofRear,
    notchback ? spoiler : [spoiler[0], spoiler[1], 'corner'],
    body.screenFoot,
    tail,
    [midpoint(tail[0], bumper[0]) + 10, midpoint(tail[1], bumper[1])],
    bumper,
    [heel[0] + 10, heel[1] + 70],
    [heel[0] - 80, heel[1] - 4, 'corner'],
  ];
}

/** Approximate roof height at x: an eased walk along the roof's measuring points. */
function roofHeightFunction(body: BodyShape): (x: number) => number {
  const points = [body.cowl, body.roofFront, body.roofCrown, body.roofRear, body.spoiler];
  return (x) => {
    for (let index = 0; index + 1 < points.length; index += 1) {
      const from = points[index];
      const to = points[index + 1];
      if (!from || !to || x > to[0]) continue;
      const along = (x - from[0]) / (to[0] - from[0]);
      const eased = along * along * (3 - 2 * along) * 0.35 + along * 0.65;
      return from[1] + (to[1] - from[1]) * eased;
    }
    return body.spoiler[1];
  };
}

/** Half the width of a wheel arch where it meets the body's lower edge. */
function archSpan(axle: number, radius: number, body: BodyShape, edge: number) {
  const half = Math.sqrt(Math.max(1, radius ** 2 - (body.tyreRadius - edge) ** 2));
  return { left: axle - half, right: axle + half };
}

const archCut = (arch: { left: number; right: number }, radius: number, edge: number): string =>
  `L${pathPoint(arch.right, edge)}A${round(radius)} ${round(radius)} 0 1 0 ${pathPoint(arch.left, edge)}`;

/** The shoulder rises over both wheels, as if the wings were drawn over them. */
function shoulderFunction(body: BodyShape): (x: number) => number {
  const rearAxle = body.frontAxle + body.wheelbase;
  return (x) =>
    body.beltFront -
    92 +
    (body.beltRear - body.beltFront) * 0.85 * (x / body.length) +
    26 * Math.exp(-(((x - body.frontAxle) / 420) ** 2)) +
    34 * Math.exp(-(((x - rearAxle) / 460) ** 2));
}

/** Derives the geometry of a body from its measurements. */
export function measureCar(body: BodyShape): CarGeometry {
  const has = (feature: BodyFeature): boolean => body.features.includes(feature);
  const frontAxle = body.frontAxle;
  const rearAxle = frontAxle + body.wheelbase;
  const archRadius = body.tyreRadius + (has('cladding') ? 78 : 46);
  const frontArch = archSpan(frontAxle, archRadius, body, body.sill);
  const rearArch = archSpan(rearAxle, archRadius, body, body.sill + 20);
  const points = outlinePoints(body, has('notchback'));
  const top = smoothPath(points);
  const shoulder = shoulderFunction(body);
  const { windows, beltFront, beltRear } = body;
  return {
    body,
    has,
    frontAxle,
    rearAxle,
    archRadius,
    frontArch,
    rearArch,
    outline: `${top}${archCut(rearArch, archRadius, body.sill + 20)}L${pathPoint(frontArch.right, body.sill)}${archCut(frontArch, archRadius, body.sill)}Z`,
    solid: `${top}Z`,
    upperEdge: smoothPath(points.slice(4, 15)),
    roofHeight: roofHeightFunction(body),
    beltHeight: (x) =>
      beltFront + ((beltRear - beltFront) * (x - windows.front)) / (windows.rear - windows.front),
    shoulder,
    horizon: (x) =>
      shoulder(x) - (beltFront - body.sill) * 0.3 - 10 * Math.sin((x / body.length) * Math.PI),
  };
}
