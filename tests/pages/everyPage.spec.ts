import type { APIRequestContext, ConsoleMessage, Page } from '@playwright/test';
import {
  findViolations,
  looks,
  ofWholePages,
  type Question,
} from '../accessibility/findViolations';
import { readPieces, type Piece } from '../accessibility/pieces';
import { type SiteName, siteNames, sites } from '../../sites/sites';
import { addresses, addressOf } from './addresses';
import { firstPages } from './firstPages';
import { pathsOf } from './sitePages';
import { looksOfMarkup } from './looksOfMarkup';
import { pagesThatShowAll } from './pagesThatShowAll';
import { scriptsOf, type PageScripts } from './pageScripts';
import { SoundLooks } from '../accessibility/soundLooks';
import { isThorough } from '../support/thorough';
import { expect, test } from './test';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** In which a page must fit; axe is asked in the first and the last. */
const windows = [phone, { width: 320, height: 640 }, { width: 768, height: 900 }, desktop] as const;

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
  const { languages, carPath } = sites[site];
  const fronts = languages.map((language, at) => (at === 0 ? '/' : `/${language}`));
  const cars = firstPages().filter(
    ({ site: name, path }) => name === site && carPath && path.startsWith(`${carPath}/`),
  );

  const kinds = 'each kind of page: fronts, a car, and what has a part with script';
  test(`[SHELL-02] ${site}: ${kinds}`, { tag: '@walk' }, async ({ page, request }) => {
    const pages = await readPages(request, site);
    const problems = pages.flatMap(({ found }) => found);
    problems.push(...(await inspectAll(page, site, kindsOf(pages))));
    expect(problems).toEqual([]);
  });

  test(`[SHELL-02] ${site}: pages that show what no page of a kind does`, async ({
    page,
    request,
  }) => {
    const pages = await readPages(request, site);
    const opened = kindsOf(pages);
    const looksOf = new Map(pages.map(({ path, looks }) => [path, looks]));
    const all = isThorough ? [...looksOf.keys()] : pagesThatShowAll(looksOf, opened);
    const others = all.filter((path) => !opened.includes(path));
    expect(await inspectAll(page, site, others)).toEqual([]);
  });

  function kindsOf(pages: readonly Markup[]): string[] {
    const parts = new Map(pages.map(({ path, parts }) => [path, parts]));
    // A car that was seen shows on other pages: it comes last.
    return [...pagesThatShowAll(parts, fronts), ...cars.map(({ path }) => path)];
  }
}

interface Markup {
  path: string;
  /** What is wrong with it. */
  found: string[];
  /** What it tells of how the page looks. */
  looks: string[];
  /** Parts of the page that script makes more of. */
  parts: string[];
}

async function readPages(request: APIRequestContext, site: SiteName): Promise<Markup[]> {
  const pages: Markup[] = [];
  const paths = await pathsOf(request, site);
  test.setTimeout(paths.length * 20_000);
  for (const path of paths) {
    pages.push(await readMarkup(request, site, path));
  }
  expect(pages.length).toBeGreaterThan(10);
  return pages;
}

async function readMarkup(
  request: APIRequestContext,
  site: SiteName,
  path: string,
): Promise<Markup> {
  const { host } = new URL(addressOf(site));
  const response = await request.get(addresses.web + path, { headers: { host } });
  const html = await response.text();
  const headings = html.match(/<h1\b/g)?.length ?? 0;
  const problems = [
    response.status() === 200 ? '' : `status ${response.status()}`,
    headings === 1 ? '' : `${headings} first headings`,
    ...new Set(addressesOfThisMachine(html + response.headers()['content-security-policy'])),
  ];
  return {
    path,
    found: problems.filter(Boolean).map((problem) => `${path}: ${problem}`),
    looks: looksOfMarkup(html),
    parts: [...html.matchAll(/ data-(?:client|island)="[^"]*"/g)].map(([part]) => part),
  };
}

/** Addresses that lead visitors elsewhere to their own machine; the site's own are those that it was asked by. */
const addressesOfThisMachine = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/(?:127\.[\d.]+|\[::1\]|localhost)(?::\d+)?/g)]
    .map(([address]) => address)
    .filter((address) => new URL(address).port !== new URL(addresses.web).port);

