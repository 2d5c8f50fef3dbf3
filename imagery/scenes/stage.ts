import { round, type Point } from '../illustrations/svg';

/** The light a scene is drawn in. */
export const lights = ['day', 'dusk'] as const;
export type Light = (typeof lights)[number];

/**
 * A scene in stage coordinates: pixels of the wide picture (1920 × 1080), y pointing down.
 * It is painted from `STAGE_TOP` to `STAGE_BOTTOM`, so that the taller phone picture has no edge.
 */
export interface SceneArt {
  defs: string;
  markup: string;
  /** The x that stands in the middle of the phone picture. */
  phoneCentre: number;
}

export type DrawScene = (light: Light) => SceneArt;

export const STAGE_WIDTH = 1920;
export const STAGE_TOP = -280;
export const STAGE_BOTTOM = 1280;

/** The two ways a scene is cut: wide for screens, tall for phones. */
export type Crop = 'wide' | 'phone';

/** Stage width that the phone picture shows; its height follows from 4:5. */
const PHONE_WIDTH = 1130;
const PHONE_TOP = -255;

/** A scene as an SVG document: 1920 × 1080, or 1080 × 1350 for phones. */
export function sceneDocument({ defs, markup, phoneCentre }: SceneArt, crop: Crop): string {
  const centre = Math.min(STAGE_WIDTH - PHONE_WIDTH / 2, Math.max(PHONE_WIDTH / 2, phoneCentre));
  const frame =
    crop === 'wide'
      ? { size: 'width="1920" height="1080"', viewBox: '0 0 1920 1080' }
      : {
          size: 'width="1080" height="1350"',
          viewBox: `${centre - PHONE_WIDTH / 2} ${PHONE_TOP} ${PHONE_WIDTH} ${PHONE_WIDTH * 1.25}`,
        };
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame.size} viewBox="${frame.viewBox}"><defs>${defs}</defs>${markup}</svg>`;
}

/** A rectangle in stage pixels. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rest = '',
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${rest}/>`;
}

/** A rectangle over the whole width of the stage. */
export const fullWidth = (top: number, bottom: number, fill: string, rest = ''): string =>
  rect(-20, top, STAGE_WIDTH + 40, bottom - top, fill, rest);

/** A filled polygon in stage pixels. */
export function shape(points: readonly Point[], fill: string, rest = ''): string {
  return `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z" fill="${fill}" ${rest}/>`;
}

/** A straight stroke in stage pixels. */
export function stroke(from: Point, to: Point, colour: string, width: number, rest = ''): string {
  return `<path d="M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}" stroke="${colour}" stroke-width="${round(width)}" fill="none" ${rest}/>`;
}

/** An ellipse in stage pixels. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  rest = '',
): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${rest}/>`;
}

/** A number for each step of a range, both ends included. */
export const steps = (from: number, to: number, step: number): number[] =>
  Array.from(
    { length: Math.floor((to - from) / step + 1e-9) + 1 },
    (_, index) => from + index * step,
  );
