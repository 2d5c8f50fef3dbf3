const times = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time as editors read it, in their own time zone; the start of all time means none. */
export function shortTime(iso: string | null | undefined): string | undefined {
  const time = iso ? Date.parse(iso) : NaN;
  return Number.isNaN(time) || time === 0 ? undefined : times.format(time);
}
