import { useSyncExternalStore } from 'react';
import type { StoredCar, StoredCars } from './client/storedCars';

const noCars: readonly never[] = [];

/** The cars of a list in the browser's storage; empty on the server. */
export function useStoredCars<Car extends StoredCar>(list: StoredCars<Car>): readonly Car[] {
  return useSyncExternalStore(list.subscribe, list.read, () => noCars);
}
