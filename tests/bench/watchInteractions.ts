import type { Page } from '@playwright/test';

/** A tap or key press as reported by the browser (Event Timing). */
export interface Interaction {
  /** Id of the interaction on its page; its events share the id. */
  id: number;
  /** Type of the longest event, such as `pointerup`. */
  type: string;
  /** Target element: name and distinguishing attributes. */
  target: string;
  /** Time from the input to the next frame in ms, in steps of 8 ms. */
  duration: number;
  /** Time before the first listener, and in listeners, in ms. */
  delay: number;
  processing: number;
}

/** Reports about a page since the last call. */
export interface WatchedInteractions {
  interactions: Interaction[];
  /** Sum of all layout shifts: unexpected ones, and those after an input, which CLS excludes. */
  shift: number;
  shiftAfterInput: number;
}

type BrowserReport = Interaction | { shift: number; hadRecentInput: boolean };

/**
 * Collects the interactions of a page, including pages that it leaves: entries are reported immediately.
 * @returns a function that returns the interactions since its last call; browsers do not report those below
 * 16 ms
 */
export async function watchInteractions(page: Page): Promise<() => WatchedInteractions> {
  let watched: WatchedInteractions = { interactions: [], shift: 0, shiftAfterInput: 0 };
  await page.exposeFunction('reportToBench', (reported: BrowserReport) => {
    if ('shift' in reported)
      watched[reported.hadRecentInput ? 'shiftAfterInput' : 'shift'] += reported.shift;
    else mergeInto(watched.interactions, reported);
  });
  await page.addInitScript(observe);
  return () => {
    const taken = watched;
    watched = { interactions: [], shift: 0, shiftAfterInput: 0 };
    return taken;
  };
}

/** Merges the events of an interaction; the longest one represents it. */
function mergeInto(interactions: Interaction[], reported: Interaction): void {
  const existing = interactions.find(({ id }) => id === reported.id);
  if (!existing) interactions.push(reported);
  else if (reported.duration > existing.duration) Object.assign(existing, reported);
}

/** Runs in the browser: reports the entries of performance observers. */
function observe(): void {
  const { reportToBench } = globalThis as unknown as {
    reportToBench: (reported: BrowserReport) => void;
  };
  type EventEntry = PerformanceEventTiming & { interactionId: number };
  type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const getName = (node: Node | null) => {
    if (!(node instanceof HTMLElement)) return '';
    const [own] = node.getAttributeNames().filter((name) => name.startsWith('data-'));
    const ownName = node.id || node.getAttribute('name') || own;
    return node.localName + (ownName ? ` ${ownName}` : '');
  };
  const events = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventEntry[]) {
      const { interactionId: id, name, duration, startTime, target } = entry;
      if (!id) continue;
      reportToBench({
        id: performance.timeOrigin + id,
        type: name,
        target: getName(target),
        duration,
        delay: Math.round(entry.processingStart - startTime),
        processing: Math.round(entry.processingEnd - entry.processingStart),
      });
    }
  });
  // `durationThreshold` is missing in TypeScript's types.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  events.observe(options);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as ShiftEntry[]) {
      reportToBench({ shift: value, hadRecentInput });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
