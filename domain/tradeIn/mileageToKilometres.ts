const kilometresPer = { mil: 10, km: 1, miles: 1.60934 } as const;

/** What an odometer's owner says in the market's unit, in kilometres. */
export const mileageToKilometres = (mileage: number, unit: keyof typeof kilometresPer): number =>
  mileage * kilometresPer[unit];
