import type { SiteName } from '../../sites/sites';

/** Composition of a site's stock. */
export interface Profile {
  /** First digit of its cars' ids. */
  code: number;
  /** Percentage of all cars. */
  share: number;
  /** Shares of new and demonstration cars, from 0 to 1; the others are used. */
  newCars: number;
  demoCars: number;
  /** Makes of its new cars; default: all that the group sells. */
  makes?: readonly string[];
  /** Whether the stock includes announced models. */
  samples: boolean;
}

export const profiles: Partial<Record<SiteName, Profile>> = {
  'automotive-se': { code: 1, share: 30, newCars: 0.34, demoCars: 0.07, samples: true },
  'automotive-no': { code: 2, share: 15, newCars: 0.38, demoCars: 0.08, samples: true },
  'automotive-uk': { code: 3, share: 17, newCars: 0.26, demoCars: 0.06, samples: true },
  'carstore-se': { code: 4, share: 12, newCars: 0, demoCars: 0.04, samples: false },
  'carstore-no': { code: 5, share: 6, newCars: 0, demoCars: 0.04, samples: false },
  'carstore-sk': { code: 6, share: 6, newCars: 0.08, demoCars: 0.06, samples: false },
  'carstore-fi': { code: 7, share: 8, newCars: 0.12, demoCars: 0.05, samples: true },
  'brand-se': {
    code: 8,
    share: 6,
    newCars: 0.5,
    demoCars: 0.1,
    samples: true,
    makes: ['Mercedes-Benz', 'smart', 'MINI', 'BMW', 'Renault', 'Dacia'],
  },
};

/** Number of cars per block; cars link only to cars of the same block. */
export const BLOCK_SIZE = 10;

/** Distributes cars over the sites by share, in whole blocks; the total is at least the requested number. */
export function carCounts(cars: number): Map<string, number> {
  const blocks = Math.ceil(cars / BLOCK_SIZE);
  const entries = Object.entries(profiles).map(([site, { share }]) => {
    const exact = (blocks * share) / 100;
    return { site, whole: Math.floor(exact), remainder: exact - Math.floor(exact) };
  });
  let missing = blocks - entries.reduce((sum, { whole }) => sum + whole, 0);
  for (const entry of [...entries].sort((a, b) => b.remainder - a.remainder)) {
    if (missing-- > 0) entry.whole += 1;
  }
  return new Map(entries.map(({ site, whole }) => [site, whole * BLOCK_SIZE]));
}
