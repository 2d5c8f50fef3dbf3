import { paints, type PaintName } from '../tracing/paints';
import type { PaintFinish } from './shade';

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function toFinish(name: PaintName): PaintFinish {
  const { colour, metallic } = paints[name];
  const channel = (start: number): number =>
    toLinear(Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  return { colour: [channel(1), channel(3), channel(5)], metallic };
}

/** The paints in linear light, for rendering. */
export const paintFinishes = Object.fromEntries(
  (Object.keys(paints) as PaintName[]).map((name) => [name, toFinish(name)]),
) as Record<PaintName, PaintFinish>;
