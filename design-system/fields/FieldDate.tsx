import type { DateField } from '../../schema/generated/fields';
import { readIsoDate } from '../../schema/isoDate';
import { useLanguage } from '../language';
import { useTimeZone } from '../timeZone';
import { EditedField } from './EditedField';

/**
 * A calendar date as visitors write it: DD/MM/YYYY in English, YYYY-MM-DD in every other language. A moment is
 * the day that it is where the site is. Undefined for what is no date, and for the platform's word for "never".
 */
export function formatDate(iso: string, language: string, timeZone = 'UTC'): string | undefined {
  const date = readIsoDate(iso);
  if (!date) return undefined;
  const written = date.instant === undefined ? date.day : dayIn(date.instant, timeZone);
  const [year, month, day] = written.split('-');
  return language === 'en' ? `${day}/${month}/${year}` : `${year}-${month}-${day}`;
}

const days = new Map<string, Intl.DateTimeFormat>();

/** The ISO day of a moment in a time zone. */
function dayIn(instant: number, timeZone: string): string {
  // A format is costly to make; there are no more of them than countries with sites.
  const format =
    days.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  days.set(timeZone, format);
  return format.format(instant);
}

/** A date field. Nothing at all when it holds no date. */
export function FieldDate({ field }: { field: DateField | undefined }) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const read = field && readIsoDate(field.value);
  const text = field && formatDate(field.value, language, timeZone);
  const exact = read?.instant === undefined ? read?.day : new Date(read.instant).toISOString();
  const date = text ? <time dateTime={exact}>{text}</time> : null;
  if (!field?.metadata) return date;
  return (
    <EditedField kind="date" metadata={field.metadata}>
      {date}
    </EditedField>
  );
}
