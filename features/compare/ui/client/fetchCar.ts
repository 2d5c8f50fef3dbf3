import { pageLanguage } from '../../../car/ui/client/pageLanguage';
import type { ComparedCar } from '../../../car/ui/comparedCar';

/** Most milliseconds that a visitor waits for a car's details. */
const patience = 8000;

/** A car that is no longer for sale. */
export class CarGone extends Error {
  override readonly name = 'CarGone';
}

/** Everything about a car that is compared. @throws CarGone, or anything when it cannot be had. */
export async function fetchCar(id: string): Promise<ComparedCar> {
  const response = await fetch(`/api/cars/${encodeURIComponent(id)}?${pageLanguage()}`, {
    // Before the pictures that are on their way.
    priority: 'high',
    signal: AbortSignal.timeout(patience),
  });
  if (response.status === 404) throw new CarGone();
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const car: ComparedCar = await response.json();
  if (car.car_id !== id) throw new Error('Another car came');
  return car;
}
