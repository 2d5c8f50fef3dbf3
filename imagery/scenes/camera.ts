import type { Point } from '../illustrations/svg';
import { shape } from './stage';

/**
 * A level camera for one-point perspective. World units are millimetres: x to the right of the
 * camera, y up from the ground, z away from the camera.
 */
export interface Camera {
  /** Stage position of the vanishing point. */
  centre: number;
  horizon: number;
  /** Focal length in stage pixels: a metre at distance z is `focal / z` metres wide on stage. */
  focal: number;
  /** Height of the eye above the ground. */
  eye: number;
}

export type WorldPoint = readonly [x: number, y: number, z: number];

/** Stage pixels per millimetre at a distance. */
export const scaleAt = ({ focal }: Camera, z: number): number => focal / z;

/** Where a world point stands on the stage. */
export function project(camera: Camera, [x, y, z]: WorldPoint): Point {
  const scale = scaleAt(camera, z);
  return [camera.centre + x * scale, camera.horizon + (camera.eye - y) * scale];
}

/** Stage height of the ground at a distance. */
export const groundAt = (camera: Camera, z: number): number => project(camera, [0, 0, z])[1];

/** A flat face through world points. */
export function face(
  camera: Camera,
  points: readonly WorldPoint[],
  fill: string,
  rest = '',
): string {
  return shape(
    points.map((point) => project(camera, point)),
    fill,
    rest,
  );
}

/** A level face at height y between two sides and two distances. */
export function level(
  camera: Camera,
  y: number,
  [left, right]: readonly [number, number],
  [near, far]: readonly [number, number],
  fill: string,
  rest = '',
): string {
  return face(
    camera,
    [
      [left, y, near],
      [right, y, near],
      [right, y, far],
      [left, y, far],
    ],
    fill,
    rest,
  );
}

/** A face that stands parallel to the picture at distance z. */
export function upright(
  camera: Camera,
  z: number,
  [left, right]: readonly [number, number],
  [foot, top]: readonly [number, number],
  fill: string,
  rest = '',
): string {
  return face(
    camera,
    [
      [left, top, z],
      [right, top, z],
      [right, foot, z],
      [left, foot, z],
    ],
    fill,
    rest,
  );
}

/** A face that stands along the line of sight at side x. */
export function receding(
  camera: Camera,
  x: number,
  [near, far]: readonly [number, number],
  [foot, top]: readonly [number, number],
  fill: string,
  rest = '',
): string {
  return face(
    camera,
    [
      [x, top, near],
      [x, top, far],
      [x, foot, far],
      [x, foot, near],
    ],
    fill,
    rest,
  );
}
