import { FIRST_REGISTRATION_YEAR, type Model } from '../models';
import { BLOCK_SIZE } from '../profiles';
import { randomInteger, drawUniform, pick, createRandom, type Random } from '../random';
import type { Condition } from '../words/words.types';
import type { CarIndex } from './carIndex';
import { carSlug } from './slug';

/** The basic properties of a car; all others are derived from them. */
export interface Identity {
  number: number;
  id: string;
  slug: string;
  model: Model;
  condition: Condition;
  /** Equipment package; 0 is the simplest. */
  level: 0 | 1 | 2;
  /** Model year. */
  year: number;
  /** Days since the first registration; 0 for unregistered cars. */
  ageDays: number;
  /** Numbers of the cars of the same model with other packages. */
  siblings: readonly number[];
}

const DAY_MS = 86_400_000;

/** Positions in a block for one new model in its three packages. */
const SIBLING_POSITIONS = [7, 8, 9] as const;

const levels = [0, 1, 1, 2] as const;

/** In each series of this many blocks, the first two contain a batch of cars returned from leasing. */
const BLOCKS_PER_BATCH = 10;
/** First and last position of returned cars in a block. */
const RETURNED_POSITIONS = { first: 1, last: 6 } as const;

/**
 * Returns the batch of returned cars that a number belongs to, or undefined. A batch has cars of one model,
 * with the age of a lease, as leasing companies return them. The first hundred cars are in no batch.
 */
function findBatch(number: number): number | undefined {
  const block = Math.floor(number / BLOCK_SIZE);
  const position = number % BLOCK_SIZE;
  const isReturned = position >= RETURNED_POSITIONS.first && position <= RETURNED_POSITIONS.last;
  const batch = Math.floor(block / BLOCKS_PER_BATCH);
  return batch > 0 && block % BLOCKS_PER_BATCH < 2 && isReturned ? batch : undefined;
}

/** Draws the days since the first registration of a used car; most are two to eight years old. */
function drawUsedAgeDays(random: Random, model: Model, { dayMs: day, year }: CarIndex): number {
  const maxAgeMs = day - Date.UTC(Math.max(model.since, FIRST_REGISTRATION_YEAR), 3, 1);
  const minAgeMs = Math.max(0, day - Date.UTC(model.until ?? year, 11, 20));
  const years = 0.4 + 12.2 * random() * (0.55 + 0.45 * random());
  const days = Math.min(years * 365, maxAgeMs / DAY_MS);
  return Math.round(Math.max(days, minAgeMs / DAY_MS, 60));
}

/** Draws the days since the first registration; 0 for an unregistered car. */
function drawAgeDays(
  random: Random,
  { number, model, condition }: Pick<Identity, 'number' | 'model' | 'condition'>,
  index: CarIndex,
): number {
  if (condition === 'demo') return randomInteger(random, 30, 270);
  if (condition !== 'used') return 0;
  // Leases last three years and are sometimes extended.
  return findBatch(number) === undefined
    ? drawUsedAgeDays(random, model, index)
    : randomInteger(random, 1065, 1400);
}

function drawCondition(random: Random, { profile }: CarIndex): Condition {
  const randomNumber = random();
  if (randomNumber < profile.newCars) return 'new';
  return randomNumber < profile.newCars + profile.demoCars ? 'demo' : 'used';
}

interface DrawnKind {
  model: Model;
  condition: Condition;
  level: 0 | 1 | 2;
  siblings: readonly number[];
}

function drawKind(index: CarIndex, number: number, random: Random): DrawnKind {
  const { profile, sampleModels: samples } = index;
  const block = Math.floor(number / BLOCK_SIZE);
  const position = number % BLOCK_SIZE;
  const sampleModel = position === 0 && profile.samples ? samples[block] : undefined;
  if (sampleModel) return { model: sampleModel, condition: 'sample', level: 1, siblings: [] };
  const batch = findBatch(number);
  if (batch !== undefined) {
    const model = index.returnedModels.draw(drawUniform(profile.code + 70, batch));
    return { model, condition: 'used', level: pick(random, levels), siblings: [] };
  }
  const blockRandom = createRandom(profile.code, block, 1);
  const level = SIBLING_POSITIONS.findIndex((member) => member === position);
  if (level >= 0 && blockRandom() < profile.newCars) {
    const siblings = SIBLING_POSITIONS.filter((member) => member !== position).map(
      (sibling) => block * BLOCK_SIZE + sibling,
    );
    const model = index.currentModels.draw(drawUniform(profile.code + 10, block));
    return { model, condition: 'new', level: level as 0 | 1 | 2, siblings };
  }
  const condition = drawCondition(random, index);
  const model = (condition === 'used' ? index.usedModels : index.currentModels).draw(
    drawUniform(profile.code, number),
  );
  return { model, condition, level: pick(random, levels), siblings: [] };
}

/** Returns the id of a car: the site's digit, then the number. */
export const carId = ({ profile }: CarIndex, number: number): string =>
  `${profile.code}${String(number).padStart(6, '0')}`;

/**
 * Generates the basic properties of the car with this number; they do not depend on the size of the stock.
 */
export function makeIdentity(index: CarIndex, number: number): Identity {
  const random = createRandom(index.profile.code, number, 2);
  const { model, condition, level, siblings } = drawKind(index, number, random);
  const ageDays = drawAgeDays(random, { number, model, condition }, index);
  const year = new Date(index.dayMs - ageDays * DAY_MS).getUTCFullYear();
  return {
    number,
    id: carId(index, number),
    slug: carSlug(model, year),
    model,
    condition,
    level,
    year,
    ageDays,
    siblings,
  };
}

/** Returns the ISO date `days` days before the date of the stock. */
export const dayBefore = ({ dayMs: day }: CarIndex, days: number): string =>
  new Date(day - days * DAY_MS).toISOString().slice(0, 10);
