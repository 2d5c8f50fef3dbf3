import type { AlertCar } from './alertFilters';

/** A change of the stock: the car before and after, null where it was not, or is no longer, for sale. */
export interface StockChange {
  index: string;
  carId: string;
  before: AlertCar | null;
  after: AlertCar | null;
}
