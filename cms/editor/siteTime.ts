import { useLinkPlace } from './links/LinkPlace';

/** A time in words, with the name of the clock that it is read from: `24 Nov 2026, 10:00 CET`. */
export const timeInZone = (iso: string, zone: string): string =>
  new Date(iso).toLocaleString('en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** The zone of the site that is edited; the editor's own where there is none. */
export const useSiteZone = (): string =>
  useLinkPlace()?.place.site.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Gives times in words, by the clocks of the country of the site that is edited: the same for every editor. */
export function useSiteTime(): (iso: string) => string {
  const zone = useSiteZone();
  return (iso) => timeInZone(iso, zone);
}
