import type { DeliveryTerms } from './homeDelivery';

/**
 * Default prices of home delivery, by country (ISO 3166-1 alpha-2): distances in the market's unit, prices
 * in its currency.
 */
export const defaultDeliveryTerms: Readonly<
  Record<'SE' | 'NO' | 'GB' | 'SK' | 'FI', DeliveryTerms>
> = {
  SE: [
    { upTo: 50, price: 995 },
    { upTo: 200, price: 2495 },
    { upTo: 600, price: 4995 },
    { price: 7995 },
  ],
  NO: [
    { upTo: 50, price: 1490 },
    { upTo: 200, price: 3990 },
    { upTo: 600, price: 6990 },
    { price: 9990 },
  ],
  GB: [
    { upTo: 30, price: 99 },
    { upTo: 100, price: 199 },
    { upTo: 250, price: 299 },
    { price: 399 },
  ],
  SK: [{ upTo: 50, price: 49 }, { upTo: 150, price: 129 }, { price: 199 }],
  FI: [
    { upTo: 50, price: 99 },
    { upTo: 200, price: 249 },
    { upTo: 600, price: 449 },
    { price: 690 },
  ],
};
