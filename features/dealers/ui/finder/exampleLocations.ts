import type {
  ChargingPointLocation,
  DealerLocation,
  F150DealerLocation,
} from '../../../map/ui/location.types';

type Row = readonly [name: string, address: string, zip: string, lat: number, lng: number];

/** Places of the examples: town, street, postcode, degrees north and east. */
const rows: readonly Row[] = [
  ['Stockholm', 'Industrigatan 3', '116 45', 59.31472, 18.08031],
  ['Göteborg', 'Bilvägen 5', '418 13', 57.69283, 11.97523],
  ['Malmö', 'Exportgatan 7', '212 39', 55.60189, 12.98101],
  ['Uppsala', 'Verkstadsgatan 9', '754 50', 59.86174, 17.64677],
  ['Borås', 'Industrigatan 11', '504 62', 57.70838, 12.94422],
  ['Linköping', 'Exportgatan 15', '582 78', 58.41093, 15.63701],
  ['Mölndal', 'Industrigatan 27', '431 37', 57.64448, 12.01286],
  ['Umeå', 'Verkstadsgatan 41', '906 20', 63.81837, 20.27852],
];

const places = rows.map(([city, address, zip, lat, lng], index) => ({
  id: `PLACE${index + 1}`,
  name: `Automotive ${city}`,
  city,
  address,
  zip,
  lat,
  lng,
  openingHours: [
    { days: 'Monday–Friday', hours: '9–18' },
    { days: 'Saturday', hours: '10–15' },
  ],
  services: ['Workshop', 'Tyre hotel', 'EV charging'],
}));

export const exampleDealers: readonly DealerLocation[] = places.map((place) => ({
  ...place,
  locationType: 'Location',
  phone: '+46 8 465 004 10',
  page: { href: '/dealers', text: 'About the dealership' },
}));

export const exampleChargingPoints: readonly ChargingPointLocation[] = places.map((place) => ({
  ...place,
  locationType: 'ChargingPoint',
  openingHours: [{ days: 'Every day', hours: 'Around the clock' }],
  services: ['Coffee', 'Roof over the bays'],
  chargerOptions: [
    { id: `${place.id}-1`, amount: 6, icon: 'CCS2', watts: 180_000 },
    { id: `${place.id}-2`, amount: 1, icon: 'CCS1', watts: 50_000 },
    { id: `${place.id}-3`, amount: 4, watts: 22_000 },
  ],
}));

export const examplePickupDealers: readonly F150DealerLocation[] = places
  .slice(0, 3)
  .map((place) => ({
    ...place,
    locationType: 'F150Location',
    email: [{ href: 'mailto:sales@example.com', text: 'sales@example.com' }],
    phones: [{ href: 'tel:+46846500426', text: '+46 8 465 004 26' }],
    web: [{ href: 'https://example.com/', text: 'example.com' }],
  }));
