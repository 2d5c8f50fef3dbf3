import type { CDPSession, Page } from '@playwright/test';
import type { Table } from './bench.types';
import { launchBrowser, openPage } from './browser';
import { median } from './median';
import { startProduct } from './product';

export const title = 'Writing in the page editor';

const SLOWDOWN = 4;
const WORDS = 10_000;
const KEYS = 60;
/**
 * Keys of a word with its space. Words stay short: the longest word of a text makes the browser lay out all
 * of it.
 */
const WORD_KEYS = 7;
/** Time between two keys: so short that no save starts, since saving waits for a pause. */
const KEY_MS = 40;
const SECRET = 'embedded';

/** Opens the editor, chooses a text, fills it and types at its end. */
export async function run(): Promise<Table> {
  const product = await startProduct({ environment: { EDITING_SECRET: SECRET } });
  const browser = await launchBrowser();
  try {
    const page = await openPage(browser, { width: 1440, height: 900 });
    const session = await page.context().newCDPSession(page);
    const loaded = await countBytes(session);
    await page.setExtraHTTPHeaders({ 'accept-language': 'en' });
    const web = `http://localhost:${product.port}`;
    await page.request.post(`${web}/_edit/session`, { form: { secret: SECRET }, maxRedirects: 0 });
    const place = new URLSearchParams({ site: 'trucks', language: 'sv', route: '/eldrift' });
    await page.goto(`${web}/_edit?${place}`);
    const canvas = page.locator('iframe:visible:not([inert])').contentFrame();
    const field = canvas.locator('[data-edit-field="richText"]').first();
    await field.waitFor();
    await page.waitForLoadState('networkidle');
    const first = loaded();
    await field.click();
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    await page.waitForLoadState('networkidle');
    const text = loaded() - first;

    await page.keyboard.press('ControlOrMeta+A');
    await pasteStory(page);
    await page.locator('[data-save-state="saved"]').waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times = await typeKeys(page, session);
    return {
      columns: ['what', 'figure'],
      rows: [
        ['scripts of the editor when it opens, kB brotli', kilobytes(first)],
        ['scripts that the first chosen text loads, kB brotli', kilobytes(text)],
        [`scripts and layout of a key in ${WORDS} words, median CPU ms`, times.own],
        ['the same with what is kept a moment later, CPU ms', times.scripts],
        ['a key until its scripts and layout are done, median ms', times.median],
        ['slowest key, ms', times.slowest],
        ['all work of the page for a key, painting without a GPU included, CPU ms', times.work],
      ],
      notes: [
        `CPU ${SLOWDOWN} × slower, ${KEYS} keys in the last paragraph, words of ${WORD_KEYS - 1} letters, ${KEY_MS} ms apart. Bars: 250 kB at first, 16 ms a key.`,
        'CPU is what the thread of the page used; the other times grow with the load of the machine.',
      ],
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/**
 * Counts the compressed bytes of scripts, both of the editor and of the page in its frame. Response headers
 * do not count, since HTTP/2 compresses them to a few bytes.
 */
async function countBytes(session: CDPSession): Promise<() => number> {
  const headers = new Map<string, number>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const ofHeaders = headers.get(requestId);
    if (ofHeaders !== undefined) bytes += Math.max(0, encodedDataLength - ofHeaders);
  });
  await session.send('Network.enable');
  return () => bytes;
}

/** Pastes a story: paragraphs of a hundred words, with headings and lists. */
async function pasteStory(page: Page): Promise<void> {
  const frame = page.frames().find((one) => one.url().includes('/_edit/') || one.parentFrame());
  await frame?.evaluate((count) => {
    const words = Array.from({ length: 100 }, (_, index) => `ord${index}`).join(' ');
    const section = `<h2>Rubrik</h2><p>${words}</p><ul><li>${words}</li></ul>`;
    const data = new DataTransfer();
    data.setData('text/html', section.repeat(count / 200));
    const options = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options));
  }, WORDS);
}

/** Types at the end of the story, and measures each key in the frame of the page. */
async function typeKeys(page: Page, session: CDPSession) {
  const field = page
    .locator('iframe:visible:not([inert])')
    .contentFrame()
    .locator('[data-edit-field="richText"]')
    .first();
  await page.keyboard.press('ControlOrMeta+End');
  await field.evaluate((element) => {
    const times: number[] = [];
    let started = 0;
    const view = element.ownerDocument.defaultView;
    view?.addEventListener('keydown', () => (started = performance.now()), { capture: true });
    // The editor reads what the browser has written in a microtask, before this task.
    const onInput = () => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        element.getBoundingClientRect();
        times.push(performance.now() - started);
      };
      channel.port2.postMessage(undefined);
    };
    // Captured, since the rich text editor stops the event from bubbling.
    view?.addEventListener('input', onInput, { capture: true });
    Object.assign(globalThis, { keyTimes: times });
  });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await readCpu(session);
  const keyCpuMs: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    const start = await readCpu(session);
    await page.keyboard.press(key % WORD_KEYS === WORD_KEYS - 1 ? 'Space' : 'a');
    keyCpuMs.push((await readCpu(session)).scripts - start.scripts);
    await page.waitForTimeout(KEY_MS);
  }
  const times = await field.evaluate(
    () => (globalThis as unknown as { keyTimes: number[] }).keyTimes,
  );
  if (times.length < KEYS) throw new Error(`Only ${times.length} of ${KEYS} keys were written`);
  const after = await readCpu(session);
  const round = (ms: number) => Math.round(ms * 10) / 10;
  return {
    own: round(median(keyCpuMs)),
    median: round(median(times)),
    slowest: round(Math.max(...times)),
    scripts: round((after.scripts - before.scripts) / KEYS),
    work: round((after.work - before.work) / KEYS),
  };
}

/** CPU time that the thread of the page has used, in ms. */
async function readCpu(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const metricSeconds = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? 0;
  return {
    scripts:
      (metricSeconds('ScriptDuration') +
        metricSeconds('LayoutDuration') +
        metricSeconds('RecalcStyleDuration')) *
      1000,
    work: metricSeconds('TaskDuration') * 1000,
  };
}
