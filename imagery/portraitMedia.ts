import { type Media } from './media';
import { cuts, drawPortrait, PORTRAIT_COUNT } from './portraits/drawPortrait';
import { readFormat, UnknownMediaError } from './names';

/** Finds `portraits/<long|short>-<0–7>`, portraits of invented people. @throws UnknownMediaError */
export function findPortraitMedia(stem: string, extension: string): Media {
  const [, name, digits] = /^([a-z]+)-(\d)$/.exec(stem) ?? [];
  const cut = cuts.find((candidate) => candidate === name);
  const number = Number(digits);
  if (!cut || !(number < PORTRAIT_COUNT)) {
    throw new UnknownMediaError(
      `Unknown portrait “${stem}”. Known: ${cuts.join(', ')}, each with 0 to ${PORTRAIT_COUNT - 1}.`,
    );
  }
  return {
    name: `portraits/${stem}`,
    format: readFormat(extension, ['webp', 'svg']),
    draw: () => drawPortrait(cut, number),
  };
}
