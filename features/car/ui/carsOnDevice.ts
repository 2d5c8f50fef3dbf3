import type { CarRecord } from '../../../domain/documents/carRecord';
import { storedCars } from './client/storedCars';
import { VIEWED_KEY } from './storageKeys';

/** Cars that the visitor has saved, the latest first. Stored only on the device. */
export const savedCars = storedCars<CarRecord>({
  key: 'saved-cars',
  storageKind: 'device',
  limit: 100,
  latestFirst: true,
});

/** Cars that the visitor has opened, the latest first. Stored only on the device. */
export const viewedCars = storedCars<CarRecord>({
  key: VIEWED_KEY,
  storageKind: 'device',
  limit: 12,
  latestFirst: true,
});
