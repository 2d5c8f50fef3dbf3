import type { CSSProperties } from 'react';
import { readFocalPoint } from '../../../schema/focalPoint';

type FocalStyle = CSSProperties & { '--focal'?: string; '--focal-phone'?: string };

/** Styles that keep focal points in sight; none where there is no focal point. */
export function focalStyle(
  focalpoint: string | undefined,
  phone: string | undefined,
): FocalStyle | undefined {
  if (phone) return { '--focal': positionOf(focalpoint), '--focal-phone': positionOf(phone) };
  return focalpoint ? { objectPosition: positionOf(focalpoint) } : undefined;
}

/** A focal point as CSS says it; the middle when there is none. */
function positionOf(focalpoint = ''): string {
  const { x, y } = readFocalPoint(focalpoint) ?? { x: 0.5, y: 0.5 };
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
  return `${percent(x)} ${percent(y)}`;
}
