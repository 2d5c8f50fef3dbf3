/**
 * A dealer of the search service's index. Times of day are local, `09:00`; days are ISO days. Texts are in
 * the language of the index.
 */

export interface OpeningDay {
  /** Name of the weekday, Monday first in lists. */
  day: string;
  /** Absent on days without hours. */
  open?: string;
  close?: string;
  displayText: string;
}

interface VacationPeriod {
  vacationtitle: string;
  vacationstart: string;
  vacationend: string;
  days: OpeningDay[];
}

/** A single day with other hours. */
interface DeviationDay extends OpeningDay {
  date: string;
  title: string;
}

/** Opening hours: those of a normal week, and the periods and days with different hours. */
export interface OpeningSchedule {
  openinghours: OpeningDay[];
  vacationdays: VacationPeriod[];
  deviationdays: DeviationDay[];
}

/** A member of staff, as the dealer's page shows them. */
export interface DepartmentUser {
  first_name: string;
  last_name: string;
  title: string;
  phone: string;
  email: string;
  /** A portrait; the real platform has none. */
  image_url?: string;
}

export type DepartmentType = 'NewCars' | 'UsedCars' | 'Workshop' | 'Parts' | 'BodyWork';

/** A department of a dealer, such as its workshop. */
export interface Department {
  name: string;
  official_name: string;
  department_type: DepartmentType;
  /** English name of the kind: New cars, Used cars, Workshop, Parts, Body work. */
  group: string;
  phone: string;
  email: string;
  brands: { brand_code: string }[];
  users: DepartmentUser[];
  openingschedule: OpeningSchedule;
}

interface DealerImage {
  thumbnail_url: string;
  blur_data_url: string;
  original: string;
}

/** A dealer as the search index has it. */
export interface Dealer {
  site_id: string;
  site_official_name: string;
  site_street: string;
  site_zip: string;
  site_city: string;
  site_phone: string;
  site_email: string;
  /** Latitude and longitude in degrees, separated by a comma. */
  site_geocoord: string;
  site_primary_image: DealerImage;
  site_image_url: string;
  slug: string;
  /** Company and department, separated by a dot. */
  erp_id: string;
  /** Address that enquiries are sent to. */
  email: string;
  website_city: string;
  /** Position in lists, ascending. */
  website_sort_order: number;
  /** ISO 3166-1 alpha-2. */
  country_code: 'SE' | 'NO' | 'GB' | 'SK' | 'FI';
  site_departments: Department[];
}
