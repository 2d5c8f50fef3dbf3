/** Points and parts of pictures, in shares of their width and height. */
import { readFocalPoint, type FocalPoint } from '../../../schema/focalPoint';
import { cropRatios, type CropRatio } from './cropRatios';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const middle: FocalPoint = { x: 0.5, y: 0.5 };

const limit = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** As content has it, such as `0.3,0.4`. */
export const focalText = ({ x, y }: FocalPoint): string =>
  `${rounded(limit(x, 0, 1))},${rounded(limit(y, 0, 1))}`;

/** The focal point that content or an asset has; the middle when there is none. */
export const focalOf = (text: string | null | undefined): FocalPoint =>
  readFocalPoint(text ?? '') ?? middle;

/** As CSS says it. */
export const positionOf = ({ x, y }: FocalPoint): string =>
  `${rounded(x * 100)}% ${rounded(y * 100)}%`;

/** Where arrow keys move a point or a part; undefined for other keys. Shift moves further. */
export function arrowStep(key: string, isFar: boolean): { dx: number; dy: number } | undefined {
  const step = isFar ? 0.1 : 0.01;
  const steps: Readonly<Record<string, { dx: number; dy: number }>> = {
    ArrowLeft: { dx: -step, dy: 0 },
    ArrowRight: { dx: step, dy: 0 },
    ArrowUp: { dx: 0, dy: -step },
    ArrowDown: { dx: 0, dy: step },
  };
  return Object.hasOwn(steps, key) ? steps[key] : undefined;
}

/**
 * The part in a ratio that has a share of the largest one's width, around a point as far as there is room.
 * @param size between 0 and 1
 */
export function areaAround(
  picture: { width: number; height: number },
  ratio: CropRatio,
  { x, y }: FocalPoint,
  size = 1,
): Area {
  const shape = picture.width / picture.height / cropRatios[ratio];
  const width = Math.min(1, 1 / shape) * size;
  const height = Math.min(1, shape) * size;
  return placed({ x: x - width / 2, y: y - height / 2, width, height });
}

/** A part within the picture. */
export const placed = ({ x, y, width, height }: Area): Area => ({
  x: limit(x, 0, 1 - width),
  y: limit(y, 0, 1 - height),
  width,
  height,
});

export const centreOf = ({ x, y, width, height }: Area): FocalPoint => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** A point of the whole picture as a point of a part of it. */
export const within = ({ x, y }: FocalPoint, area: Area): FocalPoint => ({
  x: limit((x - area.x) / area.width, 0, 1),
  y: limit((y - area.y) / area.height, 0, 1),
});
