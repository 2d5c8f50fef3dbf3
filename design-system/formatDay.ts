/**
 * A day in figures, as people write it in a language: `24.11.2026` in Norwegian and Finnish, `2026-11-24` in Swedish,
 * `24/11/2026` in English. Undefined for what is no date, and for the stock's word for "never", the year 1. Dates that
 * editors enter are written otherwise (FieldDate).
 * @param iso a day, or an instant that is told by UTC
 * @param language ISO 639-1
 */
export function formatDay(iso: string, language: string): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() <= 1) return undefined;
  // English alone would be that of America, where months come before days.
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}
