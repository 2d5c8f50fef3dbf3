import { tracedLookNames, type TracedLookName } from './looks';
import { formatOf, isNameIn, type Media } from './media';
import { readName, unknown } from './names';
import { grades, type GradeName } from './tracing/grades';
import { paintNames, type PaintName } from './tracing/paints';

/** Where a car was traced from. */
const carViews = ['front-quarter', 'rear-quarter', 'side'] as const;
type CarView = (typeof carViews)[number];

/** What can be traced: every look, and the truck. */
export type TracedName = TracedLookName | 'truck';
const tracedNames: readonly TracedName[] = [...tracedLookNames, 'truck'];

/** Everything that decides how a traced picture looks. */
export interface TracedOrder {
  look: TracedName;
  paint: PaintName;
  /** A view, or degrees around the car. */
  view: CarView | number;
  grade: GradeName;
  /** Without the studio around it. */
  isCutout?: boolean;
}

/** `<look>-<paint>-<view>[-<grade>]` or `<look>-<paint>-cutout`. Throws `UnknownMediaError`. */
export function findCarMedia(stem: string, extension: string): Media {
  const [lookName, paintName, ...rest] = stem.split('-');
  const look = readName('look', lookName, tracedNames);
  const paint = readName('paint', paintName, paintNames);
  const format = formatOf(extension, ['webp']);
  const name = `cars/${stem}`;
  const shown = rest.join('-');
  if (shown === 'cutout') {
    const traced = { look, paint, view: 'front-quarter', grade: 'studio', isCutout: true } as const;
    return { name, format, traced };
  }
  const view = carViews.find((known) => shown === known || shown.startsWith(`${known}-`));
  if (!view) throw unknown('view', shown, [...carViews, 'cutout']);
  const grade = shown.slice(view.length + 1) || 'studio';
  if (!isNameIn(grades, grade)) throw unknown('grade', grade, Object.keys(grades));
  return { name, format, traced: { look, paint, view, grade } };
}

/** Frames of a turntable: one every 15 degrees, the front first, then the car's left side. */
const FRAMES = 24;

/** A frame of a turntable: `<look>-<paint>/<00…35>`. Throws `UnknownMediaError`. */
export function findTurntableMedia(stem: string, extension: string): Media {
  const [, lookName, paintName, frame = ''] = /^(\w+)-(\w+)\/(\d\d)$/.exec(stem) ?? [];
  const look = readName('look', lookName, tracedNames);
  const paint = readName('paint', paintName, paintNames);
  const number = Number(frame);
  if (number >= FRAMES) throw unknown('frame', frame, ['00', '01', '…', String(FRAMES - 1)]);
  return {
    name: `turntables/${stem}`,
    format: formatOf(extension, ['webp']),
    traced: { look, paint, view: (number * 360) / FRAMES, grade: 'studio' },
  };
}
