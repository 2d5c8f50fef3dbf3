import { tracedBodyStyles } from './bodyStyles';
import { type Media } from './media';
import { readName, unknownNameError, readFormat, isNameIn } from './names';
import { frames } from './tracing/frames';
import { grades } from './tracing/grades';
import { paintNames } from './tracing/paints';
import { carViews, type TracedName } from './tracedOrder';
const tracedNames: readonly TracedName[] = [...tracedBodyStyles, 'truck'];

/**
 * Finds `cars/<body style>-<paint>-<view>[-<grade>]`, `cars/<body style>-<paint>-<view>-<frame>` or
 * `cars/<body style>-<paint>-cutout`.
 * @throws UnknownMediaError
 */
export function findCarMedia(stem: string, extension: string): Media {
  const [bodyStyleName, paintName, ...rest] = stem.split('-');
  const bodyStyle = readName('look', bodyStyleName, tracedNames);
  const paint = readName('paint', paintName, paintNames);
  const format = readFormat(extension, ['webp']);
  const name = `cars/${stem}`;
  const viewAndGrade = rest.join('-');
  if (viewAndGrade === 'cutout') {
    const traced = {
      bodyStyle,
      paint,
      view: 'front-quarter',
      grade: 'studio',
      isCutout: true,
    } as const;
    return { name, format, traced };
  }
  const view = carViews.find(
    (candidate) => viewAndGrade === candidate || viewAndGrade.startsWith(`${candidate}-`),
  );
  if (!view) throw unknownNameError('view', viewAndGrade, [...carViews, 'cutout']);
  const grade = viewAndGrade.slice(view.length + 1) || 'studio';
  if (isNameIn(frames, grade))
    return { name, format, traced: { bodyStyle, paint, view, grade: 'studio', frame: grade } };
  if (!isNameIn(grades, grade)) throw unknownNameError('grade', grade, Object.keys(grades));
  return { name, format, traced: { bodyStyle, paint, view, grade } };
}

/** Number of frames of a turntable: one every 15 degrees, the front first, then the car's left side. */
const FRAME_COUNT = 24;

/** Finds a frame of a turntable, `turntables/<body style>-<paint>/<00…23>`. @throws UnknownMediaError */
export function findTurntableMedia(stem: string, extension: string): Media {
  const [, bodyStyleName, paintName, frame = ''] = /^(\w+)-(\w+)\/(\d\d)$/.exec(stem) ?? [];
  const bodyStyle = readName('look', bodyStyleName, tracedNames);
  const paint = readName('paint', paintName, paintNames);
  const number = Number(frame);
  if (number >= FRAME_COUNT)
    throw unknownNameError('frame', frame, ['00', '01', '…', String(FRAME_COUNT - 1)]);
  return {
    name: `turntables/${stem}`,
    format: readFormat(extension, ['webp']),
    traced: { bodyStyle, paint, view: (number * 360) / FRAME_COUNT, grade: 'studio' },
  };
}
