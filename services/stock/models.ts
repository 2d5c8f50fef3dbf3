import type { Site } from '../../sites/site.types';
import { isLookName, type LookName } from '../media/looks';
import { readTable } from './readTable';
import type { Body, Drive, Fuel, Gearbox } from './words/words.types';

export type Country = Site['country'];
export type Segment = 'premium' | 'volume' | 'value';

/** A maker, as `brands.csv` has it. */
interface Brand {
  name: string;
  segment: Segment;
  /** The group sells its new cars; those of other makes come in as part exchange. */
  sellsNew: boolean;
  /** First three characters of its VINs. */
  wmi: string;
  /** How much of a market's stock is of this make. */
  weight: Record<Country, number>;
  /** Packages of equipment, the plainest first. */
  packages: readonly [string, string, string];
}

/** A model in a version, as `models.csv` has it. */
export interface Model {
  /** Row in the table. */
  row: number;
  brand: Brand;
  model: string;
  version: string;
  body: Body;
  /** Look of the media store. */
  look: LookName;
  lcv: boolean;
  fuel: Fuel;
  drive: Drive;
  gearbox: Gearbox;
  powerKw: number;
  batteryKwh?: number;
  rangeKm?: number;
  /** Litres or kWh per 100 km. */
  consumption: number;
  seats: number;
  /** Recommended price by country, whole units, without VAT for commercial vehicles. */
  price: Partial<Record<Country, number>>;
  /** First and last year of sale, from `FIRST_YEAR` on; no last year while it is sold. */
  since: number;
  until?: number;
  lengthMm: number;
  weightKg: number;
  bootLitres: number;
  chargingKw?: number;
}

type BrandColumn =
  | 'brand'
  | 'segment'
  | 'sells_new'
  | 'wmi'
  | 'packages'
  | `weight_${'se' | 'no' | 'gb' | 'sk' | 'fi'}`;

const brands = new Map<string, Brand>(
  readTable<BrandColumn, { segment: Segment }>('brands.csv').map((row) => {
    const [plain = '', middle = '', full = ''] = row.packages.split(';');
    return [
      row.brand,
      {
        name: row.brand,
        segment: row.segment,
        sellsNew: row.sells_new === 'yes',
        wmi: row.wmi,
        weight: {
          SE: Number(row.weight_se),
          NO: Number(row.weight_no),
          GB: Number(row.weight_gb),
          SK: Number(row.weight_sk),
          FI: Number(row.weight_fi),
        },
        packages: [plain, middle, full],
      },
    ];
  }),
);

const optional = (cell: string): number | undefined => (cell === '' ? undefined : Number(cell));

function brandOf(name: string): Brand {
  const brand = brands.get(name);
  if (!brand) throw new Error(`brands.csv has no ${name}`);
  return brand;
}

// prettier-ignore
type ModelColumn =
  | 'brand' | 'model' | 'version' | 'body' | 'look' | 'type' | 'fuel' | 'drive' | 'gearbox'
  | 'power_kw' | 'battery_kwh' | 'range_km' | 'consumption' | 'seats' | 'price_sek' | 'price_nok'
  | 'price_gbp' | 'price_eur' | 'since' | 'until' | 'length_mm' | 'weight_kg' | 'boot_l' | 'dc_kw';

/** Columns whose cells are words of a list. */
interface ModelWords {
  body: Body;
  fuel: Fuel;
  drive: Drive;
  gearbox: Gearbox;
}

function readLook(name: string): LookName {
  if (!isLookName(name))
    throw new Error(`models.csv names a look that is not photographed: ${name}`);
  return name;
}

/** No car of the stock is older. */
export const FIRST_YEAR = 2014;

/** Every model that the group sells, has sold, or takes in part exchange. */
export const models: readonly Model[] = readTable<ModelColumn, ModelWords>('models.csv').map(
  (row, at) => ({
    row: at,
    brand: brandOf(row.brand),
    model: row.model,
    version: row.version,
    body: row.body,
    look: readLook(row.look),
    lcv: row.type === 'lcv',
    fuel: row.fuel,
    drive: row.drive,
    gearbox: row.gearbox,
    powerKw: Number(row.power_kw),
    batteryKwh: optional(row.battery_kwh),
    rangeKm: optional(row.range_km),
    consumption: Number.parseFloat(row.consumption),
    seats: Number(row.seats),
    price: {
      SE: optional(row.price_sek),
      NO: optional(row.price_nok),
      GB: optional(row.price_gbp),
      SK: optional(row.price_eur),
      FI: optional(row.price_eur),
    },
    since: Number(row.since),
    until: optional(row.until),
    lengthMm: Number(row.length_mm),
    weightKg: Number(row.weight_kg),
    bootLitres: Number(row.boot_l),
    chargingKw: optional(row.dc_kw),
  }),
);
