import type { CarGeometry } from './geometry';
import { at } from './svg';

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
  const leading = `M${at(front + 70, beltHeight(front) + 14)}C${at(front - 10, body.beltFront - 180)} ${at(front - 30, body.sill + 360)} ${at(front + 10, foot)}L${at(middle - 20, foot)}`;
  const centre = `M${at(middle + 10, beltHeight(middle) + 6)}C${at(middle + 8, body.beltFront - 220)} ${at(middle, body.sill + 350)} ${at(middle - 20, foot)}`;
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
    ? `M${at(middle - 20, foot)}L${at(top - 60, foot)}C${at(top - 20, foot + 10)} ${at(top - 12, foot + 60)} ${at(top - 8, foot + 140)}L${at(top, beltHeight(top) + 6)}`
    : `M${at(middle - 20, foot)}L${at(footEnd, foot)}C${at(footEnd + 2, foot + 90)} ${at(curveX - sine * 110, curveY - cosine * 110)} ${at(curveX, curveY)}C${at(curveX + sine * 90, curveY + cosine * 90)} ${at(top - lean * 0.2, body.beltRear - 160)} ${at(top, body.beltRear + 12)}`;
  return leading + centre + trailing;
}
