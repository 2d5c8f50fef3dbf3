import type { Amount } from '../../../../domain/money/amount';

/** Countries in which cars are sold (ISO 3166-1). */
export type OwnershipMarket = 'SE' | 'NO' | 'GB' | 'SK' | 'FI';

/** Energy prices for private customers, with VAT, duties and grid fees, in the market's currency. */
export interface EnergyPrices {
  /** Per kWh. */
  electricityHome: Amount;
  /** Per kWh, at a public fast charger. */
  electricityPublic: Amount;
  /** Per litre. */
  petrol: Amount;
  /** Per litre. */
  diesel: Amount;
}

/** The month of the prices below; shown with them. */
export const ENERGY_PRICES_AS_OF = '2026-11';

/**
 * Rounded guide values that a visitor can change, not quotations: each market sets them from the sources in the
 * comments, and updates `ENERGY_PRICES_AS_OF` with them.
 */
export const energyPrices: Readonly<Record<OwnershipMarket, EnergyPrices>> = {
  // SEK. Electricity: Statistics Sweden (SCB), prices for household customers. Fuel: Drivkraft Sverige.
  SE: { electricityHome: 2, electricityPublic: 5.5, petrol: 15.8, diesel: 16.6 },
  // NOK. Electricity and fuel: Statistics Norway (SSB), electricity prices and petrol prices.
  NO: { electricityHome: 1.5, electricityPublic: 5.5, petrol: 21.5, diesel: 20.5 },
  // GBP. Electricity: Ofgem, price cap. Fuel: Department for Energy Security and Net Zero, weekly prices.
  GB: { electricityHome: 0.26, electricityPublic: 0.65, petrol: 1.36, diesel: 1.44 },
  // EUR. Electricity: Eurostat (nrg_pc_204). Fuel: European Commission, Weekly Oil Bulletin.
  SK: { electricityHome: 0.19, electricityPublic: 0.5, petrol: 1.52, diesel: 1.45 },
  // EUR. Electricity: Statistics Finland, energy prices. Fuel: European Commission, Weekly Oil Bulletin.
  FI: { electricityHome: 0.18, electricityPublic: 0.45, petrol: 1.75, diesel: 1.7 },
};
