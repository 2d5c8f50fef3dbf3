import { isoDayOf, weekdayOf, type DayNumber } from '../../../domain/openingHours/days';
import type { OpeningState } from '../model/openingHours/openingState';
import type { DayHours } from '../../../domain/openingHours/schedule.types';
import { wallTimeAt } from '../../../domain/openingHours/wallClock';

/** Texts of the dictionary that hours are told with; names in braces stand for what is filled in. */
export interface OpeningTexts {
  time: string;
  fullHour: string;
  shortDate: string;
  /** Monday first. */
  weekdays: readonly string[];
  openUntil: string;
  openAlways: string;
  opensAt: string;
  opensTomorrow: string;
  opensOn: string;
  closedNow: string;
}

const MINUTES_OF_DAY = 1440;

const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));

/** A time as people write it, such as 18, 18.30 or 6.30pm. Midnight is the end of a day where hours end. */
export function timeText(minutes: number, { time, fullHour }: OpeningTexts): string {
  const minute = minutes % 60;
  const isEndOfDay = minutes === MINUTES_OF_DAY;
  const hour = isEndOfDay ? 24 : Math.floor((minutes % MINUTES_OF_DAY) / 60);
  return fill(minute === 0 ? fullHour : time, {
    hour,
    minute: String(minute).padStart(2, '0'),
    hour12: ((hour + 11) % 12) + 1,
    half: hour < 12 || isEndOfDay ? 'am' : 'pm',
  });
}

/** A day as people write it in a hurry, such as 24/12. */
export function dateText(isoDay: string, { shortDate }: OpeningTexts): string {
  const [, month, day] = isoDay.split('-').map(Number);
  return fill(shortDate, { day: day ?? '', month: month ?? '' });
}

export interface HoursTexts {
  hours: string;
  allDay: string;
  closed: string;
  unknown: string;
}

/** Hours of a day, such as 9–18. */
export function hoursText(hours: DayHours, texts: OpeningTexts, words: HoursTexts): string {
  if (hours === 'closed') return words.closed;
  if (hours === 'unknown') return words.unknown;
  const [open, close] = hours;
  if (open === 0 && close === MINUTES_OF_DAY) return words.allDay;
  return fill(words.hours, { open: timeText(open, texts), close: timeText(close, texts) });
}

/** What a visitor wants to know first, such as “Open until 18”; undefined where nothing can be claimed. */
export function stateText(
  state: OpeningState,
  { now, zone }: { now: number; zone: string },
  texts: OpeningTexts,
): string | undefined {
  const { day: today } = wallTimeAt(now, zone);
  if (state.state === 'unknown') return undefined;
  if (state.state === 'open') {
    const end = state.until === undefined ? undefined : wallTimeAt(state.until, zone);
    if (!end || end.day - today > 1) return texts.openAlways;
    return fill(texts.openUntil, { time: timeText(end.minute || MINUTES_OF_DAY, texts) });
  }
  if (state.opensAt === undefined) return texts.closedNow;
  const { day, minute } = wallTimeAt(state.opensAt, zone);
  const time = timeText(minute, texts);
  if (day === today) return fill(texts.opensAt, { time });
  if (day === today + 1) return fill(texts.opensTomorrow, { time });
  return fill(texts.opensOn, { day: dayText(day, today, texts), time });
}

/** A day of the coming week by its name, others by their date. */
function dayText(day: DayNumber, today: DayNumber, texts: OpeningTexts): string {
  if (day - today < 7) return texts.weekdays[weekdayOf(day)] ?? '';
  return dateText(isoDayOf(day), texts);
}
