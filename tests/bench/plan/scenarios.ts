import { zipfExponents, planExponent, traffic } from './assumptions';
import type { Scenario } from './simulate';

/** Simulated windows of a day, and the hours that each represents. */
export const dayWindows = [
  { name: 'night', at: 3, from: 0, to: 6 },
  { name: 'morning', at: 9, from: 6, to: 12 },
  { name: 'afternoon', at: 14, from: 12, to: 18 },
  { name: 'evening', at: 20, from: 18, to: 24 },
] as const;

const HOUR = 3600;
const evening = { exponent: planExponent, from: 20 * HOUR, seconds: 300, warmUpSeconds: 600 };

const day = Object.fromEntries(
  dayWindows.map(({ name, at }) => [name, { ...evening, from: at * HOUR }]),
);

const ofExponents = Object.fromEntries(
  zipfExponents
    .filter((exponent) => exponent !== planExponent)
    .map((exponent) => [`evening, exponent ${exponent}`, { ...evening, exponent }]),
);

const peak = {
  exponent: planExponent,
  from: 20 * HOUR,
  seconds: traffic.peakSeconds,
  warmUpSeconds: 300,
  stepMs: 20,
  peakPerSecond: traffic.peakPerSecond,
};
const tenfold = {
  ...peak,
  times: 10,
  warmUpSeconds: 40,
  seconds: traffic.peakSeconds / 2,
  peakPerSecond: 10 * traffic.peakPerSecond,
};

/** Variants of the peak. */
const peakVariants = {
  peak: {},
  'peak, all from an advertisement, click ids in the keys': {
    peakClickIds: 1,
    keepsClickIds: true,
  },
  'peak, everything dropped at once': { purgesAll: true },
  'peak, its site published every 2 s': { publishesEverySeconds: 2 },
  'peak, no cache in front': { hasEdge: false },
} as const satisfies Record<string, Partial<Scenario>>;

export type PeakCase = keyof typeof peakVariants;
export const peakCases = Object.keys(peakVariants) as PeakCase[];
const tenfoldName = (name: string): string => `10 × ${name}`;

/** All scenarios by name. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  ...day,
  ...ofExponents,
  'evening, click ids in the keys': { ...evening, keepsClickIds: true },
  'evening, page cache of 128 MB': { ...evening, maxBytes: 128 * 1024 * 1024 },
  'evening, 12 processes': { ...evening, processes: 12 },
  'evening, no cache in front': { ...evening, hasEdge: false },
  [tenfoldName('evening')]: { ...evening, times: 10, seconds: 60, warmUpSeconds: 120 },
  ...Object.fromEntries(
    Object.entries(peakVariants).map(([name, change]) => [name, { ...peak, ...change }]),
  ),
  ...Object.fromEntries(
    Object.entries(peakVariants).map(([name, change]) => [
      tenfoldName(name),
      { ...tenfold, ...change },
    ]),
  ),
};
