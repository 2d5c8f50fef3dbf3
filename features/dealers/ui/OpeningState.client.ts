import { isoDayOf, weekdayOf } from '../../../domain/openingHours/days';
import { openingState } from '../model/openingHours/openingState';
import type { Schedule } from '../../../domain/openingHours/schedule.types';
import { wallTimeAt } from '../../../domain/openingHours/wallClock';
import { type OpeningTexts, stateText } from './stateText';

const MINUTE_MS = 60_000;

/** What is in the page that hours change with the time. */
interface Told {
  element: HTMLElement;
  schedule: Schedule;
}

/**
 * Says what is open now, and says it anew each minute: the page itself holds only what stays true while it is
 * kept. Today's row of a week is marked, vacations are told while they last, and days that are over go.
 */
export function start(root: HTMLElement): void {
  const { opening, zone } = root.dataset;
  if (!opening || !zone) return;
  const texts: OpeningTexts = JSON.parse(opening);
  const read = new WeakMap<HTMLElement, Schedule>();

  const told = (): Told[] =>
    [...root.querySelectorAll<HTMLElement>('[data-schedule]')].map((element) => {
      const schedule = read.get(element) ?? JSON.parse(element.dataset.schedule ?? '{}');
      read.set(element, schedule);
      return { element, schedule };
    });

  const update = () => {
    const now = Date.now();
    for (const { element, schedule } of told()) {
      const state = openingState(schedule, now, element.dataset.zone ?? zone);
      const text = stateText(state, { now, zone: element.dataset.zone ?? zone }, texts);
      if (text === undefined) continue;
      element.dataset.state = state.state;
      if (element.textContent !== text) element.textContent = text;
    }
    const { day } = wallTimeAt(now, zone);
    showDays(root, isoDayOf(day), weekdayOf(day));
  };

  const tick = () => {
    update();
    setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  tick();
  // A list that has changed in place, a page that comes back from the browser's memory or another tab.
  root.addEventListener('changed', update);
  addEventListener('pageshow', update);
  document.addEventListener('visibilitychange', update);
}

/** Marks today's rows; shows notices of today and days that are not over. */
function showDays(root: HTMLElement, today: string, weekday: number): void {
  for (const row of root.querySelectorAll<HTMLElement>('[data-weekday]')) {
    row.toggleAttribute('data-today', row.dataset.weekday === String(weekday));
  }
  for (const notice of root.querySelectorAll<HTMLElement>('[data-from]')) {
    const { from = '', to = '' } = notice.dataset;
    notice.hidden = today < from || to < today;
  }
  for (const coming of root.querySelectorAll<HTMLElement>('[data-until]')) {
    coming.hidden = (coming.dataset.until ?? '') < today;
  }
}
