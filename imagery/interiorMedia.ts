import { drawBoot } from './interiors/boot';
import { drawDashboard } from './interiors/dashboard';
import { interiorNames, upholsteries } from './interiors/interior';
import { drawSeats } from './interiors/seats';
import { type Media } from './media';
import { readName, unknownNameError, readFormat, isNameIn } from './names';

const drawings = { dashboard: drawDashboard, seats: drawSeats, boot: drawBoot };

/** Finds `interiors/<cabin>-<light|dark|tan>-<dashboard|seats|boot>[-ev]`. @throws UnknownMediaError */
export function findInteriorMedia(stem: string, extension: string): Media {
  const [bodyName, style, view, ...suffixes] = stem.split('-');
  const body = readName('cabin', bodyName, interiorNames);
  if (!isNameIn(upholsteries, style))
    throw unknownNameError('upholstery', style, Object.keys(upholsteries));
  if (!isNameIn(drawings, view)) throw unknownNameError('part', view, Object.keys(drawings));
  const electric = suffixes[0] === 'ev';
  if (suffixes.length > (electric ? 1 : 0))
    throw unknownNameError('suffix', suffixes.join('-'), ['ev']);
  return {
    name: `interiors/${stem}`,
    format: readFormat(extension, ['webp', 'svg']),
    draw: () => drawings[view]({ body, upholstery: upholsteries[style], electric }),
  };
}
