import { drawBoot } from './interiors/boot';
import { drawDashboard } from './interiors/dashboard';
import { interiorNames, upholsteries } from './interiors/interior';
import { drawSeats } from './interiors/seats';
import { type Media } from './media';
import { readName, unknown, formatOf, isNameIn } from './names';

const parts = { dashboard: drawDashboard, seats: drawSeats, boot: drawBoot };

/** Finds `interiors/<cabin>-<light|dark|tan>-<dashboard|seats|boot>[-ev]`. Throws `UnknownMediaError`. */
export function findInteriorMedia(stem: string, extension: string): Media {
  const [bodyName, style, part, ...rest] = stem.split('-');
  const body = readName('cabin', bodyName, interiorNames);
  if (!isNameIn(upholsteries, style)) throw unknown('upholstery', style, Object.keys(upholsteries));
  if (!isNameIn(parts, part)) throw unknown('part', part, Object.keys(parts));
  const electric = rest[0] === 'ev';
  if (rest.length > (electric ? 1 : 0)) throw unknown('suffix', rest.join('-'), ['ev']);
  return {
    name: `interiors/${stem}`,
    format: formatOf(extension, ['webp', 'svg']),
    draw: () => parts[part]({ body, upholstery: upholsteries[style], electric }),
  };
}
