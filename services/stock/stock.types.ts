/** Size and date of the generated stock. */
export interface StockOptions {
  /** Number of cars in all indexes together; each index gets a multiple of ten. */
  cars: number;
  /** ISO date from which ages and times are calculated. */
  day: string;
}
