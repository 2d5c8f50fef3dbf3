/**
 * A dealer of the search service's index. Times of day are local,
 * `09:00`; days are ISO days. Texts are in the language of the index.
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

export interface OpeningSchedule {
  openinghours: OpeningDay[];
  vacationdays: VacationPeriod[];
  deviationdays: DeviationDay[];
}

export interface DepartmentUser {
  first_name: string;
  last_name: string;
  title: string;
  phone: string;
  email: string;
  /** A portrait, where there is one: the real platform has none. */
  image_url?: string;
}

export type DepartmentType = 'NewCars' | 'UsedCars' | 'Workshop' | 'Parts' | 'BodyWork';

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

export interface Dealer {
  site_id: string;
  site_official_name: string;
  site_street: string;
  site_zip: string;
  site_city: string;
  site_phone: string;
  site_email: string;
  /** Latitude and longitude in degrees with a comma between. */
  site_geocoord: string;
  site_primary_image: DealerImage;
  site_image_url: string;
  slug: string;
  /** Company and department with a dot between. */
  erp_id: string;
  /** Where enquiries go. */
  email: string;
  website_city: string;
  /** Order in lists, lowest first. */
  website_sort_order: number;
  /** ISO 3166-1 alpha-2. */
  country_code: 'SE' | 'NO' | 'GB' | 'SK' | 'FI';
  site_departments: Department[];
}
