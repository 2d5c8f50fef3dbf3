/** Focal points and areas of pictures, in shares of their width and height. */
import { readFocalPoint, type FocalPoint } from '../../../schema/focalPoint';
import { cropRatios, type CropRatio } from './cropRatios';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

const roundToFourDigits = (value: number) => Math.round(value * 10_000) / 10_000;

/** Reads a focal point as content stores it; the centre by default. */
export const parseFocalPoint = (text: string | null | undefined): FocalPoint =>
  readFocalPoint(text ?? '') ?? CENTRE;

/** Converts a focal point to a CSS position, such as `50% 20%`. */
export const toCssPosition = ({ x, y }: FocalPoint): string =>
  `${roundToFourDigits(x * 100)}% ${roundToFourDigits(y * 100)}%`;

/** Returns the step of a point for an arrow key, in shares of the picture; undefined for other keys. */
export function getArrowStep(
  key: string,
  isLargeStep: boolean,
): { dx: number; dy: number } | undefined {
  const step = isLargeStep ? 0.1 : 0.01;
  const steps: Readonly<Record<string, { dx: number; dy: number }>> = {
    ArrowLeft: { dx: -step, dy: 0 },
    ArrowRight: { dx: step, dy: 0 },
    ArrowUp: { dx: 0, dy: -step },
    ArrowDown: { dx: 0, dy: step },
  };
  return Object.hasOwn(steps, key) ? steps[key] : undefined;
}

/**
 * Returns the largest area with a ratio, centred on a point as far as possible; for a free shape the full
 * picture.
 */
export function areaAround(
  picture: { width: number; height: number },
  ratio: CropRatio,
  { x, y }: FocalPoint,
): Area {
  const shape = picture.width / picture.height;
  const widthFactor = shape / (cropRatios[ratio] ?? shape);
  const width = Math.min(1, 1 / widthFactor);
  const height = Math.min(1, widthFactor);
  return {
    x: clamp(x - width / 2, 0, 1 - width),
    y: clamp(y - height / 2, 0, 1 - height),
    width,
    height,
  };
}
