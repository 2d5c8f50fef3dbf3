import { parse } from 'csv-parse/sync';
import { toAdvertisedCar, type AdvertisedFields } from '../../server/feeds/toAdvertisedCar';
import type { AdvertisingDealer } from '../../server/feeds/feed.types';
import { marketplaceFeed } from '../../server/feeds/marketplaceFeed';
import { merchantFeed } from '../../server/feeds/merchantFeed';
import type { Body, Drive, Fuel, Gearbox } from '../../../../services/stock/words/words.types';
import { getStockTexts } from '../../../../services/stock/words/getStockTexts';
import { sites } from '../../../../sites/sites';

const site = sites['automotive-se'];

const dealer: AdvertisingDealer = {
  id: '4711',
  name: 'Automotive Mölndal',
  street: 'Vägen 1, uppgång "B"',
  zip: '431 33',
  town: 'Mölndal',
  phone: '031-12 34 56',
  country: 'SE',
  position: { lat: 57.6, lng: 12 },
};

const record: AdvertisedFields = {
  car_id: '1000123',
  slug: 'volvo-v60-1000123',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_year: 2023,
  car_is_used: true,
  car_chassino: 'YV1ZW25UCP1234567',
  car_firstregistration: '2023-03-01',
  car_odometer: 34_500,
  car_odometer_unit: 'km',
  car_price: 349_000,
  car_retail_price: 399_000,
  car_vehicle_type_code: 'CAR',
  car_images: [{ original: '/-/media/v60.jpg', blur_data_url: '' }],
  car_description: 'En fin bil,\nmed "dragkrok"',
  car_site_id: dealer.id,
  indexed_at: '2026-10-03T08:11:12.000Z',
};

/** The row of a car in Meta's catalogue, by column. */
function catalogueRow(fields: AdvertisedFields = {}): Record<string, string> {
  const car = toAdvertisedCar({ ...record, ...fields }, site, 'https://automotive.example');
  if (!car) throw new Error('not advertised');
  const head = marketplaceFeed.head({ name: 'Automotive', origin: '' });
  const [row] = parse(head + marketplaceFeed.entry(car, dealer), { columns: true }) as [
    Record<string, string>,
  ];
  return row;
}

