import type { Amount } from '../../../../domain/money/amount';
import type { OwnershipMarket } from './energyPrices';

/** The month that the guide values below were set for; shown with them. */
export const OWNERSHIP_GUIDES_AS_OF = '2026-11';

interface Guides {
  /** In the unit that the market counts mileage in. */
  distancePerYear: number;
  /** Comprehensive insurance a year: so much, and a share of the car's price. */
  insurance: { base: Amount; ofPrice: number };
  /** Per 10,000 km, or miles where the market counts these; of all sets that the seasons ask for. */
  tyres: Amount;
  /** For the same distance, by what the car runs on. */
  service: { electric: Amount; other: Amount };
}

/**
 * Rounded guide values of ours that a visitor can change; a market reviews them with its insurer and workshops
 * and moves the date above with them. Distances: those that the market's statistics office publishes, rounded
 * (Trafikanalys, SSB, Department for Transport, Statistics Finland); Slovakia as its neighbours.
 */
export const ownershipGuides: Readonly<Record<OwnershipMarket, Guides>> = {
  SE: {
    distancePerYear: 1200,
    insurance: { base: 3000, ofPrice: 0.01 },
    tyres: 3500,
    service: { electric: 2000, other: 4000 },
  },
  NO: {
    distancePerYear: 12_000,
    insurance: { base: 4500, ofPrice: 0.012 },
    tyres: 4000,
    service: { electric: 2500, other: 5000 },
  },
  GB: {
    distancePerYear: 7000,
    insurance: { base: 350, ofPrice: 0.012 },
    tyres: 250,
    service: { electric: 250, other: 450 },
  },
  SK: {
    distancePerYear: 15_000,
    insurance: { base: 150, ofPrice: 0.022 },
    tyres: 200,
    service: { electric: 150, other: 300 },
  },
  FI: {
    distancePerYear: 14_000,
    insurance: { base: 350, ofPrice: 0.012 },
    tyres: 300,
    service: { electric: 200, other: 400 },
  },
};

/** Choices that no market differs in. */
export const usualChoice = { years: 4, homePercent: 80, electricPercent: 50 } as const;
