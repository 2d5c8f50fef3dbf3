import type { APIRequestContext, ConsoleMessage, Page } from '@playwright/test';
import { findViolations, looks, type Question } from '../accessibility/findViolations';
import { type SiteName, siteNames } from '../../sites/sites';
import { addresses, addressOf } from './addresses';
import { pathsOf } from './sitePages';
import { looksOfMarkup } from './looksOfMarkup';
import { SoundLooks } from '../accessibility/soundLooks';
import { isThorough } from '../support/thorough';
import { expect, test } from './test';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/**
 * Most bytes of compressed scripts before any interaction: of a list of cars or a car, where places are found, of a
 * dealer, where a form is among the first things in sight, elsewhere.
 */
const scriptBytes = {
  cars: 15_000,
  finder: 90_000,
  dealer: 13_312,
  form: 127_000,
  content: 11_008,
} as const;
/** Most that the page may move while it loads and is scrolled through (CLS). */
const mostMovement = 0.01;

// A trace of many pages takes longer than the pages; what waits for pictures need not pulse.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

for (const site of siteNames) {
  test(`every page of ${site} is sound`, async ({ page, request }) => {
    const paths = await pathsOf(request, site);
    expect(paths.length).toBeGreaterThan(10);
    test.setTimeout(paths.length * 20_000);
    await holdPictures(page);
    await page.addInitScript(addUpMovement);
    const sound = new SoundLooks(test.info().project.outputDir);
    const problems: string[] = [];
    let said: string[] = [];
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') said.push(`console: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => said.push(`error: ${message}`));
    const opened = new Set<string>();
    for (const path of paths) {
      const { found: inMarkup, looks } = await readMarkup(request, site, path);
      problems.push(...inMarkup.map((problem) => `${path}: ${problem}`));
      if (!isThorough && looks.every((look) => opened.has(look))) continue;
      for (const look of looks) opened.add(look);
      said = [];
      const { had, found } = await inspect(page, addressOf(site, path), sound);
      const wrong = [...said, ...found];
      if (wrong.length === 0) sound.remember(had);
      problems.push(...wrong.map((problem) => `${path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

/** What is wrong with a page's HTML, and what it tells of how the page looks. */
async function readMarkup(
  request: APIRequestContext,
  site: SiteName,
  path: string,
): Promise<{ found: string[]; looks: string[] }> {
  const { host } = new URL(addressOf(site));
  const response = await request.get(addresses.web + path, { headers: { host } });
  const html = await response.text();
  const headings = html.match(/<h1\b/g)?.length ?? 0;
  const problems = [
    response.status() === 200 ? '' : `status ${response.status()}`,
    headings === 1 ? '' : `${headings} first headings`,
  ];
  return { found: problems.filter(Boolean), looks: looksOfMarkup(html) };
}

/**
 * Pictures never arrive: their boxes must be right without them, and scaling each takes seconds. Events are taken
 * and forgotten. A route of Playwright's would turn the browser's cache off, and ask about every request.
 */
async function holdPictures(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (!request.url.includes('/api/events/')) return;
    // A page that is being left takes its requests along.
    browser.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }).catch(() => undefined);
  });
  const patterns = [{ urlPattern: '*/image?*' }, { urlPattern: '*/api/events/*' }];
  await browser.send('Fetch.enable', { patterns });
}

/** What is wrong with a page, in words, and what it has: styles with their theme, and shapes of all themes. */
async function inspect(
  page: Page,
  address: string,
  sound: SoundLooks,
): Promise<{ found: string[]; had: string[] }> {
  await page.setViewportSize(phone);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const { movement, moved, scripts, kind, styles, shapes } = await page.evaluate(readPage);
  const most = scriptBytes[kind];
  const problems = [
    movement <= mostMovement ? '' : `moves by ${movement}: ${moved}`,
    scripts <= most ? '' : `${scripts} bytes of scripts`,
  ];
  const questions = questionsAbout({
    hasNewStyles: sound.hasNew(styles),
    hasNewShapes: sound.hasNew(shapes),
  });
  for (const { size, question } of questions) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    const overflow = await page.evaluate(async () => {
      // What watches the size of things hears of the new one with the next frame.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame().then(frame);
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    if (overflow > 0) problems.push(`${overflow} px too wide at ${size.width} px`);
    if (!question) continue;
    const violations = await findViolations(page, question);
    problems.push(...violations.map((violation) => `${violation} at ${size.width} px`));
  }
  return { found: problems.filter(Boolean), had: [...styles, ...shapes] };
}

/**
 * What axe is asked in which window. How parts are made and follow each other is asked once for all themes, in both;
 * styles that a theme has not shown are asked about what depends on the theme, on a phone.
 */
function questionsAbout(page: { hasNewStyles: boolean; hasNewShapes: boolean }) {
  const ofStyles: Question | undefined = page.hasNewStyles ? { runOnly: looks } : undefined;
  const onPhones: Question | undefined = isThorough || page.hasNewShapes ? {} : ofStyles;
  const onDesktops: Question | undefined = page.hasNewShapes
    ? { include: ['main'], rules: { 'color-contrast': { enabled: false } } }
    : undefined;
  return [
    { size: phone, question: onPhones },
    { size: desktop, question: isThorough ? {} : onDesktops },
  ];
}

type MovingWindow = Window & { movement: number; moved: Set<string> };

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Runs in the page before its own scripts: adds up what moves without the visitor's doing, and what it says. */
function addUpMovement(): void {
  const moving = Object.assign(window, { movement: 0, moved: new Set<string>() });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      moving.movement += value;
      for (const { node } of sources) moving.moved.add(node?.textContent?.slice(0, 40) ?? '');
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Runs in the page: looks at the scripts that came by themselves, then scrolls through it, because what
 * comes into sight may load and move things.
 */
async function readPage() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A font that hangs, or a page that is never idle, is not waited for.
  const patience = 5_000;
  await Promise.race([document.fonts.ready, new Promise((end) => setTimeout(end, patience))]);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: patience }));
  const scriptsOf = () =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      new URL(name).pathname.endsWith('.js'),
    );
  // Scripts that wait for the first paint, and those that they load, come a little later.
  for (let known = -1; known !== scriptsOf().length;) {
    known = scriptsOf().length;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  // Cars and forms further down are not yet loaded for.
  const isNear = (parts: string) =>
    [...document.querySelectorAll(parts)].some(
      (part) => part.getBoundingClientRect().top < 2 * innerHeight,
    );
  const finds = '[data-island=FindLocations], [data-dealer-list]';
  const hasCars = document.querySelector('[data-car-list], [data-client=CarPage]') !== null;
  const hasFinder = isNear('[data-car]') || document.querySelector(finds) !== null;
  const hasForm = isNear('[data-island] form');
  const isDealer = document.querySelector('[data-client=DealerPage]') !== null;
  const kindOf = (): 'cars' | 'form' | 'finder' | 'dealer' | 'content' => {
    if (hasCars) return 'cars';
    if (hasForm) return 'form';
    if (hasFinder) return 'finder';
    return isDealer ? 'dealer' : 'content';
  };
  const scripts = scriptsOf();
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await frame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  const all = [...document.querySelectorAll('body *')];
  // An element's parent, name, styles and attributes, and whether it has words; and how headings follow each other.
  const shapes = all.map((element) =>
    [
      element.parentElement?.tagName,
      element.tagName,
      element.getAttribute('class'),
      element.getAttributeNames().join(' '),
      element.textContent.trim() !== '',
    ].join(),
  );
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const steps = headings.map(({ tagName }, at) => `${headings[at - 1]?.tagName} ${tagName}`);
  const theme = document.documentElement.className;
  const styles = new Set(all.flatMap(({ classList }) => [...classList]));
  return {
    movement: (window as unknown as MovingWindow).movement,
    moved: [...(window as unknown as MovingWindow).moved].join(' | '),
    scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    kind: kindOf(),
    styles: [...styles].map((style) => `${theme} ${style}`),
    shapes: [...new Set([...shapes, ...steps])],
  };
}
