import type { body, drive, fuel, gearbox } from '../../../../domain/search/values';

export type BodyKind = keyof typeof body;
export type FuelKind = keyof typeof fuel;
export type GearboxKind = keyof typeof gearbox;
export type DriveKind = keyof typeof drive;

/**
 * Values that Meta accepts in a catalogue of vehicles (Marketing API, "Automotive Inventory Ads", vehicle
 * fields). Meta's documents have different lists of body styles; these values are in all of them.
 */
export const metaValues = {
  body: {
    hatchback: 'HATCHBACK',
    estate: 'WAGON',
    saloon: 'SEDAN',
    suv: 'SUV',
    coupeSuv: 'CROSSOVER',
    city: 'HATCHBACK',
    mpv: 'MINIVAN',
    van: 'VAN',
    pickup: 'TRUCK',
  } satisfies Record<BodyKind, string>,
  fuel: {
    electric: 'ELECTRIC',
    plugIn: 'PLUGIN_HYBRID',
    hybrid: 'HYBRID',
    petrol: 'GASOLINE',
    diesel: 'DIESEL',
  } satisfies Record<FuelKind, string>,
  gearbox: { automatic: 'AUTOMATIC', manual: 'MANUAL' } satisfies Record<GearboxKind, string>,
  drive: { front: 'FWD', rear: 'RWD', all: 'AWD' } satisfies Record<DriveKind, string>,
  /** For values without a counterpart. */
  other: 'OTHER',
} as const;

/**
 * Values that Google accepts for vehicle ads (Merchant Center help, `body_style` and `engine`). `other` is
 * for engines: a body style without a counterpart is omitted.
 */
export const googleValues = {
  body: {
    hatchback: 'hatchback',
    estate: 'station_wagon',
    saloon: 'sedan',
    suv: 'suv',
    coupeSuv: 'crossover',
    city: 'city_car',
    mpv: 'minivan',
    van: 'full_size_van',
    pickup: 'truck',
  } satisfies Record<BodyKind, string>,
  fuel: {
    electric: 'electric',
    plugIn: 'plug-in_hybrid',
    hybrid: 'hybrid',
    petrol: 'gasoline',
    diesel: 'diesel',
  } satisfies Record<FuelKind, string>,
  other: 'other',
} as const;
