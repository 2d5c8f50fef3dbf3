import { useSyncExternalStore } from 'react';
import type { StoredCar, StoredCars } from './client/storedCars';

const nothing: readonly never[] = [];

/** The cars of a list on the device; none on the server, which cannot know them. */
export function useStoredCars<Car extends StoredCar>(list: StoredCars<Car>): readonly Car[] {
  return useSyncExternalStore(list.subscribe, list.read, () => nothing);
}
