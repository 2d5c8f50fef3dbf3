import type { Site } from '../../sites/site.types';
import { isBodyStyleName, type BodyStyleName } from '../media/bodyStyles';
import { readTable } from './readTable';
import type { Body, Drive, Fuel, Gearbox } from './words/words.types';

export type Country = Site['country'];
export type Segment = 'premium' | 'volume' | 'value';

/** A make, a row of `brands.csv`. */
interface Brand {
  name: string;
  segment: Segment;
  /** Whether the group sells new cars of the make; cars of other makes come from trade-ins. */
  sellsNew: boolean;
  /** World manufacturer identifier: the first three characters of its VINs. */
  wmi: string;
  /** Weight of the make in the stock of each market. */
  weight: Record<Country, number>;
  /** Names of the equipment packages, simplest first. */
  packages: readonly [string, string, string];
}

/** A version of a model, a row of `models.csv`. */
export interface Model {
  /** Index of the row in the table. */
  row: number;
  brand: Brand;
  model: string;
  version: string;
  body: Body;
  /** Body style of its photos in the media store. */
  bodyStyle: BodyStyleName;
  lcv: boolean;
  fuel: Fuel;
  drive: Drive;
  gearbox: Gearbox;
  powerKw: number;
  batteryKwh?: number;
  rangeKm?: number;
  /** Consumption in litres or kWh per 100 km. */
  consumption: number;
  seats: number;
  /** Recommended price by country, in whole units of the currency; without VAT for commercial vehicles. */
  price: Partial<Record<Country, number>>;
  /** First and last year of sale; `until` is undefined for current models. */
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

const optionalNumber = (cell: string): number | undefined =>
  cell === '' ? undefined : Number(cell);

function getBrand(name: string): Brand {
  const brand = brands.get(name);
  if (!brand) throw new Error(`brands.csv has no ${name}`);
  return brand;
}

// prettier-ignore
type ModelColumn =
  | 'brand' | 'model' | 'version' | 'body' | 'look' | 'type' | 'fuel' | 'drive' | 'gearbox'
  | 'power_kw' | 'battery_kwh' | 'range_km' | 'consumption' | 'seats' | 'price_sek' | 'price_nok'
  | 'price_gbp' | 'price_eur' | 'since' | 'until' | 'length_mm' | 'weight_kg' | 'boot_l' | 'dc_kw';

/** Columns with values of an enumeration. */
interface ModelEnums {
  body: Body;
  fuel: Fuel;
  drive: Drive;
  gearbox: Gearbox;
}

function readBodyStyle(name: string): BodyStyleName {
  if (!isBodyStyleName(name))
    throw new Error(`models.csv names a look that is not photographed: ${name}`);
  return name;
}

/** First registration year of the oldest cars in the stock. */
export const FIRST_REGISTRATION_YEAR = 2014;

/** All models that the group sells, has sold, or takes in as trade-ins. */
export const models: readonly Model[] = readTable<ModelColumn, ModelEnums>('models.csv').map(
  (row, index) => ({
    row: index,
    brand: getBrand(row.brand),
    model: row.model,
    version: row.version,
    body: row.body,
    bodyStyle: readBodyStyle(row.look),
    lcv: row.type === 'lcv',
    fuel: row.fuel,
    drive: row.drive,
    gearbox: row.gearbox,
    powerKw: Number(row.power_kw),
    batteryKwh: optionalNumber(row.battery_kwh),
    rangeKm: optionalNumber(row.range_km),
    consumption: Number.parseFloat(row.consumption),
    seats: Number(row.seats),
    price: {
      SE: optionalNumber(row.price_sek),
      NO: optionalNumber(row.price_nok),
      GB: optionalNumber(row.price_gbp),
      SK: optionalNumber(row.price_eur),
      FI: optionalNumber(row.price_eur),
    },
    since: Number(row.since),
    until: optionalNumber(row.until),
    lengthMm: Number(row.length_mm),
    weightKg: Number(row.weight_kg),
    bootLitres: Number(row.boot_l),
    chargingKw: optionalNumber(row.dc_kw),
  }),
);
