import { BoundedMemory } from '../../../platform/memory/BoundedMemory';
import type { CarRecord } from '../../../domain/documents/carRecord';

/** Cars that visitors see most stand first in list after list. */
const mostCars = 1000;

/** By all that is told of them. */
const cars = new BoundedMemory<string, CarRecord>({
  name: 'cars of answers',
  max: mostCars,
});

/** The same of lists that are given again, as answers that are kept are: each is compared once. */
const lists = new WeakMap<readonly CarRecord[], readonly CarRecord[]>();

/**
 * Cars as answers bring them, each as the object that it was in an answer before if it says the same in every field: what
 * was made of it, such as its card, holds (rendering/cachedFragments.ts).
 */
export function sameCars(found: readonly CarRecord[]): readonly CarRecord[] {
  const compared = lists.get(found);
  if (compared) return compared;
  const same = found.map(sameCar);
  // Others may change.
  if (Object.isFrozen(found)) lists.set(found, same);
  return same;
}

function sameCar(car: CarRecord): CarRecord {
  const told = JSON.stringify(car);
  const known = cars.get(told);
  if (known) return known;
  cars.set(told, car);
  return car;
}
