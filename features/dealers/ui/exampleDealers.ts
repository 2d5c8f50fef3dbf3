import type { Dealer, Department, OpeningDay } from '../../../domain/documents/dealer.types';

const day = (name: string, open?: string, close?: string): OpeningDay => ({
  day: name,
  open,
  close,
  displayText: open && close ? `${open}–${close}` : 'Closed',
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const week = (open: string, close: string): OpeningDay[] => [
  ...weekdays.map((name) => day(name, open, close)),
  day('Saturday', '10:00', '15:00'),
  day('Sunday'),
];

const schedule = (open: string, close: string): Department['openingschedule'] => ({
  openinghours: week(open, close),
  vacationdays: [
    {
      vacationtitle: 'Summer hours',
      vacationstart: '2026-07-06',
      vacationend: '2026-08-09',
      days: week('10:00', '16:00'),
    },
  ],
  deviationdays: [{ ...day('Thursday'), date: '2026-12-24', title: 'Christmas Eve' }],
});

const person = (first_name: string, last_name: string, title: string, at: number) => ({
  first_name,
  last_name,
  title,
  phone: `010-000 00 1${at}`,
  email: `${first_name}.${last_name}@example.com`.toLowerCase(),
});

const department = (
  department_type: Department['department_type'],
  group: string,
  hours: Department['openingschedule'],
): Department => ({
  name: group,
  official_name: `Automotive ${group}`,
  department_type,
  group,
  phone: '010-000 00 02',
  email: `${group.toLowerCase().replace(' ', '.')}@example.com`,
  brands: ['volvo', 'ford', 'alfa-romeo', 'polestar'].map((brand_code) => ({ brand_code })),
  users: [person('Anna', 'Backlund', 'Manager', 1), person('Erik', 'Dahlvik', 'Adviser', 2)],
  openingschedule: hours,
});

const preview = 'data:image/gif;base64,R0lGODlhAQABAIAAAMPK0gAAACwAAAAAAQABAAACAkQBADs=';

const dealer = (site_city: string, at: number, [lat, lng]: [number, number]): Dealer => ({
  site_id: `100${at}`,
  site_official_name: `Automotive ${site_city}`,
  site_street: `Example Street ${at}`,
  site_zip: `${at}00 10`,
  site_city,
  site_phone: `010-000 00 0${at}`,
  site_email: 'hello@example.com',
  site_geocoord: `${lat},${lng}`,
  site_primary_image: {
    thumbnail_url: '/-/media/scenes/showroom.webp',
    blur_data_url: preview,
    original: '/-/media/scenes/showroom.webp',
  },
  site_image_url: '/-/media/scenes/showroom.webp',
  slug: site_city
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase(),
  erp_id: `1.100${at}`,
  email: 'leads@example.com',
  website_city: site_city,
  website_sort_order: at,
  country_code: 'SE',
  site_departments: [
    department('NewCars', 'New cars', schedule('09:00', '18:00')),
    department('Workshop', 'Workshop', schedule('07:00', '17:00')),
  ],
});

/** Dealers in the format of the search service, for the examples of blocks that show dealers. */
export const exampleDealerRecords: readonly Dealer[] = [
  dealer('Stockholm', 1, [59.31472, 18.08031]),
  dealer('Göteborg', 2, [57.69283, 11.97523]),
  dealer('Malmö', 3, [55.60189, 12.98101]),
  dealer('Umeå', 4, [63.81837, 20.27852]),
];

/** A Monday before noon in Stockholm, when all of them are open. */
export const exampleNow = Date.parse('2026-11-23T09:30Z');

export const exampleZone = 'Europe/Stockholm';
