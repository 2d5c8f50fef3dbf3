/**
 * Formats a day in numbers: `24.11.2026` in Norwegian and Finnish, `2026-11-24` in Swedish,
 * `24/11/2026` in English. Undefined for an invalid date, and for the stock's value for "never", the year 1. Dates that
 * editors enter have another format (FieldDate).
 * @param iso an ISO day, or an instant, of which the day in UTC is used
 * @param language ISO 639-1
 */
export function formatDay(iso: string, language: string): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() <= 1) return undefined;
  // Plain English would be American, which puts the month before the day.
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}
