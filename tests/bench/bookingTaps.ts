import type { Locator, Page } from '@playwright/test';
import type { Table } from './bench.types';
import { launchBrowser } from './browser';
import { localHost } from './homePages';
import { startProduct } from './product';

export const title = 'Booking a visit on a slow phone';

const phone = { width: 390, height: 844 };
const SLOWDOWN = 4;
/** Period after a tap in which changes count as caused by it. */
const SETTLE_MS = 1500;

/** Reports of the browser about a tap and layout shifts. Times in ms. */
interface BrowserReports {
  taps: number;
  slowest: number;
  shift: number;
  shiftAfterTap: number;
}

/** Measures the taps of a whole booking, from the plate to the confirmation. */
export async function run(): Promise<Table> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
    await context.addInitScript('globalThis.__name ??= (named) => named');
    await context.addInitScript(observe);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const host = localHost('automotive-se', product.port);
    await page.goto(`http://${host}/service-och-verkstad/boka-bilverkstad`);
    const rows: (string | number)[][] = [];
    for (const [name, tap] of createSteps(page)) {
      await tap();
      await page.waitForTimeout(SETTLE_MS);
      const { taps, slowest, shift, shiftAfterTap } = await page.evaluate(() =>
        (globalThis as unknown as { take: () => BrowserReports }).take(),
      );
      rows.push([name, taps, slowest, shift, shiftAfterTap]);
    }
    return {
      columns: ['tap', 'events', 'slowest ms', 'layout shift', 'shift right after input'],
      rows,
      notes: [
        `A screen of ${phone.width} px with a finger, CPU ${SLOWDOWN} × slower. Bars: each tap answered within 200 ms, no layout shift.`,
        'Slowest: from the input to the next frame, of the events of a tap or key (Event Timing), to 8 ms; 0 is below 16 ms.',
      ],
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Returns the taps in order; the first one loads the code of all steps. */
function createSteps(page: Page): [name: string, tap: () => Promise<void>][] {
  const step = (number: number) =>
    page.locator(`section[aria-labelledby="booking-step-${number}"]`);
  const tap = (target: Locator) => async () => target.tap();
  const continueButton = (number: number) =>
    step(number).getByRole('button', { name: 'Fortsätt', exact: true });
  return [
    ['field of the plate', tap(page.locator('#booking-plate'))],
    ['plate typed', () => page.locator('#booking-plate').pressSequentially('DSL123')],
    ['field of the place', tap(page.locator('#booking-place'))],
    ['place typed', () => page.locator('#booking-place').pressSequentially('Uppsal')],
    ['place chosen', tap(page.getByRole('option', { name: 'Uppsala', exact: true }))],
    ['on to the services', tap(continueButton(1))],
    ['service chosen', tap(step(2).getByRole('checkbox', { name: 'Liten service', exact: true }))],
    ['another category opened', tap(step(2).getByText('Däck och hjul'))],
    ['on to the add-ons', tap(continueButton(2))],
    ['add-on chosen', tap(step(3).getByRole('checkbox').first())],
    ['on to the workshops', tap(continueButton(3))],
    [
      'workshop chosen',
      tap(
        step(4)
          .getByRole('button', { name: /^Se tider hos Automotive/ })
          .first(),
      ),
    ],
    [
      'next week',
      tap(
        step(4)
          .getByRole('button', { name: /^Vecka/ })
          .nth(1),
      ),
    ],
    ['time chosen', tap(step(4).locator('button[aria-pressed][aria-label]:visible').first())],
    ['first name typed', () => page.locator('#booking-first-name').pressSequentially('Maja')],
    ['last name typed', () => page.locator('#booking-last-name').pressSequentially('Lind')],
    ['phone typed', () => page.locator('#booking-phone').pressSequentially('0701234567')],
    ['mail typed', () => page.locator('#booking-email').pressSequentially('maja@example.com')],
    ['summary opened', tap(page.getByRole('button', { name: 'Summering av val' }))],
    ['summary closed', tap(page.getByRole('dialog').getByRole('button').first())],
    ['confirmed', tap(page.getByRole('button', { name: 'Bekräfta bokning' }))],
  ];
}

/** Runs in the browser: collects the entries of performance observers. */
function observe(): void {
  const reports = { taps: 0, slowest: 0, shift: 0, shiftAfterTap: 0 };
  const events = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (!entry.interactionId) continue;
      reports.taps += 1;
      reports.slowest = Math.max(reports.slowest, entry.duration);
    }
  });
  // `durationThreshold` is missing in TypeScript's types.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  events.observe(options);
  const shifts = new PerformanceObserver((list) => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
      reports[hadRecentInput ? 'shiftAfterTap' : 'shift'] += value;
    }
  });
  shifts.observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, {
    take: () => {
      const taken = { ...reports };
      Object.assign(reports, { taps: 0, slowest: 0, shift: 0, shiftAfterTap: 0 });
      return taken;
    },
  });
}
