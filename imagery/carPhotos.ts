import { nameChoices, readBody, readChoices, readPaint, unknown } from './carNames';
import type { PaintName } from './illustrations/paints';
import { backdropNames, type PictureSize } from './illustrations/studio';
import { vehicleBodies, type VehicleBody } from './illustrations/vehicle';
import { formatOf, isNameIn, UnknownMediaError, type Media } from './media';
import { views, type ViewName } from './model/framing';

/** Frames of a turntable: one every ten degrees, the front first, then the vehicle's left side. */
const FRAMES = 36;
const PHOTO_SIZE: PictureSize = { width: 1600, height: 900 };
const FRAME_SIZE: PictureSize = { width: 960, height: 540 };

/** Splits `front-quarter-w1` into the view and the rest; undefined when no view is named. */
export function readView(parts: readonly string[]): { view: ViewName; rest: string[] } | undefined {
  for (const words of [2, 1]) {
    const view = parts.slice(0, words).join('-');
    if (isNameIn(views, view)) return { view, rest: parts.slice(words) };
  }
  return undefined;
}

/** Backdrop and choices behind a view; the studio when none is named. */
function readRest(parts: readonly string[]) {
  const backdrop = backdropNames.find((candidate) => candidate === parts[0]);
  const { flip, ...choices } = readChoices(backdrop ? parts.slice(1) : parts);
  if (flip) throw new UnknownMediaError('Unknown suffix “flip”. Known: w0–w3, f0–f2, ev.');
  return { backdrop, choices, named: nameChoices({ ...choices, flip }) };
}

/**
 * The vehicle from a named view: `<body>-<paint>-<view>[-<backdrop>][-w<0-3>][-f<0-2>][-ev]`, 1600 ×
 * 900, in the studio unless another backdrop is named. Throws `UnknownMediaError`.
 */
export function findCarPhoto(
  {
    body,
    paint,
    view,
    rest,
  }: { body: VehicleBody; paint: PaintName; view: ViewName; rest: readonly string[] },
  extension: string,
): Media {
  const { backdrop, choices, named } = readRest(rest);
  const format = formatOf(extension, ['webp']);
  const { wheel = 0, face, electric } = choices;
  return {
    name: `cars/${body}-${paint}-${view}${backdrop ? `-${backdrop}` : ''}${named}`,
    format,
    photo: {
      body,
      paint,
      view,
      wheel,
      face,
      electric,
      backdrop: backdrop ?? 'studio',
      size: PHOTO_SIZE,
    },
  };
}

/**
 * A frame of a turntable: `<body>-<paint>[-<backdrop>][-w<0-3>][-f<0-2>][-ev]/<00…35>`, 960 × 540.
 * Throws `UnknownMediaError`.
 */
export function findTurntableMedia(stem: string, extension: string): Media {
  const [folder = '', frame = ''] = stem.split('/');
  const [bodyName, paintName, ...rest] = folder.split('-');
  const body = readBody(bodyName, vehicleBodies);
  const paint = readPaint(paintName);
  const number = Number(frame);
  if (!/^\d\d$/.test(frame) || number >= FRAMES) {
    throw unknown('frame', frame, ['00', '01', '…', String(FRAMES - 1)]);
  }
  const { backdrop, choices, named } = readRest(rest);
  const format = formatOf(extension, ['webp']);
  const { wheel = 0, face, electric } = choices;
  return {
    name: `turntables/${body}-${paint}${backdrop ? `-${backdrop}` : ''}${named}/${frame}`,
    format,
    photo: {
      body,
      paint,
      wheel,
      face,
      electric,
      view: (number * 360) / FRAMES,
      backdrop: backdrop ?? 'studio',
      size: FRAME_SIZE,
    },
  };
}
