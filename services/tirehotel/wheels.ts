import { createHash } from 'node:crypto';
import type { Tire } from '../../domain/tireHotel/tireHotel.types';
import { isSoonWorn, NEW_TREAD_MM } from '../../domain/tireHotel/treadDepth';
import { pick, createRandom, type Random } from '../stock/random';
import type { Agreement } from './agreements';
import type { TireHotelTexts } from './words';

/** Tyre sizes: width in mm, height in percent of the width, rim in inches. */
const sizes = [
  [195, 65, 15],
  [205, 55, 16],
  [225, 45, 17],
  [225, 45, 18],
  [235, 50, 19],
  [255, 45, 20],
] as const;

const treadsBySeason = { summer: ['summer'], winter: ['studded', 'studless'] } as const;

/** Fictional product names. */
const productNames = {
  summer: ['Vinga Grip 4', 'Kattegatt Eco', 'Strand Tour'],
  winter: ['Norrsken Tour', 'Fjäll Ice 7', 'Vidda Frost'],
} as const;

/** Range of the tread depth of the best wheel in a set, in mm. */
const [MIN_DEPTH_MM, MAX_DEPTH_MM] = [2.4, NEW_TREAD_MM];
const WEAR_SPREAD_MM = 0.6;
const FRONT_WEAR_MM = 0.5;

/**
 * Returns the season of the stored tyres: winter tyres from April to October, while cars use summer tyres.
 */
const storedSeason = (isoDay: string): keyof typeof treadsBySeason => {
  const month = Number(isoDay.slice(5, 7));
  return month >= 4 && month <= 10 ? 'winter' : 'summer';
};

/** Generates the stored wheels of a car on an ISO date; they are the same throughout a season. */
export function storedWheels(
  { plate, depthMm }: Pick<Agreement, 'plate' | 'depthMm'>,
  isoDay: string,
  words: TireHotelTexts,
): Tire[] {
  const season = storedSeason(isoDay);
  const digest = createHash('sha256').update(`wheels ${season} ${plate}`).digest();
  const random = createRandom(digest.readUInt32BE(0));
  const [sectionWidth, aspectRatio, rimDiameter] = pick(createSizeRandom(plate), sizes);
  const name = pick(random, productNames[season]);
  const threadPattern = words.treads[pick(random, treadsBySeason[season])];
  const deepestTread = depthMm ?? MIN_DEPTH_MM + random() * (MAX_DEPTH_MM - MIN_DEPTH_MM);
  return words.positions.map((equipmentPosition, index) => {
    const wear = random() * WEAR_SPREAD_MM + (index < 2 ? FRONT_WEAR_MM : 0);
    const threadDepth = Math.round(Math.max(deepestTread - wear, 1) * 10) / 10;
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

/** A random sequence without the season, so that a car has the same size in both seasons. */
const createSizeRandom = (plate: string): Random =>
  createRandom(createHash('sha256').update(`size ${plate}`).digest().readUInt32BE(0));
