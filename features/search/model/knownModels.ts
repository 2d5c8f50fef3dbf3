import { nameKey, needsMake, writtenKey } from './Names';
import { knownModelTable } from './knownModelTable';

/** A model as people know it. */
export interface KnownModel {
  make: string;
  /** Empty for a make as a whole. */
  model: string;
  body: string;
  lengthMm: number;
  /** When new, in thousands of SEK. */
  price: number;
  fuel: string;
  drive: string;
  seats: number;
}

/** Every well-known model. */
export const knownModels: readonly KnownModel[] = knownModelTable
  .trim()
  .split('\n')
  .map((row) => {
    const [make = '', model = '', body = '', length, price, fuel = '', drive = '', seats] =
      row.split('|');
    return {
      make,
      model,
      body,
      fuel,
      drive,
      lengthMm: Number(length),
      price: Number(price),
      seats: Number(seats),
    };
  });

/** By how they are called: with and without their make, and makes by their names. */
const byKey = new Map<string, KnownModel>();
for (const known of knownModels) {
  const { make, model } = known;
  const key = nameKey(model);
  byKey.set(nameKey(`${make} ${model}`), known);
  if (!needsMake(key) && !byKey.has(key)) byKey.set(key, known);
  const makeKey = nameKey(make);
  if (!byKey.has(makeKey)) byKey.set(makeKey, { ...known, model: '' });
}

/** Every make, as a whole. */
export const knownMakes: readonly KnownModel[] = [
  ...new Map(knownModels.map((known) => [known.make, { ...known, model: '' }])).values(),
];

/** The model, or the make, that a folded name without blanks means. */
export const findKnownModel = (key: string): KnownModel | undefined => byKey.get(key);

/** Folded names of all makes and models. */
export const knownKeys = (): IterableIterator<string> => byKey.keys();

/** The well-known model that a model of the stock is: `3 Series Touring` or `i4`; by its name or the beginning of it. */
export function knownModelOf(make: string, model: string): KnownModel | undefined {
  const words = model.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    const known = byKey.get(writtenKey([make, ...words.slice(0, length)]));
    if (known && known.model !== '') return known;
  }
  return undefined;
}
