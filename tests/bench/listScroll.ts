import type { CDPSession, Page } from '@playwright/test';
import type { Table } from './bench.types';
import { launchBrowser, openPage } from './browser';
import { localHost } from './homePages';
import { startProduct } from './product';

export const title = 'Scrolling the list of cars with 480 cards';

const windows = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;
const cards = 480;
/** Distance in pixels; the speed in pixels per second is that of a fast mouse wheel. */
const SCROLL_DISTANCE_PX = 12_000;
const speed = 3000;
const frameMs = 1000 / 60;
/** Timeout for images that were never requested before. */
const IMAGE_TIMEOUT_MS = 600_000;

/** A trace event of Chromium about a frame (category `devtools.timeline.frame`); times in microseconds. */
interface TraceEvent {
  name: string;
  ts: number;
}

/** Counts the frames that Chromium draws and drops while scrolling down and up. */
export async function run(): Promise<Table> {
  const product = await startProduct({ dataDir: '.data' });
  const browser = await launchBrowser();
  try {
    const rows: (string | number)[][] = [];
    for (const { name, ...viewport } of windows) {
      const page = await openPage(browser, viewport);
      await page.goto(`http://${localHost('automotive-se', product.port)}/kop-bil?page=20`);
      await page
        .locator('[data-list-cars] > li')
        .nth(cards - 1)
        .waitFor({ state: 'attached' });
      const session = await page.context().newCDPSession(page);
      // The first pass loads the images; the second one is measured.
      await scroll(session, viewport);
      await page.waitForLoadState('networkidle', { timeout: IMAGE_TIMEOUT_MS });
      const { drawn, dropped, seconds, p95 } = await traceFrames(session, () =>
        scroll(session, viewport),
      );
      rows.push([name, drawn, dropped, drawn / seconds, p95, await countLongTasks(page)]);
      await page.close();
    }
    return {
      columns: ['window', 'frames', 'dropped', 'frames/s', 'p95 ms', 'long tasks'],
      rows,
      notes: [
        `${SCROLL_DISTANCE_PX} px down and up again at ${speed} px/s. p95 ms: between frames. Bar: 60 frames a second (${frameMs.toFixed(1)} ms).`,
        'The browser draws without a graphics card here; other work on the machine takes frames.',
      ],
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function scroll(session: CDPSession, { width, height }: { width: number; height: number }) {
  for (const yDistance of [-SCROLL_DISTANCE_PX, SCROLL_DISTANCE_PX]) {
    await session.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance,
      speed,
      gestureSourceType: 'mouse',
    });
  }
}

async function traceFrames(session: CDPSession, act: () => Promise<void>) {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'disabled-by-default-devtools.timeline.frame',
        'devtools.timeline.frame',
      ],
    },
  });
  await act();
  const complete = new Promise<void>((done) =>
    session.once('Tracing.tracingComplete', () => done()),
  );
  await session.send('Tracing.end');
  await complete;
  const times = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .sort((a, b) => a - b);
  const gaps = times
    .slice(1)
    .map((time, index) => time - (times[index] ?? time))
    .sort((a, b) => a - b);
  const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
  return {
    drawn: times.length,
    dropped: events.filter(({ name }) => name === 'DroppedFrame').length,
    seconds,
    p95: gaps[Math.floor(gaps.length * 0.95)] ?? NaN,
  };
}

/** Returns the number of tasks on the main thread that took more than 50 ms. */
const countLongTasks = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver((list) => done(list.getEntries().length));
        observer.observe({ type: 'longtask', buffered: true });
        setTimeout(() => done(0), 500);
      }),
  );
