/** How large a stock is wanted, and when. */
export interface StockOptions {
  /** Cars over all indexes together; each index gets whole tens. */
  cars: number;
  /** ISO day that ages and times are counted back from. */
  day: string;
}
