/** Standard date formats of .NET, which the content platform uses, as options of Intl. */
const STANDARD_FORMATS: Record<string, Intl.DateTimeFormatOptions> = {
  d: { dateStyle: 'short' },
  D: { dateStyle: 'full' },
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  g: { dateStyle: 'short', timeStyle: 'short' },
  G: { dateStyle: 'short', timeStyle: 'medium' },
  f: { dateStyle: 'full', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'medium' },
  M: { month: 'long', day: 'numeric' },
  m: { month: 'long', day: 'numeric' },
  Y: { year: 'numeric', month: 'long' },
  y: { year: 'numeric', month: 'long' },
};

const TOKENS = /yyyy|yy|MMMM|MMM|MM|M|dddd|ddd|dd|d|HH|H|hh|h|mm|m|ss|s|tt|'[^']*'/g;

/**
 * Formats a date in a language, by a standard format of .NET (one letter; "g" is short date and
 * time, "s" and "o" are ISO) or by a pattern such as "yyyy-MM-dd HH:mm".
 * @param offsetMinutes minutes ahead of UTC
 */
export function formatDate(
  date: Date,
  format: string,
  language: string,
  offsetMinutes: number,
): string {
  const localDate = new Date(date.getTime() + offsetMinutes * 60_000);
  if (format === 's') return localDate.toISOString().slice(0, 19);
  if (format === 'o' || format === 'O') return localDate.toISOString();
  const standardFormat = STANDARD_FORMATS[format];
  if (standardFormat) return formatWithIntl(localDate, language, standardFormat);
  return format.replace(TOKENS, (token) => formatToken(localDate, token, language));
}

function formatWithIntl(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
}

function formatToken(date: Date, token: string, language: string): string {
  const padToTwoDigits = (value: number): string => String(value).padStart(2, '0');
  const hours12 = date.getUTCHours() % 12 || 12;
  switch (token) {
    case 'yyyy':
      return String(date.getUTCFullYear());
    case 'yy':
      return padToTwoDigits(date.getUTCFullYear() % 100);
    case 'MMMM':
      return formatWithIntl(date, language, { month: 'long' });
    case 'MMM':
      return formatWithIntl(date, language, { month: 'short' });
    case 'MM':
      return padToTwoDigits(date.getUTCMonth() + 1);
    case 'M':
      return String(date.getUTCMonth() + 1);
    case 'dddd':
      return formatWithIntl(date, language, { weekday: 'long' });
    case 'ddd':
      return formatWithIntl(date, language, { weekday: 'short' });
    case 'dd':
      return padToTwoDigits(date.getUTCDate());
    case 'd':
      return String(date.getUTCDate());
    case 'HH':
      return padToTwoDigits(date.getUTCHours());
    case 'H':
      return String(date.getUTCHours());
    case 'hh':
      return padToTwoDigits(hours12);
    case 'h':
      return String(hours12);
    case 'mm':
      return padToTwoDigits(date.getUTCMinutes());
    case 'm':
      return String(date.getUTCMinutes());
    case 'ss':
      return padToTwoDigits(date.getUTCSeconds());
    case 's':
      return String(date.getUTCSeconds());
    case 'tt':
      return date.getUTCHours() < 12 ? 'AM' : 'PM';
    default:
      return token.slice(1, -1);
  }
}
