import type { CarRecord } from '../../../../domain/documents/carRecord';

/** What a list on the visitor's device holds of a car at least: enough to show and to find it. */
export type StoredCar = Pick<CarRecord, 'car_id' | 'slug' | 'car_brand' | 'car_model'>;

/** A list of cars in the browser's storage, in the order in which they came. */
export interface StoredCars<Car extends StoredCar> {
  /** The same array until the list changes. */
  read: () => readonly Car[];
  has: (id: string) => boolean;
  /** Puts a car at the end, or at the beginning of a list that begins with the latest. */
  add: (car: Car) => void;
  remove: (id: string) => void;
  clear: () => void;
  /** Calls back when the list has changed, in this window or another; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

export interface StoredCarsOptions {
  key: string;
  /** `session`: this tab until it is closed; `device`: all tabs, until the visitor clears it. */
  kept: 'session' | 'device';
  /** Cars kept at most; the oldest go. */
  limit: number;
  latestFirst?: boolean;
}

const none: readonly never[] = [];

/**
 * A list of cars that never leaves the visitor's browser. Storage that is switched off or full holds
 * nothing, and what is no list of cars counts as empty: neither is an error for visitors.
 */
export function storedCars<Car extends StoredCar>(options: StoredCarsOptions): StoredCars<Car> {
  const { key, kept, limit, latestFirst = false } = options;
  const changed = `forecourt:${key}`;
  let knownText: string | null = null;
  let known: readonly Car[] = none;

  const read = () => {
    const text = stored(kept, (storage) => storage.getItem(key)) ?? null;
    if (text !== knownText) {
      knownText = text;
      known = parseCars<Car>(text);
    }
    return known;
  };
  const write = (cars: readonly Car[]) => {
    stored(kept, (storage) => {
      if (cars.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(cars));
    });
    dispatchEvent(new Event(changed));
  };
  const without = (id: string) => read().filter((car) => car.car_id !== id);

  return {
    read,
    has: (id) => read().some((car) => car.car_id === id),
    add: (car) => {
      const others = without(car.car_id);
      write(latestFirst ? [car, ...others].slice(0, limit) : [...others, car].slice(-limit));
    },
    remove: (id) => write(without(id)),
    clear: () => write([]),
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // A storage that was cleared as a whole names no key.
        if (event.key === key || event.key === null) listener();
      };
      addEventListener(changed, listener);
      addEventListener('storage', onStorage);
      return () => {
        removeEventListener(changed, listener);
        removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Uses a storage; undefined where the browser refuses. */
function stored<Result>(
  kept: StoredCarsOptions['kept'],
  ask: (storage: Storage) => Result,
): Result | undefined {
  try {
    return ask(kept === 'session' ? sessionStorage : localStorage);
  } catch {
    return undefined;
  }
}

function parseCars<Car extends StoredCar>(text: string | null): readonly Car[] {
  if (text === null) return none;
  try {
    const cars: unknown = JSON.parse(text);
    return Array.isArray(cars) ? cars.filter((car): car is Car => isStoredCar(car)) : none;
  } catch {
    return none;
  }
}

function isStoredCar(car: unknown): car is StoredCar {
  if (typeof car !== 'object' || car === null) return false;
  const { car_id, slug, car_brand, car_model }: Partial<Record<string, unknown>> = { ...car };
  return [car_id, slug, car_brand, car_model].every((text) => typeof text === 'string');
}
