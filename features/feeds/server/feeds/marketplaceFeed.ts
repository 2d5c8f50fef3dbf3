import type { AdvertisedCar, Kind } from './advertisedCar';
import type { AdvertisingDealer, Feed } from './feed.types';
import { metaValues } from './feedValues';

type Cell = string | number | undefined;

/** Characters that the catalogue takes. */
const MAX_TITLE = 500;
const MAX_DESCRIPTION = 5000;
/** Signs of a chassis number (ISO 3779); others are refused together with their car. */
const VIN_LENGTH = 17;

/** The catalogue's word for a kind; empty where the stock does not say. */
const valueOf = <Known extends string>(
  values: Readonly<Record<Known, string>>,
  kind: Kind<Known>,
): Cell => (kind === 'other' ? metaValues.other : kind && values[kind]);

/** Columns of Meta's catalogue of vehicles, which other marketplaces read as well. */
const columns: Readonly<Record<string, (car: AdvertisedCar, dealer: AdvertisingDealer) => Cell>> = {
  vehicle_id: ({ id }) => id,
  title: ({ title }) => title.slice(0, MAX_TITLE),
  description: ({ description }) => description.slice(0, MAX_DESCRIPTION),
  url: ({ link }) => link,
  make: ({ make }) => make,
  model: ({ model }) => model,
  trim: ({ trim }) => trim,
  year: ({ year }) => year,
  'mileage.value': ({ odometer }) => odometer.value,
  'mileage.unit': ({ odometer }) => odometer.unit.toUpperCase(),
  'image[0].url': ({ pictures }) => pictures[0],
  'image[0].tag[0]': ({ make, model }) => `${make} ${model}`,
  body_style: ({ body = 'other' }) => valueOf(metaValues.body, body),
  fuel_type: ({ fuel }) => valueOf(metaValues.fuel, fuel),
  transmission: ({ gearbox }) => valueOf(metaValues.gearbox, gearbox),
  drivetrain: ({ drive }) => valueOf(metaValues.drive, drive),
  exterior_color: ({ colour }) => colour,
  vin: ({ vin }) => (vin?.length === VIN_LENGTH ? vin : undefined),
  state_of_vehicle: ({ isUsed }) => (isUsed ? 'USED' : 'NEW'),
  price: ({ price, priceBefore = price, currency }) => `${priceBefore.toFixed(2)} ${currency}`,
  sale_price: ({ price, priceBefore, currency }) =>
    priceBefore === undefined ? undefined : `${price.toFixed(2)} ${currency}`,
  availability: () => 'AVAILABLE',
  date_first_on_lot: ({ offeredSince }) => offeredSince,
  dealer_id: (_, { id }) => id,
  dealer_name: (_, { name }) => name,
  dealer_phone: (_, { phone }) => phone,
  'address.addr1': (_, { street }) => street,
  'address.city': (_, { town }) => town,
  'address.postal_code': (_, { zip }) => zip,
  'address.country': (_, { country }) => country,
  latitude: (_, { position }) => position?.lat,
  longitude: (_, { position }) => position?.lng,
};

/** A cell of CSV (RFC 4180): in quotes where it holds what would end it. */
function cell(value: Cell): string {
  const text = value === undefined ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const row = (cells: readonly Cell[]) => `${cells.map(cell).join(',')}\r\n`;

/** CSV (RFC 4180, UTF-8) in the columns of Meta's catalogue of vehicles. */
export const marketplaceFeed: Feed = {
  type: 'text/csv; charset=utf-8',
  head: () => row(Object.keys(columns)),
  entry: (car, dealer) => row(Object.values(columns).map((read) => read(car, dealer))),
  foot: '',
};
