import { pageLanguageQuery } from '../../../car/ui/client/pageLanguage';
import type { ComparedCar } from '../../../car/ui/comparedCar';

const TIMEOUT_MS = 8000;

/** Thrown when the car is no longer for sale. */
export class CarGone extends Error {
  override readonly name = 'CarGone';
}

/** Fetches all compared details of a car. @throws CarGone, or any error if they cannot be loaded */
export async function fetchCar(id: string): Promise<ComparedCar> {
  const response = await fetch(`/api/cars/${encodeURIComponent(id)}?${pageLanguageQuery()}`, {
    // Fetched with priority over pictures that are loading.
    priority: 'high',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) throw new CarGone();
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const car: ComparedCar = await response.json();
  if (car.car_id !== id) throw new Error('Wrong car');
  return car;
}
