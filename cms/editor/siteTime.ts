import { editorLocale } from './editorLanguage';
import { useLinkPlace } from './links/LinkPlace';

/** Cached by locale and time zone: formatters are slow to create, and a list formats many dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formats a time with its time zone: `24 Nov 2026, 10:00 CET`. */
export function formatTimeInZone(iso: string, timeZone: string): string {
  const key = `${editorLocale()} ${timeZone}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(editorLocale(), {
      timeZone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    });
  formatters.set(key, formatter);
  return formatter.format(new Date(iso));
}

/** Returns the time zone of the edited site, or the browser's if no site is edited. */
export const useSiteTimeZone = (): string =>
  useLinkPlace()?.place.site.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns a function that formats times in the site's time zone, so that all editors see the same times. */
export function useSiteTime(): (iso: string) => string {
  const timeZone = useSiteTimeZone();
  return (iso) => formatTimeInZone(iso, timeZone);
}
