import { type Media } from './media';
import { cuts, drawPortrait, PORTRAITS } from './portraits/drawPortrait';
import { formatOf, UnknownMediaError } from './names';

/** Finds `portraits/<long|short>-<0–7>`: people who do not exist. Throws `UnknownMediaError`. */
export function findPortraitMedia(stem: string, extension: string): Media {
  const [, asked, digits] = /^([a-z]+)-(\d)$/.exec(stem) ?? [];
  const cut = cuts.find((known) => known === asked);
  const number = Number(digits);
  if (!cut || !(number < PORTRAITS)) {
    throw new UnknownMediaError(
      `Unknown portrait “${stem}”. Known: ${cuts.join(', ')}, each with 0 to ${PORTRAITS - 1}.`,
    );
  }
  return {
    name: `portraits/${stem}`,
    format: formatOf(extension, ['webp', 'svg']),
    draw: () => drawPortrait(cut, number),
  };
}
