import type { DateField } from '../../schema/generated/fields';
import { useLanguage } from '../language';
import { EditedField } from './EditedField';

/**
 * A calendar date as visitors write it: DD/MM/YYYY in English, YYYY-MM-DD in every other language (spec 1 §2.5).
 * Undefined for what is no date, and for the platform's word for "never", the year 1.
 */
export function formatDate(iso: string, language: string): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() <= 1) return undefined;
  const [year, month, day] = date.toISOString().slice(0, 10).split('-') as [string, string, string];
  return language === 'en' ? `${day}/${month}/${year}` : `${year}-${month}-${day}`;
}

/** A date field. Nothing at all when it holds no date. */
export function FieldDate({ field }: { field: DateField | undefined }) {
  const language = useLanguage();
  const text = field && formatDate(field.value, language);
  const date = text ? <time dateTime={new Date(field.value).toISOString()}>{text}</time> : null;
  if (!field?.metadata) return date;
  return (
    <EditedField kind="date" metadata={field.metadata}>
      {date}
    </EditedField>
  );
}
