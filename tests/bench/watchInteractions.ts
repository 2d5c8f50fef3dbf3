import type { Page } from '@playwright/test';

/** A tap or key of a visitor as the browser tells of it (Event Timing). */
export interface Interaction {
  /** Of the interaction within its page: its events share it. */
  id: number;
  /** Of the event that took longest, such as `pointerup`. */
  type: string;
  /** What was tapped, as its name and what tells it from others. */
  target: string;
  /** From the input to the next frame, in ms, to 8 ms. */
  duration: number;
  /** Of that until its first listener, and within listeners. */
  delay: number;
  processing: number;
}

/** What is told of a page since the last time it was taken. */
export interface Watched {
  interactions: Interaction[];
  /** Sum of what moved of itself, and what moved right after an input (CLS counts the first alone). */
  shift: number;
  shiftAfterInput: number;
}

type Told = Interaction | { shift: number; hadRecentInput: boolean };

/**
 * Gathers what a page's interactions take, also of pages that it leaves: each entry is told at once.
 * @returns gives what has come since the last call; interactions below 16 ms are not told by the browser
 */
export async function watchInteractions(page: Page): Promise<() => Watched> {
  let watched: Watched = { interactions: [], shift: 0, shiftAfterInput: 0 };
  await page.exposeFunction('tellBench', (told: Told) => {
    if ('shift' in told) watched[told.hadRecentInput ? 'shiftAfterInput' : 'shift'] += told.shift;
    else addTo(watched.interactions, told);
  });
  await page.addInitScript(observe);
  return () => {
    const taken = watched;
    watched = { interactions: [], shift: 0, shiftAfterInput: 0 };
    return taken;
  };
}

/** The events of an interaction are one: the longest stands for it. */
function addTo(interactions: Interaction[], told: Interaction): void {
  const known = interactions.find(({ id }) => id === told.id);
  if (!known) interactions.push(told);
  else if (told.duration > known.duration) Object.assign(known, told);
}

/** Runs in the page: tells what its observers see. */
function observe(): void {
  const { tellBench } = globalThis as unknown as { tellBench: (told: Told) => void };
  type EventEntry = PerformanceEventTiming & { interactionId: number };
  type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const nameOf = (node: Node | null) => {
    if (!(node instanceof HTMLElement)) return '';
    const [own] = node.getAttributeNames().filter((name) => name.startsWith('data-'));
    const known = node.id || node.getAttribute('name') || own;
    return node.localName + (known ? ` ${known}` : '');
  };
  const events = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventEntry[]) {
      const { interactionId: id, name, duration, startTime, target } = entry;
      if (!id) continue;
      tellBench({
        id: performance.timeOrigin + id,
        type: name,
        target: nameOf(target),
        duration,
        delay: Math.round(entry.processingStart - startTime),
        processing: Math.round(entry.processingEnd - entry.processingStart),
      });
    }
  });
  // Younger than the types of the compiler.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  events.observe(options);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as ShiftEntry[]) {
      tellBench({ shift: value, hadRecentInput });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
