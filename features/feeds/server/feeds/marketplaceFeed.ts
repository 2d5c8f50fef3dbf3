import type { AdvertisedCar, Kind } from './toAdvertisedCar';
import type { AdvertisingDealer, Feed } from './feed.types';
import { metaValues } from './feedValues';

type Cell = string | number | undefined;

/** Maximum numbers of characters in Meta's catalogue. */
const MAX_TITLE_LENGTH = 500;
const MAX_DESCRIPTION_LENGTH = 5000;
/** Length of a chassis number (ISO 3779). Meta rejects others, so the feed omits such numbers. */
const VIN_LENGTH = 17;

/** Meta's value for a kind; undefined if the car has none. */
const toMetaValue = <Name extends string>(
  values: Readonly<Record<Name, string>>,
  kind: Kind<Name>,
): Cell => (kind === 'other' ? metaValues.other : kind && values[kind]);

/** Columns of Meta's catalogue of vehicles, a format that other marketplaces read as well. */
const columns: Readonly<Record<string, (car: AdvertisedCar, dealer: AdvertisingDealer) => Cell>> = {
  vehicle_id: ({ id }) => id,
  title: ({ title }) => title.slice(0, MAX_TITLE_LENGTH),
  description: ({ description }) => description.slice(0, MAX_DESCRIPTION_LENGTH),
  url: ({ link }) => link,
  make: ({ make }) => make,
  model: ({ model }) => model,
  trim: ({ trim }) => trim,
  year: ({ year }) => year,
  'mileage.value': ({ odometer }) => odometer.value,
  'mileage.unit': ({ odometer }) => odometer.unit.toUpperCase(),
  'image[0].url': ({ pictures }) => pictures[0],
  'image[0].tag[0]': ({ make, model }) => `${make} ${model}`,
  body_style: ({ body = 'other' }) => toMetaValue(metaValues.body, body),
  fuel_type: ({ fuel }) => toMetaValue(metaValues.fuel, fuel),
  transmission: ({ gearbox }) => toMetaValue(metaValues.gearbox, gearbox),
  drivetrain: ({ drive }) => toMetaValue(metaValues.drive, drive),
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

/** Formats a CSV cell (RFC 4180), in quotes if it contains a separator, quote or line break. */
function toCsvCell(value: Cell): string {
  const text = value === undefined ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const toCsvRow = (cells: readonly Cell[]) => `${cells.map(toCsvCell).join(',')}\r\n`;

/** CSV (RFC 4180, UTF-8) in the columns of Meta's catalogue of vehicles. */
export const marketplaceFeed: Feed = {
  type: 'text/csv; charset=utf-8',
  head: () => toCsvRow(Object.keys(columns)),
  entry: (car, dealer) => toCsvRow(Object.values(columns).map((readCell) => readCell(car, dealer))),
  foot: '',
};
