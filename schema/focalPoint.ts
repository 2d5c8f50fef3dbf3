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
