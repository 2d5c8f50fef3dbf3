import { createHash } from 'node:crypto';
import type { Tire } from '../../domain/tireHotel/tireHotel.types';
import { isSoonWorn, NEW_TREAD } from '../../domain/tireHotel/treadDepth';
import { pick, randomOf, type Random } from '../stock/random';
import type { Agreement } from './agreements';
import type { TireHotelWords } from './words';

/** Width in mm, height in percent of it, rim in inches. */
const sizes = [
  [195, 65, 15],
  [205, 55, 16],
  [225, 45, 17],
  [225, 45, 18],
  [235, 50, 19],
  [255, 45, 20],
] as const;

const treads = { summer: ['summer'], winter: ['studded', 'studless'] } as const;

/** Of no maker that there is. */
const names = {
  summer: ['Vinga Grip 4', 'Kattegatt Eco', 'Strand Tour'],
  winter: ['Norrsken Tour', 'Fjäll Ice 7', 'Vidda Frost'],
} as const;

/** Depths of a set that is stored, in mm; wheels of a set differ, those in front are worn more. */
const [LEAST, MOST] = [2.4, NEW_TREAD];
const SPREAD = 0.6;
const FRONT_WEAR = 0.5;

/** Summer tyres are on cars from April to October: then those for winter are in the hotel. */
const storedSeason = (isoDay: string): keyof typeof treads => {
  const month = Number(isoDay.slice(5, 7));
  return month >= 4 && month <= 10 ? 'winter' : 'summer';
};

/**
 * The wheels of a car that are stored on an ISO day, with their wear: always the same in a season.
 */
export function wheelsOf(
  { plate, depth }: Pick<Agreement, 'plate' | 'depth'>,
  isoDay: string,
  words: TireHotelWords,
): Tire[] {
  const season = storedSeason(isoDay);
  const digest = createHash('sha256').update(`wheels ${season} ${plate}`).digest();
  const random = randomOf(digest.readUInt32BE(0));
  const [sectionWidth, aspectRatio, rimDiameter] = pick(sizeRandom(plate), sizes);
  const name = pick(random, names[season]);
  const threadPattern = words.treads[pick(random, treads[season])];
  const best = depth ?? LEAST + random() * (MOST - LEAST);
  return words.positions.map((equipmentPosition, at) => {
    const wear = random() * SPREAD + (at < 2 ? FRONT_WEAR : 0);
    const threadDepth = Math.round(Math.max(best - wear, 1) * 10) / 10;
    const isWorn = isSoonWorn(threadDepth, threadPattern);
    return {
      equipmentPosition,
      wheel: {
        name,
        rimDiameter,
        sectionWidth,
        aspectRatio,
        threadPattern,
        threadDepth,
        threadStatusId: isWorn ? 1 : 0,
        threadStatusMessage: isWorn ? words.soonWorn : words.good,
      },
    };
  });
}

/** A car's size is the same in both seasons. */
const sizeRandom = (plate: string): Random =>
  randomOf(createHash('sha256').update(`size ${plate}`).digest().readUInt32BE(0));
