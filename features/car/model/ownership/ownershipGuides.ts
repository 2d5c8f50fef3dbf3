import type { Amount } from '../../../../domain/money/amount';
import type { OwnershipMarket } from './energyPrices';

/** The month of the guide values below; shown with them. */
export const OWNERSHIP_GUIDES_AS_OF = '2026-11';

interface Guides {
  /** Yearly distance, in the market's unit. */
  distancePerYear: number;
  /** Comprehensive insurance per year: a base amount, and a share of the car's price. */
  insurance: { base: Amount; shareOfPrice: number };
  /** Per 10,000 km, or miles in markets that use them; all sets that the seasons require. */
  tyres: Amount;
  /** Servicing for the same distance as `tyres`, by the car's fuel. */
  service: { electric: Amount; other: Amount };
}

/**
 * Our own rounded defaults, which a visitor can change. A market reviews them with its insurer and workshops, and
 * updates the date above. Distances are from the market's statistics office, rounded (Trafikanalys, SSB, Department
 * for Transport, Statistics Finland); for Slovakia they are those of its neighbours.
 */
export const ownershipGuides: Readonly<Record<OwnershipMarket, Guides>> = {
  SE: {
    distancePerYear: 1200,
    insurance: { base: 3000, shareOfPrice: 0.01 },
    tyres: 3500,
    service: { electric: 2000, other: 4000 },
  },
  NO: {
    distancePerYear: 12_000,
    insurance: { base: 4500, shareOfPrice: 0.012 },
    tyres: 4000,
    service: { electric: 2500, other: 5000 },
  },
  GB: {
    distancePerYear: 7000,
    insurance: { base: 350, shareOfPrice: 0.012 },
    tyres: 250,
    service: { electric: 250, other: 450 },
  },
  SK: {
    distancePerYear: 15_000,
    insurance: { base: 150, shareOfPrice: 0.022 },
    tyres: 200,
    service: { electric: 150, other: 300 },
  },
  FI: {
    distancePerYear: 14_000,
    insurance: { base: 350, shareOfPrice: 0.012 },
    tyres: 300,
    service: { electric: 200, other: 400 },
  },
};
