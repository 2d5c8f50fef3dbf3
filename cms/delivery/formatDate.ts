/** Standard formats of the platform, as options of Intl. */
const standardFormats: Record<string, Intl.DateTimeFormatOptions> = {
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

const tokens = /yyyy|yy|MMMM|MMM|MM|M|dddd|ddd|dd|d|HH|H|hh|h|mm|m|ss|s|tt|'[^']*'/g;

/**
 * Prints a date in a language by one of the platform's standard formats (one letter, "g" is short
 * date and time; "s" and "o" are ISO) or by a pattern such as "yyyy-MM-dd HH:mm".
 * `offset` is in minutes from UTC.
 */
export function formatDate(date: Date, format: string, language: string, offset: number): string {
  const local = new Date(date.getTime() + offset * 60_000);
  if (format === 's') return local.toISOString().slice(0, 19);
  if (format === 'o' || format === 'O') return local.toISOString();
  const standard = standardFormats[format];
  if (standard) return intl(local, language, standard);
  return format.replace(tokens, (token) => printToken(local, token, language));
}

function intl(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
}

function printToken(date: Date, token: string, language: string): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours12 = date.getUTCHours() % 12 || 12;
  switch (token) {
    case 'yyyy':
      return String(date.getUTCFullYear());
    case 'yy':
      return two(date.getUTCFullYear() % 100);
    case 'MMMM':
      return intl(date, language, { month: 'long' });
    case 'MMM':
      return intl(date, language, { month: 'short' });
    case 'MM':
      return two(date.getUTCMonth() + 1);
    case 'M':
      return String(date.getUTCMonth() + 1);
    case 'dddd':
      return intl(date, language, { weekday: 'long' });
    case 'ddd':
      return intl(date, language, { weekday: 'short' });
    case 'dd':
      return two(date.getUTCDate());
    case 'd':
      return String(date.getUTCDate());
    case 'HH':
      return two(date.getUTCHours());
    case 'H':
      return String(date.getUTCHours());
    case 'hh':
      return two(hours12);
    case 'h':
      return String(hours12);
    case 'mm':
      return two(date.getUTCMinutes());
    case 'm':
      return String(date.getUTCMinutes());
    case 'ss':
      return two(date.getUTCSeconds());
    case 's':
      return String(date.getUTCSeconds());
    case 'tt':
      return date.getUTCHours() < 12 ? 'AM' : 'PM';
    default:
      return token.slice(1, -1);
  }
}
