import type { BodyShape } from './baseBodies';
import type { Point } from './svg';

/** Measurements of the new body; optional values override computed ones. Millimetres. */
export interface Reshaping extends Partial<Omit<BodyShape, 'length' | 'height'>> {
  length: number;
  height: number;
  frontAxle: number;
  wheelbase: number;
  tyreRadius: number;
  sill: number;
}

/** A piecewise linear function that maps each value of `from` to that of `to`. */
function piecewiseLinear(
  from: readonly number[],
  to: readonly number[],
): (value: number) => number {
  return (value) => {
    let piece = 1;
    while (piece < from.length - 1 && value > (from[piece] ?? 0)) piece += 1;
    const [a = 0, b = 1] = [from[piece - 1], from[piece]];
    const [c = 0, d = 1] = [to[piece - 1], to[piece]];
    return Math.round(c + ((value - a) / (b - a)) * (d - c));
  };
}

/**
 * Stretches a body to other measurements: horizontally between nose, axles and tail, vertically between ground,
 * sill, belt and roof. Other given values replace the computed ones.
 */
export function reshape(base: BodyShape, changes: Reshaping): BodyShape {
  const { length, height, frontAxle, wheelbase, sill, ...others } = changes;
  const share = (height - sill) / (base.height - base.sill);
  const belt = changes.beltFront ?? Math.round(sill + (base.beltFront - base.sill) * share);
  const x = piecewiseLinear(
    [0, base.frontAxle, base.frontAxle + base.wheelbase, base.length],
    [0, frontAxle, frontAxle + wheelbase, length],
  );
  const y = piecewiseLinear([0, base.sill, base.beltFront, base.height], [0, sill, belt, height]);
  const point = ([px, py]: Point): Point => [x(px), y(py)];
  const { windows, doors } = base;
  return {
    ...{ length, height, frontAxle, wheelbase, sill },
    chin: point(base.chin),
    nose: point(base.nose),
    bonnetEdge: point(base.bonnetEdge),
    bonnetCrown: point(base.bonnetCrown),
    cowl: point(base.cowl),
    roofFront: point(base.roofFront),
    roofCrown: point(base.roofCrown),
    roofRear: point(base.roofRear),
    spoiler: point(base.spoiler),
    screenFoot: point(base.screenFoot),
    tail: point(base.tail),
    bumper: point(base.bumper),
    heel: point(base.heel),
    beltFront: belt,
    beltRear: y(base.beltRear),
    windows: {
      front: x(windows.front),
      topFront: x(windows.topFront),
      topRear: x(windows.topRear),
      rear: x(windows.rear),
      rearFoot: x(windows.rearFoot),
    },
    doors: [x(doors[0]), x(doors[1]), x(doors[2])],
    features: base.features,
    face: base.face,
    ...others,
  };
}
