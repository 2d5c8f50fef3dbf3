import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import type { Table } from './bench.types';
import { launchBrowser } from './browser';
import { buyerActions, type BuyersPage } from './buyersScript';
import { startProduct } from './product';
import { type Interaction, watchInteractions } from './watchInteractions';

export const title = 'A buyer on a slow phone';

const phone = { width: 390, height: 844 };
const SLOWDOWN = 4;
/** Number of repetitions. */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Period after a tap in which changes count as caused by it. */
const SETTLE_MS = 1500;

interface Step {
  interactions: Interaction[];
  shift: number;
}

/** Measures the taps of a buyer, from the search on the front page to a booked test drive. */
export async function run(): Promise<Table> {
  const product = await startProduct();
  const browser = await launchBrowser();
  const steps = new Map<string, Step>();
  const loads: number[] = [];
  try {
    // The first round fills the caches of pages and images and is not measured.
    await runActions(browser, product.port, new Map(), 0);
    for (let round = 1; round <= ROUNDS; round++) {
      loads.push(loadavg()[0] ?? 0);
      await runActions(browser, product.port, steps, round);
    }
    return {
      columns: [
        'step',
        'interactions',
        'longest ms',
        'p98 ms',
        'median ms',
        'layout shift',
        'longest was',
      ],
      rows: [...steps].map(([name, step]) => getRow(name, step)),
      notes: [
        `A screen of ${phone.width} px with a finger, CPU ${SLOWDOWN} × slower, ${ROUNDS} rounds; load of the machine ${loads.map((load) => load.toFixed(1)).join(', ')}. Bars: each interaction within 200 ms, no layout shift.`,
        'From the input to the next frame, of taps and keys (Event Timing), to 8 ms; what takes less than 16 ms is not told and counts as none.',
      ],
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function runActions(
  browser: Browser,
  port: number,
  steps: Map<string, Step>,
  round: number,
): Promise<void> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  await context.addInitScript('globalThis.__name ??= (named) => named');
  const page = await context.newPage();
  try {
    const takeReport = await watchInteractions(page);
    await slowDown(page);
    const buyer: BuyersPage = { page, port, round, settle: () => settle(page) };
    for (const [name, act] of buyerActions) {
      await act(buyer);
      await buyer.settle();
      const { interactions, shift } = takeReport();
      const step = steps.get(name) ?? { interactions: [], shift: 0 };
      steps.set(name, step);
      step.interactions.push(...interactions);
      step.shift = Math.max(step.shift, shift);
    }
  } finally {
    await context.close();
  }
}

/** Waits for the result of an input, also on a busy machine. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

function getRow(name: string, { interactions, shift }: Step): (string | number)[] {
  const sorted = interactions.toSorted((one, other) => one.duration - other.duration);
  const percentile = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]?.duration ?? 0;
  const longest = sorted.at(-1);
  const description = longest
    ? `${longest.type} on ${longest.target}: ${longest.delay} waiting, ${longest.processing} in listeners`
    : '';
  return [
    name,
    sorted.length,
    percentile(1),
    percentile(0.98),
    percentile(0.5),
    Math.round(shift * 1000) / 1000,
    description,
  ];
}
