import type { AlertCar } from './alertFilters';

/**
 * A change of the stock: the car before and after; null when it was not for sale before, or is not any more.
 */
export interface StockChange {
  index: string;
  carId: string;
  before: AlertCar | null;
  after: AlertCar | null;
}
