import { readPosition } from '../../../domain/geography/position';
import { readDate, readSchedule } from '../../../domain/openingHours/readSchedule';
import type {
  DealerDepartment,
  DealerDetails,
  DealerPerson,
  OtherDay,
  VacationNotice,
} from './dealer.types';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a dealer of the search service's index (spec 3 §3.1). What is malformed is left out alone; undefined for a
 * record that has no id, name or address of its own.
 */
export function readDealer(record: unknown): DealerDetails | undefined {
  const fields = fieldsOf(record);
  const [id, slug] = [textOf(fields.site_id), textOf(fields.slug)];
  const name = textOf(fields.site_official_name);
  if (!id || !slug || !name) return undefined;
  return {
    id,
    slug,
    name,
    street: textOf(fields.site_street),
    zip: textOf(fields.site_zip),
    town: textOf(fields.website_city) || textOf(fields.site_city),
    phone: textOf(fields.site_phone),
    email: textOf(fields.site_email),
    position: readPosition(textOf(fields.site_geocoord)),
    picture: pictureOf(fields),
    order: typeof fields.website_sort_order === 'number' ? fields.website_sort_order : Infinity,
    country: textOf(fields.country_code),
    departments: listOf(fields.site_departments).flatMap(readDepartment),
  };
}

function readDepartment(given: unknown): DealerDepartment[] {
  const fields = fieldsOf(given);
  const name = textOf(fields.name) || textOf(fields.official_name) || textOf(fields.group);
  if (!name) return [];
  const schedule = fieldsOf(fields.openingschedule);
  return [
    {
      name,
      type: textOf(fields.department_type),
      phone: textOf(fields.phone),
      email: textOf(fields.email),
      makes: listOf(fields.brands).flatMap((brand) => textOf(fieldsOf(brand).brand_code) || []),
      staff: listOf(fields.users).flatMap(readPerson),
      schedule: readSchedule(schedule),
      dayTexts: listOf(schedule.openinghours).map((day) => textOf(fieldsOf(day).displayText)),
      vacations: listOf(schedule.vacationdays).flatMap(readVacation),
      otherDays: listOf(schedule.deviationdays).flatMap(readOtherDay),
    },
  ];
}

function readPerson(given: unknown): DealerPerson[] {
  const fields = fieldsOf(given);
  const names = [textOf(fields.first_name), textOf(fields.last_name)].filter(Boolean);
  if (names.length === 0) return [];
  return [
    {
      name: names.join(' '),
      initials: names.map((name) => [...name][0]?.toUpperCase()).join(''),
      title: textOf(fields.title),
      phone: textOf(fields.phone),
      email: textOf(fields.email),
      picture: textOf(fields.image_url) || undefined,
    },
  ];
}

/** A vacation without days of its own is not shown (spec 3 §2.2). */
function readVacation(given: unknown): VacationNotice[] {
  const { vacationtitle, vacationstart, vacationend, days } = fieldsOf(given);
  const [start, end] = [readDate(vacationstart), readDate(vacationend)];
  if (!start || !end || start > end || listOf(days).length === 0) return [];
  return [{ title: textOf(vacationtitle), start, end }];
}

function readOtherDay(given: unknown): OtherDay[] {
  const fields = fieldsOf(given);
  const date = readDate(fields.date);
  return date ? [{ date, title: textOf(fields.title), text: textOf(fields.displayText) }] : [];
}

function pictureOf({ site_primary_image, site_image_url }: Fields): DealerDetails['picture'] {
  const { original, thumbnail_url, blur_data_url } = fieldsOf(site_primary_image);
  const src = textOf(original) || textOf(site_image_url) || textOf(thumbnail_url);
  const preview = textOf(blur_data_url);
  return src
    ? { src, preview: preview.startsWith('data:image/') ? preview : undefined }
    : undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
