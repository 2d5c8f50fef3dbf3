import type { Car } from '../../../../domain/documents/car';
import { askingPrice } from '../../../../domain/finance/carPrices';
import { carPagePath } from '../../../car/server/carPagePath';
import { kindOfValue } from '../../../search/model/kindOfValue';
import { body, drive, type FieldValues, fuel, gearbox } from '../../../../domain/search/values';
import type { Site } from '../../../../sites/site.types';
import { pictureAddresses } from '../../../car/ui/pictureAddresses';
import type { BodyKind, DriveKind, FuelKind, GearboxKind } from './feedValues';

/** Fields of a car's record that `toAdvertisedCar` needs. */
export const advertisedFields = [
  ...(['car_id', 'slug', 'car_brand', 'car_model', 'car_model_text', 'car_version'] as const),
  ...([
    'car_trim_package',
    'car_body',
    'car_year',
    'car_fuel',
    'car_gearbox',
    'car_drive',
  ] as const),
  ...(['car_color', 'car_is_used', 'car_is_sample', 'car_is_reserved'] as const),
  ...(['car_firstregistration', 'car_chassino', 'car_odometer', 'car_odometer_unit'] as const),
  ...(['car_price', 'car_has_campaign_price', 'car_campaign_price'] as const),
  ...(['car_vehicle_type_code', 'car_images', 'car_description', 'car_site_id'] as const),
  ...(['car_retail_price', 'indexed_at'] as const),
] satisfies readonly (keyof Car)[];

export type AdvertisedFields = Partial<Pick<Car, (typeof advertisedFields)[number]>>;

/** Maximum number of pictures after the first one, which marketplaces accept. */
const MAX_FURTHER_PICTURES = 10;

const ISO_DAY_LENGTH = 'YYYY-MM-DD'.length;

/** A kind such as `estate`; `other` for an unknown value of the index, undefined for a missing one. */
export type Kind<Name extends string> = Name | 'other' | undefined;

/** A car as marketplaces advertise it. */
export interface AdvertisedCar {
  id: string;
  /** Make, model and version in one line. */
  title: string;
  description: string;
  /** Absolute address of the car's page. */
  link: string;
  /** Absolute addresses; at least one. */
  pictures: readonly string[];
  make: string;
  model: string;
  trim: string;
  year: number;
  isUsed: boolean;
  /** Odometer reading. */
  odometer: { value: number; unit: 'km' | 'mi' };
  /** Current price, in whole units of the currency. */
  price: number;
  /** Price before the current campaign. */
  priceBefore?: number;
  /** Retail price. */
  recommendedPrice?: number;
  currency: string;
  vin?: string;
  /** ISO day. */
  firstRegistration?: string;
  /** ISO day on which the car was first offered. */
  offeredSince?: string;
  /** A van or lorry, whose price excludes VAT. */
  isCommercial: boolean;
  body: Kind<BodyKind>;
  fuel: Kind<FuelKind>;
  gearbox: Kind<GearboxKind>;
  drive: Kind<DriveKind>;
  /** In the language of the index. */
  colour: string;
  /** `site_id` of the dealer that has the car. */
  dealerId: string;
}

/**
 * Converts a car's record to its advertisement. Undefined for cars that marketplaces refuse: sample cars,
 * reserved cars, and cars without a price, picture or dealer.
 */
export function toAdvertisedCar(
  car: AdvertisedFields,
  site: Site,
  origin: string,
): AdvertisedCar | undefined {
  const { car_id, slug, car_brand, car_model, car_year, car_site_id } = car;
  if (car_id === undefined || slug === undefined || car.car_is_sample || car.car_is_reserved)
    return;
  if (!car_brand || !car_model || car_year === undefined || car_site_id === undefined) return;
  const path = carPagePath(site, { car_id, slug });
  const price = askingPrice(car);
  const pictures = pictureAddresses(car, origin);
  if (path === undefined || price === undefined || pictures.length === 0) return;
  const title = car.car_model_text ?? `${car_brand} ${car_model}`;
  return {
    id: car_id,
    title,
    description: car.car_description ?? title,
    link: origin + path,
    pictures: pictures.slice(0, 1 + MAX_FURTHER_PICTURES),
    make: car_brand,
    model: car_model,
    trim: car.car_trim_package ?? '',
    year: car_year,
    // A demonstration car is listed as new, but has been registered and driven.
    isUsed: car.car_is_used === true || car.car_firstregistration !== undefined,
    odometer: { value: car.car_odometer ?? 0, unit: car.car_odometer_unit ?? 'km' },
    price,
    priceBefore: car.car_has_campaign_price ? car.car_price : undefined,
    recommendedPrice: car.car_retail_price,
    currency: site.currency,
    vin: car.car_chassino,
    firstRegistration: car.car_firstregistration,
    offeredSince: car.indexed_at?.slice(0, ISO_DAY_LENGTH),
    isCommercial: car.car_vehicle_type_code === 'LCV' || kindOfValue(body, car.car_body) === 'van',
    body: toKind(body, car.car_body),
    fuel: toKind(fuel, car.car_fuel),
    gearbox: toKind(gearbox, car.car_gearbox),
    drive: toKind(drive, car.car_drive),
    colour: car.car_color ?? '',
    dealerId: car_site_id,
  };
}

const toKind = <Name extends string>(
  kinds: Readonly<Record<Name, FieldValues>>,
  word: string | undefined,
): Kind<Name> => kindOfValue(kinds, word) ?? (word ? 'other' : undefined);
