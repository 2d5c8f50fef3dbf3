import { type Amount, sumRounded, roundToMinorUnit, splitVat } from '../money/amount';

/** What an accessory kit costs with VAT, to the minor unit that is paid. `vatPercent` 25.5 means 25.5 %. */
export const kitPrice = (retailPrice: Amount, vatPercent: number): Amount =>
  roundToMinorUnit(retailPrice * (1 + vatPercent / 100));

export interface KitPrices {
  /** A line for each kit, in their order. */
  lines: { price: Amount; withoutVat: Amount }[];
  total: Amount;
  withoutVat: Amount;
  vat: Amount;
}

/** Prices of a quote: each line rounded to its minor unit, then summed (OQ-95), VAT alike. */
export function kitPrices(retailPrices: readonly Amount[], vatPercent: number): KitPrices {
  const lines = retailPrices.map((retailPrice) => {
    const price = kitPrice(retailPrice, vatPercent);
    return { price, ...splitVat(price, vatPercent) };
  });
  return {
    lines: lines.map(({ price, withoutVat }) => ({ price, withoutVat })),
    total: sumRounded(lines.map(({ price }) => price)),
    withoutVat: sumRounded(lines.map(({ withoutVat }) => withoutVat)),
    vat: sumRounded(lines.map(({ vat }) => vat)),
  };
}
