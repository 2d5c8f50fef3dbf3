import { KILOMETRES_PER_UNIT } from '../../../../domain/distance/convertDistance';
import type { OwnershipMarket } from '../ownership/energyPrices';
import type { Drive } from './range';

export const seasons = ['summer', 'winter'] as const;
export type Season = (typeof seasons)[number];

export const driveNames = ['town', 'road', 'motorway'] as const;
export type DriveName = (typeof driveNames)[number];

/** Typical speeds and winter temperatures of a country. */
export interface MarketDrives {
  /** Temperature of an average day, in °C. */
  celsius: Readonly<Record<Season, number>>;
  /** Steady speeds, in `unit` per hour. */
  speeds: Readonly<Record<Exclude<DriveName, 'town'>, number>>;
  unit: 'km' | 'miles';
}

export const marketDrives: Readonly<Record<OwnershipMarket, MarketDrives>> = {
  SE: { celsius: { summer: 20, winter: -5 }, speeds: { road: 90, motorway: 110 }, unit: 'km' },
  NO: { celsius: { summer: 20, winter: -5 }, speeds: { road: 90, motorway: 110 }, unit: 'km' },
  FI: { celsius: { summer: 20, winter: -7 }, speeds: { road: 90, motorway: 120 }, unit: 'km' },
  SK: { celsius: { summer: 20, winter: -2 }, speeds: { road: 90, motorway: 130 }, unit: 'km' },
  GB: { celsius: { summer: 20, winter: 4 }, speeds: { road: 60, motorway: 70 }, unit: 'miles' },
};

/** Converts how a car is driven in a country to the input of the range estimate. */
export function toDrive({ speeds, unit }: MarketDrives, name: DriveName): Drive {
  if (name === 'town') return { kind: 'town' };
  return { kind: 'steady', kmPerHour: speeds[name] * KILOMETRES_PER_UNIT[unit] };
}
