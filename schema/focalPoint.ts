/** The point of a picture that stays visible when it is cropped: shares of its width and height, from 0 to 1. */
export interface FocalPoint {
  x: number;
  y: number;
}

const SHARE = '(0(?:\\.\\d{1,4})?|1(?:\\.0{1,4})?)';
const FOCAL_POINT = new RegExp(`^${SHARE},${SHARE}$`);

/** Reads `0.3,0.4`; undefined for any other text. */
export function readFocalPoint(text: string): FocalPoint | undefined {
  const [, x, y] = FOCAL_POINT.exec(text) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** Whether a text is a focal point. */
export const isFocalPoint = (text: string): boolean => FOCAL_POINT.test(text);

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

const roundShare = (value: number) => Math.round(value * 10_000) / 10_000;

/** The focal point as content contains it, such as `0.3,0.4`. */
export const formatFocalPoint = ({ x, y }: FocalPoint): string =>
  `${roundShare(clamp(x, 0, 1))},${roundShare(clamp(y, 0, 1))}`;

/** Converts a point of the picture to the coordinates of an area of it. */
export const toAreaPoint = (
  { x, y }: FocalPoint,
  area: { x: number; y: number; width: number; height: number },
): FocalPoint => ({
  x: clamp((x - area.x) / area.width, 0, 1),
  y: clamp((y - area.y) / area.height, 0, 1),
});
