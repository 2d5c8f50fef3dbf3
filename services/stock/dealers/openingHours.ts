import type { OpeningDay } from '../../../domain/documents/dealer.types';
import type { StockTexts } from '../words/words.types';
import type { OpeningLine } from './dealerPlaces';

const TIMES = /^(\d{1,2})(?:[.:](\d\d))?\s*(am|pm)?\s*[–-]\s*(\d{1,2})(?:[.:](\d\d))?\s*(am|pm)?$/;

function formatTime(hour = '', minutes = '00', amOrPm?: string): string {
  const hours = (Number(hour) % (amOrPm ? 12 : 24)) + (amOrPm === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** Parses weekdays such as `Måndag–fredag` or `Lördag`; returns indexes in the week. */
function parseDays(line: string, weekdays: readonly string[]): number[] {
  const [first = '', last = first] = line
    .toLowerCase()
    .split(/\s*[–-]\s*/)
    .map((name) => name.trim());
  const lower = weekdays.map((name) => name.toLowerCase());
  const [from, to] = [lower.indexOf(first), lower.indexOf(last)];
  if (from < 0 || to < 0) throw new Error(`“${line}” names no days of the week`);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * Builds the seven days of a week from the lines of a location finder. Later lines override earlier ones;
 * days without a line are closed. Throws if a line has no weekday.
 */
export function openingDays(
  lines: readonly OpeningLine[],
  { weekdays, closed }: StockTexts,
): OpeningDay[] {
  const week: OpeningDay[] = weekdays.map((day) => ({ day, displayText: closed }));
  for (const { days, hours } of lines) {
    const times = TIMES.exec(hours);
    for (const index of parseDays(days, weekdays)) {
      const day = weekdays[index] ?? '';
      week[index] = times
        ? {
            day,
            open: formatTime(times[1], times[2], times[3]),
            close: formatTime(times[4], times[5], times[6]),
            displayText: hours,
          }
        : { day, displayText: hours };
    }
  }
  return week;
}
