import { paints, type PaintName } from '../tracing/paints';
import type { PaintLook } from './shade';

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function lookOf(name: PaintName): PaintLook {
  const { colour, metallic } = paints[name];
  const channel = (start: number): number =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  return { colour: [channel(1), channel(3), channel(5)], metallic };
}

/** The paints of the side views as a renderer sees them. */
export const paintLooks = Object.fromEntries(
  (Object.keys(paints) as PaintName[]).map((name) => [name, lookOf(name)]),
) as Record<PaintName, PaintLook>;
