import { type Amount, sumRounded, roundToMinorUnit, splitVat } from '../money/amount';

/** Price of an accessory kit with VAT, rounded to the minor unit that is paid. `vatPercent` 25.5 means 25.5 %. */
export const kitPrice = (retailPriceWithoutVat: Amount, vatPercent: number): Amount =>
  roundToMinorUnit(retailPriceWithoutVat * (1 + vatPercent / 100));

/** Prices of chosen kits, in the site's currency. */
export interface KitPrices {
  /** One line per kit, in the order of the kits. */
  lines: { price: Amount; withoutVat: Amount }[];
  total: Amount;
  withoutVat: Amount;
  vat: Amount;
}

/** Prices of a quote: each line rounded to its minor unit, then summed, and VAT in the same way. */
export function kitPrices(
  retailPricesWithoutVat: readonly Amount[],
  vatPercent: number,
): KitPrices {
  const lines = retailPricesWithoutVat.map((retailPriceWithoutVat) => {
    const price = kitPrice(retailPriceWithoutVat, vatPercent);
    return { price, ...splitVat(price, vatPercent) };
  });
  return {
    lines: lines.map(({ price, withoutVat }) => ({ price, withoutVat })),
    total: sumRounded(lines.map(({ price }) => price)),
    withoutVat: sumRounded(lines.map(({ withoutVat }) => withoutVat)),
    vat: sumRounded(lines.map(({ vat }) => vat)),
  };
}
