import { nameKey, needsMake, inputKey } from './NameIndex';
import { knownModelTable } from './knownModelTable';

/** A well-known model of a make. */
export interface KnownModel {
  make: string;
  /** Empty if the entry is a make without a model. */
  model: string;
  body: string;
  lengthMm: number;
  /** Price when new, in thousands of SEK. */
  priceThousandSek: number;
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
      priceThousandSek: Number(price),
      seats: Number(seats),
    };
  });

/** Models by `nameKey`, with and without their make, and makes by theirs. */
const modelsByKey = new Map<string, KnownModel>();
for (const entry of knownModels) {
  const { make, model } = entry;
  const key = nameKey(model);
  modelsByKey.set(nameKey(`${make} ${model}`), entry);
  if (!needsMake(key) && !modelsByKey.has(key)) modelsByKey.set(key, entry);
  const makeKey = nameKey(make);
  if (!modelsByKey.has(makeKey)) modelsByKey.set(makeKey, { ...entry, model: '' });
}

/** One entry for each make, without a model. */
export const knownMakes: readonly KnownModel[] = [
  ...new Map(knownModels.map((entry) => [entry.make, { ...entry, model: '' }])).values(),
];

/** The model or make with this `nameKey`. */
export const findKnownModel = (key: string): KnownModel | undefined => modelsByKey.get(key);

/** Keys of all makes and models (`nameKey`). */
export const knownKeys = (): IterableIterator<string> => modelsByKey.keys();

/** The well-known model for a model in stock: with its name, or with the longest start of it. */
export function findModelByName(make: string, model: string): KnownModel | undefined {
  const words = model.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    const entry = modelsByKey.get(inputKey([make, ...words.slice(0, length)]));
    if (entry && entry.model !== '') return entry;
  }
  return undefined;
}
