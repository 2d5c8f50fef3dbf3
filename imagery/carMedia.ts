import { tracedLookNames } from './looks';
import { type Media } from './media';
import { readName, unknown, formatOf, isNameIn } from './names';
import { grades } from './tracing/grades';
import { paintNames } from './tracing/paints';
import { carViews, type TracedName } from './tracedOrder';
const tracedNames: readonly TracedName[] = [...tracedLookNames, 'truck'];

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
