import { toIsoDay, getWeekday } from '../../../domain/openingHours/days';
import { openingState } from '../model/openingHours/openingState';
import type { Schedule } from '../../../domain/openingHours/schedule.types';
import { wallTimeAt } from '../../../domain/openingHours/wallClock';
import { type OpeningTexts, stateText } from './stateText';

const MINUTE_MS = 60_000;

/** An element whose text depends on the current time. */
interface ScheduledElement {
  element: HTMLElement;
  schedule: Schedule;
}

/**
 * Shows what is open now, and updates it each minute: the cached page only contains text that does not depend
 * on the time. Marks today's row of a week, shows vacations while they last, and hides past days.
 */
export function start(root: HTMLElement): void {
  const { opening, zone } = root.dataset;
  if (!opening || !zone) return;
  const texts: OpeningTexts = JSON.parse(opening);
  const schedules = new WeakMap<HTMLElement, Schedule>();

  const scheduledElements = (): ScheduledElement[] =>
    [...root.querySelectorAll<HTMLElement>('[data-schedule]')].map((element) => {
      const schedule = schedules.get(element) ?? JSON.parse(element.dataset.schedule ?? '{}');
      schedules.set(element, schedule);
      return { element, schedule };
    });

  const update = () => {
    const now = Date.now();
    for (const { element, schedule } of scheduledElements()) {
      const state = openingState(schedule, now, element.dataset.zone ?? zone);
      const text = stateText(state, { now, zone: element.dataset.zone ?? zone }, texts);
      if (text === undefined) continue;
      element.dataset.state = state.state;
      if (element.textContent !== text) element.textContent = text;
    }
    const { day } = wallTimeAt(now, zone);
    updateDays(root, toIsoDay(day), getWeekday(day));
  };

  const updateEachMinute = () => {
    update();
    setTimeout(updateEachMinute, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  updateEachMinute();
  // States are stale after the list was replaced, the page came from the back/forward cache, or its tab was
  // hidden.
  root.addEventListener('changed', update);
  addEventListener('pageshow', update);
  document.addEventListener('visibilitychange', update);
}

/** Marks today's rows; shows only current vacations and days that are not past. */
function updateDays(root: HTMLElement, today: string, weekday: number): void {
  for (const row of root.querySelectorAll<HTMLElement>('[data-weekday]')) {
    row.toggleAttribute('data-today', row.dataset.weekday === String(weekday));
  }
  for (const notice of root.querySelectorAll<HTMLElement>('[data-from]')) {
    const { from = '', to = '' } = notice.dataset;
    notice.hidden = today < from || to < today;
  }
  for (const upcomingDay of root.querySelectorAll<HTMLElement>('[data-until]')) {
    upcomingDay.hidden = (upcomingDay.dataset.until ?? '') < today;
  }
}
