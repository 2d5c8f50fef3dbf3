/** The position of the camera and its projection onto pixels. */
export interface Viewpoint {
  eye: readonly [number, number, number];
  /** Axes of the camera: to the right, up, and forwards. */
  right: readonly [number, number, number];
  up: readonly [number, number, number];
  forward: readonly [number, number, number];
  /** Pixels per unit of slope. */
  focal: number;
  centre: readonly [number, number];
}

export interface ViewpointOptions {
  /** Degrees around the vehicle: 0 shows the front, 90 its left side, 180 the rear. */
  azimuth: number;
  /** Degrees above the ground. */
  elevation: number;
  target: readonly [number, number, number];
  /** Millimetres from the target. */
  distance: number;
  focal: number;
  centre: readonly [number, number];
}

export function lookAt({
  azimuth,
  elevation,
  target,
  distance,
  focal,
  centre,
}: ViewpointOptions): Viewpoint {
  const yaw = (azimuth * Math.PI) / 180;
  const tilt = (elevation * Math.PI) / 180;
  const forward = [
    Math.cos(yaw) * Math.cos(tilt),
    -Math.sin(tilt),
    -Math.sin(yaw) * Math.cos(tilt),
  ] as const;
  const right = [Math.sin(yaw), 0, Math.cos(yaw)] as const;
  const up = [
    Math.cos(yaw) * Math.sin(tilt),
    Math.cos(tilt),
    -Math.sin(yaw) * Math.sin(tilt),
  ] as const;
  return {
    eye: [
      target[0] - forward[0] * distance,
      target[1] - forward[1] * distance,
      target[2] - forward[2] * distance,
    ],
    right,
    up,
    forward,
    focal,
    centre,
  };
}

/** Projects a point: x and y in pixels, and its distance along the view. */
export function projectPoint(
  view: Viewpoint,
  x: number,
  y: number,
  z: number,
): readonly [number, number, number] {
  const [dx, dy, dz] = [x - view.eye[0], y - view.eye[1], z - view.eye[2]];
  const depth = dx * view.forward[0] + dy * view.forward[1] + dz * view.forward[2];
  const scale = view.focal / depth;
  return [
    view.centre[0] + (dx * view.right[0] + dy * view.right[1] + dz * view.right[2]) * scale,
    view.centre[1] - (dx * view.up[0] + dy * view.up[1] + dz * view.up[2]) * scale,
    depth,
  ];
}
