import type { CarRecord } from '../../../../domain/documents/carRecord';

/** Minimum data of a stored car: enough to show and identify it. */
export type StoredCar = Pick<CarRecord, 'car_id' | 'slug' | 'car_brand' | 'car_model'>;

/** A list of cars in the browser's storage, in the order in which they were added. */
export interface StoredCars<Car extends StoredCar> {
  /** Returns the same array until the list changes. */
  read: () => readonly Car[];
  has: (id: string) => boolean;
  /** Adds a car at the end, or at the beginning of a list that starts with the latest. */
  add: (car: Car) => void;
  remove: (id: string) => void;
  clear: () => void;
  /** Calls `listener` when the list has changed, in this window or another; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

export interface StoredCarsOptions {
  key: string;
  /** `session`: until the tab is closed; `device`: all tabs, until the visitor clears it. */
  storageKind: 'session' | 'device';
  /** Maximum number of cars; the oldest are removed. */
  limit: number;
  latestFirst?: boolean;
}

const noCars: readonly never[] = [];

/**
 * A list of cars that never leaves the visitor's browser. If storage is blocked or full, or the stored value is
 * invalid, the list is empty: visitors see no error.
 */
export function storedCars<Car extends StoredCar>(options: StoredCarsOptions): StoredCars<Car> {
  const { key, storageKind, limit, latestFirst = false } = options;
  const changeEvent = `forecourt:${key}`;
  let cachedText: string | null = null;
  let cached: readonly Car[] = noCars;

  const readCars = () => {
    const text = withStorage(storageKind, (storage) => storage.getItem(key)) ?? null;
    if (text !== cachedText) {
      cachedText = text;
      cached = parseCars<Car>(text);
    }
    return cached;
  };
  const write = (cars: readonly Car[]) => {
    withStorage(storageKind, (storage) => {
      if (cars.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(cars));
    });
    dispatchEvent(new Event(changeEvent));
  };
  const carsWithout = (id: string) => readCars().filter((car) => car.car_id !== id);

  return {
    read: readCars,
    has: (id) => readCars().some((car) => car.car_id === id),
    add: (car) => {
      const others = carsWithout(car.car_id);
      write(latestFirst ? [car, ...others].slice(0, limit) : [...others, car].slice(-limit));
    },
    remove: (id) => write(carsWithout(id)),
    clear: () => write([]),
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // The event of a cleared storage has no key.
        if (event.key === key || event.key === null) listener();
      };
      addEventListener(changeEvent, listener);
      addEventListener('storage', onStorage);
      return () => {
        removeEventListener(changeEvent, listener);
        removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Uses a storage; undefined when the browser blocks it. */
function withStorage<Result>(
  storageKind: StoredCarsOptions['storageKind'],
  access: (storage: Storage) => Result,
): Result | undefined {
  try {
    return access(storageKind === 'session' ? sessionStorage : localStorage);
  } catch {
    return undefined;
  }
}

function parseCars<Car extends StoredCar>(text: string | null): readonly Car[] {
  if (text === null) return noCars;
  try {
    const cars: unknown = JSON.parse(text);
    return Array.isArray(cars) ? cars.filter((car): car is Car => isStoredCar(car)) : noCars;
  } catch {
    return noCars;
  }
}

function isStoredCar(car: unknown): car is StoredCar {
  if (typeof car !== 'object' || car === null) return false;
  const { car_id, slug, car_brand, car_model }: Partial<Record<string, unknown>> = { ...car };
  return [car_id, slug, car_brand, car_model].every((text) => typeof text === 'string');
}
