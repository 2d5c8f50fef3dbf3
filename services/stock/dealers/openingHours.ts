import type { OpeningDay } from '../../../domain/documents/dealer.types';
import type { StockWords } from '../words/words.types';
import type { OpeningLine } from './dealerPlaces';

const TIMES = /^(\d{1,2})(?:[.:](\d\d))?\s*(am|pm)?\s*[–-]\s*(\d{1,2})(?:[.:](\d\d))?\s*(am|pm)?$/;

function timeOf(hour = '', minutes = '00', half?: string): string {
  const hours = (Number(hour) % (half ? 12 : 24)) + (half === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** Weekdays, by place in the week, that a line such as `Måndag–fredag` or `Lördag` is about. */
function daysOf(line: string, weekdays: readonly string[]): number[] {
  const [first = '', last = first] = line
    .toLowerCase()
    .split(/\s*[–-]\s*/)
    .map((name) => name.trim());
  const lower = weekdays.map((name) => name.toLowerCase());
  const [from, to] = [lower.indexOf(first), lower.indexOf(last)];
  if (from < 0 || to < 0) throw new Error(`“${line}” names no days of the week`);
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/**
 * The seven days of a week from the lines of a location finder; a later line goes over an earlier one,
 * and days that no line names are closed. Throws for a line that names no weekday.
 */
export function openingDays(
  lines: readonly OpeningLine[],
  { weekdays, closed }: StockWords,
): OpeningDay[] {
  const week: OpeningDay[] = weekdays.map((day) => ({ day, displayText: closed }));
  for (const { days, hours } of lines) {
    const times = TIMES.exec(hours);
    for (const at of daysOf(days, weekdays)) {
      const day = weekdays[at] ?? '';
      week[at] = times
        ? {
            day,
            open: timeOf(times[1], times[2], times[3]),
            close: timeOf(times[4], times[5], times[6]),
            displayText: hours,
          }
        : { day, displayText: hours };
    }
  }
  return week;
}
