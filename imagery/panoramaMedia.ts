import { cabinNames } from '../services/media/bodyStyles';
import { upholsteries } from './interiors/interior';
import { type Media } from './media';
import { readName, unknownNameError, readFormat, isNameIn } from './names';

/** Number of frames of a panorama: one every ten degrees, the first one ahead, then to the right. */
const FRAME_COUNT = 36;
const FRAME_SIZE_PX = { width: 960, height: 540 };

/**
 * A frame of a panorama inside a right-hand drive car:
 * `<cabin>-<light|dark|tan>[-ev]/<00…35>`, 960 × 540. Throws `UnknownMediaError`.
 */
export function findPanoramaMedia(stem: string, extension: string): Media {
  const [folder = '', frame = ''] = stem.split('/');
  const [bodyName, style, ...suffixes] = folder.split('-');
  const cabin = readName('cabin', bodyName, cabinNames);
  if (!isNameIn(upholsteries, style))
    throw unknownNameError('upholstery', style, Object.keys(upholsteries));
  const electric = suffixes[0] === 'ev';
  if (suffixes.length > (electric ? 1 : 0))
    throw unknownNameError('suffix', suffixes.join('-'), ['ev']);
  const number = Number(frame);
  if (!/^\d\d$/.test(frame) || number >= FRAME_COUNT) {
    throw unknownNameError('frame', frame, ['00', '01', '…', String(FRAME_COUNT - 1)]);
  }
  const format = readFormat(extension, ['webp']);
  return {
    name: `panoramas/${folder}/${frame}`,
    format,
    photo: {
      cabin,
      upholstery: style,
      electric,
      heading: (number * 360) / FRAME_COUNT,
      size: FRAME_SIZE_PX,
    },
  };
}