/** The attributes of a car in Google's feed; empty if the feed omits the car. */
function merchantItem(fields: AdvertisedFields = {}, dealerOfCar = dealer): Record<string, string> {
  const car = toAdvertisedCar({ ...record, ...fields }, site, 'https://automotive.example');
  if (!car) throw new Error('not advertised');
  const text = merchantFeed.entry(car, dealerOfCar);
  return Object.fromEntries(
    [...text.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** Expected values for each kind of body in the stock: Meta's and Google's. */
const bodies: Record<Body, readonly [string, string | undefined]> = {
  Hatchback: ['HATCHBACK', 'hatchback'],
  Estate: ['WAGON', 'station_wagon'],
  Saloon: ['SEDAN', 'sedan'],
  SUV: ['SUV', 'suv'],
  'Coupe SUV': ['CROSSOVER', 'crossover'],
  'City car': ['HATCHBACK', 'city_car'],
  MPV: ['MINIVAN', 'minivan'],
  // Not a passenger car, so Google's feed has none.
  Van: ['VAN', undefined],
  Pickup: ['TRUCK', 'truck'],
};
const fuels: Record<Fuel, readonly [string, string]> = {
  Electric: ['ELECTRIC', 'electric'],
  'Plug-in hybrid': ['PLUGIN_HYBRID', 'plug-in_hybrid'],
  Hybrid: ['HYBRID', 'hybrid'],
  Petrol: ['GASOLINE', 'gasoline'],
  Diesel: ['DIESEL', 'diesel'],
};
const gearboxes: Record<Gearbox, string> = { Automatic: 'AUTOMATIC', Manual: 'MANUAL' };
const drives: Record<Drive, string> = { FWD: 'FWD', RWD: 'RWD', AWD: 'AWD' };

/** Values that Meta's documentation allows. */
const allowed = {
  body_style: [
    ...['CONVERTIBLE', 'COUPE', 'CROSSOVER', 'HATCHBACK', 'MINIVAN', 'SEDAN', 'SUV', 'TRUCK'],
    ...['VAN', 'WAGON', 'OTHER'],
  ],
  fuel_type: [
    ...['DIESEL', 'ELECTRIC', 'GASOLINE', 'FLEX', 'HYBRID', 'OTHER', 'PETROL', 'PLUGIN_HYBRID'],
    'NONE',
  ],
  transmission: ['AUTOMATIC', 'MANUAL', 'OTHER', 'NONE'],
  drivetrain: ['4X2', '4X4', 'AWD', 'FWD', 'RWD', 'OTHER', 'NONE'],
  state_of_vehicle: ['NEW', 'USED', 'CPO'],
  availability: ['AVAILABLE', 'NOT_AVAILABLE', 'PENDING', 'UNKNOWN'],
  'mileage.unit': ['KM', 'MI'],
};

test.each(['sv', 'nb', 'en', 'sk', 'fi'] as const)(
  'every value of the %s stock maps to one that the marketplaces accept',
  (language) => {
    const words = getStockTexts(language);
    for (const [kind, [meta, google]] of Object.entries(bodies)) {
      const car_body = words.body[kind as Body];
      expect([kind, catalogueRow({ car_body }).body_style]).toEqual([kind, meta]);
      expect([kind, merchantItem({ car_body }).body_style]).toEqual([kind, google]);
      expect(allowed.body_style).toContain(meta);
    }
    for (const [kind, [meta, google]] of Object.entries(fuels)) {
      const car_fuel = words.fuel[kind as Fuel];
      expect([kind, catalogueRow({ car_fuel }).fuel_type]).toEqual([kind, meta]);
      expect([kind, merchantItem({ car_fuel }).engine]).toEqual([kind, google]);
      expect(allowed.fuel_type).toContain(meta);
    }
    for (const [kind, meta] of Object.entries(gearboxes)) {
      const car_gearbox = words.gearbox[kind as Gearbox];
      expect([kind, catalogueRow({ car_gearbox }).transmission]).toEqual([kind, meta]);
      expect(allowed.transmission).toContain(meta);
    }
    for (const [kind, meta] of Object.entries(drives)) {
      const car_drive = words.drive[kind as Drive];
      expect([kind, catalogueRow({ car_drive }).drivetrain]).toEqual([kind, meta]);
      expect(allowed.drivetrain).toContain(meta);
    }
  },
);

test('an unknown value becomes OTHER, or is omitted where a feed has no such value', () => {
  const strange = {
    car_body: 'Raketvogn',
    car_fuel: 'Hydrogen',
    car_gearbox: 'Ingen',
    car_drive: '6×6',
  };
  expect(catalogueRow(strange)).toMatchObject({
    body_style: 'OTHER',
    fuel_type: 'OTHER',
    transmission: 'OTHER',
    drivetrain: 'OTHER',
  });
  const item = merchantItem(strange);
  expect([item.engine, item.body_style]).toEqual(['other', undefined]);
});

test('missing values are left empty, except for the body, which Meta requires', () => {
  const row = catalogueRow();
  expect([row.fuel_type, row.transmission, row.drivetrain, row.body_style]).toEqual([
    ...['', '', ''],
    'OTHER',
  ]);
  expect(merchantItem()).not.toHaveProperty('engine');
});

test('Meta gets the date first offered, the state of the car and a text for its picture', () => {
  const row = catalogueRow();
  expect(row).toMatchObject({
    date_first_on_lot: '2026-10-03',
    'image[0].url': 'https://automotive.example/-/media/v60.jpg',
    'image[0].tag[0]': 'Volvo V60',
    vin: 'YV1ZW25UCP1234567',
    state_of_vehicle: 'USED',
    availability: 'AVAILABLE',
    'mileage.unit': 'KM',
    description: 'En fin bil,\nmed "dragkrok"',
    'address.addr1': 'Vägen 1, uppgång "B"',
  });
  for (const name of ['state_of_vehicle', 'availability', 'mileage.unit'] as const)
    expect(allowed[name]).toContain(row[name]);
  // Chassis numbers of old cars are shorter; the catalogue refuses them.
  expect(catalogueRow({ car_chassino: 'AB123' }).vin).toBe('');
});

test('Google gets a link template for the dealer, and the recommended price', () => {
  const item = merchantItem();
  expect(item.link_template).toBe(`${item.link}?store={store_code}`);
  expect(new URL(item.link_template ?? '').searchParams.get('store')).toBe('{store_code}');
  expect([item.condition, item.vehicle_msrp]).toEqual(['used', undefined]);
  const fresh = merchantItem({ car_is_used: false, car_firstregistration: undefined });
  expect([fresh.condition, fresh.vehicle_msrp]).toEqual(['new', '399000.00 SEK']);
});

test('the chassis number is omitted in Great Britain, where it is personal data', () => {
  expect(merchantItem().vin).toBe('YV1ZW25UCP1234567');
  expect(merchantItem({}, { ...dealer, country: 'GB' })).not.toHaveProperty('vin');
});

test('a van or lorry is not listed as a passenger car, for any body', () => {
  expect(merchantItem({ car_vehicle_type_code: 'LCV', car_body: 'Pickup' })).toEqual({});
  expect(merchantItem({ car_body: 'Pakettiauto' })).toEqual({});
  expect(merchantItem({ car_body: 'Pickup' }).body_style).toBe('truck');
  expect(catalogueRow({ car_vehicle_type_code: 'LCV', car_body: 'Pickup' }).body_style).toBe(
    'TRUCK',
  );
});
