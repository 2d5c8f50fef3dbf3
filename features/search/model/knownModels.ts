import { nameKey, needsMake, typedKey } from './Names';
import { knownModelTable } from './knownModelTable';

/** A well-known model of a make. */
export interface KnownModel {
  make: string;
  /** Empty if the entry is a make without a model. */
  model: string;
  body: string;
  lengthMm: number;
  /** Price when new, in thousands of SEK. */
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

/** Models by `nameKey`, with and without their make, and makes by theirs. */
const byKey = new Map<string, KnownModel>();
for (const entry of knownModels) {
  const { make, model } = entry;
  const key = nameKey(model);
  byKey.set(nameKey(`${make} ${model}`), entry);
  if (!needsMake(key) && !byKey.has(key)) byKey.set(key, entry);
  const makeKey = nameKey(make);
  if (!byKey.has(makeKey)) byKey.set(makeKey, { ...entry, model: '' });
}

/** One entry for each make, without a model. */
export const knownMakes: readonly KnownModel[] = [
  ...new Map(knownModels.map((entry) => [entry.make, { ...entry, model: '' }])).values(),
];

/** The model or make with this `nameKey`. */
export const findKnownModel = (key: string): KnownModel | undefined => byKey.get(key);

/** Keys of all makes and models (`nameKey`). */
export const knownKeys = (): IterableIterator<string> => byKey.keys();

/** The well-known model for a model in stock: with its name, or with the longest start of it. */
export function findModelByName(make: string, model: string): KnownModel | undefined {
  const words = model.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    const entry = byKey.get(typedKey([make, ...words.slice(0, length)]));
    if (entry && entry.model !== '') return entry;
  }
  return undefined;
}
