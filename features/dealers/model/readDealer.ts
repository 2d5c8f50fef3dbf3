import { readPosition } from '../../../domain/geography/position';
import { readDate, readSchedule } from '../../../domain/openingHours/readSchedule';
import type {
  DealerDepartment,
  DealerDetails,
  DealerPerson,
  SpecialDay,
  VacationNotice,
} from './dealer.types';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Parses a dealer from the search service's index. Malformed fields are omitted; undefined for a record
 * without id, slug or name.
 */
export function readDealer(record: unknown): DealerDetails | undefined {
  const fields = asFields(record);
  const [id, slug] = [readText(fields.site_id), readText(fields.slug)];
  const name = readText(fields.site_official_name);
  if (!id || !slug || !name) return undefined;
  return {
    id,
    slug,
    name,
    street: readText(fields.site_street),
    zip: readText(fields.site_zip),
    town: readText(fields.website_city) || readText(fields.site_city),
    phone: readText(fields.site_phone),
    email: readText(fields.site_email),
    position: readPosition(readText(fields.site_geocoord)),
    picture: readPicture(fields),
    order: typeof fields.website_sort_order === 'number' ? fields.website_sort_order : Infinity,
    country: readText(fields.country_code),
    departments: asList(fields.site_departments).flatMap(readDepartment),
  };
}

function readDepartment(value: unknown): DealerDepartment[] {
  const fields = asFields(value);
  const name = readText(fields.name) || readText(fields.official_name) || readText(fields.group);
  if (!name) return [];
  const schedule = asFields(fields.openingschedule);
  return [
    {
      name,
      type: readText(fields.department_type),
      phone: readText(fields.phone),
      email: readText(fields.email),
      makes: asList(fields.brands).flatMap((brand) => readText(asFields(brand).brand_code) || []),
      staff: asList(fields.users).flatMap(readPerson),
      schedule: readSchedule(schedule),
      dayTexts: asList(schedule.openinghours).map((day) => readText(asFields(day).displayText)),
      vacations: asList(schedule.vacationdays).flatMap(readVacation),
      specialDays: asList(schedule.deviationdays).flatMap(readSpecialDay),
    },
  ];
}

function readPerson(value: unknown): DealerPerson[] {
  const fields = asFields(value);
  const names = [readText(fields.first_name), readText(fields.last_name)].filter(Boolean);
  if (names.length === 0) return [];
  return [
    {
      name: names.join(' '),
      initials: names.map((name) => [...name][0]?.toUpperCase()).join(''),
      title: readText(fields.title),
      phone: readText(fields.phone),
      email: readText(fields.email),
      picture: readText(fields.image_url) || undefined,
    },
  ];
}

/** Parses a vacation. A vacation without weekly hours is omitted, because there is nothing to show. */
function readVacation(value: unknown): VacationNotice[] {
  const { vacationtitle, vacationstart, vacationend, days } = asFields(value);
  const [start, end] = [readDate(vacationstart), readDate(vacationend)];
  if (!start || !end || start > end || asList(days).length === 0) return [];
  return [{ title: readText(vacationtitle), start, end }];
}

function readSpecialDay(value: unknown): SpecialDay[] {
  const fields = asFields(value);
  const date = readDate(fields.date);
  return date ? [{ date, title: readText(fields.title), text: readText(fields.displayText) }] : [];
}

function readPicture({ site_primary_image, site_image_url }: Fields): DealerDetails['picture'] {
  const { original, thumbnail_url, blur_data_url } = asFields(site_primary_image);
  const src = readText(original) || readText(site_image_url) || readText(thumbnail_url);
  const preview = readText(blur_data_url);
  return src
    ? { src, preview: preview.startsWith('data:image/') ? preview : undefined }
    : undefined;
}

const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
