import { FIRST_YEAR, type Model } from '../models';
import { BLOCK } from '../profiles';
import { between, evenly, pick, randomOf, type Random } from '../random';
import type { Condition } from '../words/words.types';
import type { CarIndex } from './carIndex';
import { slugOf } from './slug';

/** What a car is; everything else follows from it. */
export interface Identity {
  number: number;
  id: string;
  slug: string;
  model: Model;
  condition: Condition;
  /** 0 is the plainest package. */
  level: 0 | 1 | 2;
  /** Model year. */
  year: number;
  /** Since its first registration; 0 for cars that are not registered. */
  ageDays: number;
  /** Numbers of the cars that are the same model in other packages. */
  siblings: readonly number[];
}

const DAY_MS = 86_400_000;

/** Places in a block that may hold the same new model in its three packages. */
const GROUP = [7, 8, 9] as const;

const levels = [0, 1, 1, 2] as const;

/** Of so many blocks the first two hold cars that came back from leasing together. */
const BLOCKS_A_BATCH = 10;
/** First and last of their places. */
const RETURNED = { first: 1, last: 6 } as const;

/**
 * The batch of returned cars that a number belongs to: cars of one model, as old as leases are long, as
 * leasing companies hand them back. The first hundred cars are of none.
 */
function batchOf(number: number): number | undefined {
  const block = Math.floor(number / BLOCK);
  const place = number % BLOCK;
  const isReturned = place >= RETURNED.first && place <= RETURNED.last;
  const batch = Math.floor(block / BLOCKS_A_BATCH);
  return batch > 0 && block % BLOCKS_A_BATCH < 2 && isReturned ? batch : undefined;
}

/** Days since a used car was first registered: most are two to eight years old. */
function drawAge(random: Random, model: Model, { day, year }: CarIndex): number {
  const oldest = day - Date.UTC(Math.max(model.since, FIRST_YEAR), 3, 1);
  const youngest = Math.max(0, day - Date.UTC(model.until ?? year, 11, 20));
  const years = 0.4 + 12.2 * random() * (0.55 + 0.45 * random());
  const days = Math.min(years * 365, oldest / DAY_MS);
  return Math.round(Math.max(days, youngest / DAY_MS, 60));
}

/** Days since a car was first registered; 0 for one that is not. */
function drawDays(
  random: Random,
  { number, model, condition }: Pick<Identity, 'number' | 'model' | 'condition'>,
  index: CarIndex,
): number {
  if (condition === 'demo') return between(random, 30, 270);
  if (condition !== 'used') return 0;
  // Leases last three years, and are now and then prolonged.
  return batchOf(number) === undefined
    ? drawAge(random, model, index)
    : between(random, 1065, 1400);
}

function drawCondition(random: Random, { profile }: CarIndex): Condition {
  const drawn = random();
  if (drawn < profile.newCars) return 'new';
  return drawn < profile.newCars + profile.demoCars ? 'demo' : 'used';
}

interface Kind {
  model: Model;
  condition: Condition;
  level: 0 | 1 | 2;
  siblings: readonly number[];
}

function drawKind(index: CarIndex, number: number, random: Random): Kind {
  const { profile, samples } = index;
  const block = Math.floor(number / BLOCK);
  const place = number % BLOCK;
  const coming = place === 0 && profile.samples ? samples[block] : undefined;
  if (coming) return { model: coming, condition: 'sample', level: 1, siblings: [] };
  const batch = batchOf(number);
  if (batch !== undefined) {
    const model = index.returned.draw(evenly(profile.code + 70, batch));
    return { model, condition: 'used', level: pick(random, levels), siblings: [] };
  }
  const ofBlock = randomOf(profile.code, block, 1);
  const level = GROUP.findIndex((member) => member === place);
  if (level >= 0 && ofBlock() < profile.newCars) {
    const siblings = GROUP.filter((member) => member !== place).map((at) => block * BLOCK + at);
    const model = index.current.draw(evenly(profile.code + 10, block));
    return { model, condition: 'new', level: level as 0 | 1 | 2, siblings };
  }
  const condition = drawCondition(random, index);
  const model = (condition === 'used' ? index.used : index.current).draw(
    evenly(profile.code, number),
  );
  return { model, condition, level: pick(random, levels), siblings: [] };
}

/** Number and id of a car say the same: the site's digit, then the number. */
export const idOf = ({ profile }: CarIndex, number: number): string =>
  `${profile.code}${String(number).padStart(6, '0')}`;

/** The car of that number; the same whatever the size of the stock. */
export function identify(index: CarIndex, number: number): Identity {
  const random = randomOf(index.profile.code, number, 2);
  const { model, condition, level, siblings } = drawKind(index, number, random);
  const ageDays = drawDays(random, { number, model, condition }, index);
  const year = new Date(index.day - ageDays * DAY_MS).getUTCFullYear();
  return {
    number,
    id: idOf(index, number),
    slug: slugOf(model, year),
    model,
    condition,
    level,
    year,
    ageDays,
    siblings,
  };
}

/** The ISO day so many days before the day of the stock. */
export const dayBefore = ({ day }: CarIndex, days: number): string =>
  new Date(day - days * DAY_MS).toISOString().slice(0, 10);
