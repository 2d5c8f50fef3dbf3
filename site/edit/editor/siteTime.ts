import { useLinkPlace } from './links/LinkPlace';

/** A time in words, with the name of the clock that it is read from: `24 Nov 2026, 10:00 CET`. */
export const timeInZone = (iso: string, zone: string | undefined): string =>
  new Date(iso).toLocaleString('en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** Gives times in words, by the clocks of the country of the site that is edited: the same for every editor. */
export function useSiteTime(): (iso: string) => string {
  const zone = useLinkPlace()?.place.site.timeZone;
  return (iso) => timeInZone(iso, zone);
}
