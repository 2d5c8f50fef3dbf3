import type { DateField } from '../../schema/generated/fields';
import { readIsoDate } from '../../schema/isoDate';
import { useLanguage } from '../language';
import { useTimeZone } from '../timeZone';
import { EditedField } from './EditedField';

/**
 * Formats a calendar date: DD/MM/YYYY in English, YYYY-MM-DD in other languages. An instant
 * becomes the day in the site's time zone. Undefined for a value that is not a date, and for the platform's
 * value for "never".
 */
export function formatDate(iso: string, language: string, timeZone = 'UTC'): string | undefined {
  const date = readIsoDate(iso);
  if (!date) return undefined;
  const isoDay = date.instant === undefined ? date.day : dayIn(date.instant, timeZone);
  const [year, month, day] = isoDay.split('-');
  return language === 'en' ? `${day}/${month}/${year}` : `${year}-${month}-${day}`;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The ISO day of an instant (ms since 1970) in a time zone. */
function dayIn(instant: number, timeZone: string): string {
  // Formatters are slow to create, so they are cached: at most one per time zone of a site's country.
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, format);
  return format.format(instant);
}

/** A date field; renders nothing if it has no date. */
export function FieldDate({ field }: { field: DateField | undefined }) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const parsedDate = field && readIsoDate(field.value);
  const text = field && formatDate(field.value, language, timeZone);
  const dateTime =
    parsedDate?.instant === undefined
      ? parsedDate?.day
      : new Date(parsedDate.instant).toISOString();
  const date = text ? <time dateTime={dateTime}>{text}</time> : null;
  if (!field?.metadata) return date;
  return (
    <EditedField kind="date" metadata={field.metadata}>
      {date}
    </EditedField>
  );
}
