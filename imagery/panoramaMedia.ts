import { cabinNames } from '../services/media/looks';
import { upholsteries } from './interiors/interior';
import { type Media } from './media';
import { readName, unknown, formatOf, isNameIn } from './names';

/** Frames of a look around: one every ten degrees, ahead first, then to the right. */
const FRAMES = 36;
const FRAME_SIZE = { width: 960, height: 540 };

/**
 * A frame of a look around inside a car that is driven from the right:
 * `<cabin>-<light|dark|tan>[-ev]/<00…35>`, 960 × 540. Throws `UnknownMediaError`.
 */
export function findPanoramaMedia(stem: string, extension: string): Media {
  const [folder = '', frame = ''] = stem.split('/');
  const [bodyName, style, ...rest] = folder.split('-');
  const cabin = readName('cabin', bodyName, cabinNames);
  if (!isNameIn(upholsteries, style)) throw unknown('upholstery', style, Object.keys(upholsteries));
  const electric = rest[0] === 'ev';
  if (rest.length > (electric ? 1 : 0)) throw unknown('suffix', rest.join('-'), ['ev']);
  const number = Number(frame);
  if (!/^\d\d$/.test(frame) || number >= FRAMES) {
    throw unknown('frame', frame, ['00', '01', '…', String(FRAMES - 1)]);
  }
  const format = formatOf(extension, ['webp']);
  return {
    name: `panoramas/${folder}/${frame}`,
    format,
    photo: {
      cabin,
      upholstery: style,
      electric,
      turn: (number * 360) / FRAMES,
      size: FRAME_SIZE,
    },
  };
}
