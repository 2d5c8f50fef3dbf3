import { toIsoDay, getWeekday, type DayNumber } from '../../../domain/openingHours/days';
import type { OpeningState } from '../model/openingHours/openingState';
import type { DayHours } from '../../../domain/openingHours/schedule.types';
import { wallTimeAt } from '../../../domain/openingHours/wallClock';

/** Texts of the dictionary for opening hours; names in braces are placeholders. */
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

const MINUTES_PER_DAY = 1440;

const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));

/** A time in short form, such as 18, 18.30 or 6.30pm. Midnight as a closing time is the end of the day. */
export function timeText(minutes: number, { time, fullHour }: OpeningTexts): string {
  const minute = minutes % 60;
  const isEndOfDay = minutes === MINUTES_PER_DAY;
  const hour = isEndOfDay ? 24 : Math.floor((minutes % MINUTES_PER_DAY) / 60);
  return fill(minute === 0 ? fullHour : time, {
    hour,
    minute: String(minute).padStart(2, '0'),
    hour12: ((hour + 11) % 12) + 1,
    half: hour < 12 || isEndOfDay ? 'am' : 'pm',
  });
}

/** A date in short form, such as 24/12. */
export function dateText(isoDay: string, { shortDate }: OpeningTexts): string {
  const [, month, day] = isoDay.split('-').map(Number);
  return fill(shortDate, { day: day ?? '', month: month ?? '' });
}

/** Texts for the hours of a day; names in braces are placeholders. */
export interface HoursTexts {
  hours: string;
  allDay: string;
  closed: string;
  unknown: string;
}

/** Hours of a day, such as 9–18. */
export function hoursText(hours: DayHours, texts: OpeningTexts, hoursTexts: HoursTexts): string {
  if (hours === 'closed') return hoursTexts.closed;
  if (hours === 'unknown') return hoursTexts.unknown;
  const [open, close] = hours;
  if (open === 0 && close === MINUTES_PER_DAY) return hoursTexts.allDay;
  return fill(hoursTexts.hours, { open: timeText(open, texts), close: timeText(close, texts) });
}

/** A short state, such as “Open until 18”; undefined for the state `unknown`. */
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
    return fill(texts.openUntil, { time: timeText(end.minute || MINUTES_PER_DAY, texts) });
  }
  if (state.opensAt === undefined) return texts.closedNow;
  const { day, minute } = wallTimeAt(state.opensAt, zone);
  const time = timeText(minute, texts);
  if (day === today) return fill(texts.opensAt, { time });
  if (day === today + 1) return fill(texts.opensTomorrow, { time });
  return fill(texts.opensOn, { day: dayText(day, today, texts), time });
}

/** The text with the most characters that {@link stateText} can return, for reserving its space. */
export function reservedStateText(texts: OpeningTexts): string {
  const { openUntil, openAlways, opensAt, opensTomorrow, opensOn, closedNow, weekdays } = texts;
  const time = timeText(LONGEST_TEXT_MINUTE, texts);
  const day = longest(weekdays);
  return longest(
    [openUntil, openAlways, opensAt, opensTomorrow, opensOn, closedNow].map((text) =>
      fill(text, { day, time }),
    ),
  );
}

/** 22:30, whose text is as long as that of any time. */
const LONGEST_TEXT_MINUTE = 22 * 60 + 30;

const longest = (texts: readonly string[]): string =>
  texts.reduce((longestText, text) => (text.length > longestText.length ? text : longestText), '');

/** Name of a day in the next week; date of a later day. */
function dayText(day: DayNumber, today: DayNumber, texts: OpeningTexts): string {
  if (day - today < 7) return texts.weekdays[getWeekday(day)] ?? '';
  return dateText(toIsoDay(day), texts);
}
