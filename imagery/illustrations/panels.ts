import type { CarGeometry } from './geometry';
import { pathPoint } from './svg';

/**
 * Shut lines of the doors. The rear door's trailing edge follows the wheel arch and then rises to
 * the pillar, as on any car whose door reaches over the wheel.
 */
export function doorLines({
  body,
  beltHeight,
  rearAxle,
  rearArch,
  archRadius,
  has,
}: CarGeometry): string {
  const [front, middle, rear] = body.doors;
  const foot = body.sill + 95;
  const leading = `M${pathPoint(front + 70, beltHeight(front) + 14)}C${pathPoint(front - 10, body.beltFront - 180)} ${pathPoint(front - 30, body.sill + 360)} ${pathPoint(front + 10, foot)}L${pathPoint(middle - 20, foot)}`;
  const centre = `M${pathPoint(middle + 10, beltHeight(middle) + 6)}C${pathPoint(middle + 8, body.beltFront - 220)} ${pathPoint(middle, body.sill + 350)} ${pathPoint(middle - 20, foot)}`;
  if (has('panel') || has('twodoor')) return leading + centre;
  const clearance = archRadius + 62;
  const top = rear + 140;
  const cosine = Math.min(0.94, Math.max(0.66, (rearAxle - top + 30) / clearance));
  const sine = Math.sqrt(1 - cosine ** 2);
  const curveX = rearAxle - clearance * cosine;
  const curveY = body.tyreRadius + clearance * sine;
  const lean = (top - curveX) * 0.5;
  const footEnd = Math.min(rearArch.left - 74, top - 60);
  const trailing = has('bed')
    ? `M${pathPoint(middle - 20, foot)}L${pathPoint(top - 60, foot)}C${pathPoint(top - 20, foot + 10)} ${pathPoint(top - 12, foot + 60)} ${pathPoint(top - 8, foot + 140)}L${pathPoint(top, beltHeight(top) + 6)}`
    : `M${pathPoint(middle - 20, foot)}L${pathPoint(footEnd, foot)}C${pathPoint(footEnd + 2, foot + 90)} ${pathPoint(curveX - sine * 110, curveY - cosine * 110)} ${pathPoint(curveX, curveY)}C${pathPoint(curveX + sine * 90, curveY + cosine * 90)} ${pathPoint(top - lean * 0.2, body.beltRear - 160)} ${pathPoint(top, body.beltRear + 12)}`;
  return leading + centre + trailing;
}
