/** A date as the content platform has it. */
export interface IsoDate {
  /** `yyyy-mm-dd` as it is written. */
  day: string;
  /** In ms since 1970; only if the date has a time with a time zone. */
  instant?: number;
}

const ISO_DATE_PATTERN =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d)(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Reads an ISO date, with or without a time, in its long form or as the platform stores it
 * (`20260309T230000Z`). Undefined for anything else, for days that do not exist, and for the year 1, which
 * means "never" on the platform.
 */
export function readIsoDate(text: string): IsoDate | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone] =
    ISO_DATE_PATTERN.exec(text.trim()) ?? [];
  if (year === undefined || Number(year) <= 1) return undefined;
  const written = `${year}-${month}-${day}`;
  const midnight = new Date(`${written}T00:00:00Z`);
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(written);
  if (!isDay) return undefined;
  const offset = zone?.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const time = Date.parse(`${written}T${hour}:${minute}:${second}${offset ?? 'Z'}`);
  if (Number.isNaN(time)) return undefined;
  return offset === undefined ? { day: written } : { day: written, instant: time };
}