/** What is wrong with pages, opened one after the other. */
async function inspectAll(page: Page, site: SiteName, paths: readonly string[]): Promise<string[]> {
  await holdPictures(page);
  await page.addInitScript(addUpMovement);
  const scripts = scriptsOf(page);
  const sound = new SoundLooks(test.info().project.outputDir);
  let said: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') said.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => said.push(`error: ${message}`));
  const problems: string[] = [];
  for (const path of paths) {
    said = [];
    const { had, found } = await inspect(page, scripts, addressOf(site, path), sound);
    const wrong = [...said, ...found];
    if (wrong.length === 0) sound.remember(had);
    problems.push(...wrong.map((problem) => `${path}: ${problem}`));
  }
  return problems;
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
  scripts: PageScripts,
  address: string,
  sound: SoundLooks,
): Promise<{ found: string[]; had: string[] }> {
  await page.setViewportSize(phone);
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await scripts.arrived();
  const { movement, moved, bytes, kind } = await page.evaluate(readPage);
  const { outline, pieces } = await page.evaluate(readPieces);
  const most = scriptBytes[kind];
  const problems = [
    answer?.status() === 200 ? '' : `status ${answer?.status()}`,
    movement <= mostMovement ? '' : `moves by ${movement}: ${moved}`,
    bytes <= most ? '' : `${bytes} bytes of scripts`,
  ];
  const questions = questionsAbout({ outline, pieces }, sound);
  for (const size of windows) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    const overflow = await page.evaluate(async () => {
      // What watches the size of things hears of the new one with the next frame.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame().then(frame);
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    if (overflow > 0) problems.push(`${overflow} px too wide at ${size.width} px`);
    for (const question of questions.filter(({ at }) => at === size)) {
      const violations = await findViolations(page, question.ask);
      problems.push(...violations.map((violation) => `${violation} at ${size.width} px`));
    }
  }
  const had = [...outline, ...pieces.flatMap(({ styles, shapes }) => [...styles, ...shapes])];
  return { found: problems.filter(Boolean), had };
}

/**
 * What axe is asked in which window, of the pieces of a page that have something new. How parts are made and follow each
 * other is asked once for all themes, in both; styles that a theme has not shown are asked about what depends on the theme,
 * on a phone.
 */
function questionsAbout(
  { outline, pieces }: { outline: readonly string[]; pieces: readonly Piece[] },
  sound: SoundLooks,
): { at: (typeof windows)[number]; ask: Question }[] {
  if (isThorough) return [phone, desktop].map((at) => ({ at, ask: {} }));
  const made = pieces.filter(({ shapes }) => sound.hasNew(shapes));
  const fresh = pieces.filter((piece) => made.includes(piece) || sound.hasNew(piece.styles));
  const selectorsOf = (some: readonly Piece[]) => some.map(({ selector }) => selector);
  const inMain = selectorsOf(made).filter((selector) => selector.startsWith('main'));
  const hasNewOutline = made.length > 0 || sound.hasNew(outline);
  const ofLooks = made.length === 0 && { runOnly: looks };
  const ofShapes = { rules: { 'color-contrast': { enabled: false } } };
  return [
    { at: phone, ask: fresh.length > 0 && { include: selectorsOf(fresh), ...ofLooks } },
    { at: phone, ask: hasNewOutline && { runOnly: ofWholePages } },
    { at: desktop, ask: inMain.length > 0 && { include: inMain, ...ofShapes } },
  ].flatMap(({ at, ask }) => (ask ? [{ at, ask }] : []));
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
 * Runs in the page, once its scripts have arrived: looks at them, then scrolls through it, because what comes into
 * sight may load and move things.
 */
async function readPage() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name }) => new URL(name).pathname.endsWith('.js'),
  );
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
  const kind = kindOf();
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await frame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  return {
    movement: (window as unknown as MovingWindow).movement,
    moved: [...(window as unknown as MovingWindow).moved].join(' | '),
    bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    kind,
  };
}
